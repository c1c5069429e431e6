import type { Snapshot } from '#advisor/snapshot.ts'
import { changesFrom, type Found } from '#advisor/understanding/amount-facts.ts'
import { answerAmounts, settle } from './answer-amounts.ts'
import type { Expected } from './asked.ts'
import { bareChange } from './bare-change.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { liabilityCategory } from '#advisor/understanding/names/categories.ts'
import { thingIn } from '#advisor/understanding/names/naming-rules.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isAdvised } from '#advisor/understanding/offers.ts'
import { isRefusal } from './refusals.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

/** Longer messages say themselves what they are about. */
const BARE = 26

/** Things that belong to what was asked; an answer that names another speaks of that. */
const fitting: Partial<Record<Expected['role'], readonly ThingName[]>> = {
  income: ['salary', 'business', 'family', 'retirementAccount', 'house', 'living', 'food', 'retirement'],
  savings: ['savings', 'cash', 'goal', 'retirement', 'house', 'vehicle'],
  debtTotal: ['debt', 'personalLoan', 'living', 'vehicle', 'house', 'salary'],
  expenseTotal: ['living', 'retirement', 'savings'],
  retirementGoal: ['retirement', 'savings', 'goal', 'investments', 'retirementAccount'],
}
/** Said beside an amount they mean nothing. */
const loose: ReadonlySet<ThingName> = new Set(['goal', 'debt'] as const)

/** Roles whose answer may be a list of named things: 'car 97, renters 14'. */
const lists: Partial<Record<Expected['role'], Role>> = {
  income: 'income',
  expenseTotal: 'expenseItem',
  expenseItem: 'expenseItem',
  debtTotal: 'liability',
  liability: 'liability',
  asset: 'asset',
  goals: 'goalTarget',
}

export interface Answer {
  found: Found[]
  /** The debts named are all there are: 'just the Visa, 6,200'. */
  isWhole: boolean
}

/** What a message says to the questions asked. Null when it speaks of something else. */
export function readAnswer(
  reading: Reading,
  expected: readonly Expected[],
  judged: readonly Judged[],
  snapshot: Snapshot,
): Answer | null {
  const [first] = expected
  const words = reading.tokens.filter(({ kind }) => kind === 'word')
  if (!first || words.length > BARE) return null
  const amounts = answerAmounts(reading).filter((amount) => !isTooFew(first, amount))
  if (isTrait(first)) return amounts.some(({ currency, scaled }) => currency || scaled) ? null : nothing
  if (amounts.length === 0)
    return isRefusal(reading.text) || reading.amounts.filter(isMoneyLike).length > 0 ? nothing : null
  if (expected.length > 1 && amounts.length === expected.length)
    return { found: pair(reading, expected, amounts, snapshot), isWhole: false }
  const other = words.some(({ word }, at) => isOther(word, words[at + 1]?.word, first))
  const isOnly =
    first.role === 'debtTotal' &&
    /^(?:\W*(?:well|oh|um|yes|yeah),? )?(?:just|only)\b|end of list|nothing else/i.test(reading.text)
  const role = lists[first.role]
  const isList =
    role !== undefined && (other || isOnly || first.role === 'goals' || isSeveral(reading, first, amounts))
  if (isList) return { found: listed(reading, role, first, amounts, judged, snapshot), isWhole: isOnly }
  if (other) return null
  const amount = settle(reading, sized(first, amounts))
  const change = amount && bareChange(reading, amount, first, snapshot, amounts)
  return change ? { found: [{ change, amount, certainty: 1 }], isWhole: false } : null
}

/** '12', to what is owed: thousands or months, but no balance. */
const isTooFew = ({ role }: Expected, { kind, value, currency, scaled }: Amount) =>
  (role === 'debtTotal' || role === 'liability') &&
  kind === 'bare' &&
  !currency &&
  !scaled &&
  value > 0 &&
  value < 40

/** '176,020, and the rate is 4.25': the small one is no balance. */
const sized = ({ role }: Expected, amounts: readonly Amount[]) =>
  role === 'liability' && amounts.some(({ value }) => value >= 100)
    ? amounts.filter(({ value }) => value >= 40)
    : amounts

const nothing: Answer = { found: [], isWhole: false }
const isTrait = ({ role }: Expected) => role === 'risk' || role === 'retirementAge' || role === 'age'

function isOther(word: string, next: string | undefined, { role, name }: Expected): boolean {
  const thing = thingOf(`${word} ${next ?? ''}`) ?? thingOf(word)
  if (!thing || loose.has(thing)) return false
  if (name) return thing !== thingIn(name.toLowerCase().split(' ')) && !isGeneric(word)
  return fitting[role] !== undefined && !fitting[role]?.includes(thing)
}

const isGeneric = (word: string) =>
  /^(?:card|loan|bill|bills|payment|account|balance|water|car|place|house|home)$/.test(word)

/** Amounts of several parts rather than one amount said in several ways. */
function isSeveral(reading: Reading, { role }: Expected, amounts: readonly Amount[]): boolean {
  if (amounts.length < 2 || role === 'expenseTotal') return false
  if (
    /\b(?:so|total|together|combined|altogether|call it|actually|no wait|i mean|use|but)\b/i.test(
      reading.text,
    )
  )
    return false
  const sizes = amounts.map(({ value }) => value)
  if ((role === 'liability' || role === 'asset') && sizes.some((value) => value < 40)) return false
  return role === 'income'
    ? /\b(?:plus|and|another)\b|\+/i.test(reading.text)
    : amounts.every((amount) => isNamed(reading, amount))
}

/** A word that may be a name stands beside it. */
function isNamed({ tokens }: Reading, amount: Amount): boolean {
  const [before, after] = [tokens[amount.first - 1], tokens.slice(amount.next, amount.next + 3)]
  const isName = (word: string | undefined) =>
    word !== undefined &&
    /^[a-z]{3,}$/.test(word) &&
    !/^(?:and|about|maybe|around|the|for|like|month|week|year|per|each)$/.test(word)
  return (
    isName(before?.word) ||
    after.some(({ word }, at) => /^(?:for|to|on|in|at)$/.test(word) && isName(after[at + 1]?.word ?? 'name'))
  )
}

function pair(
  reading: Reading,
  expected: readonly Expected[],
  amounts: readonly Amount[],
  snapshot: Snapshot,
): Found[] {
  return expected.flatMap((one, at) => {
    const amount = amounts[at]
    const change = amount && bareChange(reading, amount, one, snapshot, [amount])
    return change ? [{ change, amount, certainty: 1 }] : []
  })
}

function listed(
  reading: Reading,
  role: Role,
  { name }: Expected,
  amounts: readonly Amount[],
  judged: readonly Judged[],
  snapshot: Snapshot,
): Found[] {
  const named = judged
    .filter(
      ({ amount }) => amounts.includes(amount) && !(role === 'goalTarget' && isAdvised(reading, amount)),
    )
    .map((one) => ({ ...one, role: role as Judged['role'], certainty: 1, clarity: 1 }))
  return changesFrom(reading, named, snapshot).map((found) => {
    const { change } = found
    if (!name || change.kind !== 'liability' || change.category !== 'Other Debt') return found
    return { ...found, change: { ...change, category: liabilityCategory({ name, thing: null }) } }
  })
}
