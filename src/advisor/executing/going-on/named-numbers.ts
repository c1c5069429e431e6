/** 'Still 1,100', 'without the 240': a number that an earlier sum had, kept or taken away. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isSaidFigure } from '#advisor/executing/named-sums.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { isReady } from '#advisor/executing/of-sum.ts'

const ASKS = /\b(?:when|how (?:long|much|many|soon|far))\b/i
/** 'My dog is still 500 at the vet' tells of something else. */
const TELLS = /\b(?:is|are|was|were|costs?|owes?) still\b/i
const STILL = /\b(?:still|same)(?: (?:at|the|with|with the|paying|doing|putting in|sending))? \$?$/i
const WITHOUT = /\bwithout (?:the|that|those|my|our|his|her) \$?$/i

interface Named {
  sum: SumRecord
  slot: string
}

/** '240', of a start of 240,000. */
const inThousands = (number: SaidNumber): SaidNumber => ({ ...number, value: number.value * 1000 })

function findNamed(sums: readonly SumRecord[], number: SaidNumber, isFitting: (named: Named) => boolean) {
  for (const sum of sums.filter(isReady).toReversed())
    for (const [slot, figure] of Object.entries(sum.inputs)) {
      const isSaid = isSaidFigure(figure, number) || isSaidFigure(figure, inThousands(number))
      if (isSaid && isFitting({ sum, slot })) return { sum, slot }
    }
  return null
}

/** The only number of a message, where such words stand before it. */
function onlyAfter({ text, minded: { numbers } }: Talk, words: RegExp): SaidNumber | null {
  const [number, ...more] = numbers
  return number && more.length === 0 && words.test(text.slice(0, number.start)) ? number : null
}

/** 'So when am i done now, still 1,100': the sum that had it, with all that has changed since. */
export function stillSame(talk: Talk): Action | null {
  const number = onlyAfter(talk, STILL)
  if (!number || !ASKS.test(talk.text) || TELLS.test(talk.text)) return null
  const named = findNamed(talk.sums, number, ({ sum, slot }) => sum.inputs[slot]?.unit === 'money')
  return named && { ...bare(named.sum.kind), from: named.sum.id }
}

/** 'And without the 240 to start with': the same with nothing there. */
export function without(talk: Talk): Action | null {
  const number = onlyAfter(talk, WITHOUT)
  if (!number) return null
  const mayBeNothing = ({ sum, slot }: Named) => {
    const input = findSum(sum.kind)?.inputs[slot]
    return input !== undefined && (input.min ?? 0) <= 0
  }
  const named = findNamed(talk.sums.slice(-2), number, mayBeNothing)
  if (!named) return null
  const { sum, slot } = named
  return { ...bare(sum.kind), from: sum.id, inputs: [{ slot, value: { kind: 'constant', value: 0 } }] }
}
