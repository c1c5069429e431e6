/** The answer to what was meant: every question its result first, the working below. */
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import type { Topic } from '#advisor/knowledge/topic.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'
import { recallFamily } from '#advisor/reading/family.ts'
import { bare, chanceOf } from '#advisor/executing/choose-reading.ts'
import { execute, type Outcome } from '#advisor/executing/execute.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { people } from '#advisor/knowledge/people/all-people.ts'
import type { Heard } from '#advisor/knowledge/people/heard.ts'
import { others } from '#advisor/knowledge/people/others.ts'
import { acknowledge } from './acknowledge.ts'
import { firstSentence, fits, joinSentences, says } from './fit.ts'
import { isAsking } from './is-asking.ts'
import { summarizePlan } from './plan/summary.ts'
import { retellSum } from './retell-sum.ts'
import { fillText } from './say-topic.ts'
import { askToConfirm } from './say-saved.ts'
import { type Move, type Scene, vary } from './scene.ts'
import { paragraph, type Part, tellSum } from './tell-sum.ts'
import { findSufferer, speakOf } from './whose-trouble.ts'

/** Nearness below which an explanation is about something else. */
const NEAR_ENOUGH = 0.31

export function sayMinded(scene: Scene): Move | null {
  const { minded, dialogue, snapshot, sheet } = scene
  if (!minded) return null
  const { sums, feeling: felt } = dialogue
  const told = { text: scene.text, ...recallFamily(dialogue.family, scene.text) }
  const { outcomes, made } = execute({ ...told, minded, snapshot, sums, sheet, felt })
  // 'I have no debt' wants no explanation of debts.
  const onlyTells =
    scene.saved.length > 0 &&
    !isAsking(scene.text, scene.wording) &&
    !(isQuestionOfKnowledge(scene) && ASKING.test(scene.text))
  const asked = outcomes.filter(
    (outcome) =>
      outcome.kind !== 'social' &&
      outcome.kind !== 'tell' &&
      !(onlyTells && isUnlikelyAsked(outcome, scene.text)),
  )
  if (asked.length === 0) {
    const again = retellSum(scene)
    return again && join(scene, [again.part], [again.made])
  }
  // What the other reader can work out beats a question for a number.
  const isStuck = asked.every(({ kind }) => kind === 'missing')
  if (isWorkedOut(scene, isStuck ? 0 : CERTAIN)) return null
  const parts = withSubject(scene, asked)
    .map((outcome, _, all) => toPart(scene, outcome, isAnswered(scene, all)))
    .filter((part) => part !== null)
  if (parts.length === 0) return null
  return join(scene, parts, made)
}

/** Feelings that are about something: what is known of it helps more than a word that fits every worry. */
const uneasy: ReadonlySet<string> = new Set(['worry', 'overwhelmed', 'shame', 'anger'])

/** 'Im scared to open the letters of the IRS': a kind word, and what can be done about it. */
function withSubject(scene: Scene, asked: readonly Outcome[]): readonly Outcome[] {
  const [only] = asked
  if (asked.length !== 1 || only?.kind !== 'hear' || !uneasy.has(only.feeling)) return asked
  const topic = findTopic(scene.minded?.topics[0]?.id ?? '')
  const isNews = topic !== null && !wasExplained(scene, topic) && explain(scene, VERY_NEAR) !== null
  return isNews ? [only, { kind: 'know' }] : asked
}

const isAnswered = (scene: Scene, asked: readonly Outcome[]) =>
  asked.some(
    ({ kind }) =>
      kind === 'sum' || kind === 'told' || (kind === 'know' && explain(scene, NEAR_ENOUGH) !== null),
  )

/** A question with its counting rules spelt out is what the other reader was made for. */
const FORMAL =
  /one twelfth|1\/12|compounded (?:once|annually|yearly|quarterly|daily)|count the last|counts? as a month|\bavalanche\b[^]*\bsnowball\b|never less than|whole months|on my balance sheet/i
const CERTAIN = 0.9

function isWorkedOut(scene: Scene, least: number): boolean {
  if (least > 0 && !FORMAL.test(scene.text)) return false
  const answered = scene.answerQuestion(scene)
  return (
    answered !== null &&
    answered.asked === null &&
    answered.confidence >= least &&
    (least === 0 || !isOtherSum(scene, answered.intent))
  )
}

/** The mind is sure of another sum: a refinancing that the other reader takes for a plain loan. */
function isOtherSum({ minded }: Scene, intent: string): boolean {
  const [first] = minded?.readings ?? []
  const sums = first?.actions.filter((action) => findSum(action.intent)) ?? []
  return (first?.score ?? 0) >= LIKELY && sums.length > 0 && sums.every((sum) => sum.intent !== intent)
}

function toPart(scene: Scene, outcome: Outcome, isAnsweredElsewhere: boolean): Part | null {
  if (outcome.kind === 'sum') return tellOrGuess(scene, outcome)
  if (outcome.kind === 'missing') return askFor(scene, outcome.ask)
  if (outcome.kind === 'told') {
    const [lead = [], ...more] = outcome.answer
    return { lead, more, details: outcome.details, cards: outcome.cards ?? [] }
  }
  if (outcome.kind === 'hear') return hear(scene, outcome.feeling, isAnsweredElsewhere)
  if (outcome.kind === 'next') return advise(scene)
  return explain(scene, isQuestionOfKnowledge(scene) ? FAIRLY_NEAR : NEAR_ENOUGH)
}

/** Below this a message that tells something is not taken to ask for a sum as well. */
const LIKELY = 0.5

/** 'I owe 6,200 on my Visa' wants no explanation of cards, and rarely a sum. */
const isUnlikelyAsked = (outcome: Outcome, text: string) =>
  outcome.kind === 'know' || (outcome.kind === 'sum' && (outcome.chance ?? 1) < LIKELY && !ASKING.test(text))

/** Below this about one sum in nine is the one that was meant (docs/advisor.md). */
const GUESSED = 0.2

function tellOrGuess(scene: Scene, outcome: Extract<Outcome, { kind: 'sum' }>): Part {
  const part = tellSum(scene, outcome)
  return (outcome.chance ?? 1) < GUESSED ? { ...part, warm: doubt(scene) } : part
}

/** Said before a sum that may not be the one that was meant. */
const doubt = ({ dialogue }: Scene): Text => [
  vary(
    [
      "I'm not sure I follow you, so check my reading.",
      'That can be read in more than one way; this is my guess.',
      'I may have misread you here.',
    ],
    dialogue,
  ),
]

/** The mind is sure that something is to be explained: then what lies nearest is likelier right than nothing. */
const isQuestionOfKnowledge = ({ minded }: Scene) => minded !== null && chanceOf(minded, 'know') >= CERTAIN
const FAIRLY_NEAR = 0.14

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
function explain(scene: Scene, least: number): Part | null {
  const { minded, sheet } = scene
  const [topic, second] = byExactness(scene, minded?.topics ?? [])
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
const linesOf = ({ short, narrower = [] }: Topic) => [short, ...narrower.map(([, answer]) => answer)]

/** So many letters of it are no chance. */
const TELLING = 20

const wasExplained = (scene: Scene, topic: Topic) =>
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

/** Nearness from which an explanation answers better than a question for a number. */
const VERY_NEAR = 0.62

/** A number is missing: what can be said without it first, then exactly what is needed. */
function askFor(scene: Scene, ask: Text): Part {
  const known = explain(scene, VERY_NEAR)
  if (!known) return { lead: ask, more: [], details: [], cards: [] }
  return { ...known, more: [ask], details: [...known.details, paragraph(ask)] }
}

/** Words for the one who suffers it, or for the one who helps somebody else. */
function hearFor(text: string, feeling: string): Heard | undefined {
  const sufferer = findSufferer(text)
  const lines = sufferer && others[feeling]
  if (!lines) return people[feeling]
  const about = (all: readonly string[]) => all.map((line) => speakOf(line, sufferer))
  return { hears: about(lines.hears), steps: about(lines.steps), more: about(lines.more) }
}

/** A life event: a human sentence, and the next sensible step. */
function hear(scene: Scene, feeling: string, hasSum: boolean): Part | null {
  const heard = hearFor(scene.text, feeling)
  if (!heard) return null
  const { dialogue, sheet } = scene
  const pick = (lines: readonly string[]) => vary(lines as [string, ...string[]], dialogue)
  const warm = fillText(pick(heard.hears), sheet)
  const steps = heard.steps.map((words) => paragraph(fillText(words, sheet)))
  const more = heard.more.map((words) => paragraph(fillText(words, sheet)))
  if (hasSum) return { warm, more: [], details: [], cards: [] }
  return { warm, lead: fillText(pick(heard.steps), sheet), more: [], details: [...steps, ...more], cards: [] }
}

/** 'What should I do next?' and the like ask for a plan; a longer message tells what it is about. */
const FEW_WORDS = 7

/** What is to be done first after an event, where that is explained. */
const stepsOf: Partial<Record<string, string>> = {
  jobloss: 'job-loss-steps',
  death: 'after-a-death',
  scammed: 'scammed-steps',
  baby: 'baby-costs',
}

/** 'What should I do first?': what the figures say, else what the moment asks for. */
function advise(scene: Scene): Part | null {
  const { feeling } = scene.dialogue
  const isForHelper = feeling !== null && others[feeling] && findSufferer(scene.text) !== null
  const helping = isForHelper ? hear(scene, feeling, false) : null
  if (helping) return { ...helping, warm: [] }
  const isOfOneThing = scene.text.split(/\s+/).length > FEW_WORDS
  const known = isOfOneThing ? explain(scene, NEAR_ENOUGH) : null
  if (known) return known
  if (feeling !== null && scene.dialogue.sums.length === 0 && scene.saved.length === 0) {
    const isOfIt = scene.minded?.topics[0]?.id === stepsOf[feeling]
    const part = (isOfIt ? explain(scene, GENERAL) : null) ?? hear(scene, feeling, false)
    if (part) return { ...part, warm: [] }
  }
  const plan = summarizePlan(scene)
  if (!plan || /what is missing/i.test(readText(plan.content)))
    return dearestDebt(scene) ?? explain(scene, GENERAL) ?? generalAdvice(scene)
  return { lead: plan.content, more: [], details: plan.details ?? [], cards: plan.cards ?? [] }
}

const GENERAL = 0.4
/** A rate from which a debt comes before all else. */
const DEAR = 10

function dearestDebt(scene: Scene): Part | null {
  const { snapshot, sheet, text: said } = scene
  if (!snapshot.liabilities.some(({ interestRate, amount }) => amount > 0 && (interestRate ?? 0) >= DEAR))
    return null
  const sum = findSum('debt-order')
  if (!sum) return null
  const asking = {
    sum,
    action: bare(sum.name),
    numbers: [],
    text: said,
    snapshot,
    sums: [],
    from: null,
    sheet,
  }
  const made = runSum(asking, '')
  return made.kind === 'made' ? tellSum(scene, { kind: 'sum', made, before: null }) : null
}

/** The usual order of a planner, where little is known. */
function generalAdvice({ dialogue }: Scene): Part {
  const line = vary(
    [
      'The usual order: a month of bills in cash, any employer match, cards and other expensive debt, then a bigger cushion and investing.',
      'Start small: a first cushion in savings, the full match at work, then the debt with the highest rate. Tell me yours and I make it exact.',
    ],
    dialogue,
  )
  return { lead: [line], more: [], details: [], cards: [] }
}

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
  const explained = (scene.minded?.topics ?? [])
    .map(({ id }) => findTopic(id))
    .find((topic) => topic && linesOf(topic).some((words) => says(content, fillText(words, scene.sheet))))
  return {
    content,
    details: [
      ...missed.map((sentence) => paragraph(sentence)),
      ...parts.flatMap((part) => part.details),
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
