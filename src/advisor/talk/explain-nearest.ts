/** What is known in general about the subject that lies nearest to a message. */
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import type { Topic } from '#advisor/knowledge/topic.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { topicOfUnpaid } from './cannot-pay.ts'
import { fillText } from './say-topic.ts'
import type { Scene } from './scene.ts'
import { paragraph, type Part } from './tell-sum.ts'

/** Nearness below which an explanation is about something else. */
export const NEAR_ENOUGH = 0.31

/** Nearness from which the second explanation is worth more than the first once again. */
const SECOND_NEAR = 0.25

/** Nearness from which an answer to just what is asked beats an explanation that is unsure itself. */
const FAINTLY_NEAR = 0.08
const SURELY_NEAR = 0.46

/** 'How do i keep her from falling for it again': of what lies near, what answers just that, unless another is surely meant. */
function byExactness({ text }: Scene, near: Minded['topics']): Minded['topics'] {
  const [first] = near
  if (!first || first.score >= SURELY_NEAR) return near
  const exact = near.find(
    ({ id, score }) =>
      score >= FAINTLY_NEAR && (findTopic(id)?.narrower ?? []).some(([asks]) => asks.test(text)),
  )
  return exact ? [{ ...exact, score: first.score }, ...near.filter(({ id }) => id !== exact.id)] : near
}

/** What is known in general about the subject; null where nothing is near. */
export function explainNearest(scene: Scene, least: number): Part | null {
  const { minded, sheet } = scene
  const unpaid = topicOfUnpaid(scene)
  const near = unpaid === null ? (minded?.topics ?? []) : [{ id: unpaid, score: 1 }]
  const [topic, second] = byExactness(scene, near)
  const known = topic && topic.score >= least ? findTopic(topic.id) : null
  if (!known) return null
  const isRepeated = wasExplained(scene, known)
  const next = isRepeated && second && second.score >= SECOND_NEAR ? findTopic(second.id) : null
  const { short, more, narrower = [] } = next ?? known
  const exact = narrower.find(([asks, says]) => asks.test(scene.text) && !wasSaid(scene, says))?.[1]
  const lines = [...(exact === undefined ? [] : [exact]), short, ...more]
  const lead = exact ?? (isRepeated && !next ? nextLine([short, ...more], scene.text) : short)
  return {
    lead: fillText(lead, sheet),
    more: [],
    details: lines.filter((line) => line !== lead).map((words) => paragraph(fillText(words, sheet))),
    cards: [],
  }
}

/** Words by which an explanation is known again: up to the first figure in it. */
const gistOf = (words: string) =>
  words
    .split(/[{[$\d]/)[0]
    ?.slice(0, 40)
    .trimEnd() ?? ''

const wasSaid = ({ dialogue }: Scene, words: string) => dialogue.lastContent.includes(gistOf(words))

/** Every way in which an explanation begins. */
export const linesOf = ({ short, narrower = [] }: Topic) => [short, ...narrower.map(([, answer]) => answer)]

/** So many letters of it are no chance. */
const TELLING = 20

export const wasExplained = (scene: Scene, topic: Topic) =>
  linesOf(topic).some(
    (words) =>
      wasSaid(scene, words) && (scene.dialogue.topic === topic.title || gistOf(words).length >= TELLING),
  )

/** Of an explanation that was just given, the line that the message asks for by its words; else what comes after the first. */
function nextLine([short = '', ...more]: readonly string[], text: string): string {
  const words = new Set(text.toLowerCase().match(/[a-z]{5,}/g))
  const shared = (line: string) =>
    (line.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word)).length
  const [best = short] = more.toSorted((a, b) => shared(b) - shared(a))
  return best
}
