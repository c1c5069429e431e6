/** The answer to what was meant: every question its result first, the working below. */
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { findMeaning } from '#advisor/knowledge/terms/find-term.ts'
import { addSums, isSameSum, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import { ASKING, asksAtAll, asksFor } from '#advisor/reading/asked-part.ts'
import { recallFamily } from '#advisor/reading/family.ts'
import { endsOf } from '#advisor/minding/minded.ts'
import { openingAnswer } from '#advisor/understanding/answers/opening-answer.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { answerEach } from '#advisor/executing/answer-each.ts'
import type { Outcome } from '#advisor/executing/outcome.ts'
import { acknowledge } from './saved/acknowledge.ts'
import { adviseNext } from './advise-next.ts'
import { askMeant } from './offers/ask-meant.ts'
import { explainFurther, explainNearest, linesOf, NEAR_ENOUGH, wasExplained } from './explain-nearest.ts'
import { firstSentence, fits, joinSentences, says } from '#advisor/grounding/fit.ts'
import { feelingMeant } from './feelings/feeling-meant.ts'
import { hearFeeling, rejoice } from './feelings/hear-feeling.ts'
import { UNEASY } from './feelings/uneasy-words.ts'
import { isAsking } from './is-asking.ts'
import { isBelieved } from './is-believed.ts'
import { retellSum } from './retell-sum.ts'
import { isHard } from './saved/suggestion.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { saveOrPay } from './save-or-pay.ts'
import { askToConfirm, saySaved } from './saved/say-saved.ts'
import { tellsNetPay } from './say-net-pay.ts'
import type { Move, Scene } from './scene.ts'
import { paragraph, type Part, tellSum } from './tell-sum.ts'
import { isChoosing } from './weigh-up.ts'
import { holdCash, retireOrRepay } from './which-first.ts'
import { readWording } from './wording.ts'

export function sayMinded(scene: Scene): Move | null {
  const { minded, dialogue, snapshot, sheet } = scene
  if (!minded) return null
  const { sums, feeling: felt } = dialogue
  const family = { text: scene.text, ...recallFamily(dialogue.family, scene.text) }
  const { outcomes, made } = answerEach({
    ...family,
    minded,
    snapshot,
    sums,
    sheet,
    felt,
    heard: dialogue.numbers,
  })
  // 'I have no debt' wants no explanation of debts.
  const onlyTells =
    scene.saved.length > 0 &&
    !isAsking(scene.text, scene.wording) &&
    !(isQuestionOfKnowledge(scene) && asksAtAll(scene.text))
  const isAnswer = answersOnly(scene)
  const asked = outcomes.filter(
    (outcome) =>
      !(isAnswer && outcome.kind === 'sum' && !completes(outcome, dialogue.sums)) &&
      outcome.kind !== 'social' &&
      outcome.kind !== 'tell' &&
      !(onlyTells && !completes(outcome, dialogue.sums) && isUnlikelyAsked(outcome, scene)) &&
      !isIdleGuess(outcome, scene),
  )
  const believed = asked.filter((outcome) => isBelieved(outcome))
  const isDropped = (one: Outcome) => (asked.includes(one) ? !believed.includes(one) : isAnswer)
  const kept = made.filter((record) => !outcomes.some((one) => isDropped(one) && isOf(one, record)))
  const settled = retireOrRepay(scene) ?? holdCash(scene)
  if (settled) return join(scene, [settled], [])
  if (believed.length === 0) {
    const again = retellSum(scene)
    if (again) return join(scene, [again.part], [again.made])
    if (asked.length > 0 && asksAtAll(scene.text))
      return join(scene, [explainVeryNear(scene) ?? askMeant(minded, dialogue)], kept)
    // 'Got 96k in the 401k there. leave it or roll it over'
    const weighs = scene.saved.length > 0 && isChoosing(scene.text)
    const known = weighs ? explainNearest(scene, VERY_NEAR, minded.byItself) : null
    return known && join(scene, [known], kept)
  }
  const [only] = believed
  // What was told is kept by now: counted with it once more, it would be counted twice.
  const again = isToldSum(only, scene) ? retellSum(scene) : null
  if (again && believed.length === 1) return join(scene, [again.part], [again.made])
  const joy = believed.length === 1 && only?.kind === 'hear' ? only.feeling : null
  const glad = joy === null ? null : rejoice(scene, joy)
  const told = glad && saySaved({ ...scene, dialogue: { ...dialogue, feeling: joy } }, glad)
  if (told) return told
  const parts = withSubject(scene, believed)
    .map((outcome, _, all) => toPart(scene, outcome, isAnswered(scene, all)))
    .filter((part) => part !== null)
  if (parts.length === 0) return null
  const move = join(scene, parts, kept)
  const heard = believed.find((outcome) => outcome.kind === 'hear')
  return heard ? { ...move, dialogue: { ...move.dialogue, feeling: heard.feeling } } : move
}

/** '5,400 probably? rent is 2,150 of that', to what was asked: that is the answer, and no sum is asked for. */
function answersOnly(scene: Scene): boolean {
  const opening = openingAnswer(readHeard(scene), scene)
  const rest = scene.text.slice(opening?.end)
  return opening !== null && !rest.includes('?') && !isAsking(rest, readWording(rest))
}

const isOf = (outcome: Outcome, record: SumRecord) =>
  outcome.kind === 'sum' && outcome.made.record.id === record.id

/** Feelings that are about something: what is known of it helps more than a word that fits every worry. */
const uneasy: ReadonlySet<string> = new Set(['worry', 'overwhelmed', 'shame', 'anger'])

/** 'Im scared to open the letters of the IRS': a kind word, and what can be done about it. */
function withSubject(scene: Scene, asked: readonly Outcome[]): readonly Outcome[] {
  const [only] = asked
  if (asked.length !== 1 || only?.kind !== 'hear') return asked
  const feeling = feelingMeant(only.feeling, scene.text)
  const felt: Outcome = { ...only, feeling }
  const topic = findTopic(scene.minded?.topics[0]?.id ?? '')
  const asks = asksFor(scene.text)
  // 'What would the tax be on land my dad left me': what is asked beside bad news is answered, too.
  if (!uneasy.has(feeling) && !(asks && isHard(feeling))) return asked
  const least = asks && uneasy.has(feeling) ? ABOUT_ASKED : ABOUT_IT
  const isNews =
    topic !== null &&
    !wasExplained(scene, topic) &&
    explainNearest(scene, least, scene.minded?.topics) !== null
  if (isNews) return [felt, { kind: 'know' }]
  if (!uneasy.has(feeling)) return asked
  // 'Im so tired, is it dumb to keep the second job'
  const isTorn = feeling !== 'anger' && asksFor(scene.text) && isChoosing(scene.text)
  return isTorn ? [felt, { kind: 'next' }] : [felt]
}

/** Nearness from which an explanation is about what is felt. */
const ABOUT_IT = 0.46
/** And about what is asked with it: 'turned 45 with nothing saved. is it too late for me'. */
const ABOUT_ASKED = 0.31

const isAnswered = (scene: Scene, asked: readonly Outcome[]) =>
  asked.some(
    ({ kind }) =>
      kind === 'sum' ||
      kind === 'told' ||
      (kind === 'next' && isChoosing(scene.text)) ||
      (kind === 'know' && explainNearest(scene, NEAR_ENOUGH) !== null),
  )

const CERTAIN = 0.9

function toPart(scene: Scene, outcome: Outcome, isAnsweredElsewhere: boolean): Part | null {
  if (outcome.kind === 'sum') return tellSum(scene, outcome)
  if (outcome.kind === 'missing') return askFor(scene, outcome.ask)
  if (outcome.kind === 'told') {
    const [lead = [], ...more] = outcome.answer
    return { lead, more, details: outcome.details, cards: outcome.cards ?? [] }
  }
  if (outcome.kind === 'hear') return hearFeeling(scene, outcome.feeling, isAnsweredElsewhere)
  if (outcome.kind === 'next') return adviseNext(scene)
  const asked = outcome.kind === 'know' ? { ...scene, ...outcome.question } : scene
  // 'Explain that simpler' is about what was said last, whatever lies near its words.
  if (asked.minded?.readings[0]?.actions[0]?.intent === 'simpler') return explainFurther(asked)
  const isKnown = isQuestionOfKnowledge(asked)
  return (
    saveOrPay(asked) ??
    explainNearest(asked, isKnown ? FAIRLY_NEAR : NEAR_ENOUGH) ??
    // What came before led to nothing at all.
    (isKnown ? explainNearest(asked, NEAR_ALONE, asked.minded?.byItself) : null) ??
    explainFurther(asked)
  )
}

/** Below these a message that tells something, or several things, asks for no sum (but what is left) as well. */
const [LIKELY, LIKELY_OF_SEVERAL] = [0.5, 0.85]

/** 'I make 78k', after a sum had to ask for the pay: the answer to the question that is still open. */
const completes = (outcome: Outcome, sums: readonly SumRecord[]) =>
  outcome.kind === 'sum' &&
  sums.at(-1)?.missing !== undefined &&
  sums.at(-1)?.kind === outcome.made.record.kind

const SPLITS = /\b(?:split\w*|fair\w*|shares?|each|half|halves|divide)\b/i

/** 'I owe 6,200 on my Visa' wants no explanation of cards, and rarely a sum; 'i owe the irs and cant pay' wants help. */
function isUnlikelyAsked(outcome: Outcome, { minded, text, saved }: Scene): boolean {
  // Two who tell what both make want no bill split unless they say so, and never what lies between.
  const isOfBoth = saved.filter(({ change }) => change.kind === 'income').length > 1
  const kind = outcome.kind === 'sum' ? outcome.made.record.kind : null
  const isIdle =
    (kind === 'product' && saved.length > 0 && isByPeriod(outcome)) ||
    (kind === 'fair-split' && !SPLITS.test(text)) ||
    (kind === 'difference' && isOfBoth)
  const least = saved.length > 1 && kind !== 'budget-summary' ? LIKELY_OF_SEVERAL : LIKELY
  if (outcome.kind === 'sum') return (isIdle || (outcome.chance ?? 1) < least) && !ASKING.test(text)
  // 'My girlfriend and i split the rent 50/50, its 1,800' is told without a word of worry.
  if (outcome.kind === 'hear') return uneasy.has(outcome.feeling) && !UNEASY.test(text)
  if (outcome.kind !== 'know') return false
  if (!minded) return true
  const nearest = minded.topics[0]?.score ?? 0
  // 'He bought it for 58k and its worth 265k now. if i sell isnt that a huge gain': the question comes after the facts.
  const asks = asksAtAll(text)
  if (asks && nearest >= ABOUT_IT) return false
  return chanceOf(minded, 'know') < LIKELY || nearest < (asks ? NEAR_ENOUGH : VERY_NEAR)
}

/** '1,150 every two weeks', made a month of: nothing of it but the pay was said. */
const isByPeriod = (outcome: Outcome) =>
  outcome.kind === 'sum' &&
  outcome.made.record.said?.['times'] !== undefined &&
  endsOf(outcome.made.record.said['times']).every(({ kind }) => kind === 'constant')

const isToldSum = (outcome: Outcome | undefined, { text, saved }: Scene) =>
  outcome?.kind === 'sum' &&
  outcome.made.record.kind === 'budget-summary' &&
  saved.some(({ change }) => change.kind === 'expense') &&
  !asksAtAll(text)

/** 'My brother says sell the car', after a sum: nothing is asked and no number but pay is said, so a mere guess is none. */
const isIdleGuess = (outcome: Outcome, scene: Scene) =>
  outcome.kind === 'sum' &&
  (!isBelieved(outcome) || isToldAlready(outcome)) &&
  (scene.minded?.numbers.length === 0 || tellsNetPay(scene)) &&
  !isAsking(scene.text, scene.wording) &&
  !asksFor(scene.text)

/** 'My son says put it in stocks', after how long it lasts: nobody tells something to hear the same once more. */
const isToldAlready = ({ before, made, wanted }: Extract<Outcome, { kind: 'sum' }>) =>
  before !== null && wanted === null && isSameSum(before, made.record)

/** The mind is sure that something is to be explained: then what lies nearest is likelier right than nothing. */
const isQuestionOfKnowledge = ({ minded }: Scene) => minded !== null && chanceOf(minded, 'know') >= CERTAIN
const FAIRLY_NEAR = 0.14
const NEAR_ALONE = 0.28

/** Nearness from which an explanation answers better than a question for a number. */
const VERY_NEAR = 0.62
const explainVeryNear = (scene: Scene) => explainNearest(scene, VERY_NEAR, scene.minded?.topics)

/** A number is missing: what can be said without it first, then exactly what is needed. */
function askFor(scene: Scene, ask: Text): Part {
  const known = explainVeryNear(scene)
  if (!known) return { lead: ask, more: [], details: [], cards: [] }
  return { ...known, more: [ask], details: [...known.details, paragraph(ask)] }
}

/** Of several answers each leads with its first sentence: the whole of a longer one stands below. */
const restOf = ({ lead = [] }: Part, count: number) =>
  count > 1 && readText(firstSentence(lead)) !== readText(lead) ? [paragraph(lead)] : []

/** Warm words, every result, then what fits: what was saved, differences, remarks, the question. */
function join(scene: Scene, parts: readonly Part[], made: readonly SumRecord[]): Move {
  const saved = acknowledge(scene)
  const question = askToConfirm(scene)
  const warm = parts.find((part) => part.warm)?.warm ?? []
  const leads = parts
    .flatMap((part) => (part.lead ? [parts.length > 1 ? firstSentence(part.lead) : part.lead] : []))
    .filter((lead, at, all) => all.findIndex((other) => readText(other) === readText(lead)) === at)
  const optional = [...parts.flatMap((part) => part.more), ...(question ? [question.text] : [])].filter(
    (sentence, at, all) => all.findIndex((other) => readText(other) === readText(sentence)) === at,
  )
  const said: Text[] = []
  const unsaid: Text[] = []
  const tryToSay = (sentence: Text) => {
    if (sentence.length === 0) return
    if (fits(joinSentences([...said, sentence]))) said.push(sentence)
    else unsaid.push(sentence)
  }
  const first = leads[0]
  if (warm.length > 0 && first && fits(joinSentences([warm, first]))) said.push(warm)
  else if (warm.length > 0 && !first) said.push(warm)
  for (const lead of leads) tryToSay(lead)
  for (const sentence of optional) tryToSay(sentence)
  const content = joinSentences(said.length > 0 ? said : leads.slice(0, 1))
  const isAsked = question !== null && says(content, question.text)
  const missed = unsaid.filter((sentence) => leads.includes(sentence) && said.length > 0)
  const meaning = findMeaning(scene.text)
  const meant = meaning === null ? [] : [meaning]
  const explained = (scene.minded?.topics ?? [])
    .filter(({ score }) => meaning === null || score >= NEAR_ENOUGH)
    .map(({ id }) => findTopic(id))
    .find(
      (topic) =>
        topic && [...linesOf(topic), ...meant].some((words) => says(content, fillText(words, scene.sheet))),
    )
  return {
    content,
    details: [
      ...missed.map((sentence) => paragraph(sentence)),
      ...parts.flatMap((part) => [...restOf(part, parts.length), ...part.details]),
      ...(saved && !says(content, saved.full) ? [paragraph(saved.full)] : []),
    ],
    cards: parts.flatMap((part) => part.cards),
    assumptions: parts.flatMap((part) => part.assumptions ?? []),
    dialogue: {
      sums: addSums(scene.dialogue.sums, made),
      topic: explained?.title ?? scene.dialogue.topic,
      ...(isAsked ? question.dialogue : { asked: null }),
      interviewing: false,
    },
  }
}
