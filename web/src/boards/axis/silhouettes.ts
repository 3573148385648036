/** Our own silhouettes of the pieces, each in a field of 16 by 10. */
export const SILHOUETTES: Record<string, string> = {
  infantry: 'M3 6.6C3 3 5 1.2 8 1.200s5 1.800 5 5.400l1.700 1.100v1.100H1.300V7.700z',
  artillery: 'M4.600 5L14.300 1l.8 1.700L8.200 6A2.600 2.600 0 1 1 4.600 5zM.8 9.200l3-2.200.9 1.200-2.600 1.600z',
  tank: 'M.8 6h14.400l-1.700 3.400h-11zM3.800 2.800h5.400v2.600H3.800zM9.200 3.400h6v1.100h-6z',
  aa_gun: 'M6.600 6.400L11.300.4l1.400 1.100-3.300 5 3 3.200H3.600z',
  fighter: 'M8 0l1 3.200 6 2v1.400l-6-.7-.4 2.300 1.900 1v.8h-5v-.8l1.900-1L7 5.900l-6 .7V5.200l6-2z',
  bomber:
    'M8 0l1.200 2.200h2.200V1.400h1.200v1.100L16 3.600v1.800l-6.800.3-.3 2.500 2.600 1v.8h-7v-.8l2.600-1-.3-2.500L0 5.400V3.600l3.400-1.100V1.400h1.200v.8h2.200z',
  battleship:
    'M0 6.500h16l-1.800 3.200H2zM3 4.400h3.200v2H3zM9.900 4.400h3.200v2H9.900zM7 1.200h2v5.300H7zM.6 4.800h3v.8h-3zM12.500 4.800h3v.8h-3z',
  carrier: 'M0 4.800h16v1.400l-2 3.500H2L0 6.200zM10 1.600h2.600v3.200H10z',
  cruiser:
    'M.4 6.500h15.200l-1.900 3.200H2.300zM3.800 4.600h2.800v2H3.800zM7.400 2.200h1.700v4.300H7.400zM10 4.800h2.200v1.700H10z',
  destroyer: 'M1 7h14l-1.600 2.600H2.600zM5 5.200h4.200V7H5zM6.500 2.800h1.200v2.500H6.500z',
  submarine:
    'M.8 7.200c0-1.400 2.200-2 7.200-2s7.200.6 7.200 2-2.200 2-7.200 2-7.200-.6-7.200-2zM6.200 2.900h3v2.600h-3zM7.200 1.200h1V3h-1z',
  transport:
    'M.8 6h14.400l-1.700 3.600h-11zM2.800 3.800h3.200V6H2.800zM6.800 3.800H10V6H6.800zM11.400 1.600h1.500V6h-1.500z',
  industrial_complex: 'M1 9.600V4.800l3.600 2.200V4.800L8.200 7V4.800L11 6.600V1h2.400v8.600z',
}

export function silhouette(unit: string): string {
  return SILHOUETTES[unit.replace('unit:', '')] ?? SILHOUETTES['infantry']!
}
