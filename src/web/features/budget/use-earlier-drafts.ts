import { useEffect, useState } from 'react'
import {
  combineDrafts,
  findDrafts,
  type FoundDraft,
  shouldResend,
  removeDraft,
} from '#web/budget-edits/draft-store.ts'
import type { Lists } from '#web/budget-edits/lists.ts'
import { type Edits, hasEdits, rebaseAllEdits } from '#web/budget-edits/merge-lists.ts'

export interface UnsavedOffer {
  /** When the last of the edits was made. */
  at: number
  edits: Edits
}

export interface EarlierDrafts {
  /** Edits that are sent again at once. */
  toSend: Edits | null
  /** Edits to offer back. */
  offer: UnsavedOffer | null
  clearSent: () => void
  clearOffer: () => void
}

/** What earlier visits left unsaved, looked up once; drafts that the server turns out to have are dropped. */
export function useEarlierDrafts(userId: number, lists: Lists): EarlierDrafts {
  const [drafts] = useState(() => sortDrafts(findDrafts(localStorage, userId), lists))
  const [isOfferOpen, setOfferOpen] = useState(true)

  useEffect(() => forget(drafts.done), [drafts])

  const last = drafts.offered.at(-1)
  return {
    toSend: drafts.sendable.length > 0 ? combineDrafts(drafts.sendable) : null,
    offer: isOfferOpen && last ? { at: last.at, edits: combineDrafts(drafts.offered) } : null,
    clearSent: () => forget(drafts.sendable),
    clearOffer: () => {
      forget(drafts.offered)
      setOfferOpen(false)
    },
  }
}

function sortDrafts(found: FoundDraft[], lists: Lists) {
  const now = Date.now()
  const isOpen = ({ edits }: FoundDraft) => hasEdits(rebaseAllEdits(edits, lists).edits)
  const open = found.filter(isOpen)
  return {
    done: found.filter((draft) => !isOpen(draft)),
    sendable: open.filter((draft) => shouldResend(draft, now)),
    offered: open.filter((draft) => !shouldResend(draft, now)),
  }
}

function forget(drafts: FoundDraft[]) {
  for (const { key } of drafts) removeDraft(localStorage, key)
}
