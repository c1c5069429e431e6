import type { HeardNumber } from '#advisor/reading/heard.ts'

/** Two numbers beside each other are rarely a list. */
export const FEWEST = 3
/** ', and $' is all that stands between two of a list. */
const BETWEEN = 7

/** The newest list that was told, in its order. */
export function toldList(heard: readonly HeardNumber[]): HeardNumber[] {
  const runs: HeardNumber[][] = []
  for (const number of heard) {
    const run = runs.at(-1)
    const next = run?.at(-1)
    const gap = next ? next.start - number.end : 0
    if (run && isAmount(next) && isAmount(number) && gap > 0 && gap <= BETWEEN) run.push(number)
    else runs.push([number])
  }
  const list = runs.find(([first, ...more]) => more.length + 1 >= FEWEST && isAmount(first)) ?? []
  const isMoney = list.every(({ unit }) => unit?.of === 'money')
  return list.map((number) => (isMoney ? { ...number, kind: 'money' as const } : number)).toReversed()
}

const isAmount = (number: HeardNumber | undefined) => number?.kind === 'money' || number?.kind === 'number'
