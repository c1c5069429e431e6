import type { Amount, Reading } from '#advisor/understanding/reading.ts'
import { thingOf } from '#advisor/understanding/things.ts'

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
    `size=${Math.floor(Math.log10(Math.max(1, amount.value)) * 2)}`,
    ...words.flatMap((word, at) => [
      `word=${word}`,
      `pair=${word} ${words[at + 1] ?? '$'}`,
      `thing=${thingOf(word)}`,
      `end=${word.slice(-4)}`,
    ]),
    ...near.map(({ word }) => `near=${word}`),
  ].map((fact) => `${role},${fact}`)
}
