import type { Figure } from '#contract/figures.ts'
import { figuresOf } from '#advisor/grounding/print.ts'
import { allRules } from '#advisor/knowledge/rules/all-rules.ts'
import { ruleName } from '#advisor/knowledge/rules/rule-text.ts'
import { thumb } from '#advisor/knowledge/rules/thumb.ts'
import type { Draft } from '#advisor/reply.ts'
import { currencyNow } from '#finance/currency.ts'
import { fits } from '#advisor/grounding/fit.ts'

/** Public rules of the table, and those that sums name by themselves. Rules of thumb are nobody's law. */
const american: ReadonlySet<string> = new Set([
  ...allRules.flatMap((rule) => (thumb.includes(rule) ? [] : [ruleName(rule), rule.source])),
  'US federal tax',
  'Standard deduction',
  'Home sale',
  'Social Security',
])

const isAmerican = ({ source }: Figure) => source.kind === 'rule' && american.has(source.name)

const SHORT = ' That is a US rule, in US dollars.'
const NOTE =
  'These are rules of the United States, and their amounts are in US dollars; your own amounts are not converted.'

/** An answer that rests on rules of the United States says so to somebody whose money is not dollars. */
export function nameUsRules(draft: Draft): Draft {
  if (currencyNow() === 'USD' || !figuresOf(draft).some(isAmerican)) return draft
  const named = [...draft.content, SHORT]
  return {
    ...draft,
    content: fits(named) ? named : draft.content,
    details: [...draft.details, { kind: 'paragraph', text: [NOTE] }],
  }
}
