/** 'Take the 401k and the Roth, both together': all the rows that are named, where one of them was read. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const TOGETHER = /\b(?:both|together|combined|add(?:ed)? up|in all|total|the two)\b/i

const plainly = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9 &+]/g, '')

/** 'If the brokerage and 401k do 6.5%' */
const areJoined = (rows: readonly { name: string }[], text: string) =>
  rows.some(({ name }) =>
    rows.some((other) =>
      ['and', '&', 'plus'].some((word) =>
        ['', 'the ', 'my ', 'our '].some((whose) =>
          plainly(text).includes(`${plainly(name)} ${word} ${whose}${plainly(other.name)}`),
        ),
      ),
    ),
  )

export function allNamed(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  { assets }: Pick<Snapshot, 'assets'>,
): Action['inputs'] {
  const named = findRows(text, assets, ({ name }) => name)
  if (!TOGETHER.test(text) && !areJoined(named, text)) return inputs
  return inputs.map((input) => {
    const { slot, value } = input
    const isAsset = value.kind === 'row' && value.row.list === 'assets' && sum.inputs[slot]?.unit === 'money'
    const isAlone = inputs.filter((other) => other.slot === slot).length === 1
    if (!isAsset || !isAlone || named.length < 2 || !named.some(({ id }) => id === value.row.id)) return input
    const rows = named.map(({ id, name }): Value => ({ kind: 'row', row: { list: 'assets', id, name } }))
    return {
      slot,
      value: rows.reduce((left, right) => ({ kind: 'operation', operator: 'add', left, right })),
    }
  })
}
