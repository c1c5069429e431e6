import type { Fact } from '#advisor/facts.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { sphereOf } from './role-words.ts'
import type { ThingName } from '#advisor/understanding/reading/things.ts'

type Known = Exclude<Role, 'none'>

/** What an amount of a thing is when nothing else is said: a card is owed, rent is paid. */
const usual: Partial<Record<ThingName, Known>> = {
  card: 'liability',
  mortgage: 'liability',
  autoLoan: 'liability',
  studentLoan: 'liability',
  personalLoan: 'liability',
  medical: 'liability',
  businessLoan: 'liability',
  tax: 'liability',
  otherDebt: 'liability',
  savings: 'savings',
  cash: 'asset',
  retirementAccount: 'asset',
  investments: 'asset',
  business: 'asset',
  belongings: 'asset',
  salary: 'income',
  rent: 'expenseItem',
  housing: 'expenseItem',
  food: 'expenseItem',
  utilities: 'expenseItem',
  transport: 'expenseItem',
  insurance: 'expenseItem',
  family: 'expenseItem',
  living: 'expenseItem',
}
const ofSphere: Record<string, Known> = {
  owed: 'liability',
  owned: 'asset',
  spent: 'expenseItem',
  earned: 'income',
}

/** The role of an amount that names nothing itself, from the things named right before it. */
export function roleByTopic(things: readonly ThingName[], words: string): Known | null {
  const kinds = new Set(things.map((thing) => usual[thing] ?? null))
  const said = sphereOf(words)
  if (said) return ofSphere[said] ?? null
  const [only] = kinds
  return kinds.size === 1 ? (only ?? null) : null
}

const rowRoles: Partial<Record<Fact['change']['kind'], Known>> = {
  expense: 'expenseItem',
  asset: 'asset',
  liability: 'liability',
  goal: 'goalTarget',
  income: 'income',
}

/** 'Groceries are 610.' 'And 90 for the dog.': more of what was spoken of last, unless its own words say otherwise. */
export function roleByAddition(focus: readonly Fact[], words: string): Known | null {
  const change = focus[0]?.change
  if (!change || sphereOf(words) !== null) return null
  if (change.kind === 'profile') return change.field === 'income' ? 'income' : null
  return rowRoles[change.kind] ?? null
}

/** An amount with a role that the conversation gives it. */
export const judgedAs = (one: Judged, role: Known): Judged => ({ ...one, role, certainty: 1, clarity: 1 })
