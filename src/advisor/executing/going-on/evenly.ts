/** 'And if it's 50/50', of bills that were split by pay: each pays half. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { figureOf } from '#advisor/executing/of-sum.ts'
import type { Talk } from '#advisor/executing/talk.ts'

/** 'Even if he pays more' splits nothing. */
const EVENLY =
  /\b(?:50\/50|fifty[- ]fifty|half and half|evenly|equally|down the middle|in half)\b|\b(?:even|equal)(?= split\b|\W*$)/i

export function evenly({ text, minded, sums }: Talk): Action | null {
  const last = sums.at(-1)
  if (last?.kind !== 'fair-split' || last.missing !== undefined || !EVENLY.test(text)) return null
  if (minded.numbers.some(({ kind }) => kind !== 'factor')) return null
  return {
    ...bare('quotient'),
    inputs: [
      { slot: 'amount', value: figureOf(last, 'bills') },
      { slot: 'by', value: { kind: 'constant', value: 2 } },
    ],
  }
}
