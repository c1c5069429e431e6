/** 'That is 600 a month less going out', after how long saving takes: so much more to put away. */
import type { Action } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { isReady } from '#advisor/executing/of-sum.ts'

const LESS_OUT =
  /^[^.,;?!\d]{0,16}\b(?:less|fewer) (?:going out|in (?:bills|costs|expenses)|to pay|of bills)\b|^[^.,;?!\d]{0,16}\b(?:freed|frees) up\b/i
const FREES = /\b(?:frees?|freed|freeing) up(?: (?:about|around|another))? \$?$/i
const saving = new Set(['goal-time', 'saved-by', 'growth', 'goal-pace'])

export function freed({ text, minded: { numbers }, sums }: Talk): Action | null {
  const last = sums.at(-1)
  const [number, ...more] = numbers
  if (!last || !saving.has(last.kind) || !isReady(last) || !number || more.length > 0) return null
  const isFreed = LESS_OUT.test(text.slice(number.end)) || FREES.test(text.slice(0, number.start))
  if (!isFreed || (number.kind !== 'money' && number.kind !== 'number')) return null
  return {
    ...bare(last.kind),
    from: last.id,
    inputs: [
      {
        slot: 'monthly',
        value: {
          kind: 'operation',
          operator: 'add',
          left: { kind: 'before' },
          right: { kind: 'number', number },
        },
      },
    ],
  }
}
