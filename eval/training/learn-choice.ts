import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { createRandom, numberFacts, numbersOf, rateOf, shuffle } from './descend.ts'
import type { Settings } from './learn-classes.ts'
import { createLearner, type Run } from './learner.ts'

/** Several candidates, of which one or more are right. */
export interface Choice {
  candidates: { facts: string[]; isRight: boolean }[]
}

/** Errors as small as this teach nothing. */
const NEGLIGIBLE = 1e-3

/** Learns to choose a right candidate; which of the right ones is left open. */
export function learnChoice(
  choices: readonly Choice[],
  { passes, rate, hidden, cells, least }: Settings,
): PackedNetwork {
  const open = choices.filter(({ candidates }) => candidates.some(({ isRight }) => isRight))
  const index = numberFacts(
    open.flatMap(({ candidates }) => candidates.map(({ facts }) => facts)),
    least,
  )
  const cases = open.map(({ candidates }) =>
    candidates.map(({ facts, isRight }) => ({ facts: numbersOf(facts, index), isRight })),
  )
  const random = createRandom()
  const learner = createLearner(index.size, cells, 1, random)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(cases, random)
    const step = rateOf(pass, passes, rate)
    for (const candidates of cases) {
      const runs = candidates.map(({ facts }) => learner.run(facts.filter(() => random() > hidden)))
      for (const [at, error] of errorsOf(candidates, runs).entries()) {
        const run = runs[at]
        if (run && Math.abs(error) > NEGLIGIBLE) learner.learn(run, Float64Array.of(error), step)
      }
    }
  }
  return learner.pack(['right'], index)
}

function errorsOf(candidates: readonly { isRight: boolean }[], runs: readonly Run[]): number[] {
  const scores = runs.map((run) => run.scores[0] ?? 0)
  const top = Math.max(...scores)
  const shares = scores.map((score) => Math.exp(score - top))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const right = shares.reduce((sum, share, at) => sum + (candidates[at]?.isRight ? share : 0), 0)
  return shares.map(
    (share, at) => share / all - (candidates[at]?.isRight ? share / Math.max(right, 1e-12) : 0),
  )
}
