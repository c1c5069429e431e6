/** Sums that their words name beyond doubt. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { writeSum } from '#advisor/executing/spelled-out/write-sum.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { readSharedParts } from '#advisor/reading/question/shares-of.ts'
import { asksWhereToCut } from '#advisor/planning/sums/where-to-cut.ts'
import { averageOf } from './average-of.ts'
import { catchUp } from './catch-up.ts'
import { cuts } from './cuts.ts'
import { realRaise } from './real-raise.ts'

/** The sum that a message asks for by its words; null where it names none of them. */
export function wordedSum(talk: Talk): Action | null {
  const { text, minded, snapshot, heard = [] } = talk
  return (
    (snapshot.expenses.length > 1 && asksWhereToCut(text) ? bare('spending') : null) ??
    realRaise(talk) ??
    sharedOut(talk) ??
    cuts(talk) ??
    asItStands(talk) ??
    catchUp(text, minded.numbers, heard) ??
    averageOf(text, minded.numbers, heard)
  )
}

/** 'Bonus 6k. half to savings, the rest for fun': the first amount is the whole, and every other number is a part. */
function sharedOut({ text, minded: { numbers } }: Talk): Action | null {
  const amount = numbers.find(({ kind, value }) => (kind === 'money' || kind === 'number') && value >= 100)
  if (!amount || !/\?|\b(?:how much|what)/i.test(text) || !readSharedParts(text, amount.value)) return null
  return writeSum('windfall', { amount })
}

const ANEW = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|then|well) )*(?:how (?:long|much|many months|soon)|when)\b[^.?!,]{0,28}` +
    String.raw`\b(?:now|then|in all|all together|altogether|total)\W*$`,
  'i',
)

/** 'So how long now', after the severance was added: the last sum as it stands. */
function asItStands({ text, minded, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [meant] = minded.readings[0]?.actions ?? []
  const isSame = last !== undefined && last.missing === undefined && meant?.intent === last.kind
  if (!isSame || meant.from !== last.id || minded.numbers.length > 0 || !ANEW.test(text)) return null
  return { ...bare(last.kind), from: last.id, isPlaced: true }
}
