/** 'Daycare for two would be 2,500': what is paid for one today is in it, and falls away. */
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** Said of all of them, and not of one more. */
const OF_ALL = new RegExp(
  String.raw`\b(?:for|of) (?:the )?(?:two|2|three|3|both|all)\b(?! (?:months?|weeks?|days?|years?|hours?))|` +
    String.raw`\b(?:both|two|2|three|3|all) (?:of (?:them|the \w+)|kids|children|boys|girls|babies|dogs)\b`,
  'i',
)
const ANOTHER = /\b(?:on top|more|extra|second|another|besides)\b/i

/** The cost of today that a new one is told in the place of. */
export function paidInstead(words: string, { expenses }: Pick<Snapshot, 'expenses'>) {
  if (!OF_ALL.test(words) || ANOTHER.test(words)) return null
  return findRow(words, expenses, ({ category }) => category)
}

/** The inputs that take a new cost, and where what falls away for it goes. */
const places: Readonly<Record<string, { more: string; less: string }>> = {
  'afford-monthly': { more: 'amount', less: 'instead' },
  'what-if': { more: 'moreExpense', less: 'lessExpense' },
}

interface Asked {
  sum: { name: string }
  text: string
  snapshot: Snapshot
}

export function inItsPlace(inputs: Action['inputs'], { sum, text, snapshot }: Asked): Action['inputs'] {
  const place = places[sum.name]
  const told = inputs.filter(({ slot }) => slot === place?.more).flatMap(({ value }) => endsOf(value))
  const [only, another] = told
  const isLess = inputs.some(({ slot }) => slot === place?.less)
  if (!place || !only || another || isLess || startOf(only) === null) return inputs
  const row = paidInstead(sentenceOf(only, text), snapshot)
  return row
    ? [
        ...inputs,
        {
          slot: place.less,
          value: { kind: 'row', row: { list: 'expenseItems', id: row.id, name: row.category } },
        },
      ]
    : inputs
}

function sentenceOf(value: Value, text: string): string {
  const at = startOf(value) ?? 0
  const before = text.slice(0, at).split(/[.!?;\n](?!\d)/)
  const after = text.slice(at).split(/[.!?;\n](?!\d)/)
  return `${before.at(-1) ?? ''}${after[0] ?? ''}`
}
