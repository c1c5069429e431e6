/** A cost over what is put to it each time: how long it takes, and no share of it. */
import { text } from '#advisor/grounding/pieces.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'

const PAYBACK =
  /\bpay ?back\b|\bpays? (?:for )?itself\b|\bbreak[- ]?even\b|\bhow long\b|\bwhen (?:does|will|would) (?:that|it) pay (?:back|off)\b/i
const TIMES = 'month|mo|year|yr|week|wk|paycheck|check|hour|hr|shift'
const HOW_MANY = new RegExp(
  String.raw`\bhow many (?:\w+ )?(${TIMES})s\b(?! of (?:my )?(?:pay|work|wages)\b)`,
  'i',
)

type Rhythm = 'month' | 'year' | 'week' | 'paycheck' | 'hour' | 'shift'
const rhythms: Readonly<Record<string, Rhythm>> = {
  mo: 'month',
  yr: 'year',
  wk: 'week',
  week: 'week',
  check: 'paycheck',
  paycheck: 'paycheck',
  hr: 'hour',
  hour: 'hour',
  shift: 'shift',
}

/** In what a question counts the time it asks for; null where it asks for none. */
export function askedTime(said: string): Rhythm | null {
  const counted = HOW_MANY.exec(said)?.[1]?.toLowerCase()
  if (counted === undefined && !PAYBACK.test(said)) return null
  return rhythms[counted ?? ''] ?? (/\byears?\b/i.test(said) ? 'year' : 'month')
}

const COUNTED =
  /^ (?:of us|already|done|in|\w*(?:payments?|checks?|people|guests|kids|ways|months?|weeks?|years?))\b/i

/** 'How many weeks at 80': what goes to it each time, unless the number counts something; what two amounts differ by does. */
export function isPutToIt(sheet: Worksheet, slot: string, said: string): boolean {
  const source = sheet.peekAt(slot)
  if (source?.kind === 'formula') return source.formula.includes('−')
  const at = source?.kind === 'words' ? said.indexOf(source.quote) : -1
  return source?.kind === 'words' && at >= 0 && !COUNTED.test(said.slice(at + source.quote.length))
}

/** How often each comes in a year. */
const timesAYear: Partial<Record<Rhythm, number>> = { week: 52, paycheck: 26, month: 12, year: 1 }
const EVERY = /^ (?:dollars |bucks )?(?:a|per|every|each) (week|wk|month|mo|year|yr|paycheck|check)\b/i

/** '55 every week, in how many months', '1,480 a year against 1,295': how often it is put to it, where that is said. */
export function rhythmOf(sheet: Worksheet, slot: string, said: string): Rhythm | null {
  const source = sheet.peekAt(slot)
  const quotes =
    source?.kind === 'words'
      ? [source.quote]
      : source?.kind === 'formula'
        ? source.inputs.map((one) => one.text)
        : []
  for (const quote of quotes) {
    const at = said.indexOf(quote)
    const unit = at < 0 ? undefined : EVERY.exec(said.slice(at + quote.length))?.[1]
    if (unit !== undefined) return rhythms[unit.toLowerCase()] ?? (/^y/i.test(unit) ? 'year' : 'month')
  }
  return null
}

export function tellPayback(
  sheet: Worksheet,
  {
    amount,
    by,
    rhythm,
    said,
    ...times
  }: { value: number; amount: Figure; by: Figure; rhythm: Rhythm; said: string },
): Worked {
  // Hours and shifts come as often as somebody works.
  const put = (timesAYear[rhythm] ? rhythmOf(sheet, 'by', said) : null) ?? rhythm
  const value = times.value * ((timesAYear[rhythm] ?? 1) / (timesAYear[put] ?? 1))
  const formula = 'the cost divided by what it brings each time'
  const label = 'Paid back after'
  const time =
    rhythm === 'year'
      ? sheet.years('each', label, Math.round(value * 10) / 10, formula)
      : rhythm === 'month'
        ? sheet.time('each', label, value, formula)
        : sheet.count('each', label, 'ratio', Math.round(value * 10) / 10, formula)
  const unit = rhythm === 'year' || rhythm === 'month' ? '' : ` ${rhythm}s`
  const each = put === 'hour' ? 'an hour' : `a ${put}`
  return {
    answer: [text`${time}${unit}: that's how long ${by} ${each} takes to make up ${amount}.`],
    lines: [text`Paid back after: ${time}${unit}`],
  }
}
