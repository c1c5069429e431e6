/** Which figure of a sum is asked for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { firstPayment } from './loan-parts.ts'
import { shortPeriods } from '#advisor/executing/periods/one-period.ts'
import { isMonthly } from './say-figure.ts'

const PER = new RegExp(
  String.raw`(?<!\d[\d,.]*k?\s(?:(?:more|less|extra)\s)?)\b(?:per|a|each|every) ` +
    String.raw`(quarter|month|mo|week|wk|year|yr|day|hour|hr|paycheck|check)(?: (?:before|b4|after) tax(?:es)?)?\W*$`,
  'i',
)
const TWO_WEEKS = /\b(?:2|two)[- ]?w(?:ee)?k (?:pay)?checks?\b/i

const EVEN =
  /\bbreak(?:s|ing)?[- ]?even\b|\bpays? for itself\b|\bget (?:it|that|the cost) back\b|\brecover(?:ed)?\b|\brecoup(?:ed)?\b/i

/** Words that ask for a figure which a sum has beside its first. */
const byWords: readonly (readonly [string, RegExp])[] = [
  ['first', /\bfirst year\b/i],
  ['breakeven', EVEN],
  ['covered', /\bmonths? (?:of|worth of) (?:my |our )?(?:expenses|bills|spending|costs)\b/i],
  ['paid', /\badds? up to\b/i],
  // 'They are raising us 6%. new rent?'
  [
    'together',
    new RegExp(
      [
        String.raw`\b(?:rais\w+|increas\w+|going up|goes up|went up|hik\w+)\b[^]*\bnew (?:\w+ )?(?:rent|one|price|bill|payment|`,
        String.raw`premium|pay|rate|amount|total)\b`,
      ].join(''),
      'i',
    ),
  ],
]

const MORE = /\b(?:more|less|extra|better|worse|difference)\b/i

/** 'How much better is it the first year' asks for nothing of the first of two jobs. */
const isCalled = (label: string | undefined, name: string) =>
  label !== undefined && (name !== 'first' || /\byear\b/i.test(label))

/** The figure that small words ask for: 'per quarter', 'the first payment'. */
export function wantedIn(text: string, record: SumRecord): string | null {
  const { results } = record
  const said = TWO_WEEKS.test(text) ? 'paycheck' : PER.exec(text)?.[1]?.toLowerCase()
  const period = said === undefined ? undefined : (shortPeriods[said] ?? said)
  // What comes every month is by the month as it stands, whichever of its figures is asked for.
  const isThere = period !== undefined && (results[period] || (isMonthly(record) && period !== 'month'))
  // 'How much more is that a month': what the pay differs by, where the sum knows both.
  if (period === 'month' && results['extra'] && MORE.test(text)) return 'extra'
  if (isThere) return period
  const named = byWords.find(([name, words]) => isCalled(results[name]?.label, name) && words.test(text))
  return named?.[0] ?? firstPayment(text)
}
