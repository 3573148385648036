import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blake2b, Unreadable, verifyRecord } from '../src/lib/dice'

const record = (name: string): string => readFileSync(new URL(`records/${name}.jsonl`, import.meta.url), 'utf8')
const hex = (found: Uint8Array): string => [...found].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, n) => n % 256)

/** The same record with one thing changed in its head or in one line. */
function spoilt(name: string, change: (lines: string[]) => void): string {
  const lines = record(name).trimEnd().split('\n')
  change(lines)
  return lines.join('\n') + '\n'
}

describe('BLAKE2b', () => {
  it('agrees with the values of Python', () => {
    expect(hex(blake2b(new TextEncoder().encode('abc'), new Uint8Array(), 64))).toMatch(
      /^ba80a53f981c4d0d6a2797b69f12f6e9/,
    )
    expect(hex(blake2b(new TextEncoder().encode('7:salt'), bytes(32), 16))).toBe('891f8d9dbcdcd554201c07ed41699d9e')
    expect(hex(blake2b(bytes(300), bytes(64), 16))).toBe('a606b1aa296a871455c67fac66bcc63e')
    expect(hex(blake2b(bytes(128), new Uint8Array(), 16))).toBe('a74787004ef589e31149183900d0294a')
  })
})

describe('the dice of a record', () => {
  for (const name of ['fords', 'twilight'])
    it(`are worked out again: ${name}`, async () => {
      const found = await verifyRecord(record(name))
      expect(found.rolls.filter(({ ok }) => !ok)).toEqual([])
      expect(found).toMatchObject({ hashOk: true, saltOk: true, ok: true })
      expect(found.rolls.length).toBeGreaterThan(10)
    })

  it('are not what somebody has written over them', async () => {
    const changed = spoilt('fords', (lines) => {
      const at = lines.findLastIndex((line) => line.includes('"roll:'))
      lines[at] = lines[at]!.replace(/roll:(\d)/, (_, face: string) => `roll:${(Number(face) % 6) + 1}`)
    })
    const found = await verifyRecord(changed)
    expect(found.ok).toBe(false)
    expect(found.rolls.filter(({ ok }) => !ok)).toHaveLength(1)
  })

  it('need the key that was sealed, and the words that were given', async () => {
    const other = await verifyRecord(
      spoilt('fords', (lines) => (lines[0] = lines[0]!.replace(/"key": "../, '"key": "00'))),
    )
    expect(other).toMatchObject({ hashOk: false, ok: false })
    const unsaid = await verifyRecord(
      spoilt('fords', (lines) => (lines[0] = lines[0]!.replace('first word', 'last word'))),
    )
    expect(unsaid).toMatchObject({ saltOk: false, ok: false })
  })

  it('cannot be worked out of anything else', async () => {
    for (const [text, code] of [
      ['hello', 'no-record'],
      ['{}', 'no-record'],
      [record('fords').split('\n').slice(0, 5).join('\n'), 'no-record'],
      ['{"sandtable": 1}\n{"end": 0}', 'no-dice'],
    ] as const)
      await expect(verifyRecord(text)).rejects.toEqual(new Unreadable(code))
  })
})
