/**
 * How a message goes on from a sum that was made. A mind often sees the right sum and the right number and writes the
 * wrong expression: here every reading that changes an earlier sum of its kind is brought to what the words and the
 * numbers of that sum allow, and readings that come to the same then count as one.
 */
import { isDeepStrictEqual } from 'node:util'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { isReady } from '#advisor/executing/of-sum.ts'
import {
  type Action,
  endsOf,
  type Minded,
  type Reading,
  startOf,
  type Value,
} from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { chainOf, findSaid, headOf, withoutWait } from './chain.ts'
import { changeInput } from './change-input.ts'
import { isNoChange } from './no-change.ts'
import { startOver } from './start-over.ts'
import { settledChange } from './settled-change.ts'

interface Following {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
}

/** 'The first one', 'as it was': an earlier state is meant, and not what has become of it. */
const GOES_BACK = /\b(?:the first|original(?:ly)?|as it was|earlier|start(?:ed)? (?:with|over))\b/i

/** 'Without the refund, what payment gets me done in a year': the state that is pointed at lacks it already. */
const LEAVES_OUT = /\b(?:without|w\/o|not counting|leaving out)\b/i

const DOUBTED = 0.1

/** The message with its follow-ups resolved. */
export function follow({ text, minded, sums }: Following): Minded {
  if (!sums.some(isReady)) return minded
  const settled = settledChange({ text, minded, sums })
  if (settled) return { ...minded, readings: [{ actions: [settled], score: 1 }] }
  const resolved = minded.readings.map((reading) => ({
    ...reading,
    actions: reading.actions.map((action) => goOn(action, { text, minded, sums })),
  }))
  const possible = resolved.filter(({ actions }) => !actions.some((action) => isNoChange(action, text, sums)))
  // Where nothing that was read can be meant it is asked, and not guessed.
  const doubted = resolved.map((reading) => ({ ...reading, score: reading.score * DOUBTED }))
  return { ...minded, readings: joinEqual(possible.length > 0 ? possible : doubted) }
}

/** Readings that say the same by now, the likeliest first. */
function joinEqual(readings: readonly Reading[]): Reading[] {
  const joined: Reading[] = []
  for (const reading of readings) {
    const at = joined.findIndex(({ actions }) => isDeepStrictEqual(actions, reading.actions))
    const same = joined[at]
    if (same) joined[at] = { ...same, score: Math.min(1, same.score + reading.score) }
    else joined.push(reading)
  }
  return joined.toSorted((a, b) => b.score - a.score)
}

/** An action that changes an earlier sum of its kind, as the words and the numbers of that sum allow. */
export function goOn(read: Action, { text, minded, sums }: Following): Action {
  const goesBack = GOES_BACK.test(text) || LEAVES_OUT.test(text)
  const action = { ...read, inputs: startOver(read, sums, goesBack) }
  const pointed = sums.find(({ id }) => id === action.from)
  const sum = findSum(action.intent)
  if (!sum || !pointed || pointed.kind !== action.intent || !isReady(pointed)) return action
  const newest = headOf(sums, pointed)
  const head = goesBack || takesFrom(action, newest) ? pointed : newest
  const chain = chainOf(sums, head)
  const renewed = action.inputs.map(({ slot, value }) => ({ slot, value: renew(value, slot, chain) }))
  const isOnly = (slot: string) => renewed.filter((one) => one.slot === slot).length === 1
  const inputs = renewed.map((one) => (isOnly(one.slot) ? changeInput(one, { text, sum, head }) : one))
  const again = [...saidAgain(inputs, minded, chain), ...withoutWait(text, minded.numbers, head)]
  return { ...action, from: head.id, inputs: [...inputs, ...again] }
}

/** An earlier state with a figure of the newest means just that: the first loan with the costs of the second on top. */
const takesFrom = ({ inputs }: Action, { id }: SumRecord) =>
  inputs.flatMap(({ value }) => endsOf(value)).some((end) => end.kind === 'figure' && end.sum === id)

/** What an earlier sum of the chain had for the same input, beside a new number, is what the sum has by now. */
function renew(value: Value, slot: string, chain: readonly SumRecord[], isPart = false): Value {
  if (value.kind === 'operation')
    return {
      ...value,
      left: renew(value.left, slot, chain, true),
      right: renew(value.right, slot, chain, true),
    }
  const head = chain.at(-1)
  if (value.kind !== 'figure' || value.name !== slot || !head?.inputs[slot]) return value
  const isOwn = value.sum === head.id || (isPart && chain.some(({ id }) => id === value.sum))
  return isOwn ? { kind: 'before' } : value
}

/** 'Back to 30 but with 20% down': a number that the sum was made with once is so again. */
function saidAgain(
  inputs: Action['inputs'],
  { numbers }: Minded,
  chain: readonly SumRecord[],
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  return numbers
    .filter(({ start }) => !used.has(start))
    .flatMap((number) => {
      const found = findSaid(number, chain)
      return found && !inputs.some(({ slot }) => slot === found.slot) ? [found] : []
    })
}
