import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '#advisor/understanding/features.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { align } from './align.ts'
import { type Conversation, readOpenCorpus } from './corpus.ts'

/** Settings that did best on voices left out of the training. */
const PASSES = 16
const RATE = 0.08
/** The share of facts hidden from each example, so that no single one is relied on. */
const HIDDEN = 0.45
const SMOOTHING = 0.01
/** Facts seen less often say little about messages to come. */
const RARE = 2

interface Case {
  facts: Int32Array
  role: number
}

export interface RoleWeights {
  roles: readonly Role[]
  /** The facts, one on a line, in the order of their weights. */
  facts: string
  /** What a weight of one unit is worth. */
  unit: number
  /** A signed byte for each fact and role, in base64. */
  weights: string
}

/** The same numbers in the same order every time. */
function createRandom(): () => number {
  let state = 7
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Multinomial logistic regression over sparse facts, by stochastic gradient descent with a rate per weight. */
export function train(conversations: Conversation[]): RoleWeights {
  // A bare answer has no words to learn from.
  const examples = conversations
    .filter((conversation) => !conversation.context)
    .flatMap((conversation) => align(conversation))
    .map(({ reading, amount, role }) => ({ facts: featuresOf(reading, amount).facts, role }))
  const counts = new Map<string, number>()
  for (const { facts } of examples) for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= RARE).map(([fact]) => fact)
  const index = new Map(known.map((fact, at) => [fact, at]))
  const cases = examples.map(({ facts, role }) => ({
    facts: Int32Array.from(facts.flatMap((fact) => index.get(fact) ?? [])),
    role: roles.indexOf(role),
  }))
  return pack(known, descend(cases, known.length))
}

function descend(cases: Case[], size: number): Float32Array {
  const random = createRandom()
  const weights = new Float32Array(size * roles.length)
  const squares = new Float32Array(size * roles.length).fill(0.01)
  for (let pass = 0; pass < PASSES; pass += 1) {
    shuffle(cases, random)
    const rate = RATE * (pass < PASSES * 0.6 ? 1 : pass < PASSES * 0.85 ? 0.4 : 0.15)
    for (const { facts, role } of cases) {
      const shown = facts.filter(() => random() > HIDDEN)
      const errors = predict(shown, weights)
      for (let at = 0; at < roles.length; at += 1)
        errors[at] = (errors[at] ?? 0) - (at === role ? 1 - SMOOTHING : SMOOTHING / (roles.length - 1))
      for (const fact of shown) step(weights, squares, fact * roles.length, errors, rate)
    }
  }
  return weights
}

function step(
  weights: Float32Array,
  squares: Float32Array,
  from: number,
  errors: Float64Array,
  rate: number,
) {
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at] ?? 0
    squares[from + at] = (squares[from + at] ?? 0) + error * error
    weights[from + at] = (weights[from + at] ?? 0) - (rate * error) / Math.sqrt(squares[from + at] ?? 1)
  }
}

function predict(facts: Int32Array, weights: Float32Array): Float64Array {
  const scores = new Float64Array(roles.length)
  for (const fact of facts)
    for (let at = 0; at < roles.length; at += 1)
      scores[at] = (scores[at] ?? 0) + (weights[fact * roles.length + at] ?? 0)
  const top = Math.max(...scores)
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0)
  return scores.map((score) => Math.exp(score - top) / total)
}

function shuffle(cases: Case[], random: () => number) {
  for (let at = cases.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [cases[at], cases[other]]
    if (one && two) [cases[at], cases[other]] = [two, one]
  }
}

/** A signed byte is exact enough, and facts that hardly weigh anything are left out. */
function pack(facts: string[], weights: Float32Array): RoleWeights {
  const rows = facts.map((fact, at) => ({
    fact,
    row: weights.slice(at * roles.length, (at + 1) * roles.length),
  }))
  const kept = rows.filter(({ row }) => row.some((weight) => Math.abs(weight) > 0.08))
  const unit = 0.02
  const bytes = Int8Array.from(
    kept.flatMap(({ row }) =>
      [...row].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / unit)))),
    ),
  )
  return {
    roles,
    facts: kept.map(({ fact }) => fact).join('\n'),
    unit,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../../src/advisor/understanding/role-weights.json')
  const weights = train(readOpenCorpus())
  writeFileSync(file, `${JSON.stringify(weights)}\n`)
  console.log(`${weights.facts.split('\n').length} facts weighed`)
}
