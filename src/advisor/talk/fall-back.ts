import { namesTopic } from '#advisor/knowledge/find-topics.ts'
import { allTopics, findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { findRemark } from '#advisor/knowledge/remarks/all-remarks.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { away, saysAway, saysThanks, settle, welcome } from './small-talk/answer-social.ts'
import { confirmQuestion } from './saved/confirm.ts'
import { answerTo, explainFurther, isNearByItself } from './explain-nearest.ts'
import { hearFeeling } from './feelings/hear-feeling.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { askAgain, askNext } from './interview/ask.ts'
import { openTopic } from './interview/next-topic.ts'
import { findLanguage, languageLines } from './small-talk/languages.ts'
import { isAsking } from './is-asking.ts'
import { noteSaving } from './saved/note-saving.ts'
import { goOn } from './saved/say-saved.ts'
import { gistOf, type Lines, type Move, type Scene, vary } from './scene.ts'
import { isUnkind } from './small-talk/unkind.ts'
import { isOffTopic } from './small-talk/small-talk.ts'
import { offTopicLines, unclearLines } from './small-talk/small-talk-lines.ts'
import { suggest, suggestSeveral } from './saved/suggestion.ts'
import { isDecided, isOpinion, takeUp } from './small-talk/take-up.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'
import { findUnclear } from './unclear.ts'
import { isChoosing, weighUp } from './weigh-up.ts'

const notCaught: Lines = [
  'I could not read an answer in that.',
  'That went past me.',
  'I am not sure what that means for you.',
]
const fine: Lines = ['All right.', 'Understood.']
const noAnswer: Lines = [
  'I want to get that right, and need a little more: which amounts are involved?',
  'Tell me the amounts behind that, and I work it through with you.',
  'That depends on your figures. Which ones should I use?',
]
const notReading: Lines = [
  'I cannot read what you write on this machine: the part of me that does is not installed. The screens work out budgets, debts and plans.',
  'Reading what you write is beyond me on this machine, where a part of me is missing. What you enter on the screens is kept.',
]
const unknown: Lines = [
  "I don't know enough about that to give you a straight answer. Whoever is in charge of it can; tell me what it costs " +
    "and what it brings, and I'll work that through.",
  "That's one I can't answer well. Ask whoever is in charge of it, and bring me the numbers.",
]
const heard: Lines = [
  'Thanks for telling me. What would you like to look at from here?',
  'All right. What would help you most now: a figure, a plan, or a plain explanation?',
  'I keep that in mind. Where would you like to go from here?',
]
const heardNumbers: Lines = [
  'Good to know, I keep that in mind. What would you like to work out from it?',
  'Got it. Go on, or ask me what you would like to know.',
]
/** Before a question of ours: two in a row are one too many. */
const noted: Lines = ['Thanks for telling me.', 'Good to know.']
const mistaken: Lines = [
  "Sorry, I took that the wrong way. Put it to me once more in a full sentence, and I'll try again.",
  'My mistake. Tell me in other words what you want to know, and I start over.',
]

/** Messages that say nothing about money. */
export function leadBack(scene: Scene): Move | null {
  const { dialogue, text, wording } = scene
  const language = findLanguage(text)
  if (language !== null) return { content: [vary(languageLines[language], dialogue)] }
  const unclear = findUnclear(wording, text)
  const isIdle = isOffTopic(wording) || meansNoMoney(scene)
  const lines = unclear === null ? (isIdle ? offTopicLines : null) : unclearLines[unclear]
  if (lines === null) return null
  const line = [vary(lines, dialogue)]
  const question = askAgain(scene)
  if (question)
    return { content: sayShort([line, question.text], [question.text]), dialogue: question.dialogue }
  return { content: sayShort([line, suggest(scene)], [line]) }
}

/** 'Got a favorite movie', with no amount in it: whatever is explained nearest is not meant. */
const meansNoMoney = ({ minded }: Scene) =>
  minded !== null && minded.numbers.length === 0 && chanceOf(minded, 'social:offtopic') >= SURE

/** Nothing was understood: the question in hand once more, then on to the next; else what can be done instead. */
export function fallBack(scene: Scene): Move {
  const { dialogue, snapshot, text } = scene
  const isQuestion = isAsking(text, scene.wording)
  const isOpen = openTopic(snapshot, dialogue) !== null
  const isBegun =
    dialogue.sums.length > 0 ||
    dialogue.topic !== null ||
    dialogue.feeling !== null ||
    (dialogue.lastContent !== '' && !(isOpen && mayAnswer(scene)))
  // 'My husband wants the ira instead' corrects nothing where nothing was asked.
  const isAnswer = scene.answer !== null && scene.answer !== 'correction'
  if (isAnswer && dialogue.asked === null && !isQuestion)
    return { content: sayShort([[vary(fine, dialogue)], scene.answer === 'no' ? [] : suggest(scene)]) }
  if ((isQuestion || isUnknown(scene)) && isChoosing(text) && dialogue.sums.length > 0)
    return sayNearest(scene, NEAR_ASKED, 'known') ?? { content: weighUp(scene).lead ?? [] }
  if (isUnknown(scene) && (isQuestion || asksFor(text)))
    return (
      sayNearest(scene, NEAR_ASKED) ??
      (isOpinion(scene) ? takeUp(scene) : null) ?? { content: [vary(unknown, dialogue)] }
    )
  if (isQuestion) {
    const near = sayNearest(scene, NEAR_ASKED) ?? sayFurther(scene) ?? sayAgain(scene)
    if (near) return near
    const line = vary(scene.minded === null ? notReading : noAnswer, dialogue)
    return { content: sayShort([[line], suggestSeveral(scene)], [[line]]) }
  }
  const saving = noteSaving(scene)
  if (saving) return saving
  if (dialogue.asked?.kind === 'confirm' && mayAnswer(scene)) return confirmAgain(scene, dialogue.asked.fact)
  if (saysThanks(text)) return { content: [vary(welcome, dialogue)] }
  if (saysAway(text)) return { content: [vary(away, dialogue)] }
  const grief = findEvent(text) === 'death' ? hearFeeling(scene, 'death', false) : null
  if (grief) return { content: sayShort([grief.warm ?? [], grief.lead ?? []], [grief.warm ?? []]) }
  if (isBegun && isDecided(scene)) return settle(scene)
  if (isCorrecting(scene)) return sayNearest(scene, NEAR_ENOUGH) ?? { content: [vary(mistaken, dialogue)] }
  if (isBegun)
    return (
      sayNearest(scene) ??
      (isOpinion(scene) ? takeUp(scene) : null) ??
      sayFurther(scene) ??
      sayExactly(scene) ??
      takeUp(scene) ?? { content: [hearing(scene)] }
    )
  if (!isOpen) {
    const near = sayNearest(scene) ?? takeUp(scene)
    if (near) return near
    const question = askNext(scene)
    return question
      ? {
          content: sayShort([[vary(noted, dialogue)], question.text], [question.text]),
          dialogue: question.dialogue,
        }
      : { content: sayShort([[hearing(scene)], suggest(scene)]) }
  }
  if (wasUnread(scene)) return goOn(scene, ['Let us leave that for now.'])
  const near = sayNearest(scene)
  if (near) return near
  const question = askAgain(scene)
  return {
    content: sayShort([[vary(notCaught, dialogue)], question?.text ?? []]),
    dialogue: question?.dialogue ?? {},
  }
}

const TOLD = 0.5
const hearing = ({ minded, dialogue }: Scene) =>
  vary(
    minded && minded.numbers.length > 0 && chanceOf(minded, 'tell') >= TOLD ? heardNumbers : heard,
    dialogue,
  )

/** So few words may be meant as an answer to a question of ours; more of them go on with something else. */
const MOST_OF_ANSWER = 4
/** 'Not great at saving' tells of something, and answers nothing. */
const SURELY_TOLD = 0.9
function mayAnswer({ text, minded }: Scene): boolean {
  const words = text.trim().split(/\s+/).length
  const isTold = minded !== null && minded.numbers.length === 0 && chanceOf(minded, 'tell') >= SURELY_TOLD
  return minded === null || (words <= MOST_OF_ANSWER && !(isTold && words > 2))
}

const NO = /^\W*(?:no(?! (?:way|idea|clue|doubt|more|wonder))|nope|nah)\b\W+\w+\W+\w+/i

/** 'No not me, her own loan', after an answer: it was the wrong one. */
const isCorrecting = ({ text, dialogue }: Scene) => NO.test(text) && dialogue.lastContent !== ''

/** Something was to be explained, and nothing that is known comes near. */
const isUnknown = ({ minded }: Scene) => minded !== null && chanceOf(minded, 'know') >= SURE
const SURE = 0.8

/** So near, what is known about a subject is more use to somebody in the middle of a talk than a kind word. */
const NEAR = 0.28
/** And where nothing else answers a question. */
const NEAR_ASKED = 0.25
/** And where the last answer was the wrong one. */
const NEAR_ENOUGH = 0.2
/** And where a word names the subject: 'coworker got a 12k bill on the hdhp'. */
const NAMED = 0.09
/** Fewer words than these say too little to be about anything. */
const FEW_WORDS = 5

/** Unless it is as near as this: 'idk where it goes'. */
const NEAR_IN_FEW = 0.6
/** Or names its subject: 'and daycare?' */
const NAMED_IN_FEW = 0.4

/** Of fewer words than these nothing is known by themselves. */
const FEWEST_WORDS = 3

/** Warnings of a fraud by what it is said to bring in. */
const promisesReturns: ReadonlySet<string> = new Set(['guaranteed-returns', 'scam-investments'])
/** What is put in, and what share of it comes back. */
const STAKE = /%|\b(?:percent|invest\w*|deposit\w*|send\w*|sent|put|turns?|flips?|guarantee\w*)\b/i
/** 'My buddy pulls 900 a week on doordash': work that has a name is no bait, however well it pays. */
const isHonestWork = (text: string) =>
  !STAKE.test(text) && (text.toLowerCase().match(/[a-z]+/g) ?? []).some((word) => thingOf(word) === 'salary')

/** What lies nearest with what came before and without it is likelier meant than its nearness says. */
const NEAR_BOTH_WAYS = 0.2
const NEAR_REMARK = 0.3
const isNearBothWays = ({ id, score }: Minded['topics'][number], [nearest]: Minded['topics']) =>
  nearest?.id === id && score >= (findTopic(id) ? NEAR_BOTH_WAYS : NEAR_REMARK)

/** 'My truck has 190k miles' is not about the miles of a card. */
const withoutUnits = (text: string) => text.replaceAll(/\d[\d,.]*k? ?[a-z]+/gi, '')

/** 'My cousin already asked to borrow 20k' */
function sayNearest(scene: Scene, least = NEAR, what: 'known' | 'any' = 'any'): Move | null {
  const { minded, sheet, text, dialogue } = scene
  if (/\bthank/i.test(text)) return null
  const words = text.trim().split(/\s+/).length
  const [first] = minded?.topics ?? []
  const isEnough =
    words >= FEW_WORDS ||
    (first !== undefined &&
      first.score >= (namesTopic(text, first.id) ? NAMED_IN_FEW : NEAR_IN_FEW) &&
      findTopic(first.id) !== null)
  const nearest = isEnough ? first : undefined
  const isNamed =
    nearest !== undefined && namesTopic(withoutUnits(text), nearest.id) && findTopic(nearest.id) !== null
  // 'Rates are like 25' tells a number, and asks for none.
  const isFact = minded !== null && minded.numbers.length > 0 && chanceOf(minded, 'tell') >= SURELY_TOLD
  const isNear = nearest !== undefined && nearest.score >= (isNamed && !isFact ? NAMED : least)
  const [own] = words < FEWEST_WORDS || (isNear && isNamed) ? [] : (minded?.byItself ?? [])
  const isOwn =
    own !== undefined &&
    (isNearByItself(text, own) || isNearBothWays(own, minded?.topics ?? [])) &&
    !(isNear && nearest.score > own.score)
  const id = isOwn ? own.id : isNear ? nearest.id : ''
  const topic = findTopic(id)
  if (promisesReturns.has(id) && isHonestWork(text)) return null
  // What is no question had its remark before, where one is near.
  const isRemark = what === 'any' && (isOwn || isAsking(text, scene.wording))
  const said = topic ?? (isRemark ? findRemark(id) : null)
  if (!said || isUnkind(scene, said, (isOwn ? own : nearest)?.score ?? 0)) return null
  if (topic?.title === dialogue.topic || dialogue.lastContent.includes(gistOf(said.short))) return null
  const exact = answerTo(said, text)
  const [lead, ...rest] = [...(exact === undefined ? [] : [exact]), said.short, ...said.more]
  return {
    content: fillText(lead ?? said.short, sheet),
    details: rest.map((words) => ({ kind: 'paragraph', text: fillText(words, sheet) })),
    ...(topic && { dialogue: { topic: topic.title } }),
  }
}

/** 'But he knew my social', after a warning of such calls: what was explained last has an answer to just that. */
function sayExactly(scene: Scene): Move | null {
  const last = allTopics.find(({ title }) => title === scene.dialogue.topic)
  const exact = last && answerTo(last, scene.text)
  if (!last || exact === undefined || scene.dialogue.lastContent.includes(gistOf(exact))) return null
  return {
    content: fillText(exact, scene.sheet),
    details: [last.short, ...last.more].map((words) => ({
      kind: 'paragraph',
      text: fillText(words, scene.sheet),
    })),
  }
}

/** 'Be honest', after an explanation */
function sayFurther(scene: Scene): Move | null {
  const part = explainFurther(scene)
  return part?.lead ? { content: part.lead, details: part.details } : null
}

/** 'So is he right or not', once the figures were told: what was explained before them still answers it. */
function sayAgain(scene: Scene): Move | null {
  const topic = CLAIMED.test(scene.text)
    ? allTopics.find(({ title }) => title === scene.dialogue.topic)
    : null
  if (!topic) return null
  const opening = ['It still comes down to this. '] as const
  return {
    content: [...opening, ...fillText(topic.short, scene.sheet)],
    details: topic.more.map((words) => ({ kind: 'paragraph', text: fillText(words, scene.sheet) })),
  }
}
const CLAIMED =
  /\b(?:is|was|are|were) (?:he|she|they|that|it|this) (?:really |even )?(?:right|true|wrong|correct)\b/i

/** A question is put twice at most. */
const wasUnread = ({ dialogue }: Scene) => notCaught.some((line) => dialogue.lastContent.startsWith(line))

function confirmAgain(scene: Scene, fact: Fact): Move {
  if (wasUnread(scene)) return goOn(scene, ['Let us leave that for now.'])
  const line = [vary(notCaught, scene.dialogue)]
  return { content: sayShort([line, confirmQuestion(fact, scene.sheet)], [line]) }
}
