/** 'Could we live on just mine?': one of two pays, by whose the message says it is. */
import type { Snapshot } from '#advisor/snapshot.ts'
import { rowsOf } from './earners.ts'
import { rowsBasis } from './pay-basis.ts'

const PAY = String.raw`(?:pay|paychecks?|income|salary|wages?|checks?|earnings|job)`
const OTHER = String.raw`(?:his|hers?|(?:my )?(?:husband|wife|partner|spouse|boyfriend|girlfriend)'?s?)`
const only = (whose: string) =>
  new RegExp(
    String.raw`\b(?:just|only)(?: on| with)? ${whose}(?![\w'])|\b(?:on|with) ${whose}(?: ${PAY})? alone\b`,
    'i',
  )
const MINE = only(String.raw`(?:mine|me|my(?: own)? ${PAY})`)
const THEIRS = only(OTHER)

/** Whose pay is meant alone. */
export function whoseAlone(text: string): 'mine' | 'theirs' | null {
  if (MINE.test(text)) return 'mine'
  return THEIRS.test(text) ? 'theirs' : null
}

/** The rows of the pay that is meant alone; none where no one's is, or where it is not known what comes home of it. */
export function payAlone(text: string, snapshot: Snapshot): Snapshot['income'] {
  if (snapshot.takeHome && rowsBasis(snapshot) === 'gross') return []
  const whose = whoseAlone(text)
  return whose ? rowsOf(whose, snapshot) : []
}
