import type { Row } from './group-by-day.ts'

export interface RowProps {
  user: { id: number; name: string }
  /** The message of the user that may be changed or answered again. */
  openId: number | null
  sendingKey: string | null
  isBusy: boolean
}

/** The part that matters to these rows, so that other blocks are not drawn again when it changes. */
export function concerning(rows: readonly Row[], { user, openId, sendingKey, isBusy }: RowProps): RowProps {
  const hasUnsent = rows.some(({ kind }) => kind === 'unsent')
  const isOpen = rows.some(
    (row) => row.kind === 'stored' && (row.message.id === openId || row.message.status === 'stopped'),
  )
  return {
    user,
    openId: isOpen ? openId : null,
    sendingKey: hasUnsent ? sendingKey : null,
    isBusy: hasUnsent && isBusy,
  }
}

const contentOf = (row: Row | undefined) => (row?.kind === 'stored' ? row.message : row?.unsent)

/** Rows are made anew with every message; what they hold is not. */
export const sameRows = (some: readonly Row[], others: readonly Row[]): boolean =>
  some.length === others.length && some.every((row, at) => contentOf(row) === contentOf(others[at]))
