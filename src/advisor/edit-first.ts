/** Orders about what is kept are carried out before the rest of a message is read: no number of theirs belongs to a sum. */
import type { Edited, Hearing } from './advisor.ts'
import { isPlaceOf } from './editing/entries.ts'
import { readEdits } from './editing/read-edits.ts'
import type { Change, Fact } from './facts.ts'
import { keepFacts } from './ledger/keep-in-snapshot.ts'
import { findRequest } from './talk/find-request.ts'
import { findListing } from './talk/edits/find-listing.ts'
import { findMeta } from './talk/small-talk/meta.ts'
import { readWording } from './talk/wording.ts'

type Told = Omit<Hearing, 'minded'>

export interface EditedHearing {
  facts: Fact[]
  edited: Edited
  /** The message without the orders, after they were carried out; its text is empty where nothing else is said. */
  rest: Told
}

export function editFirst(told: Told): EditedHearing | null {
  const { text, snapshot, dialogue } = told
  const wording = readWording(text)
  // Others carry these out, or say how: what was saved last is taken back, everything is forgotten.
  if (findRequest(text, wording) !== null || findMeta(wording) === 'forget') return null
  const edits = readEdits(told)
  const said = edits?.rest ?? text
  const listing = findListing(said)
  if (edits === null && listing === null) return null
  const rest = listing?.rest ?? said
  const { changes = [], followed = [], open = [] } = edits ?? {}
  const asFact = (decision: Fact['decision']) => (change: Change) => ({
    change,
    decision,
    quote: text.trim(),
    span: { start: 0, end: text.length },
  })
  const facts: Fact[] = [...[...changes, ...followed].map(asFact('save')), ...open.map(asFact('ask'))]
  const after = structuredClone(snapshot)
  keepFacts(after, facts)
  // What is gone cannot be what 'it' speaks of.
  const focus = dialogue.focus.filter(({ change }) => !changes.some((gone) => isPlaceOf(change, gone)))
  return {
    facts,
    edited: {
      changes,
      followed,
      removed: edits?.removed ?? [],
      moved: edits?.moved ?? [],
      already: edits?.already ?? [],
      unclear: edits?.unclear ?? [],
      isListed: listing !== null,
      rest,
    },
    rest: { ...told, text: rest, snapshot: after, dialogue: { ...dialogue, focus } },
  }
}
