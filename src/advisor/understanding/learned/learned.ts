import { createNetwork, type Network, type PackedNetwork } from './network.ts'
import categories from './category-weights.json' with { type: 'json' }
import links from './link-weights.json' with { type: 'json' }
import names from './name-weights.json' with { type: 'json' }
import roles from './role-weights.json' with { type: 'json' }

/** What understanding has learnt from the conversations of eval/corpus. */
export interface Learned {
  /** What an amount is in the user's finances. */
  roles: Network
  /** Which word an amount is called by. */
  names: Network
  /** What an amount of a later message sets right. */
  links: Network
  /** Where an asset or a debt belongs in the balance sheet. */
  categories: Network
}

export const unpack = (packed: Record<keyof Learned, PackedNetwork>): Learned => ({
  roles: createNetwork(packed.roles),
  names: createNetwork(packed.names),
  links: createNetwork(packed.links),
  categories: createNetwork(packed.categories),
})

let loaded: Learned | null = null

/** Unpacked with the first message. */
export function builtInLearned(): Learned {
  loaded ??= unpack({ roles, names, links, categories })
  return loaded
}
