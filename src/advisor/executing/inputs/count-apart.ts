/** 'Rent is 1,450, food 600: can I keep the place?' What was just told stands among the expenses already. */
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { formatMoney } from '#finance/money.ts'
import { toValue, type Valued } from '#advisor/planning/to-value.ts'

const NAMED = 0.4

/** What is spent without the amounts that are asked about. */
export function countApart(
  spent: Valued,
  { inputs }: Action,
  sum: Sum,
  { text, snapshot }: { text: string; snapshot: Snapshot },
): Valued {
  const input = sum.inputs['amount']
  if (!input || spent.source.kind === 'words') return spent
  const asked = new Set(
    inputs
      .filter(({ slot }) => slot === 'amount')
      .flatMap(({ value }) => endsOf(value))
      .flatMap((end) => (end.kind === 'number' ? [toValue(end.number, input, snapshot.today)?.value] : [])),
  )
  const twice = snapshot.expenses
    .filter(({ amount, category }) => asked.has(amount) && namedBy(text, category) > NAMED)
    .reduce((total, { amount }) => total + amount, 0)
  if (twice === 0 || twice > spent.value) return spent
  const written = [
    { label: 'a', text: formatMoney(spent.value, { decimals: 'auto' }) },
    { label: 'b', text: formatMoney(twice, { decimals: 'auto' }) },
  ]
  return {
    ...spent,
    value: spent.value - twice,
    source: { kind: 'formula', formula: 'a − b', inputs: written },
  }
}
