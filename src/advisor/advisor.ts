import type { AssumptionChange } from '#contract/assumptions.ts'
import type { Dialogue } from './dialogue.ts'
import type { Cents } from '#finance/money.ts'
import type { Change, Fact, RowChange } from './facts.ts'
import type { SumRecord } from './figures/sum-record.ts'
import type { Minded } from './minding/minded.ts'
import type { Reply } from './reply.ts'
import type { Snapshot } from './snapshot.ts'

/** One message of the user with everything that decides how it is read. */
export interface Hearing {
  text: string
  snapshot: Snapshot
  dialogue: Dialogue
  /** What the mind takes the message for; null where it cannot be read so. */
  minded: Minded | null
}

/** What was read in a message, before anything is stored. */
export interface Understood {
  facts: Fact[]
  /** Facts the advisor had asked about and the message denies. */
  declined?: Fact[]
  /** What the message ordered to be changed of what is kept; its facts come first. */
  edited?: Edited
}

/** Orders about what is kept, carried out or not, and the message without them. */
export interface Edited {
  /** What is gone, as it was kept. */
  changes: Change[]
  /** Totals that follow them. */
  followed: Change[]
  removed: { name: string; from: RowChange['kind'] | 'profile'; amount: Cents | null }[]
  /** Accounts and debts that money went from or to. */
  moved: { name: string; isOwed: boolean; before: Cents; now: Cents }[]
  /** What an earlier order had taken out. */
  already: string[]
  /** Why something could not be done: nothing goes by that name, or several do. */
  unclear: { said: string; among: string[] }[]
  /** All that is kept is asked for besides. */
  isListed: boolean
  /** Blank where nothing else is said. */
  rest: string
}

/** What a message asks for that is not an answer: to take back what was saved last, or to clear the conversation. */
export type RequestKind = 'undo' | 'clear'

/** What became of it. Clearing is left to the user's own hand, since nothing brings a conversation back. */
export type CarriedOut =
  | {
      kind: 'undo'
      /** Set back. */
      undone: Fact[]
      /** Left as they are, since they were changed since. */
      kept: Fact[]
      /** Questions of the advisor that are now closed. All three are empty when there was nothing to undo. */
      dropped: Fact[]
    }
  | { kind: 'clear' }

/** A message after its facts were stored: the snapshot holds them. */
export interface Turn extends Hearing {
  understood: Understood
  /** What was stored before the message. */
  before?: Snapshot
  /** Absent when the message asked for nothing of the kind. */
  carriedOut?: CarriedOut
  /** A number of an earlier sum, which is to be made again with this one in its place. */
  change?: AssumptionChange
}

/** Why a number cannot be changed, in words for the user. */
export interface ChangeRefusal {
  message: string
  /** The sum is no longer part of the conversation. */
  isGone: boolean
}

/** Pure: no HTTP, no SQL, no clock of its own. What it is asked and what it answers is plain data. */
export interface Advisor {
  /** What a message means: what is asked, and what each of its numbers is for. */
  mind(hearing: Omit<Hearing, 'minded'>): Promise<Minded | null>
  /** What a message says about the user's money. */
  understand(hearing: Hearing): Understood
  respond(turn: Turn): Reply
  /** Whether only the advisor's own words may answer: a cry for help, a secret, an attempt to misuse it. */
  isGuarded(turn: Turn): boolean
  findRequest(text: string): RequestKind | null
  /** Null where the number of that sum may be set so. */
  refuseChange(asked: { change: AssumptionChange; sums: readonly SumRecord[] }): ChangeRefusal | null
}

/** The same where it may sit in another thread: its answers take a while. */
export type DistantAdvisor = {
  [Method in keyof Advisor]: (
    argument: Parameters<Advisor[Method]>[0],
  ) => ReturnType<Advisor[Method]> | Promise<Awaited<ReturnType<Advisor[Method]>>>
}

/** Advisors for everybody at once. */
export interface Advisors {
  /** Loads what takes long, ahead of the first message. */
  warm(): void
  for(userId: number): DistantAdvisor
  measure(): AdvisorLoad
  close(): Promise<void>
}

/** How busy they are. */
export interface AdvisorLoad {
  readers: number
  running: number
  waiting: number
  /** Messages given up since the start because they took too long. */
  overdue: number
}
