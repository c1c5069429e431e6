import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Found } from './amount-facts.ts'
import { latest, mentioned, thingsNamed } from './focus.ts'
import { toDollars } from '#finance/money.ts'
import { amountOf } from './said-before.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from './reading.ts'

const rateWord = /\b(?:rate|rate's|apr|interest|refinanced|refi|consolidated|locked)\b/i
const notInterest =
  /\b(?:raise|match|matches|return|yield|apy|inflation|down payment|of my|of our|tax|market|contribut\w*|cut|stocks?|bonds?|utili[sz]ation)\b/i

/**
 * The interest of a debt that was named before: 'it's at 6.4%', 'both are 22 percent', 'correction, 6.8%'. `asked`: the
 * advisor has just asked for it, so a bare number answers.
 */
export function readRate(
  reading: Reading,
  focus: readonly Fact[],
  snapshot: Snapshot,
  asked: boolean,
): { found: Found[]; taken: Amount[] } {
  const debts = latest(focus).filter(({ change }) => change.kind === 'liability')
  const taken: Amount[] = []
  const found: Found[] = []
  if (notInterest.test(reading.text) || notYet.test(reading.text) || debts.length === 0)
    return { found, taken }
  const isAbout = rateWord.test(reading.text) || asked
  const rates = reading.amounts.filter(
    (one) =>
      one.kind === 'percent' ||
      (isMoneyLike(one) && !isWordOnly(one) && isBareRate(reading, one, debts, isAbout)),
  )
  for (const rate of rates.filter((one) => one.value <= 60 && !isFormer(reading, one))) {
    const targets = targetsOf(reading, rate, rates, debts)
    for (const { change } of targets) {
      if (change.kind !== 'liability') continue
      const row = snapshot.liabilities.find(({ id, name }) => id === change.id || name === change.name)
      const changed: Change = {
        kind: 'liability',
        id: row?.id ?? change.id,
        name: row?.name ?? change.name,
        category: row?.category ?? change.category,
        interestRate: rate.value,
      }
      if (row?.interestRate !== rate.value) found.push({ change: changed, amount: rate, certainty: 1 })
    }
    if (targets.length > 0 && rate.kind !== 'percent') taken.push(rate)
  }
  return { found, taken }
}

/** '6.1' after a debt, where nobody owes six dollars. */
function isBareRate(reading: Reading, one: Amount, debts: readonly Fact[], isAbout: boolean): boolean {
  if (
    one.kind !== 'bare' ||
    one.value <= 0 ||
    one.value >= 36 ||
    one.formatted !== isCents(reading, one) ||
    one.currency
  )
    return false
  // '4,700 … no wait, 4.2': thousands.
  const isBalance = debts.some(({ change }) => isNear(one.value * 1000, toDollars(amountOf(change) ?? 0)))
  if (isBalance && !isAbout) return false
  const hadRate = debts.some(({ change }) => change.kind === 'liability' && change.interestRate !== undefined)
  return isAbout || (!Number.isInteger(one.value) && (hadRate || reading.tokens.length < 14))
}

const isNear = (one: number, two: number) => one < two * 1.3 && one * 1.3 > two

const isCents = ({ text }: Reading, { start, end, formatted }: Amount) =>
  formatted && /^\d+\.\d\d$/.test(text.slice(start, end))

/** Rates offered or supposed are not the user's. */
const notYet =
  /\b(?:offer(?:ed|s|ing)?|if(?! (?:(?:that|it) (?:matters|helps)|you (?:need|want|care)))|would|could|should|might|haven't)\b/i

const isFormer = ({ tokens }: Reading, { first }: Amount) =>
  /^(?:was|from|not)$/.test(tokens[first - 1]?.word ?? '')

function targetsOf(
  { tokens, text }: Reading,
  rate: Amount,
  rates: readonly Amount[],
  debts: readonly Fact[],
): Fact[] {
  const previous = rates.findLast((other) => other.next <= rate.first)
  const next = rates.find((other) => other.first >= rate.next)
  const clause = tokens.slice(previous?.next ?? 0, next?.first ?? tokens.length)
  if (/\b(?:both|all|each)\b/i.test(text)) return [...debts]
  const named = mentioned(clause, debts)
  if (named.length > 0) return named.slice(0, 1)
  const place = ordinal(clause.map(({ word }) => word).join(' '))
  if (place !== null) return debtAt(debts, place)
  // The newest is what was spoken of last.
  if (/\bother\b/i.test(text) && debts[1]) return [otherOf(tokens, debts) ?? debts[1]]
  const others = thingsNamed(clause).filter((thing) => thing !== 'personalLoan' && thing !== 'debt')
  return others.length > 0 ? [] : debts.slice(0, 1)
}

/** 'The Visa is 18%, the other one 26': the one that is not named. */
function otherOf(tokens: Reading['tokens'], debts: readonly Fact[]): Fact | undefined {
  const named = mentioned(tokens, debts)
  return named.length > 0 ? debts.find((debt) => !named.includes(debt)) : undefined
}

/** Rows are numbered in the order they were made. */
function debtAt(debts: readonly Fact[], place: number): Fact[] {
  const idOf = ({ change }: Fact) => ('id' in change ? (change.id ?? Infinity) : Infinity)
  const found = debts.toSorted((one, other) => idOf(one) - idOf(other)).at(place)
  return found ? [found] : []
}

function ordinal(words: string): number | null {
  if (/\b(?:first|former)\b/.test(words)) return 0
  if (/\b(?:second|latter|last)\b/.test(words)) return -1
  return null
}
