/** What is known in general about the subject that lies nearest to a message. */
import { allTopics, findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { namesTopic } from '#advisor/knowledge/find-topics.ts'
import { findMeaning } from '#advisor/knowledge/terms/find-term.ts'
import { allRemarks } from '#advisor/knowledge/remarks/all-remarks.ts'
import type { Topic } from '#advisor/knowledge/topic.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { topicOfUnpaid } from './cannot-pay.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { fits } from '#advisor/grounding/fit.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { subjectAfter } from './feelings/subject-after.ts'
import { gistOf, type Scene } from './scene.ts'
import { paragraph, type Part } from './tell-sum.ts'

/** Nearness below which an explanation is about something else. */
export const NEAR_ENOUGH = 0.31

/** Nearness from which the second explanation is worth more than the first once again. */
const SECOND_NEAR = 0.25

/** Nearness from which an answer to just what is asked beats an explanation that is unsure itself. */
const FAINTLY_NEAR = 0.08
/** What is far less near must be asked for in more than a word: 'what happens to my loans' asks nothing of the IRS. */
const NO_FARTHER = 0.55
const TELLING_WORDS = 2
const SURELY_NEAR = 0.46

/** 'How do i keep her from falling for it again': of what lies near, what answers just that, unless another is surely meant. */
function byExactness({ text }: Scene, near: Minded['topics']): Minded['topics'] {
  const [first] = near
  if (!first || first.score >= SURELY_NEAR) return near
  const isExact = ({ id, score }: Minded['topics'][number]) => {
    const least = score >= first.score * NO_FARTHER ? 1 : TELLING_WORDS
    const found = (findTopic(id)?.narrower ?? []).flatMap(([asks]) => asks.exec(text)?.[0] ?? [])
    return found.some((words) => words.trim().split(/\s+/).length >= least)
  }
  const exact = near.find((one) => one.score >= FAINTLY_NEAR && isExact(one))
  return exact ? [{ ...exact, score: first.score }, ...near.filter(({ id }) => id !== exact.id)] : near
}

/** So near to a message without what came before it, an explanation or a kind word is about it. */
const NEAR_BY_ITSELF = 0.35
const NEAR_REMARK = 0.38
/** And so near where no word of it names the subject: 'what would you do' leans on the talk. */
const NEAR_UNNAMED = 0.46

/** Whether a message without what came before it lies near enough to what is known, or to what may be remarked. */
export function isNearByItself(text: string, { id, score }: Minded['topics'][number]): boolean {
  if (!findTopic(id)) return score >= NEAR_REMARK
  const isNamed = namesTopic(text, id) && !OPTIONS.test(text)
  return isNamed ? score >= NEAR_BY_ITSELF : score >= NEAR_UNNAMED && !POINTS.test(text)
}

/** What can be done, and nothing that is traded. */
const OPTIONS = /\b(?:my|our) (?:other )?options\W*$/i
/** 'Is that enough' and 'what are my options' are about nothing by themselves. */
const POINTS = new RegExp(
  String.raw`^\W*(?:(?:so|and|but|ok) )*(?:(?:is|are|was|will|would|does) (?:that|it|this|those|he|she|they|we)` +
    String.raw`(?: \w+){1,2}|what (?:are|r) (?:my|our) (?:other )?options)\W*$`,
  'i',
)

/** 'And does a cosigned loan show on my credit': what came before led to nothing, and the words by themselves do. */
function foundOf({ minded, text, dialogue }: Scene): Minded['topics'] {
  const { topics = [], byItself = [], questions = [] } = minded ?? {}
  // 'And can i draw on his record later', after a divorce: what is near both ways is meant before what is near one way.
  const both = ({ id }: Minded['topics'][number]) => scoreOf(topics, id) + scoreOf(byItself, id)
  const near = byItself
    .filter((one) => isNearByItself(text, one) && findTopic(one.id) !== null)
    .toSorted((a, b) => both(b) - both(a))
  const [inPlace] = topics
  const [own] = near
  // Of several questions the words together name but one subject; 'ok but how do i get one' has none of its own.
  const leans = dialogue.topic !== null && isShort({ text }) && LEANS.test(text)
  if (!own || questions.length > 0 || leans) return topics
  if (!inPlace || inPlace.score < NEAR_ENOUGH) return near
  // 'Can i touch my 401k at my age', in the middle of severance: so far nearer by itself, that is what is asked.
  if (own.score >= inPlace.score + FAR_NEARER) return near
  const leansOnLast = findTopic(inPlace.id)?.title === dialogue.topic
  return leansOnLast && inPlace.score < SURELY_NEAR && both(own) > both(inPlace) ? near : topics
}

const FAR_NEARER = 0.3

const LEANS = /\b(?:get|buy|open|start|do|set up|use|find|apply for) (?:one|it|that|those|them|this)\b/i

const scoreOf = (topics: Minded['topics'], wanted: string) =>
  topics.find(({ id }) => id === wanted)?.score ?? 0

/** 'What if i cant pay it', after a debt and not after an explanation. */
function byDebt(scene: Scene, near: Minded['topics']): Minded['topics'] {
  const isSure = (near[0]?.score ?? 0) >= SURELY_NEAR
  const id = isSure || isExplaining(scene) ? null : topicOfUnpaid(scene)
  return id === null ? near : [{ id, score: 1 }, ...near.filter((other) => other.id !== id)]
}

/** So much of the nearest, and what is talked about is as likely meant. */
const AS_NEAR = 0.7

/** 'Can i pay in parts', of taxes: where nothing is surely near, what was explained last, or is asked for after it. */
function byTalk({ dialogue }: Scene, near: Minded['topics']): Minded['topics'] {
  const [first] = near
  const last = allTopics.find(({ title }) => title === dialogue.topic)
  if (!first || !last || first.score >= NEAR_ENOUGH) return near
  const ids = new Set([last.id, ...(last.near ?? [])])
  const meant = near.find(({ id, score }) => ids.has(id) && score >= first.score * AS_NEAR)
  return meant ? [{ ...meant, score: first.score }, ...near.filter((one) => one !== meant)] : near
}

/** 'What about health insurance, kid has asthma', after a layoff: where nothing is surely near, what it asks of that. */
function byEvent({ dialogue, text }: Scene, near: Minded['topics']): Minded['topics'] {
  const id = (near[0]?.score ?? 0) >= SURELY_NEAR ? null : subjectAfter(dialogue.feeling, text)
  return id === null ? near : [{ id, score: SURELY_NEAR }, ...near.filter((other) => other.id !== id)]
}

/** 'What are my options' asks for nothing that bears their name. */
const byMeaning = ({ text }: Scene, near: Minded['topics']): Minded['topics'] =>
  OPTIONS.test(text) ? near.filter(({ id }) => findTopic(id)?.title !== 'Options') : near

/** Names that look alike and are not the same. */
const apart: readonly (readonly [string, string])[] = [
  ['medicaid', 'medicare'],
  ['ssi', 'ssdi'],
  ['hsa', 'fsa'],
]
const FAIRLY_NEAR = 0.14

/** 'Does medicaid pay for a nursing home' asks of the one that it names. */
function byName({ text }: Scene, near: Minded['topics']): Minded['topics'] {
  const [first] = near
  const names = (words: string, name: string) => new RegExp(String.raw`\b${name}\b`, 'i').test(words)
  const namedBy = ({ id }: Minded['topics'][number], name: string) =>
    names(`${findTopic(id)?.title ?? ''} ${id}`, name)
  const isOnly = (name: string, other: string, says: (one: string) => boolean) => says(name) && !says(other)
  const [meant, other] =
    apart
      .flatMap(([one, two]) => [[one, two] as const, [two, one] as const])
      .find(([one, two]) => isOnly(one, two, (name) => names(text, name))) ?? []
  if (!first || !meant || !other || !isOnly(other, meant, (name) => namedBy(first, name))) return near
  const own = near.find((one) => one.score >= FAIRLY_NEAR && namedBy(one, meant))
  return own ? [{ ...own, score: first.score }, ...near.filter(({ id }) => id !== own.id)] : near
}

/** The answer to the narrower question that a message puts, where an explanation has one. */
export const answerTo = ({ narrower = [] }: Topic, text: string): string | undefined =>
  narrower.find(([asks]) => asks.test(text))?.[1]

/** What is known in general about the subject; null where nothing is near. */
export function explainNearest(scene: Scene, least: number, found = foundOf(scene)): Part | null {
  const { sheet } = scene
  const meant = byEvent(scene, byTalk(scene, byExactness(scene, byMeaning(scene, found))))
  const near = byName(scene, byDebt(scene, meant))
  const [topic, second] = near
  const known = topic && topic.score >= least ? findTopic(topic.id) : null
  const meaning = findMeaning(scene.text)
  if (meaning !== null && !wasSaid(scene, meaning)) return explainWord(meaning, known, scene)
  if (!known) return null
  const isRepeated = wasExplained(scene, known)
  const next = isRepeated && second && second.score >= SECOND_NEAR ? findTopic(second.id) : null
  const { short, more, narrower = [] } = next ?? known
  const exact = narrower.find(([asks, says]) => asks.test(scene.text) && !wasSaid(scene, says))?.[1]
  const lines = [...(exact === undefined ? [] : [exact]), short, ...more]
  const beside = next ? null : besideIt(scene, known, near)
  const lead = exact ?? (isRepeated && !next ? nextLine([short, ...more], scene) : short)
  return {
    lead: lead === short ? withSubject(next ?? known, scene) : fillText(lead, sheet),
    more: [],
    details: [
      ...lines.filter((line) => line !== lead).map((words) => paragraph(fillText(words, sheet))),
      ...(beside ? [paragraph([`${beside.title}: `, ...fillText(beside.short, sheet)])] : []),
    ],
    cards: [],
  }
}

/** 'It replaces part of your pay' was written to stand below its title. */
const NO_SUBJECT = /^(?:it|they|that|those|these|both|same|one|you can (?:when|if))\b/i

/** What an explanation is about comes before it where neither it nor the message says so. */
function withSubject({ id, title, short }: Topic, { text, sheet }: Scene): Text {
  const lead = fillText(short, sheet)
  const titled: Text = [`${title}: `, ...lead]
  const said = text.toLowerCase()
  const isNamed =
    namesTopic(text, id) ||
    (title.toLowerCase().match(/[a-z]{5,}/g) ?? []).some((word) => said.includes(word))
  return NO_SUBJECT.test(short) && !isNamed && fits(titled) ? titled : lead
}

/** From here on an explanation needs no second one beside it; below that one is too far off. */
const SURE_ALONE = 0.7
const NEAR_BESIDE = 0.14

/** 'Should i do cobra or a marketplace plan': where the subject is not quite sure, what lies next to it is told, too. */
function besideIt(scene: Scene, known: Topic, [first, second]: Minded['topics']): Topic | null {
  if (!first || !second || first.score >= SURE_ALONE || second.score < NEAR_BESIDE) return null
  const other = findTopic(second.id)
  return other && other.id !== known.id && !wasExplained(scene, other) ? other : null
}

/** What the word means that was asked for, then what is known of its subject. */
const explainWord = (meaning: string, known: Topic | null, { sheet }: Scene): Part => ({
  lead: [meaning],
  more: [],
  details: known ? [known.short, ...known.more].map((words) => paragraph(fillText(words, sheet))) : [],
  cards: [],
})

/** Few words speak of what was said a while ago, too; a whole question asks for it anew. */
const FEW_WORDS = 6
const isShort = ({ text }: Pick<Scene, 'text'>) => text.trim().split(/\s+/).length <= FEW_WORDS

const wasSaid = (scene: Scene, words: string) => {
  const { lastContent, earlier = [] } = scene.dialogue
  return [lastContent, ...(isShort(scene) ? earlier : [])].some((said) => said.includes(gistOf(words)))
}

/** What was explained or remarked last. */
const lastTopic = ({ dialogue }: Scene) =>
  allRemarks.find(({ short }) => dialogue.lastContent.startsWith(gistOf(short))) ??
  allTopics.find(({ title }) => title === dialogue.topic) ??
  null

/** Whether the last reply explained something. */
function isExplaining(scene: Scene): boolean {
  const topic = lastTopic(scene)
  const lines = topic ? [...linesOf(topic), ...topic.more] : []
  return lines.some((words) => scene.dialogue.lastContent.includes(gistOf(words)))
}

/** 'And then?', 'be honest': what else is known of the subject that the last reply was about. */
export function explainFurther(scene: Scene): Part | null {
  const { minded, sheet } = scene
  const topic = lastTopic(scene)
  if (!topic || !isExplaining(scene) || !isShort(scene) || (minded?.numbers.length ?? 0) > 0) return null
  const unsaid = topic.more.filter((words) => !wasSaid(scene, words))
  const next = fittest(unsaid, scene) ?? unsaid[0]
  if (next === undefined) return null
  const details = unsaid.filter((words) => words !== next).map((words) => paragraph(fillText(words, sheet)))
  return { lead: fillText(next, sheet), more: [], details, cards: [] }
}

/** How a line begins or what it says that answers such a question. */
const answering: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\bhow\b(?! (?:much|many|long|often|old|big))/i,
    /^(?:Ask|Open|Start|Pick|Apply|Get|Use|Set|Choose|Compare|Buy|Call|Sign|File|Go|Look|Take)\b/,
  ],
  [
    /\b(?:which|for me|should i)\b/i,
    /\b(?:if|for|when|until|unless) (?:you|your|someone|people|most|anyone|nobody|money)|^Pick\b|\bworth\b/i,
  ],
  [/\bwhy\b/i, /\b(?:because|since|so that|so you|otherwise)\b/i],
]

/** 'How', 'which one for me', 'why': of the lines that are left the one that says just that. */
function fittest(lines: readonly string[], { text }: Scene): string | undefined {
  const says = answering.find(([asks]) => asks.test(text))?.[1]
  return says && lines.find((line) => says.test(line))
}

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
function nextLine([short = '', ...more]: readonly string[], scene: Scene): string {
  const { text } = scene
  const words = new Set(text.toLowerCase().match(/[a-z]{5,}/g))
  const shared = (line: string) =>
    (line.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word)).length
  const isOld = (line: string) => Number(wasSaid(scene, line))
  const exact = isShort(scene)
    ? fittest(
        more.filter((line) => isOld(line) === 0),
        scene,
      )
    : undefined
  const fits = (line: string) => Number(line === exact)
  const [best = short] = more.toSorted(
    (a, b) => shared(b) - shared(a) || fits(b) - fits(a) || isOld(a) - isOld(b),
  )
  return best
}
