import { type PackedWeights } from '#advisor/understanding/learned/linear.ts'
import { createRandom, createWeights, numberFacts, numbersOf, pack, rateOf, shuffle } from './descend.ts'
import type { Settings } from './learn-classes.ts'

/** Several candidates, of which one or more are right. */
export interface Choice {
  candidates: { facts: string[]; isRight: boolean }[]
}

/** Errors as small as this teach nothing. */
const NEGLIGIBLE = 1e-4

/** Learns to choose a right candidate; which of the right ones is left open. */
export function learnChoice(choices: readonly Choice[], { passes, rate, hidden }: Settings): PackedWeights {
  const open = choices.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const index = numberFacts(open.flatMap(({ candidates }) => candidates.map(({ facts }) => facts)))
  const cases = open.map(({ candidates }) =>
    candidates.map(({ facts, isRight }) => ({ facts: numbersOf(facts, index), isRight })),
  )
  const random = createRandom()
  const weights = createWeights(index.size)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(cases, random)
    const step = rateOf(pass, passes, rate)
    for (const candidates of cases) {
      const shown = candidates.map(({ facts }) => facts.filter(() => random() > hidden))
      for (const [at, error] of errorsOf(candidates, shown, weights.values).entries())
        if (Math.abs(error) > NEGLIGIBLE) for (const fact of shown[at] ?? []) weights.move(fact, error, step)
    }
  }
  return pack(['right'], index, weights.values)
}

function errorsOf(
  candidates: readonly { isRight: boolean }[],
  shown: readonly Int32Array[],
  values: Float32Array,
): number[] {
  const scores = shown.map((facts) => facts.reduce((sum, fact) => sum + (values[fact] ?? 0), 0))
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, at) => sum + (candidates[at]?.isRight ? share : 0), 0)
  return shares.map(
    (share, at) => share / all - (candidates[at]?.isRight ? share / Math.max(right, 1e-12) : 0),
  )
}
