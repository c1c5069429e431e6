import { featuresOf } from './features.ts'
import { type Amount, isMoneyLike, type Reading } from './reading.ts'
import builtIn from './role-weights.json' with { type: 'json' }
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

export interface RoleModel {
  weigh(facts: readonly string[]): Float64Array
}

interface Weights {
  facts: string
  unit: number
  weights: string
}

/** Reads weights as eval/training/train.ts packs them. */
export function createRoleModel({ facts, unit, weights }: Weights): RoleModel {
  const rows = new Map(facts.split('\n').map((fact, at) => [fact, at * roles.length]))
  const bytes = Int8Array.from(atob(weights), (character) => character.charCodeAt(0))
  return {
    weigh(seen) {
      const scores = new Float64Array(roles.length)
      for (const fact of seen) {
        const row = rows.get(fact)
        if (row === undefined) continue
        for (let at = 0; at < roles.length; at += 1)
          scores[at] = (scores[at] ?? 0) + (bytes[row + at] ?? 0) * unit
      }
      const top = Math.max(...scores)
      const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
      return scores.map((score) => Math.exp(score - top) / total)
    },
  }
}

let loaded: RoleModel | null = null

/** Unpacked with the first message, not at the start of the server. */
export function builtInModel(): RoleModel {
  loaded ??= createRoleModel(builtIn)
  return loaded
}

/** Nobody says more about their money in one message. */
const MOST_AMOUNTS = 120

export function judgeAmounts(reading: Reading, model: RoleModel): Judged[] {
  return reading.amounts
    .filter(isMoneyLike)
    .slice(0, MOST_AMOUNTS)
    .map((amount) => {
      const shares = model.weigh(featuresOf(reading, amount).facts)
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
