import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { magnitude } from '#advisor/understanding/surroundings.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** What speaks for the category of an asset or a debt; `byName` is the one its name alone suggests. */
export function categoryFacts(
  { tokens }: Reading,
  amount: Amount,
  role: 'asset' | 'liability',
  name: string,
  byName: string,
): string[] {
  const words = name.toLowerCase().split(/[^a-z0-9'&]+/)
  const near = tokens
    .slice(Math.max(0, amount.first - 10), amount.next + 8)
    .filter(({ kind }) => kind === 'word')
  return [
    'any',
    `name=${byName}`,
    `last=${words.at(-1)}`,
    `size=${magnitude(amount.value)}`,
    ...words.flatMap((word, at) => [
      `word=${word}`,
      `pair=${word} ${words[at + 1] ?? '$'}`,
      `thing=${thingOf(word)}`,
      `end=${word.slice(-4)}`,
    ]),
    ...near.map(({ word }) => `near=${word}`),
    // 'Student loans: group A 5,500, group B 7,200': the kind was said once for all.
    ...thingsBefore(tokens, amount.first).flatMap((thing, at) => [
      `said=${thing}`,
      ...(at === 0 ? [`lastsaid=${thing}`] : []),
    ]),
  ].map((fact) => `${role},${fact}`)
}

/** Further back the message spoke of something else. */
const REACH = 60

/** Kinds of things named before an amount, the nearest first. */
function thingsBefore(tokens: readonly Token[], end: number): string[] {
  const found = new Set<string>()
  for (let at = end - 1; at >= Math.max(0, end - REACH); at -= 1) {
    const thing = thingOf(`${tokens[at]?.word} ${tokens[at + 1]?.word}`) ?? thingOf(tokens[at]?.word ?? '')
    if (thing) found.add(thing)
  }
  return [...found]
}
