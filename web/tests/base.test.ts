import { describe, expect, it } from 'vitest'
import { complete, inward, outward } from '../src/lib/base'

function link(href: string): Element {
  const attributes: Record<string, string> = { href }
  return {
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => (attributes[name] = value),
  } as unknown as Element
}

describe('a table under a path of a larger site', () => {
  it('asks the browser for whole paths, and reads them back', () => {
    for (const path of ['/', '/m/m_1', '/rules/axis']) expect(inward(outward(path, '/table'), '/table')).toBe(path)
    expect(inward('/table', '/table')).toBe('/')
    expect(inward('/tables/1', '/table')).toBe('/tables/1')
  })

  it('completes a link once', () => {
    const rules = link('/rules')
    complete(rules, '/table')
    complete(rules, '/table')
    expect(rules.getAttribute('href')).toBe('/table/rules')
    const away = link('https://example.org/')
    complete(away, '/table')
    expect(away.getAttribute('href')).toBe('https://example.org/')
  })

  it('changes nothing at the root', () => {
    const rules = link('/rules')
    complete(rules, '')
    expect([rules.getAttribute('href'), outward('/m/1', ''), inward('/m/1', '')]).toEqual(['/rules', '/m/1', '/m/1'])
  })
})
