import { abuse } from './abuse.ts'
import { selfHarm } from './self-harm.ts'
import { readSigns } from './signs.ts'
import { type Trouble, troubles } from './troubles.ts'
import { findKind } from '#advisor/talk/patterns.ts'
import type { Wording } from '#advisor/talk/wording.ts'

/** What makes help from people more urgent than any sum. */
export type Distress = Danger | Trouble

/** What no language model is asked about, and what each is told by. */
const dangers = { selfHarm, abuse }
type Danger = keyof typeof dangers

const dangerNames: readonly Danger[] = ['selfHarm', 'abuse']

const findDanger = ({ said }: Wording, heard: 'named' | 'hinted'): Danger | null =>
  dangerNames.find((name) => readSigns(said, dangers[name]) === heard) ?? null

export const findDistress = (wording: Wording): Distress | null =>
  findDanger(wording, 'named') ?? findKind(wording, troubles)

/** Whether a message has words that a danger may be spoken of in. */
export const hintsAt = ({ said }: Wording, danger: Danger) => readSigns(said, dangers[danger]) === 'hinted'
