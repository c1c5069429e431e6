import type { Text } from '#advisor/grounding/pieces.ts'
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { NEAR } from '#advisor/executing/thresholds.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Block } from '#advisor/reply.ts'
import { acknowledge, type Acknowledgement } from '#advisor/talk/saved/acknowledge.ts'
import type { Distress } from '#advisor/talk/distress/distress.ts'
import { explainNearest, NEAR_ENOUGH } from '#advisor/talk/explain-nearest.ts'
import { isPayOver } from '#advisor/talk/forget-pay.ts'
import { warmClause } from '#advisor/talk/mood.ts'
import { findRefusal, type Refusal } from './refusals.ts'
import { refusalLines } from './refusal-lines.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { signposts } from './signposts.ts'
import { says, sayShort } from '#advisor/grounding/fit.ts'

/** Where to turn, as a list. */
export const helpBlocks = (distress: Distress): Block[] => [
  { kind: 'list', items: signposts[distress].details.map((line): Text => [line]) },
]

/** Whether help must come before an answer; a question about money may go first where the need is less pressing. */
export const isUrgent = (distress: Distress) => !signposts[distress].yields

const asksForSum = ({ minded }: Scene) =>
  minded?.readings[0]?.actions.some(({ intent }) => findSum(intent) !== null) ?? false

/** 'Do i have to tell the bank i lost my job': what is surely asked, and known. */
const CERTAIN = 0.9
const asksToKnow = (scene: Scene) =>
  scene.minded !== null &&
  chanceOf(scene.minded, 'know') >= CERTAIN &&
  asksFor(scene.text) &&
  explainNearest(scene, NEAR_ENOUGH) !== null

/** Help by people first: no question of ours, and what was saved stays in the background. */
export function sayHelp(scene: Scene): Move | null {
  const { distress } = scene
  if (distress === null) return null
  if (!isUrgent(distress) && (asksForSum(scene) || asksToKnow(scene))) return null
  const saved = acknowledge(scene)
  if (saved && tellsFigures(scene) && (!isUrgent(distress) || isStory(scene)))
    return helpAlong(scene, saved, distress)
  return {
    content: [vary(signposts[distress].lines, scene.dialogue)],
    details: [...helpBlocks(distress), ...(saved ? [{ kind: 'paragraph', text: saved.full } as const] : [])],
    dialogue: { asked: null, interviewing: false },
  }
}

/** 'Got laid off' leaves no pay, and that is nothing to count with. */
const tellsFigures = ({ saved }: Scene) => saved.some((fact) => !isPayOver(fact))

/** Somebody who lays out their finances at length speaks of more than the moment; words of dying are never passed over. */
const isStory = ({ distress, saved, text }: Scene) =>
  distress !== 'selfHarm' && saved.length >= 3 && text.length > 300

/** Who tells figures wants them used: what was saved comes first, help stays at hand, and nothing is asked. */
function helpAlong(scene: Scene, saved: Acknowledgement, distress: Distress): Move {
  const content = sayShort([warmClause(scene), saved.full], [warmClause(scene), saved.short])
  const list = says(content, saved.full) ? [] : [saved.list]
  return {
    content,
    details: [...list, ...helpBlocks(distress)],
    dialogue: { asked: null, interviewing: false },
  }
}

/** What nobody can foretell: a reason that is known helps more than a no. */
const foretelling: ReadonlySet<Refusal> = new Set(['picks', 'timing'])
const isExplained = ({ minded }: Scene) =>
  minded?.topics.some(({ id, score }) => score >= NEAR && !id.startsWith('say-')) ?? false

/** A no with its reason and what can be done instead. */
export function refuse(scene: Scene): Move | null {
  const refusal: Refusal | null = findRefusal(scene.wording)
  if (refusal === null || (foretelling.has(refusal) && isExplained(scene))) return null
  const saved = acknowledge(scene)
  const line: Text = [vary(refusalLines[refusal], scene.dialogue)]
  const content = sayShort([line, saved?.full ?? []], [line])
  return { content, details: saved && !says(content, saved.full) ? [saved.list] : [] }
}
