export type Random = () => number

/** The same numbers in the same order every time. */
export function createRandom(): Random {
  let state = 7
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

export function shuffle(items: unknown[], random: Random) {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
}

/** Slower towards the end, so that the last examples do not count for more than the first. */
export const rateOf = (pass: number, passes: number, rate: number) =>
  rate * (pass < passes * 0.6 ? 1 : pass < passes * 0.85 ? 0.4 : 0.15)

/** A number for every fact that is seen often enough to say something about messages to come. */
export function numberFacts(examples: Iterable<readonly string[]>, least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const facts of examples) for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  const known = [...counts].filter(([, count]) => count >= least)
  return new Map(known.map(([fact], at) => [fact, at]))
}

export const numbersOf = (facts: readonly string[], index: ReadonlyMap<string, number>) =>
  Int32Array.from(facts.flatMap((fact) => index.get(fact) ?? []))
