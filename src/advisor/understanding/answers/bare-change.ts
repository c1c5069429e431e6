import type { Change } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { type Cents, toCents } from '#finance/money.ts'
import type { Expected } from './asked.ts'
import { monthlyCost, yearlyPay } from '#advisor/understanding/money/flows.ts'
import { assetCategory, liabilityCategory } from '#advisor/understanding/names/categories.ts'
import { thingIn } from '#advisor/understanding/names/naming-rules.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { type Amount, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'

/** What an amount changes that answers a question. `others`: the amounts of the answer, this one among them. */
export function bareChange(
  reading: Reading,
  said: Amount,
  expected: Expected,
  snapshot: Snapshot,
  others: readonly Amount[],
): Change | null {
  const { role, name } = expected
  const amount = inFull(reading, said, expected, others)
  const value = toCents(amount.value)
  const asked = periodOf(reading, said) === null ? expected.period : null
  switch (role) {
    case 'income':
      return {
        kind: 'profile',
        field: 'income',
        value: flow(yearlyPay, yearlyOnly(reading, amount), amount, asked),
      }
    case 'expenseTotal':
      return { kind: 'profile', field: 'expenses', value: flow(monthlyCost, reading, amount, asked) }
    case 'savings':
      return { kind: 'profile', field: 'savings', value }
    case 'debtTotal':
      return { kind: 'profile', field: 'debt', value }
    case 'retirementGoal':
      return { kind: 'profile', field: 'retirementGoal', value }
    case 'goalTarget': {
      const row = name === null ? null : findRow(snapshot.goals, name)
      return name && value > 0
        ? { kind: 'goal', id: row?.id ?? null, name: row?.name ?? name, targetAmount: value }
        : null
    }
    case 'expenseItem': {
      const rows = snapshot.expenses.map(({ id, category }) => ({ id, name: category }))
      const cost = flow(monthlyCost, reading, amount, asked)
      return name && cost > 0
        ? { kind: 'expense', id: findRow(rows, name)?.id ?? null, name, amount: cost }
        : null
    }
    case 'asset':
      return name && value > 0 ? assetChange(name, value, snapshot) : null
    case 'liability':
      return name && value > 0
        ? liabilityChange(name, value, rateBeside(reading, said, others), snapshot)
        : null
    default:
      return null
  }
}

/** '96k, paid on the 1st and the 15th': how often it is paid does not make it more. */
function yearlyOnly(reading: Reading, amount: Amount): Reading {
  const isOften = (period: Period) => period === 'week' || period === 'two-weeks' || period === 'half-month'
  return amount.value < 15_000
    ? reading
    : { ...reading, periods: reading.periods.filter(({ period }) => !isOften(period)) }
}

function assetChange(name: string, value: Cents, snapshot: Snapshot): Change {
  const row = findRow(snapshot.assets, name)
  const thing = thingIn(name.toLowerCase().split(' '))
  return {
    kind: 'asset',
    id: row?.id ?? null,
    name: row?.name ?? name,
    value,
    category: row?.category ?? assetCategory({ name, thing }),
  }
}

function liabilityChange(name: string, amount: Cents, rate: number | undefined, snapshot: Snapshot): Change {
  const row = findRow(snapshot.liabilities, name)
  return {
    kind: 'liability',
    id: row?.id ?? null,
    name: row?.name ?? name,
    amount,
    category: row?.category ?? liabilityCategory({ name, thing: null }),
    ...(rate !== undefined && { interestRate: rate }),
  }
}

/** '13,265 and 6.24': the small one is the rate. */
function rateBeside({ amounts }: Reading, said: Amount, others: readonly Amount[]): number | undefined {
  const percent = amounts.find(({ kind }) => kind === 'percent')
  return percent?.value ?? others.find((other) => other !== said && other.value < 40)?.value
}

/** An amount without a period takes that of the question. */
function flow(
  convert: (reading: Reading, amount: Amount) => Cents,
  reading: Reading,
  amount: Amount,
  asked: Period | null,
): Cents {
  // Nobody says a year's pay by the month, whatever the question was.
  if (asked === null || (convert === yearlyPay && asked !== 'year' && amount.value >= 25_000))
    return convert(reading, amount)
  const sentence = reading.sentences[amount.sentence]
  const place = {
    period: asked,
    first: amount.next,
    next: Math.min(amount.next, sentence?.next ?? amount.next),
  }
  return convert({ ...reading, periods: [...reading.periods, place] }, amount)
}

const isShort = ({ kind, formatted, scaled, currency }: Amount) =>
  kind === 'bare' && !formatted && !scaled && !currency

/** 'What is your salary?' 'about 64'; 'and a nest egg?' '1.3'; '10k here and 4k there, so 14'. */
function inFull(
  reading: Reading,
  amount: Amount,
  { role, period }: Expected,
  others: readonly Amount[],
): Amount {
  const { value } = amount
  if (!isShort(amount)) return amount
  const times = (factor: number) => ({ ...amount, value: value * factor })
  if (others.some((other) => other.scaled && other.value >= 1000) && value < 1000) return times(1000)
  if (/\b(?:thousand|grand)\b/i.test(reading.text)) return value < 1000 ? times(1000) : amount
  if (role === 'income') {
    const isPlain = periodOf(reading, amount) === null && (period === null || period === 'year')
    return isPlain && value >= 20 && value < 400 && !hasHours(reading) ? times(1000) : amount
  }
  if (role === 'expenseTotal') return value > 0 && value < 20 ? times(1000) : amount
  if (role === 'retirementGoal') return value < 20 ? times(1_000_000) : value < 1000 ? times(1000) : amount
  return amount
}

/** '22, and 36 hours' is a wage. */
const hasHours = ({ text }: Reading) => /\b(?:hours?|hrs?|hourly|shifts?)\b/i.test(text)
