import type { Hearing } from '#advisor/advisor.ts'
import type { Cents } from '#finance/money.ts'
import { isHouseholdPay } from '#advisor/understanding/money/household.ts'
import { isAddition } from './additions.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { earnerBefore, isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { nameAmount } from '#advisor/understanding/names/naming.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'
import { isClose } from '#advisor/understanding/money/net-pay.ts'
import { type SaidBefore, saidBefore } from './said-before.ts'
import { isOvertimeRate } from '#advisor/understanding/money/overtime.ts'
import { isReplacing, isSamePay } from './same-pay.ts'

const SOLE = 'Salary'

/**
 * A second source of income is added to the first, and both become sources of their own. The same pay said again
 * stands for the old one.
 */
export function addIncome(reading: Reading, found: Found[], hearing: Hearing): Found[] {
  const { snapshot, dialogue } = hearing
  const whole = found.find(({ change }) => change.kind === 'profile' && change.field === 'income')
  const { income } = snapshot.profile
  if (!whole || whole.change.kind !== 'profile' || typeof whole.change.value !== 'number') return found
  const yearly = whole.change.value
  const known: Found = { ...whole, change: { kind: 'profile', field: 'income', value: income ?? 0 } }
  const others = found.filter((one) => one !== whole)
  if (isOvertimeRate(reading, whole.amount)) return income === null ? others : [known, ...others]
  // 'My bonus is 3,000' tells nothing of the pay that it comes on top of.
  if (income === null || income === 0)
    return found.length === 1 && EXTRA.test(sourceOf(reading, whole.amount)) ? [] : found
  const parts = found.filter(({ change }) => change.kind === 'income')
  const name = earnerOf(reading, whole.amount) ?? sourceOf(reading, whole.amount)
  const before = payBefore(dialogue)
  const first = firstSource(before, income)
  const rows = snapshot.income.map(({ id, source }) => ({ id, name: source }))
  const more = isAddition(reading.text)
  if (!more && parts.length === 0 && isSamePay(reading, whole.amount, whole.change.value, income, before))
    return others
  // 'You forgot my survivor benefit. 1,450', which is stored: told again, and no second one.
  const named = findRow(rows, name)
  const again = snapshot.income.find(({ id, amount }) => id === named?.id && isClose(yearly, amount * 12))
  if (again && parts.length === 0 && !ANOTHER.test(reading.text))
    return [...others, part(whole, again.source, again.id, yearly)]
  const row = more ? null : named
  const isShared = row === null && isHouseholdPay(reading, whole.amount)
  const isFurther =
    more ||
    isShared ||
    (row === null && SIDE.test(name) && !SIDE.test(first)) ||
    (!isReplacing(reading, whole.amount) &&
      name !== SOLE &&
      name.toLowerCase() !== first.toLowerCase() &&
      isOwnSource(name, first))
  if (!isFurther && !(row && rows.length > 1)) return found
  if (row && parts.length === 0) return [...others, part(whole, row.name, row.id, whole.change.value)]
  const further: Found[] =
    parts.length > 0 ? parts : [part(whole, name === first ? `${name} 2` : name, null, whole.change.value)]
  const old: Found[] = rows.length > 0 ? [] : [part(whole, first, null, income)]
  const sum: Found = {
    ...whole,
    change: { kind: 'profile', field: 'income', value: income + whole.change.value },
  }
  return [sum, ...old, ...further, ...others.filter((one) => !parts.includes(one))]
}

/** 'Her salary is 48k' is called after her. */
function earnerOf(reading: Reading, amount: Amount): string | null {
  const earner = earnerBefore(reading, amount)
  return earner !== null && isAnothersPay(earner) && isHouseholdPay(reading, amount) ? earner : null
}

const ANOTHER = /\b(?:another|second|other)\b/i

const EXTRA = /\bbonus$/i

/** What comes beside a job, and never instead of it: 'I get 640 a month child support now'. */
const SIDE = new RegExp(
  String.raw`^(?:child support|alimony|tips|rental income|food stamps?|snap|ebt|wic|ssi|social security|` +
    String.raw`survivors?'? benefits?|va (?:disability|benefits?))$`,
  'i',
)

const part = (whole: Found, name: string, id: number | null, yearly: Cents): Found => ({
  ...whole,
  change: { kind: 'income', id, name, amount: Math.round(yearly / 12) },
})

function payBefore({ focus }: Hearing['dialogue']): SaidBefore | null {
  const fact = focus.find(({ change }) => change.kind === 'profile' && change.field === 'income')
  return fact ? saidBefore(fact) : null
}

/** What the pay that is stored was called when it was said. */
const firstSource = (before: SaidBefore | null, income: Cents) =>
  before?.amount && before.reading && before.stored === income
    ? sourceOf(before.reading, before.amount)
    : SOLE

const bringing = new RegExp(
  [
    String.raw`\b(?:the|my|our|from|some)? ?((?!(?:i|we|it|that|which|job|work|pay|and|also|the|my)\b)[a-z][a-z'-]+`,
    String.raw`(?: (?!(?:that|which)\b)[a-z'-]+)?) (?:makes|brings(?: in)?|adds|nets|clears|earns|pays|gets)(?: me|`,
    String.raw` us)?(?: in)?(?: about| around| maybe| like| another| roughly| an extra)* ?\$?$`,
  ].join(''),
  'i',
)

/** Words of getting paid that say nothing of by whom. */
const noSource = new RegExp(
  [
    String.raw`^(?:hi|hey|hello|howdy|makes?|making|earn|earns|earning|brings?|bringing|gets?|getting|comes?|coming|lands?|`,
    String.raw`hits?|clears?|clearing|pulls?|pulling|takes?|home|account|bank|right|because|it's|that's|back|flat|salaried|`,
    String.raw`works?|working|parts|freshman|sophomore|junior|senior|students?|paid|currently|still|just|total|year|month|before|after)\b`,
  ].join(''),
  'i',
)
/** Words of how much, how often and of what is taken off: none of them names who pays. */
const empty = new RegExp(
  `^(?:(?:${[
    'about|around|roughly|approx|approximately|nearly|almost|maybe|probably|like|somewhere|close|over|under|near|exactly',
    'basically|say|so|or|up|down|at|to|in|on|of|the|a|an|by|per|each|every|which|means|ish|give|take',
    'tax|taxes|taxed|pretax|pre-tax|posttax|deductions|withholding|withholdings|benefits|gross|net|before|after',
    'without|with|overall|average|averages|all|everything',
    'hour|hours|hourly|day|daily|week|weekly|biweekly|month|monthly|year|yearly|annual|annually|annum|period',
    'full|part|time|rate|amount|number|figure|range|ballpark',
  ].join('|')})(?:\\s|$))+$`,
  'i',
)

/** 'A second job 12 hours at 15' */
const FURTHER_JOB = /\b(?:second|side|weekend|part[- ]time|other|night) (?:job|gig|hustle)\b/i

/** 'The pottery makes about 450' names its source by the verb; other wordings by the words around. */
function sourceOf(reading: Reading, amount: Amount): string {
  const { name } = nameAmount(reading, amount, 'income')
  const job = /^(?:job|gig|hustle)$/i.test(name) ? FURTHER_JOB.exec(reading.text)?.[0] : undefined
  if (job) return job.charAt(0).toUpperCase() + job.slice(1).toLowerCase()
  if (name !== SOLE && !noSource.test(name) && !empty.test(name)) return name
  const said = bringing.exec(reading.text.slice(0, amount.start))?.[1]
  return said && !empty.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : SOLE
}

/** A single letter, as in 'w 4,095 coming in', is nobody's name. */
const telling = (name: string) =>
  (name.length < 2 ? '' : name)
    .toLowerCase()
    .replaceAll(/\b(?:salary|pay|income|job|paycheck|base|gross|net|my|take-home|wage)\b/g, '')
    .trim()

/** 'Pottery' is another source than 'Teaching'; 'Gross pay' may be any. */
const isOwnSource = (name: string, first: string) => telling(name) !== '' && telling(name) !== telling(first)
