import type { Assumption } from '#contract/assumptions.ts'
import type { Turn } from '#advisor/advisor.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import type { Block, DraftCard } from '#advisor/reply.ts'
import type { Distress } from './distress/distress.ts'
import { forgetPay } from './forget-pay.ts'
import { hearDistress, withoutCry } from './guarding/guard.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { readWording, type Wording } from './wording.ts'

/** A turn with everything that more than one part of the reply looks at. */
export interface Scene extends Turn {
  wording: Wording
  distress: Distress | null
  answer: Answer | null
  sheet: FigureSheet
  saved: Fact[]
  /** To be confirmed, the oldest first. */
  doubtful: Fact[]
}

/** What the advisor says in a turn, and what changes in the dialogue by it. */
export interface Move {
  content: Text
  details?: Block[]
  cards?: DraftCard[]
  assumptions?: Assumption[]
  dialogue?: Partial<Dialogue>
}

export function readScene(turn: Turn): Scene {
  const { facts } = turn.understood
  const wording = readWording(turn.text)
  const answer = readAnswer(turn.text, wording)
  const asked = facts.filter((fact) => fact.decision === 'ask')
  const saved = facts.filter((fact) => fact.decision === 'save')
  const distress = hearDistress(turn.text, turn.minded)
  return {
    ...turn,
    dialogue: { ...turn.dialogue, ...forgetPay(turn.dialogue, saved) },
    minded: turn.minded && distress !== 'selfHarm' ? withoutCry(turn.minded) : turn.minded,
    wording,
    distress,
    answer,
    sheet: new FigureSheet(),
    saved,
    doubtful: [...(turn.dialogue.waiting ?? []), ...asked],
  }
}

/** Ways to say the same. */
export type Lines = readonly [string, string, ...string[]]

/** Words by which a line is known again: up to the first figure in it. */
export const gistOf = (line: string) =>
  line
    .split(/[{[$\d]/)[0]
    ?.slice(0, 40)
    .trimEnd() ?? ''

/** A way to say something that this conversation has not heard yet; else the next one. */
export function sayAnew(lines: readonly string[], dialogue: Dialogue): string {
  const heard = [dialogue.lastContent, ...(dialogue.earlier ?? [])]
  const isNew = (line: string) => !heard.some((said) => said.includes(gistOf(line)))
  return lines.find(isNew) ?? vary(lines as [string, ...string[]], dialogue)
}

/** The next way to say something: not the one that the last reply used. */
export function vary<Line extends string | Text>(
  lines: readonly [Line, ...Line[]],
  { lastContent }: Dialogue,
): Line {
  const said = lines.findIndex((line) =>
    lastContent.includes(typeof line === 'string' ? line : readText(line)),
  )
  return lines[(said + 1) % lines.length] ?? lines[0]
}
