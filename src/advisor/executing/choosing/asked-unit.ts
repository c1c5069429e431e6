/** What a question wants to hear: a time, a percentage or an amount. No other unit can answer it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'

type Wanted = 'time' | 'percent' | 'money'

const TIMES = 'months?|years?|yrs?|weeks?|wks?|payments|(?:pay)?checks'
const asking: Readonly<Record<Wanted, RegExp>> = {
  time: new RegExp(
    String.raw`\bhow (?:long|soon|many (?:more |good |extra )?(?:${TIMES}))\b(?! (?:of|a|per|each|do|are|should|did)\b)`,
    'i',
  ),
  percent:
    /\b(?:what|how many|which)(?:'s|s| is)? (?:the )?(?:percent(?:age)?|pct|%)(?= |\?|$)|\bin percent\b|\bpercent wise\b/i,
  money: /\bhow much (?!longer|later|sooner|faster|quicker|earlier|older|(?:more )?time|percent|%)/i,
}
/** What else may be asked beside it, in words that name no unit. */
const OPEN = /\b(?:what|whats|total|and how|which|better|worse)\b/i

/** The one unit that a message asks for; null where it asks for several, or its words leave that open. */
export function askedUnit(text: string): Wanted | null {
  const [wanted, ...more] = (['time', 'percent', 'money'] as const).filter((unit) => asking[unit].test(text))
  if (wanted === undefined || more.length > 0) return null
  return OPEN.test(text.replace(asking[wanted], '')) ? null : wanted
}

const times: ReadonlySet<string> = new Set(['months', 'years', 'age'])

const CHECKS = /\bhow many (?:\w+ )?(?:pay)?checks\b/i

/** 'How long' is answered by no amount, and 'how much' by no time. */
export function answersAsked(text: string, { kind, results }: SumRecord): boolean {
  const wanted = askedUnit(text)
  const units = Object.values(results).map(({ unit }) => unit)
  if (wanted === null || units.length === 0) return true
  // 'How many paychecks' is a number of them, 'how much' no number of times.
  const isCount = kind === 'quotient' && units.includes('ratio')
  if (wanted === 'money') return !isCount && !units.every((unit) => times.has(unit))
  // What comes out of every check is not put away every month.
  if (wanted === 'time' && kind === 'goal-time' && CHECKS.test(text)) return false
  // A debt that is never paid off has no time to tell, and is answered all the same.
  const isTime =
    findSum(kind)?.results.some((name) => times.has(name)) || units.some((unit) => times.has(unit))
  return wanted === 'time' ? isTime || isCount : units.includes('percent')
}

/** Whether a figure of this unit can be what a question wants to hear, as far as its words tell. */
export function isAskedUnit(text: string, unit: string | undefined): boolean {
  return askedUnit(text) !== 'time' || unit !== 'money'
}
