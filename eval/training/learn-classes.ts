import { type PackedNetwork, sharesOf } from '#advisor/understanding/learned/network.ts'
import { createRandom, numberFacts, numbersOf, rateOf, shuffle } from './descend.ts'
import { createLearner } from './learner.ts'

export interface ClassExample {
  facts: string[]
  class: string
}

export interface Settings {
  passes: number
  rate: number
  /** The share of facts hidden from each example, so that no single one is relied on. */
  hidden: number
  /** The size of the hidden layer. */
  cells: number
  /** How often a fact must have been seen. */
  least: number
}

const SMOOTHING = 0.01

/** Learns which of several classes an example belongs to. */
export function learnClasses(
  examples: readonly ClassExample[],
  classes: readonly string[],
  { passes, rate, hidden, cells, least }: Settings,
): PackedNetwork {
  const index = numberFacts(
    examples.map(({ facts }) => facts),
    least,
  )
  const cases = examples.map((example) => ({
    facts: numbersOf(example.facts, index),
    wanted: classes.indexOf(example.class),
  }))
  const random = createRandom()
  const learner = createLearner(index.size, cells, classes.length, random)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(cases, random)
    const step = rateOf(pass, passes, rate)
    for (const { facts, wanted } of cases) {
      const run = learner.run(facts.filter(() => random() > hidden))
      const errors = sharesOf(run.scores).map(
        (share, at) => share - (at === wanted ? 1 - SMOOTHING : SMOOTHING / (classes.length - 1)),
      )
      learner.learn(run, errors, step)
    }
  }
  return learner.pack(classes, index)
}
