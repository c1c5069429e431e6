/** A file that is being read back, at most one of a user's at a time. */
export interface RestoresTable {
  userId: number
  /** The account that nobody sees and that takes the place of the user's in the end. */
  stagedId: number
  mode: 'empty' | 'replace'
  /** The profile's when it began: a change since then must not be lost. */
  version: number
  /** How many lots of rows have arrived. */
  batches: number
  /** JSON: how many rows of each part. */
  counts: string
  /** The last sign of life; one that is not heard of for long is given up. */
  touchedAt: string
}

/** What a row was called in the file, and what it is called here. */
export interface RestoredIdsTable {
  userId: number
  kind: string
  oldId: number
  newId: number
}

/** What a client has sent under an id of its own, so that a repeat is answered and not done again. */
export interface RepeatsTable {
  userId: number
  clientId: string
  call: string
  itemId: number | null
  /** JSON: the first answer, where it is not made from the row. */
  result: string | null
  at: string
}
