import { type PackedWeights } from '#advisor/understanding/learned/linear.ts'
import { createRandom, createWeights, numberFacts, numbersOf, pack, rateOf, shuffle } from './descend.ts'

export interface ClassExample {
  facts: string[]
  class: string
}

export interface Settings {
  passes: number
  rate: number
  /** The share of facts hidden from each example, so that no single one is relied on. */
  hidden: number
}

const SMOOTHING = 0.01

/** Multinomial logistic regression over sparse facts. */
export function learnClasses(
  examples: readonly ClassExample[],
  classes: readonly string[],
  { passes, rate, hidden }: Settings,
): PackedWeights {
  const width = classes.length
  const index = numberFacts(examples.map(({ facts }) => facts))
  const cases = examples.map((example) => ({
    facts: numbersOf(example.facts, index),
    wanted: classes.indexOf(example.class),
  }))
  const random = createRandom()
  const weights = createWeights(index.size * width)
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(cases, random)
    const step = rateOf(pass, passes, rate)
    for (const { facts, wanted } of cases) {
      const shown = facts.filter(() => random() > hidden)
      const errors = predict(shown, weights.values, width)
      for (let at = 0; at < width; at += 1)
        errors[at] = (errors[at] ?? 0) - (at === wanted ? 1 - SMOOTHING : SMOOTHING / (width - 1))
      for (const fact of shown)
        for (let at = 0; at < width; at += 1) weights.move(fact * width + at, errors[at] ?? 0, step)
    }
  }
  return pack(classes, index, weights.values)
}

function predict(facts: Int32Array, values: Float32Array, width: number): Float64Array {
  const scores = new Float64Array(width)
  for (const fact of facts)
    for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + (values[fact * width + at] ?? 0)
  const top = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return scores.map((score) => Math.exp(score - top) / total)
}
