import type { What } from '#advisor/actions/language.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { featuresOf } from './features.ts'
import { sharesOf } from './learned/network.ts'
import { type Amount, isMoneyLike, type Reading } from './reading/reading.ts'
import { type Role, roles } from './roles.ts'

/** An amount with the role that its surroundings suggest. */
export interface Judged {
  amount: Amount
  /** The likeliest role that is not 'none'. */
  role: Exclude<Role, 'none'>
  /** How sure it is that the amount says something about the user's own money now. */
  certainty: number
  /** The share of `role` among all roles but 'none'. */
  clarity: number
}

/** Nobody tells more of their money at once; a message made of numbers must not keep the server busy. */
export const MOST_AMOUNTS = 120

/** How far the network's view of an amount counts beside that of the words around it. */
const WEIGHT = Number(process.env['MIND_WEIGHT'] ?? 0.5)

const roleOf: Partial<Record<What, Role>> = {
  income: 'income',
  expense: 'expenseItem',
  expenses: 'expenseTotal',
  savings: 'savings',
  asset: 'asset',
  liability: 'liability',
  debt: 'debtTotal',
  goal: 'goalTarget',
  saved: 'goalCurrent',
  nestegg: 'retirementGoal',
}

/** Shares of the roles by words and network together; what the network has no role for is left to the words. */
function withMind(shares: ArrayLike<number>, number: MindedNumber | undefined): ArrayLike<number> {
  if (!number) return shares
  const said = new Map<Role, number>()
  for (const [what, chance] of Object.entries(number.whats)) {
    const role = roleOf[what as What]
    if (role) said.set(role, (said.get(role) ?? 0) + chance * number.own)
  }
  const told = [...said.values()].reduce((sum, chance) => sum + chance, 0)
  const open = Object.entries(number.whats)
    .filter(([what]) => !roleOf[what as What])
    .reduce((sum, [, chance]) => sum + chance * number.own, 0)
  const none = Math.max(0, 1 - told - open)
  return roles.map((role, at) => {
    const byWords = shares[at] ?? 0
    const byMind = (role === 'none' ? none : (said.get(role) ?? 0)) + open * byWords
    return WEIGHT * byMind + (1 - WEIGHT) * byWords
  })
}

export function judgeAmounts(reading: Reading, minded: Minded | null = null): Judged[] {
  return reading.amounts
    .filter(isMoneyLike)
    .slice(0, MOST_AMOUNTS)
    .map((amount) => {
      const byWords = sharesOf(reading.learned.roles.score(featuresOf(reading, amount).facts))
      const shares = withMind(
        byWords,
        minded?.numbers.find(({ start, end }) => start < amount.end && amount.start < end),
      )
      const best = roles.reduce(
        (top, role, at) =>
          role !== 'none' && (shares[at] ?? 0) > (shares[roles.indexOf(top)] ?? 0) ? role : top,
        'income' as Role,
      )
      const certainty = 1 - (shares[0] ?? 0)
      return {
        amount,
        role: best as Exclude<Role, 'none'>,
        certainty,
        clarity: (shares[roles.indexOf(best)] ?? 0) / Math.max(certainty, 1e-9),
      }
    })
}
