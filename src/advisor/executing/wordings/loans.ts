/** Loans, homes and cars: words that settle what is asked of them. */
import { namedBy } from '#advisor/planning/data/find-row.ts'
import { WITH_ME } from '#advisor/reading/measures.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { VEHICLE } from '#advisor/executing/said-words.ts'
import { wordsBefore } from './words-before.ts'

/** 'Offered to lend me 5k', 'I could borrow 5k from my dad'. */
const LENT =
  /\b(?:lend|lends|lending|loan|loaning|spot|front) (?:me|us)\b|\bborrow(?:ing|ed)?\b[^.?!]*\bfrom (?:my|our|a friend)\b/i

/** What a payment for a house holds beside the loan. */
const HOUSE =
  /\b(?:property tax(?:es)?|tax(?:es)? and insurance|insurance and tax(?:es)?|escrow|pmi|piti|hoa)\b/i
const LOAN_ALONE =
  /\b(?:just|only) the loan\b|\bloan (?:alone|only|by itself)\b|\bprincipal (?:and|&|\+) interest\b|\bp ?(?:&|and) ?i\b/i
const RATE_OF = /\b(?:rates?|interest|apr)\b[^\d.?!]{0,20}$/i
const WORTH = /\b(?:worth|trade[ -]?in|give me|giving me)\b[^\d.?!]{0,16}$/i
const OWED = /\b(?:owe|owed|owing|loan on|left on|payoff)\b/i
const THAT_ONE = /\b(?:that|this|it|one)\b/i

export const loanOrHouse = (action: Action, text: string): Action =>
  HOUSE.test(text) && !LOAN_ALONE.test(text) ? { ...action, intent: 'house-payment' } : withRate(action, text)

export const houseOrLoan = (action: Action, text: string): Action =>
  LOAN_ALONE.test(text) ? { ...withRate(action, text), wanted: 'principal' } : withRate(action, text)

/** 'Rates are around 6.6' is no part that is paid down. */
export function withRate(action: Action, text: string): Action {
  const isRate = ({ slot, value }: Action['inputs'][number]) =>
    slot === 'downPercent' && RATE_OF.test(wordsBefore(value, text))
  if (!action.inputs.some(isRate)) return action
  const rest = action.inputs.filter(({ slot }) => slot !== 'rate')
  return { ...action, inputs: rest.map((input) => (isRate(input) ? { ...input, slot: 'rate' } : input)) }
}

/** A home that is bought: neither 'my house', which is there, nor a 'home renovation'. */
const BOUGHT_HOME = new RegExp(
  String.raw`(?<!\b(?:my|our|the) (?:\w+ )?)\b(?:house|home|condo|townhouse|property|place)\b` +
    String.raw`(?! (?!in|at|for|with|that|if|and|or|on|near|next|now|like)[a-z])`,
  'i',
)
const IN_CASH = /\b(?:cash|outright|in full|without a (?:loan|mortgage))\b/i
/** A home costs this at least; less is something for it. */
const LEAST_HOME = 50_000

/** 'Is that enough for a 350k house': nobody pays for a home from savings, they are for what is put down. */
export function asDownPayment(action: Action, text: string): Action {
  const price = action.inputs.find(({ slot }) => slot === 'price')?.value
  const isHome = price?.kind === 'number' && price.number.value >= LEAST_HOME && BOUGHT_HOME.test(text)
  if (!isHome || IN_CASH.test(text)) return action
  const inputs = action.inputs.filter(({ slot }) => slot === 'price' || slot === 'savings')
  return { ...action, intent: 'down-payment', inputs }
}

const FOR_PAYMENT =
  /\b(?:for|paying|(?:can|could|to|i|we) pay|spend(?:ing)?|payments? of)(?: about| around| like)? \$?$/i
const MORTGAGE_MONTHS = 360

/** 'How much house for 2,400 a month': that is what is paid, and not what is earned. */
export function forPayment(action: Action, text: string): Action {
  const paid = action.inputs.find(({ slot }) => slot === 'income')?.value
  const isPaid =
    paid?.kind === 'number' && paid.number.period === 'month' && FOR_PAYMENT.test(wordsBefore(paid, text))
  if (!isPaid) return action
  const kept = action.inputs.filter(({ slot }) => slot === 'rate' || slot === 'months')
  const term: Action['inputs'] = kept.some(({ slot }) => slot === 'months')
    ? []
    : [{ slot: 'months', value: { kind: 'constant', value: MORTGAGE_MONTHS } }]
  return {
    ...action,
    intent: 'borrowing-power',
    inputs: [{ slot: 'payment', value: paid }, ...kept, ...term],
  }
}

const DUES = /\b(?:hoas?|condo fees?|association (?:dues|fees?)|dues)\b[^.?!\d]{0,24}$/i
const DUES_AFTER = /^[^.?!,\d]{0,16}\b(?:hoas?|condo fees?|dues)\b/i

/** 'With the 350 hoa': what the association takes each month, beside the loan. */
export function withDues(action: Action, text: string, { numbers }: Minded): Action {
  const dues = numbers.find(
    ({ start, end }) => DUES.test(text.slice(0, start)) || DUES_AFTER.test(text.slice(end)),
  )
  if (!dues) return action
  const others = action.inputs.filter(
    ({ slot, value }) => slot !== 'dues' && !endsOf(value).some((end) => startOf(end) === dues.start),
  )
  return { ...action, inputs: [...others, { slot: 'dues', value: { kind: 'number', number: dues } }] }
}

const PRICE = /\b(?:what price|which price|afford|how much (?:condo|house|home|place))\b/i

/** 'Between me and my 2 brothers' are three. */
const withMe = (action: Action, others: Value): Action => ({
  ...action,
  inputs: action.inputs.map((one) =>
    one.slot === 'by'
      ? {
          slot: 'by',
          value: { kind: 'operation', operator: 'add', left: others, right: { kind: 'constant', value: 1 } },
        }
      : one,
  ),
})

/** A division that stands for something else: a price with dues, or one more that shares. */
export function ofPrice(action: Action, text: string, minded: Minded): Action {
  if (PRICE.test(text)) {
    const dues = withDues({ ...action, intent: 'affordability', inputs: [] }, text, minded)
    if (dues.inputs.length > 0) return dues
  }
  const by = action.inputs.find(({ slot }) => slot === 'by')?.value
  const isWithMe =
    by?.kind === 'number' && startOf(by) !== null && WITH_ME.test(text.slice(0, by.number.start))
  return isWithMe ? withMe(action, by) : action
}

const HOME = /(?<!(?:bring|take|bringing|taking) )\b(?:rent|house|home|apartment|condo|mortgage)\b/i

/** 'Is that too much on my pay?', of a truck: a home may take more than a car. */
export function ofCar(action: Action, text: string, _minded: Minded, sums: readonly SumRecord[]): Action {
  const spoken = [text, sums.at(-1)?.words ?? '', sums.at(-2)?.words ?? '']
  const isCar = spoken.some((words) => VEHICLE.test(words)) && !spoken.some((words) => HOME.test(words))
  return isCar ? { ...action, intent: 'car-share' } : action
}

/** 'My trade in is worth 9,500', and nothing is owed on it: the rest is borrowed. */
export function tradedIn(action: Action, text: string): Action {
  const find = (name: string) => action.inputs.find(({ slot }) => slot === name)?.value
  const [price, traded] = [find('price'), find('owed')]
  // 'The credit union says 6.9 for 60 months', of a loan that stands: no other car is bought.
  if (!price && !traded && find('rate') && find('months')) return { ...action, intent: 'loan-payment' }
  if (!price || !traded || OWED.test(text) || !WORTH.test(wordsBefore(traded, text))) return action
  const principal: Value = { kind: 'operation', operator: 'take', left: price, right: traded }
  return {
    ...action,
    intent: 'loan-payment',
    inputs: [
      { slot: 'principal', value: principal },
      ...action.inputs.filter(({ slot }) => slot === 'rate' || slot === 'months'),
    ],
  }
}

/** 'Interest on the loan': of one that is not named in full. */
const ON_SOME = /\b(?:loan|card|mortgage|balance|debt)\b/i

/** 'How much interest am i paying every month', after several cards: that of all, not of the first. */
export function ofAllDebts(action: Action, text: string, { numbers }: Minded): Action {
  const isHeard = action.inputs
    .flatMap(({ value }) => endsOf(value))
    .every(
      (end) =>
        (end.kind === 'number' && startOf(end) === null) ||
        (end.kind === 'row' && namedBy(text, end.row.name) === 0 && !ON_SOME.test(text)),
    )
  const isOfAll = action.from === null && isHeard && numbers.length === 0 && !THAT_ONE.test(text)
  return isOfAll ? { ...action, inputs: [] } : action
}

const TOGETHER = /^[^.?!\d]{0,60}\b(?:together|total|in all|altogether|between (?:the|them))\b/i
const ON_TOP = /\b(?:extra|more|additional|on top|another|above|beyond)\b[^.?!\d]{0,16}$/i
const MORE_AFTER = /^[^.?!,\d]{0,16}\b(?:extra|more|on top|above|beyond)\b/i

/** '500 a month for my Visa and my car loan together' is all there is, minimums included. */
export function forAllDebts(action: Action, text: string): Action {
  const isTotal = ({ slot, value }: Action['inputs'][number]) => {
    if (slot !== 'extra' || value.kind !== 'number' || startOf(value) === null) return false
    const [before, after] = [wordsBefore(value, text), text.slice(value.number.end)]
    return TOGETHER.test(after) && !ON_TOP.test(before) && !MORE_AFTER.test(after)
  }
  return { ...action, inputs: action.inputs.map((one) => (isTotal(one) ? { ...one, slot: 'total' } : one)) }
}

const OF_LOAN = /^[- ]?(?:year|yr|month|mo)?s?[- ]?(?:fixed|loan|mortgage|term|note|left|remaining|to go)\b/i

/** 'How much will I owe in 7 years': the one time that is said is how long it is paid by then, unless it is the term. */
export function paidFor(action: Action, text: string): Action {
  const times = action.inputs.filter(({ slot }) => slot === 'months')
  const [term, ...more] = times
  const isOpen = !action.inputs.some(({ slot }) => slot === 'made')
  if (!isOpen || term?.value.kind !== 'number' || startOf(term.value) === null || more.length > 0)
    return action
  if (OF_LOAN.test(text.slice(term.value.number.end))) return action
  return { ...action, inputs: action.inputs.map((one) => (one === term ? { ...one, slot: 'made' } : one)) }
}

const POINTS = /^[- ]?(?:discount )?points?\b/i
/** Nobody buys more of them. */
const MOST_POINTS = 5

/** '2 points' cost that many percent of what is borrowed, whatever the house costs. */
export function pointsOf(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const count = numbers.find(({ end, value }) => value <= MOST_POINTS && POINTS.test(text.slice(end)))
  const last = sums.at(-1)
  const said = action.inputs.find(({ slot }) => slot === 'principal')?.value
  const name = last?.results['loan'] ? 'loan' : 'principal'
  const isKnown = last !== undefined && (last.results['loan'] ?? last.inputs['principal']) !== undefined
  const loan: Value | null = said ?? (isKnown ? { kind: 'figure', sum: last.id, name } : null)
  if (!count || !loan) return action
  const share: Value = { kind: 'number', number: { ...count, kind: 'percent' } }
  const cost: Value = { kind: 'operation', operator: 'times', left: loan, right: share }
  return {
    ...action,
    inputs: [...action.inputs.filter(({ slot }) => slot !== 'cost'), { slot: 'cost', value: cost }],
  }
}

/** 'Roll the costs in', 'pay them in cash': what is owed stays as it is, and the sum counts its costs where they go. */
export function costsApart(action: Action, _: string, __: Minded, sums: readonly SumRecord[]): Action {
  const costs = sums.findLast(({ kind }) => kind === action.intent)?.inputs['costs']?.value
  const isCosts = (value: Value) =>
    (value.kind === 'figure' && value.name === 'costs') ||
    (value.kind === 'number' && value.number.value * 100 === costs)
  const inputs = action.inputs.map((one) => {
    const { slot, value } = one
    const isJoined = slot === 'principal' && value.kind === 'operation' && isCosts(value.right)
    return isJoined ? { slot, value: value.left } : one
  })
  return { ...action, inputs }
}

const FROM_RETIREMENT =
  /\b(?:us(?:e|ing)|tap|pull(?:ing)?|tak(?:e|ing)|cash\w*|withdraw\w*|raid)\b[^.?!]*\b(?:401 ?\(?k\)?|403 ?\(?b\)?|ira|tsp|retirement)\b/i
const BORROWED = /\b(?:loan|borrow\w*)\b/i

/** What pays a debt off, where it is no money in a savings account. */
export const notFromSavings = (action: Action, text: string): Action =>
  LENT.test(text) ? fromLender(action) : fromPlan(action, text)

/** 'My dad would loan me 4k for the card': it earns nothing, and is owed to him. */
const fromLender = (action: Action): Action => ({
  ...action,
  intent: 'lent-for-debt',
  from: null,
  inputs: action.inputs.flatMap((input) =>
    input.slot === 'savingsRate' ? [] : input.slot === 'savings' ? [{ ...input, slot: 'lent' }] : [input],
  ),
  wanted: null,
})

/** 'Use my 401k to pay off the card': these are no savings that earn a little; tax and a penalty come off what is taken. */
function fromPlan(action: Action, text: string): Action {
  const taken = action.inputs.filter(({ slot }) => slot === 'balance')
  if (!FROM_RETIREMENT.test(text) || BORROWED.test(text) || taken.length === 0) return action
  return {
    ...action,
    intent: 'cash-out',
    from: null,
    inputs: taken.map((input) => ({ ...input, slot: 'amount' })),
    wanted: null,
  }
}
