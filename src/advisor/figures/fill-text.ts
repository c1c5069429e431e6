import { byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { Piece, Text } from '#advisor/grounding/pieces.ts'
import { cutAtRules, ruleName, ruleText } from '#advisor/knowledge/rules/rule-text.ts'

/** A sentence of an explanation, with its rules as figures that open their source. */
export function fillText(words: string, sheet: FigureSheet): Text {
  return cutAtRules(words).map((piece): Piece => {
    if (typeof piece === 'string') return piece
    const { rule, part } = piece
    const source = byRule(ruleName(rule), rule.meaning)
    if (part === 'year') return sheet.number('Year', 'year', rule.year ?? 0, source)
    const unit = rule.unit === 'money' ? 'money' : rule.unit
    const figure =
      unit === 'money'
        ? sheet.money(rule.meaning, rule.value, source)
        : sheet.number(rule.meaning, unit, rule.value, source)
    return { ...figure, text: ruleText(rule) }
  })
}
