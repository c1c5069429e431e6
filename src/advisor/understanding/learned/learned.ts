import { createLinearModel, type LinearModel, type PackedWeights } from './linear.ts'
import categories from './category-weights.json' with { type: 'json' }
import names from './name-weights.json' with { type: 'json' }
import roles from './role-weights.json' with { type: 'json' }

/** What understanding has learnt from the conversations of eval/corpus. */
export interface Learned {
  /** What an amount is in the user's finances. */
  roles: LinearModel
  /** Which word an amount is called by. */
  names: LinearModel
  /** Where an asset or a debt belongs in the balance sheet. */
  categories: LinearModel
}

export const unpack = (packed: Record<keyof Learned, PackedWeights>): Learned => ({
  roles: createLinearModel(packed.roles),
  names: createLinearModel(packed.names),
  categories: createLinearModel(packed.categories),
})

let loaded: Learned | null = null

/** Unpacked with the first message. */
export function builtInLearned(): Learned {
  loaded ??= unpack({ roles, names, categories })
  return loaded
}
