import type { Figure } from '#contract/figures.ts'
import { byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import type { Rule } from '#advisor/knowledge/rules/rule.ts'
import { ruleName, ruleText } from '#advisor/knowledge/rules/rule-text.ts'
import type { Entry, FigureBook } from './figure-book.ts'

/** What a reference names, a rule among them: its table is open in every turn. */
export function findEntry(book: FigureBook, ref: string): Entry | null {
  const found = book.find(ref)
  const [, id = ''] = /^rule\.(.+)$/i.exec(ref) ?? []
  const rule = found || id === '' ? null : findRule(id)
  return rule ? book.add(`rule.${rule.id}`, ruleFigure(book.sheet, rule), 'rule') : found
}

/** A public rule as a figure that opens its publication and year. */
export function ruleFigure(sheet: FigureSheet, rule: Rule): Figure {
  const { meaning, unit, value } = rule
  const from = byRule(ruleName(rule), meaning)
  const figure =
    unit === 'money' ? sheet.money(meaning, value, from) : sheet.number(meaning, unit, value, from)
  // A number that stands bare in our own texts, which have its unit behind it, has it with it here.
  const { text, ...bare } = rule
  return { ...figure, text: ruleText(text !== undefined && /[a-z%$]/i.test(text) ? rule : bare) }
}
