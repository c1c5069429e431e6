import type { Change } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'
import type { Found } from './amount-facts.ts'
import type { Expected } from './asked.ts'
import { monthlyCost, yearlyPay } from './flows.ts'
import { assetCategory, liabilityCategory, thingIn } from './naming.ts'
import { type Amount, periodOf, type Reading } from './reading.ts'
import { findRow } from './rows.ts'
import { thingOf } from './things.ts'

/** Longer messages say themselves what they are about. */
const BARE = 14

/** A number that answers what was asked: 'about 4,000', '4.2k maybe'. */
export function readAnswer(reading: Reading, expected: Expected, snapshot: Snapshot): Found | null {
  const amounts = reading.amounts.filter(({ kind }) => kind === 'money' || kind === 'bare')
  const words = reading.tokens.filter(({ kind }) => kind === 'word')
  if (amounts.length === 0 || words.length > BARE || words.some(({ word }) => isOwnSubject(word, expected)))
    return null
  if (reading.sentences.some((sentence) => sentence.isQuestion)) return null
  const amount = amounts.at(-1)
  if (!amount) return null
  const change = changeFor(reading, amount, expected, snapshot)
  return change ? { change, amount, certainty: 1 } : null
}

/** A thing that was not asked about. */
function isOwnSubject(word: string, { role, name }: Expected): boolean {
  const thing = thingOf(word)
  if (!thing || thing === 'goal') return false
  if (name && thingIn([name.toLowerCase()]) === thing) return false
  const fitting: Partial<Record<Expected['role'], string[]>> = {
    income: ['salary'],
    savings: ['savings', 'cash'],
    debtTotal: ['debt', 'card', 'personalLoan'],
    expenseTotal: ['living'],
  }
  return !fitting[role]?.includes(thing)
}

function changeFor(
  reading: Reading,
  amount: Amount,
  { role, name }: Expected,
  snapshot: Snapshot,
): Change | null {
  const value = toCents(amount.value)
  switch (role) {
    case 'income':
      return {
        kind: 'profile',
        field: 'income',
        value: yearlyPay(reading, impliedThousands(reading, amount)),
      }
    case 'expenseTotal':
      return {
        kind: 'profile',
        field: 'expenses',
        value: monthlyCost(reading, amount.value < 20 ? { ...amount, value: amount.value * 1000 } : amount),
      }
    case 'savings':
      return { kind: 'profile', field: 'savings', value }
    case 'debtTotal':
      return { kind: 'profile', field: 'debt', value }
    case 'retirementGoal':
      return { kind: 'profile', field: 'retirementGoal', value }
    case 'expenseItem': {
      const rows = snapshot.expenses.map(({ id, category }) => ({ id, name: category }))
      return name
        ? { kind: 'expense', id: findRow(rows, name)?.id ?? null, name, amount: monthlyCost(reading, amount) }
        : null
    }
    case 'asset': {
      if (!name) return null
      const thing = thingIn([name.toLowerCase()])
      return {
        kind: 'asset',
        id: findRow(snapshot.assets, name)?.id ?? null,
        name,
        value,
        category: assetCategory({ name, thing }),
      }
    }
    case 'liability':
      return name
        ? {
            kind: 'liability',
            id: findRow(snapshot.liabilities, name)?.id ?? null,
            name,
            amount: value,
            category: liabilityCategory({ name, thing: null }),
          }
        : null
    default:
      return null
  }
}

/** 'What is your salary?' 'about 64' */
function impliedThousands(reading: Reading, amount: Amount): Amount {
  const isShort =
    amount.kind === 'bare' &&
    amount.value >= 20 &&
    amount.value < 400 &&
    !amount.formatted &&
    periodOf(reading, amount) === null
  return isShort ? { ...amount, value: amount.value * 1000 } : amount
}
