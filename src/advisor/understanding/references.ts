import type { Change, Fact } from '#advisor/facts.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import { type Cents, toCents, toDollars } from '#finance/money.ts'
import type { Judged } from './classify.ts'
import { monthlyCost, yearlyPay } from './flows.ts'
import { thingsIn } from './naming.ts'
import { type Amount, periodOf, type Reading, readMessage } from './reading.ts'
import { thingOf } from './things.ts'

/** Changes whose one amount a later message may correct. */
export type Correctable = Extract<
  Change,
  { kind: 'profile' | 'expense' | 'income' | 'goal' | 'asset' | 'liability' }
>

export interface Correction {
  fact: Fact
  amount: Amount
  change: Change
}

const cue =
  /\b(?:actually|sorry|wait|scratch|correction|correct|typo|meant|i mean|make (?:that|it)|should be|should have|rather|instead|oops|edit|update|turns out|looked|checked|went (?:up|down)|gone (?:up|down)|(?:down|up) to|no,|nope|misspoke|mistyped|fix|wrong|raised|lowered|dropped|increased|it'?s|its|that'?s|not)\b/i

/** What a message sets right of what was saved last: 'Sorry, it's 72,000', 'make that 63', 'down to 3,100 now'. */
export function readCorrection(
  reading: Reading,
  judged: readonly Judged[],
  { focus }: Dialogue,
): Correction | null {
  if (focus.length === 0 || reading.tokens.length > 45) return null
  const amounts = reading.amounts.filter(({ kind }) => kind === 'money' || kind === 'bare' || kind === 'age')
  const candidates = focus.flatMap((fact) => {
    const old = amountOf(fact.change)
    return old === null ? [] : [{ fact, old }]
  })
  const fresh = amounts.filter((amount) => !isNegated(reading, amount))
  for (const { fact, old } of candidates) {
    const isNamed = mentions(reading, fact)
    if (!isNamed && !(cue.test(reading.text) && !namesAnother(reading, fact)) && reading.tokens.length > 6)
      continue
    if (isNamed && candidates.length > 1 && !cue.test(reading.text)) continue
    const said = fresh.filter((amount) => !isSame(amount.value, saidIn(fact)?.value ?? -1))
    const amount = said.at(-1)
    if (!amount || said.length > 2) continue
    const change = withAmount(fact.change, old, reading, amount, fact)
    if (change) return { fact, amount, change }
  }
  void judged
  return null
}

const isSame = (one: number, two: number) => Math.abs(one - two) < 0.005

/** 'not 85', 'instead of 900' */
function isNegated({ tokens }: Reading, { first }: Amount): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  return (
    before === 'not' || before === 'from' || (before === 'of' && earlier === 'instead') || before === "don't"
  )
}

const nameOf = (change: Change) =>
  'name' in change ? change.name : change.kind === 'profile' ? change.field : ''

function mentions({ tokens }: Reading, { change }: Fact): boolean {
  const name = nameOf(change).toLowerCase()
  const kinds = new Set(thingsIn(name))
  return tokens.some(
    ({ word }) =>
      word.length > 2 &&
      (name.includes(word) || kinds.has(thingOf(word) ?? 'goal')) &&
      !/^(?:the|and|for|not|was|its|it's|that)$/.test(word),
  )
}

/** The message has a thing of its own, so its amount is not about the last one. */
function namesAnother({ tokens }: Reading, { change }: Fact): boolean {
  const kinds = new Set(thingsIn(nameOf(change)))
  return tokens.some(({ word }) => {
    const thing = thingOf(word)
    return thing !== null && !kinds.has(thing) && thing !== 'goal' && thing !== 'house'
  })
}

export function amountOf(change: Change): Cents | null {
  switch (change.kind) {
    case 'profile':
      return typeof change.value === 'number' ? change.value : null
    case 'expense':
    case 'income':
      return change.amount
    case 'asset':
      return change.value
    case 'liability':
      return change.amount ?? null
    case 'goal':
      return change.targetAmount ?? change.currentAmount ?? null
    default:
      return null
  }
}

/** The number in the words the fact came from. */
function saidIn(fact: Fact): { value: number; reading: Reading; amount: Amount } | null {
  const reading = readMessage(fact.quote)
  const old = amountOf(fact.change)
  if (old === null) return null
  const amount =
    reading.amounts.find(
      ({ value }) =>
        isSame(value, toDollars(old)) || isSame(yearlyOf(reading, value), old) || isSame(value, old),
    ) ?? reading.amounts.find(({ kind }) => kind === 'money' || kind === 'bare')
  return amount ? { value: amount.value, reading, amount } : null
}

const yearlyOf = (reading: Reading, value: number) => {
  const amount = reading.amounts.find((other) => other.value === value)
  return amount ? yearlyPay(reading, amount) : -1
}

/** The change again, with the new amount in the unit that the old one was said in. */
function withAmount(change: Change, old: Cents, reading: Reading, amount: Amount, fact: Fact): Change | null {
  if (change.kind === 'profile' && change.field === 'retirementAge') {
    return Number.isInteger(amount.value) && amount.value >= 18 && amount.value <= 100
      ? { ...change, value: amount.value }
      : null
  }
  if (amount.kind === 'age') return null
  const before = saidIn(fact)
  const times = before && before.value > 0 ? toDollars(old) / before.value : 1
  const hasPeriod = periodOf(reading, amount) !== null
  const scaled =
    before && amount.value * 100 < before.value && !amount.formatted
      ? { ...amount, value: amount.value * 1000 }
      : amount
  const same = toCents(scaled.value * times)
  const isFlow =
    change.kind === 'expense' ||
    change.kind === 'income' ||
    (change.kind === 'profile' && (change.field === 'income' || change.field === 'expenses'))
  const value =
    !isFlow || !hasPeriod
      ? same
      : change.kind === 'profile' && change.field === 'income'
        ? yearlyPay(reading, scaled)
        : change.kind === 'income'
          ? Math.round(yearlyPay(reading, scaled) / 12)
          : monthlyCost(reading, scaled)
  if (value > old * 20 || value * 20 < old) return null
  switch (change.kind) {
    case 'profile':
      return typeof change.value === 'number' ? ({ ...change, value } as Change) : null
    case 'expense':
    case 'income':
      return { ...change, amount: value }
    case 'asset':
      return { ...change, value }
    case 'liability':
      return { ...change, amount: value }
    case 'goal':
      return change.targetAmount === undefined
        ? { ...change, currentAmount: value }
        : { ...change, targetAmount: value }
    default:
      return null
  }
}
