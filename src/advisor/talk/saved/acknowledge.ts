import type { Fact } from '#advisor/facts.ts'
import { listing, type Text, text } from '#advisor/grounding/pieces.ts'
import type { Block } from '#advisor/reply.ts'
import { factText } from './describe-fact.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import { type Scene, vary } from '#advisor/talk/scene.ts'

/** More of them are not told over again: each stands in the row of what was saved, below the message. */
const MOST_NAMED = 2

/** That facts were saved, from the fullest wording to the shortest; the first that leaves room is said. */
export interface Acknowledgement {
  full: Text
  short: Text
  /** The list, for the details when the short wording was said. */
  list: Block
}

export function acknowledge({ saved, sheet, dialogue }: Scene): Acknowledgement | null {
  if (saved.length === 0) return null
  const items = saved.map((fact) => factText(fact, sheet))
  const gone = saved.flatMap(({ change }) => (change.kind === 'removal' ? [[rowName(change.name)]] : []))
  if (gone.length === saved.length)
    return { full: text`Removed: ${listing(gone)}.`, short: ['Removed.'], list: { kind: 'list', items } }
  const opening = vary(['Saved: ', 'Noted: ', 'I have saved '], dialogue)
  const short = [vary(['I have saved all of that.', 'All of that is saved.'], dialogue)]
  return {
    full: saved.length > MOST_NAMED ? short : text`${opening}${listing(items)}.`,
    short,
    list: { kind: 'list', items },
  }
}

/** What 'it' and 'actually' refer to from now on: the newest first, a few at most. */
export function refocus(focus: readonly Fact[], saved: readonly Fact[]): Fact[] {
  return [...saved.toReversed(), ...focus].slice(0, 12)
}
