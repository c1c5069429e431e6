import type { Change } from '#advisor/facts.ts'
import type { ProfileField } from '#contract/profile.ts'
import { type Cents, formatMoney } from '#finance/money.ts'

const dollars = (cents: Cents) => formatMoney(cents, { decimals: 'auto' })

const fieldNames: Record<ProfileField, string> = {
  income: 'income',
  expenses: 'expenses',
  savings: 'savings',
  debt: 'debt',
  retirementGoal: 'retirement goal',
  investmentRiskTolerance: 'risk tolerance',
  retirementAge: 'retirement age',
  financialGoals: 'financial goals',
}

const periods: Partial<Record<ProfileField, string>> = { income: ' a year', expenses: ' a month' }

function describeField({ field, value }: Extract<Change, { kind: 'profile' }>): string {
  if (value === null) return `no ${fieldNames[field]}`
  const isMoney = typeof value === 'number' && field !== 'retirementAge'
  return `${fieldNames[field]} ${isMoney ? dollars(value) : value}${periods[field] ?? ''}`
}

/** What a fact says, in a few words: 'income $85,000 a year', 'Visa $3,000, 24.99% interest'. */
export function describeFact(change: Change): string {
  switch (change.kind) {
    case 'profile':
      return describeField(change)
    case 'birthYear':
      return `born in ${change.value}`
    case 'removal':
      return `${change.name} removed`
    case 'expense':
    case 'income':
      return `${change.name} ${dollars(change.amount)} a month`
    case 'asset':
      return `${change.name} ${dollars(change.value)}`
    case 'goal':
      return join(`goal ${change.name}`, [
        change.targetAmount !== undefined && dollars(change.targetAmount),
        change.currentAmount !== undefined && `${dollars(change.currentAmount)} saved`,
      ])
    default:
      return join(change.name, [
        change.amount !== undefined && dollars(change.amount),
        change.interestRate !== undefined && `${change.interestRate}% interest`,
        change.minimumPayment !== undefined && `at least ${dollars(change.minimumPayment)} a month`,
      ])
  }
}

function join(name: string, parts: (string | false)[]): string {
  const said = parts.filter((part) => part !== false)
  return said.length > 0 ? `${name} ${said.join(', ')}` : name
}
