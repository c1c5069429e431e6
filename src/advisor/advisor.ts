import type { Dialogue } from './dialogue.ts'
import type { Fact } from './facts.ts'
import type { Snapshot } from './snapshot.ts'

/** One message of the user with everything that decides how it is read. */
export interface Hearing {
  text: string
  snapshot: Snapshot
  dialogue: Dialogue
}

/** What was read in a message, before anything is stored. */
export interface Understood {
  facts: Fact[]
}

/** A message after its facts were stored: the snapshot holds them. */
export interface Turn extends Hearing {
  understood: Understood
}
