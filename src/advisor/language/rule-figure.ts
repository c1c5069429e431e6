import type { Figure } from '#contract/figures.ts'
import { byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { Rule } from '#advisor/knowledge/rules/rule.ts'
import { ruleName, ruleText } from '#advisor/knowledge/rules/rule-text.ts'

/** A public rule as a figure that opens its publication and year. */
export function ruleFigure(sheet: FigureSheet, rule: Rule): Figure {
  const { meaning, unit, value } = rule
  const from = byRule(ruleName(rule), meaning)
  const figure =
    unit === 'money' ? sheet.money(meaning, value, from) : sheet.number(meaning, unit, value, from)
  return { ...figure, text: ruleText(rule) }
}
