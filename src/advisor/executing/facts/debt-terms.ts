/** Rates and least payments of debts, where the network is sure of them. */
import type { Hearing } from '#advisor/advisor.ts'
import type { What } from '#advisor/actions/language.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'
import { listTerms } from './listed-terms.ts'
import { isFrom } from './same-thing.ts'

type Debt = Extract<Change, { kind: 'liability' }>
type Terms = Pick<Debt, 'interestRate' | 'minimumPayment'>

const SURE = 0.95
/** Below this a number is an offer, a rule of the market or somebody else's. */
const NOT_OWN = 0.04
/** Below this a balance is hardly the user's own. */
const OWN = 0.5
/** No card and no loan costs more; a bare number of this size is something else. */
const HIGHEST_RATE = { percent: 100, number: 40 }

const canBeTerm = ({ what, value, kind }: MindedNumber) =>
  (what === 'rate' && (kind === 'percent' || kind === 'number') && value < HIGHEST_RATE[kind]) ||
  (what === 'minimum' && kind !== 'percent')

const isTerm = (number: MindedNumber) => number.own >= SURE && number.sure >= SURE && canBeTerm(number)

/** Words that say which term of a debt comes next: 'at 24.99', 'min 120'. */
const saidAs: Partial<Record<What, RegExp>> = {
  rate: /(?:\b(?:at|apr|rate|interest)(?: of| is)?|@)\s*$/i,
  minimum: /\bmin(?:imum)?s?\b(?: payment)?(?: of| is)?\s*\$?$/i,
}

/** 'Visa 4,200 at 24.99 min 120': terms that follow their debt with nothing between but the words for them. */
function followTerms(
  numbers: readonly MindedNumber[],
  isDebtNumber: (number: MindedNumber) => boolean,
  text: string,
): MindedNumber[] {
  const found: MindedNumber[] = []
  for (const [at, number] of numbers.entries()) {
    const before = numbers[at - 1]
    const isNext = before !== undefined && (isDebtNumber(before) || found.includes(before))
    const between = isNext ? text.slice(before.end, number.start) : ''
    const isSaid = number.what !== null && (saidAs[number.what]?.test(between) ?? false)
    if (isNext && isSaid && between.length <= SHORT && canBeTerm(number)) found.push(number)
  }
  return found
}

/** 'Visa min 110 (owe 5,400)', 'Discover min 80, owe 4,100': the least payment stands before what is owed. */
const LEADS_ON =
  /^(?: ?(?:a|per|\/) ?(?:month|mo))? ?(?:\((?:[a-z']+ ){0,3}|, ?(?:(?:i|we) )?(?:owe|owing|bal(?:ance)?|still owe)(?: is| of)? )\$?$/i

/** No more stands between a debt and its terms. */
const SHORT = 24

const termsOf = (numbers: readonly MindedNumber[]): Terms => {
  const rate = numbers.find(({ what }) => what === 'rate')
  const least = numbers.find(({ what }) => what === 'minimum')
  return {
    ...(rate && { interestRate: rate.value }),
    ...(least && { minimumPayment: toCents(least.value) }),
  }
}

/** Each rate and least payment with the debt said last before it, else with the one that is spoken of. */
export function withTerms(facts: readonly Fact[], reading: Reading, hearing: Hearing): Fact[] {
  const { numbers, lists } = listTerms(hearing)
  const owes = facts.filter(({ change }) => isDebt(change))
  const isDebtNumber = (number: MindedNumber) => owes.some((fact) => isFrom(fact, number, reading))
  const following = followTerms(numbers, isDebtNumber, reading.text)
  const said = numbers.filter((number) => isTerm(number) || following.includes(number))
  const terms = said.filter((number) => !isOfOthersDebt(number, numbers, isDebtNumber))
  // '18' in 'the Mastercard at 18' is no balance, and 'min 120' no bill.
  const isAmiss = (fact: Fact) => {
    const from = numbers.filter((number) => isFrom(fact, number, reading))
    return from.length > 0 && from.every((number) => said.includes(number))
  }
  const kept = facts.filter((fact) => !isAmiss(fact)).flatMap((fact) => withoutOffers(fact, numbers, reading))
  const debts = kept.flatMap((fact) => {
    const number = isDebt(fact.change) && numbers.find((one) => isFrom(fact, one, reading))
    return number ? [{ fact, at: number.start }] : []
  })
  const inOrder = debts.toSorted((one, other) => one.at - other.at)
  const nearest = ({ start }: MindedNumber) => inOrder.findLast(({ at }) => at < start)
  const holderOf = (term: MindedNumber) => {
    const next = inOrder.find(({ at }) => at > term.start)
    if (next && LEADS_ON.test(reading.text.slice(term.end, next.at))) return next.fact
    // 'Two cards, 3,200 and 1,450, minimums 130 and 60': one for each, in their order.
    const listed = terms.filter((other) => other.what === term.what && nearest(other) === inOrder.at(-1))
    const isEach = listed.length > 1 && listed.length === inOrder.length && listed.includes(term)
    // Where a list has more or fewer than there are debts, nobody knows whose they are.
    const isOpen = !isEach && lists.some((list) => list.includes(term))
    return (isEach ? inOrder[listed.indexOf(term)] : isOpen ? undefined : nearest(term))?.fact
  }
  const result = kept
    .filter((fact) => !isOfAnother(fact, terms, holderOf))
    .map((fact): Fact => {
      const { change } = fact
      if (change.kind !== 'liability') return fact
      const own = termsOf(terms.filter((number) => holderOf(number) === fact))
      // 'His is at 5.8 and I have a card at 22.9': a rate that is not the user's own gives way to one that is.
      const isOwn = terms.some(
        (term) =>
          term.what === 'rate' &&
          term.value === change.interestRate &&
          [fact, undefined].includes(holderOf(term)),
      )
      return { ...fact, change: isOwn ? { ...own, ...change } : { ...change, ...own } }
    })
  const free = terms.filter((number) => holderOf(number) === undefined)
  if (free.length === 0 || result.some(({ change }) => isDebt(change))) return result
  const save = (debt: Debt, own: readonly MindedNumber[]): Fact[] => {
    const span = own[0] && { start: own[0].start, end: own[0].end }
    const change = { ...debt, ...termsOf(own) }
    return span ? [{ change, decision: 'save', quote: hearing.text.trim(), span }] : []
  }
  const sorts = [...Map.groupBy(free, ({ what }) => what).values()]
  const most = Math.max(...sorts.map(({ length }) => length))
  // 'Minimums are 210 and 95', of two debts told before: one for each, in their order.
  const each = most > 1 ? toldTogether(hearing, most) : []
  if (most > 1)
    return [
      ...result,
      ...each.flatMap((debt, at) =>
        save(
          debt,
          sorts.flatMap((sort) => sort[at] ?? []),
        ),
      ),
    ]
  const before = spokenOf(reading, hearing)
  return before ? [...result, ...save(before, free)] : result
}

const asDebt = ({ id, name, category }: Snapshot['liabilities'][number]): Debt => ({
  kind: 'liability',
  id,
  name,
  category,
})

/** So many debts told last, or all that there are, in the order they were told; none where they are more or fewer. */
function toldTogether({ snapshot: { liabilities }, dialogue }: Hearing, count: number): Debt[] {
  const told = new Set(
    dialogue.focus.flatMap(({ change }) => (change.kind === 'liability' ? [change.id] : [])),
  )
  const last = liabilities.filter(({ id }) => told.has(id))
  const debts = [last, liabilities].find(({ length }) => length === count) ?? []
  return debts.toSorted((one, other) => one.id - other.id).map(asDebt)
}

const isDebt = (change: Change) => change.kind === 'liability'

/** 'My wife has 18,000 in student loans at 5%': a balance that is not kept takes its rate with it. */
function isOfOthersDebt(
  term: MindedNumber,
  numbers: readonly MindedNumber[],
  isDebtNumber: (number: MindedNumber) => boolean,
): boolean {
  const owed = numbers.findLast(
    (number) => number.start < term.start && (number.what === 'liability' || isDebtNumber(number)),
  )
  return owed !== undefined && !isDebtNumber(owed) && owed.own < OWN
}

/** 'A second loan, 9k at 4.3%': the rate is of the debt told with it, and not of one told before. */
const isOfAnother = (
  { change, span }: Fact,
  terms: readonly MindedNumber[],
  holderOf: (term: MindedNumber) => Fact | undefined,
) =>
  change.kind === 'liability' &&
  change.amount === undefined &&
  terms.some(
    (term) =>
      term.what === 'rate' &&
      term.value === change.interestRate &&
      term.start < span.end &&
      span.start < term.end &&
      holderOf(term),
  )

const MOST_ON_A_HOME = 30
const COUNTED = /^ (?:of (?:them|those|these)|(?:credit )?cards|loans|debts)\b/i

/** '60% if I pay now' is what they offer, not what the bill costs, and '3 of them' is how many there are. */
function withoutOffers(fact: Fact, numbers: readonly MindedNumber[], { text }: Reading): Fact[] {
  const { change } = fact
  if (change.kind !== 'liability' || change.interestRate === undefined) return [fact]
  const said = numbers.filter(
    ({ value, end }) => value === change.interestRate && !COUNTED.test(text.slice(end)),
  )
  // 'A heloc at 80%' of what a home is worth costs no 80 a year.
  const isShare = change.category === 'Mortgage' && change.interestRate > MOST_ON_A_HOME
  const isCounted =
    isShare || (said.length === 0 && numbers.some(({ value }) => value === change.interestRate))
  // 'Card A 3,150 at 19.9%, card B …': where the mind takes the balance for no more the user's own, both go together.
  const isSupposed = numbers.some(({ value, own }) => toCents(value) === change.amount && own < NOT_OWN)
  const isOwn =
    isSupposed || said.length === 0 || said.some(({ own, what }) => own >= NOT_OWN || what === 'rate')
  if (isOwn && !isCounted) return [fact]
  const { interestRate: _, ...rest } = change
  return rest.amount === undefined ? [] : [{ ...fact, change: rest }]
}

/** The debt that a message names, else the one told last, else the only one. */
function spokenOf(reading: Reading, { snapshot: { liabilities }, dialogue }: Hearing): Debt | null {
  const { text } = reading
  const told = dialogue.focus.map(({ change }) => change).find(({ kind }) => kind === 'liability')
  const named = liabilities.filter(({ name }) => isWritten(name, text))
  const id = told?.kind === 'liability' ? told.id : null
  const row =
    named.length === 1
      ? named[0]
      : (liabilities.find((debt) => debt.id === id) ??
        (liabilities.length === 1 ? liabilities[0] : undefined))
  return row ? asDebt(row) : null
}
