import { listUnsent } from '#web/data/unsent.ts'
import { listWaiting } from '#web/data/waiting.ts'
import { counted } from '#web/lib/counted.ts'
import { countDrafts } from '#web/budget-edits/count-drafts.ts'

export interface UnsentWork {
  messages: number
  changes: number
}

/** The unsent work that would be lost if this browser forgot the user. */
export function findUnsentWork(userId: number): UnsentWork {
  return {
    messages: listUnsent(userId).length,
    changes: listWaiting(userId).length + countDrafts(userId),
  }
}

export const hasWork = ({ messages, changes }: UnsentWork) => messages + changes > 0

const some = (count: number, one: string) => (count === 0 ? [] : [counted(count, one)])

/** '2 messages and 1 change' */
export const describeWork = ({ messages, changes }: UnsentWork) =>
  [...some(messages, 'message'), ...some(changes, 'change')].join(' and ')
