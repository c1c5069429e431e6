/** 'She got a raise, she makes 45k', beside 'Salary' and 'Wife's pay': what somebody earns is kept with theirs. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { CLOSE } from '#advisor/planning/data/pay-basis.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { isLeftOf, saysNet } from '#advisor/understanding/money/net-pay.ts'
import { earnerBefore, isAnothersPay, isOwnPay } from '#advisor/understanding/names/row-names.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { sumMoney } from '#finance/money.ts'

type Pay = Extract<Change, { kind: 'income' }>

const isWhole = ({ change }: Fact) => change.kind === 'profile' && change.field === 'income'

/** What both bring home, where both say it. */
function takenHome(left: readonly Fact[]): Fact[] {
  const [first, second] = left
  if (first?.change.kind !== 'income' || second?.change.kind !== 'income') return []
  const value = first.change.amount + second.change.amount
  return first.change.id === second.change.id
    ? []
    : [{ ...first, change: { kind: 'profile', field: 'takeHome', value } }]
}

const PRONOUN = /^h(?:is|er) pay$/i

/** 'My wife is at the clinic now, 30k' never stands for what the user earns. */
function isSpousesAlone({ change }: Fact, reading: Reading): boolean {
  if (change.kind !== 'profile' || change.field !== 'income') return false
  const earner = earnerOf(change, reading)
  return earner !== null && isAnothersPay(earner) && !PRONOUN.test(earner)
}

const MY_PAY = /\bmy (?:own )?(?:pay|salary|(?:pay)?checks?|wages?|income)\b/i
const IN_ALL = /\b(?:we|our|both|together|combined|total|altogether|in all|all in|overall)\b/i

/** Who is said to earn what a fact is made of, where one number tells it. */
function earnerOf(change: Change, reading: Reading): string | null {
  const [amount, second] = reading.amounts.filter((one) => isMadeOf(change, reading, one))
  if (!amount || second) return null
  return earnerBefore(reading, amount) ?? (MY_PAY.test(reading.text) ? 'My pay' : null)
}

/** 'My pay went up to 4,300', beside 'My pay' and 'Etsy': what the user's own work pays, and not all that comes in. */
function asOwnSource(facts: readonly Fact[], reading: Reading, { income }: Snapshot): Fact[] {
  const [mine, another] = income.filter(({ source }) => isOwnPay(source))
  if (!mine || another || income.length < 2 || IN_ALL.test(reading.text)) return [...facts]
  if (facts.some(({ change }) => change.kind === 'income')) return [...facts]
  return facts.flatMap((fact): Fact[] => {
    const { change } = fact
    if (change.kind !== 'profile' || change.field !== 'income' || change.value === null) return [fact]
    if (earnerOf(change, reading) !== 'My pay') return [fact]
    const amount = Math.round(change.value / 12)
    const others = sumMoney(income.map((row) => (row === mine ? 0 : row.amount)))
    const value = Math.round(((amount + others) * 12) / CLOSE) * CLOSE
    const row: Pay = { kind: 'income', id: mine.id, name: mine.source, amount }
    return [
      { ...fact, change: row },
      { ...fact, change: { ...change, value } },
    ]
  })
}

export function withWhosePay(all: readonly Fact[], { text, snapshot }: Hearing): Fact[] {
  const { income, profile } = snapshot
  const [theirs, another] = income.filter(({ source }) => isAnothersPay(source))
  const [mine, ...others] = income.filter(({ source }) => !isAnothersPay(source))
  const reading = readMessage(hideForeign(text))
  if (income.length === 0 && profile.income) return all.filter((fact) => !isSpousesAlone(fact, reading))
  const facts = asOwnSource(all, reading, snapshot)
  if (!theirs || another || !mine || others.length > 0) return facts
  const asTheirs = (change: Pay): Pay => {
    const earner = earnerOf(change, reading)
    // A new source that has a name of its own comes beside both.
    const isNamed = change.id === null && !isAnothersPay(change.name) && !isOwnPay(change.name)
    if (earner === null || isNamed) return change
    const { id, source } = isAnothersPay(earner) ? theirs : mine
    return { ...change, id, name: source }
  }
  const told = facts.map((fact) =>
    fact.change.kind === 'income' ? { ...fact, change: asTheirs(fact.change) } : fact,
  )
  // 'I make 3,600 a month after tax', of a pay that is known before it: what is left of that one, and no other.
  const isLeft = ({ change }: Fact) => {
    const row = change.kind === 'income' ? income.find(({ id }) => id === change.id) : undefined
    if (change.kind !== 'income' || !row || !saysNet(text)) return false
    return isLeftOf(change.amount, row.amount)
  }
  const kept = told.filter((fact) => !isLeft(fact))
  const left = told.filter((fact) => isLeft(fact))
  if (left.length > 0 && !kept.some(({ change }) => change.kind === 'income'))
    return [...kept.filter((fact) => !isWhole(fact)), ...takenHome(left)]
  const changed = kept.flatMap(({ change, decision }) =>
    change.kind === 'income' && decision === 'save' ? [change] : [],
  )
  const isInStep = Math.abs((mine.amount + theirs.amount) * 12 - (profile.income ?? 0)) <= CLOSE
  if (changed.length === 0 || !isInStep || changed.some(({ id }) => id === null)) return kept
  const monthOf = (row: typeof mine) => changed.findLast(({ id }) => id === row.id)?.amount ?? row.amount
  const yearly = Math.round(((monthOf(mine) + monthOf(theirs)) * 12) / CLOSE) * CLOSE
  const first = kept.find(({ change }) => change.kind === 'income')
  const whole: Change = { kind: 'profile', field: 'income', value: yearly }
  return [...kept.filter((fact) => !isWhole(fact)), ...(first ? [{ ...first, change: whole }] : [])]
}
