/** Our own signs, each drawn in a box of 24 by 24. */

export type Sign = 'military' | 'economy' | 'culture' | 'people' | 'hegemon' | 'war' | 'back'

export const ATTRIBUTES = ['military', 'economy', 'culture', 'people'] as const

export const SIGNS: Record<Sign, string> = {
  // A soldier with helmet and dagger-axe.
  military:
    'M9 1.5l1.2 2.2a4.6 4.6 0 0 1 3.6 4.5v1H4.2v-1a4.6 4.6 0 0 1 3.6-4.5zM5 10.4h8a4 4 0 0 1-8 0zM9 15.2c4.4 0 7 2.4 7.4 7.3H1.6C2 17.6 4.6 15.2 9 15.2zM18.2 22.5V1.5h1.9v3.2l3.4 1.6-3.4 2.3v13.9z',
  // A round coin with a square hole.
  economy:
    'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM8.6 8.6v6.8h6.8V8.6z',
  // Bamboo slips and a brush.
  culture:
    'M1.5 3h3.3v18H1.5zM5.9 3h3.3v18H5.9zM10.3 3h3.3v18h-3.3zM.8 7h13.5v1.7H.8zM.8 15.3h13.5V17H.8zM21.2.8l2 1-4.6 11.6-2-.9zM16.2 13.6l2.3 1c-.2 3.2-1.3 5.6-3.6 8.2-.5-3.4-.1-6.4 1.3-9.2z',
  // A seal with its knob.
  people:
    'M9 1.5h6a1.5 1.5 0 0 1 1.5 1.5c0 3-1.6 3.4-1.6 6H9.1c0-2.6-1.6-3-1.6-6A1.5 1.5 0 0 1 9 1.5zM3.5 10h17a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1zM5 12.4v7.8h14v-7.8zM7 14.2h4.2v1.6H8.6v2.6H7zM12.8 14.2H17v4.2h-4.2v-1.6h2.6v-1h-2.6z',
  // A bronze tripod.
  hegemon:
    'M4.5 2h3v4h9V2h3v4H22v2.6h-1.4c0 4.6-1.3 7-3.3 8.2L18.5 22h-2.8l-1-4.4c-.5.1-1 .1-1.5.1V22h-2.4v-4.3c-.5 0-1 0-1.5-.1L8.3 22H5.5l1.2-5.2c-2-1.2-3.3-3.6-3.3-8.2H2V6h2.5zM7 10v1.8h10V10z',
  // Two blades crossed.
  war: 'M2 1.5l4.8 1.6 5.2 6 5.2-6L22 1.5l-1.6 4.8-6.2 5.4 3.6 4.2 1.6-1.3 1.5 1.7-1.9 1.7 2.6 3-1.9 1.6-2.6-3-2 1.7-1.5-1.7 1.5-1.4L12 13.9l-5.1 4.3 1.5 1.4-1.5 1.7-2-1.7-2.6 3L.4 21l2.6-3L1.1 16.3l1.5-1.7 1.6 1.3 3.6-4.2L1.6 6.3z',
  // The thunder pattern on the back of a card.
  back: 'M2 2h20v20H6V6h12v12h-8v-8h4v4h-1.6v-2.4h-.8v4.8h4.8V7.6H7.6v12.8h12.8V3.6H3.6V22H2z',
}
