import { readFileSync } from 'node:fs'
import { createNetwork, type Network, type PackedNetwork, readNetwork } from './network.ts'

/** What understanding has learnt from the conversations of eval/corpus. */
export interface Learned {
  /** What an amount of a later message sets right. */
  links: Network
  /** Where an asset or a debt belongs in the balance sheet. */
  categories: Network
}

export const weightFiles: Record<keyof Learned, string> = {
  links: 'link-weights.json',
  categories: 'category-weights.json',
}

/** From the sources they are unpacked; the build has done so for the bundle (scripts/build/server.ts). */
function load(name: keyof Learned): Network {
  if (!import.meta.url.endsWith('.ts'))
    return readNetwork(readFileSync(new URL(`./learned/${name}.bin`, import.meta.url)))
  const json = readFileSync(new URL(`./${weightFiles[name]}`, import.meta.url), 'utf8')
  return createNetwork(JSON.parse(json) as PackedNetwork)
}

let loaded: Learned | null = null

/** Loaded with the first message. */
export function builtInLearned(): Learned {
  loaded ??= { links: load('links'), categories: load('categories') }
  return loaded
}
