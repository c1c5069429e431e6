import type { Fact } from './facts.ts'
import type { SumRecord } from './figures/sum-record.ts'
import type { Family } from './reading/family.ts'
import type { HeardNumber } from './reading/heard.ts'

/** What the advisor can ask for, in the order of the interview, and details that a plan may need. */
export const interviewTopics = [
  'goals',
  'income',
  'expenses',
  'debt',
  'savings',
  'assets',
  'risk',
  'retirementAge',
  'birthYear',
] as const
export type InterviewTopic = (typeof interviewTopics)[number]

/** What people want to decide, each settled by figures of its own. */
export const needKinds = [
  'child',
  'pet',
  'vehicle',
  'home',
  'keep',
  'leave',
  'monthly',
  'move',
  'lessPay',
  'share',
  'once',
  'open',
  'fine',
] as const
export type NeedKind = (typeof needKinds)[number]

/** What somebody came to decide: 'can we afford a second kid'. */
export interface Need {
  kind: NeedKind
  /** In the user's own words. */
  thing: string
  /** What it would cost, as it was said. */
  cost?: HeardNumber | undefined
  /** Whether the last reply asked for that. */
  isCostAsked?: boolean | undefined
}

/** A question of the advisor that the next message may answer without naming its subject. */
export type Asked =
  | {
      kind: 'topic'
      topic: InterviewTopic
      /** Something wished for whose price is asked for: the goal that a bare number is kept for. */
      wish?: string
    }
  /** 'Is $12,000 the balance of your Visa?' */
  | { kind: 'confirm'; fact: Fact }

/** What the conversation is about, carried from one reply to the next. */
export interface Dialogue {
  asked: Asked | null
  /** The facts saved last, newest first: what 'it', 'that' and 'actually' refer to. */
  focus: Fact[]
  /** Facts to be confirmed after the one that was asked about. */
  waiting?: Fact[]
  /** What was told last that is no sum: a plan, for 'why' and 'show the working'. */
  lastIntent: { intent: string; text: string } | null
  /** Topics that the user has declined or the advisor has asked for already. */
  skipped: InterviewTopic[]
  /** True while the interview runs. */
  interviewing: boolean
  /** What was computed so far, the newest last: what follow-ups change, compare and ask about. */
  sums: readonly SumRecord[]
  /** The title of what was explained last. */
  topic: string | null
  /** The event or feeling that was heard last. */
  feeling: string | null
  /** How the user files and whose parent they are, as told in passing. */
  family?: Family
  /** What the talk is to settle, until it is settled. */
  need?: Need | null | undefined
  /** What a wife or husband earns, as it was told before the user's own pay. */
  theirPay?: string | undefined
  /** What the last reply said, as read, so that the same words do not come twice in a row. */
  lastContent: string
  /** What the replies before it said, the newest first: no kind word comes twice in a conversation. */
  earlier?: readonly string[]
  /** What the user said last: 'Ask me about my rent' tells what the next bare number is. */
  heard: string
  /** Numbers of the messages so far, the newest first: what is told now may be asked about later. */
  numbers: readonly HeardNumber[]
}

export const freshDialogue: Dialogue = {
  asked: null,
  focus: [],
  lastIntent: null,
  skipped: [],
  interviewing: false,
  sums: [],
  topic: null,
  feeling: null,
  lastContent: '',
  heard: '',
  numbers: [],
}
