import type { PackedWeights } from '#advisor/understanding/learned/linear.ts'

/** Facts seen less often say little about messages to come. */
const RARE = 3
/** Facts that hardly weigh anything are left out. */
const SLIGHT = 0.12
const UNIT = 0.02

/** The same numbers in the same order every time. */
export function createRandom(): () => number {
  let state = 7
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export function shuffle(items: unknown[], random: () => number) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
}

/** Slower towards the end, so that the last examples do not count for more than the first. */
export const rateOf = (pass: number, passes: number, rate: number) =>
  rate * (pass < passes * 0.6 ? 1 : pass < passes * 0.85 ? 0.4 : 0.15)

/** A number for every fact that is seen often enough. */
export function numberFacts(examples: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const facts of examples) for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= RARE)
  return new Map(known.map(([fact], at) => [fact, at]))
}

export const numbersOf = (facts: readonly string[], index: ReadonlyMap<string, number>) =>
  Int32Array.from(facts.flatMap((fact) => index.get(fact) ?? []))

/** Weights that learn at a rate of their own: those that were wrong often move less (AdaGrad). */
export function createWeights(size: number) {
  const values = new Float32Array(size)
  const squares = new Float32Array(size).fill(0.01)
  return {
    values,
    move(at: number, error: number, rate: number) {
      squares[at] = (squares[at] ?? 0) + error * error
      values[at] = (values[at] ?? 0) - (rate * error) / Math.sqrt(squares[at] ?? 1)
    },
  }
}

/** A signed byte is exact enough. */
export function pack(
  classes: readonly string[],
  index: ReadonlyMap<string, number>,
  values: Float32Array,
): PackedWeights {
  const width = classes.length
  const rows = [...index].map(([fact, at]) => ({ fact, row: values.slice(at * width, (at + 1) * width) }))
  const kept = rows.filter(({ row }) => row.some((weight) => Math.abs(weight) > SLIGHT))
  const bytes = Int8Array.from(
    kept.flatMap(({ row }) =>
      [...row].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / UNIT)))),
    ),
  )
  return {
    classes,
    facts: kept.map(({ fact }) => fact).join('\n'),
    unit: UNIT,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
