/** Searching the ledger. */
import type { RuleInfo as Rule } from '../contract/responses'

/** The clauses that hold every word searched for, in the language read or in their id. */
export function searchRules(rules: readonly Rule[], query: string, language: string): Rule[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...rules]
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.summary[language] ?? rule.summary['en'] ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The clauses by section, in the ledger's own order. */
export function bySection(rules: readonly Rule[]): [string, Rule[]][] {
  const sections = new Map<string, Rule[]>()
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule])
  return [...sections]
}

export function findRule(rules: readonly Rule[], id: string): Rule | undefined {
  return rules.find((rule) => rule.id === id)
}
