/** One reply: what to say to a message, in the order of what matters most to its writer. */
import { mendHeard } from '#advisor/reading/corrected-number.ts'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { findMended } from '#advisor/reading/mended.ts'
import { waitingPay } from '#advisor/pay/their-pay.ts'
import { recallFamily } from '#advisor/reading/family.ts'
import { isMood, isPlainFact } from '#advisor/executing/choosing/heard-by-words.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { isTakeHome } from '#advisor/pay/hear-pay.ts'
import { saysGross } from '#advisor/pay/told-pay.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Edited, Turn } from '#advisor/advisor.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { figuresOf, printBlocks, printCard, printText, readText } from '#advisor/grounding/print.ts'
import type { Draft, Reply } from '#advisor/reply.ts'
import { refocus } from './saved/acknowledge.ts'
import { answerChange } from './answer-change.ts'
import { answerAsked } from './answer-asked.ts'
import { answerRequest } from './answer-request.ts'
import { sayBeOk } from './be-ok.ts'
import { answerSocial, befriend } from './small-talk/answer-social.ts'
import { decide, needAfter } from './deciding/decide.ts'
import { ownMiss } from './deciding/own-miss.ts'
import { declineSecrets } from './guarding/secrets.ts'
import { takeOffer } from './offers/take-offer.ts'
import { askCurrency } from './other-currencies.ts'
import { comfort } from './feelings/comfort.ts'
import { isAsking } from './is-asking.ts'
import { opensQuestion } from '#advisor/reading/asked-part.ts'
import { sentencesOf } from '#advisor/editing/removal-orders.ts'
import { readWording } from './wording.ts'
import { fallBack, leadBack } from './fall-back.ts'
import { askUntoldDebt } from './interview/untold-debt.ts'
import { differently } from './differently.ts'
import { cut } from '#advisor/grounding/fit.ts'
import { keepPromise } from './keep-promise.ts'
import { numberFigures } from './number-figures.ts'
import { answerRemark } from './small-talk/remark.ts'
import { placeScore } from './place-score.ts'
import { refuse, sayHelp } from './guarding/say-help.ts'
import { sayMinded } from './say-minded.ts'
import { sayNetPay } from './say-net-pay.ts'
import { saySaved } from './saved/say-saved.ts'
import { answerEdits, withEdits, withListing } from './edits/say-edits.ts'
import { isHard } from './saved/suggestion.ts'
import { tellComing } from './saved/to-come.ts'
import { saySpending } from './spending/say-spending.ts'
import { followWish } from './say-wish.ts'
import { type Move, readScene, type Scene } from './scene.ts'
import { takeCorrected } from './take-corrected.ts'
import { showScreen } from './screens.ts'
import {
  chat,
  greet,
  sayPlan,
  startPlan,
  talkAboutTalk,
  tellOfKeel,
  tellStored,
} from './small-talk/talk-about-talk.ts'
import { nameUsRules } from './us-rules.ts'
import { warnOfScam } from './guarding/warn-of-scam.ts'
import { isLeftOf } from '#advisor/understanding/money/net-pay.ts'
import { sumMoney } from '#finance/money.ts'

type Speaker = (scene: Scene) => Move | null

/** People before money, limits before help; then the talk itself. */
const first: readonly Speaker[] = [
  sayHelp,
  answerChange,
  refuse,
  answerRequest,
  answerAsked,
  takeOffer,
  followWish,
  declineSecrets,
  warnOfScam,
  askCurrency,
  saySpending,
  tellStored,
  befriend,
  greet,
  startPlan,
  tellOfKeel,
  askUntoldDebt,
  keepPromise,
  takeCorrected,
  placeScore,
  sayBeOk,
  ownMiss,
  decide,
  answerRemark,
  sayMinded,
  sayNetPay,
]
/** Only for messages without a fact in them. */
const aboutTalk: readonly Speaker[] = [showScreen, talkAboutTalk, chat, answerSocial]
const aboutMoney: readonly Speaker[] = [saySaved, tellComing, sayPlan, comfort, leadBack]

export function respond(turn: Turn): Reply {
  const { edited } = turn.understood
  if (edited) return respondToOrders(turn, edited)
  const scene = readScene(withTakeHome(turn))
  return print(scene, firstMove(scene, speakersFor(scene)) ?? fallBack(scene))
}

function speakersFor({ saved, understood }: Scene): readonly Speaker[] {
  const hasFacts = saved.length > 0 || understood.facts.length > 0
  return [...first, ...(hasFacts ? [] : aboutTalk), ...aboutMoney]
}

/** What was ordered is said first, then what the rest of the message asks or tells. */
function respondToOrders(turn: Turn, edited: Edited): Reply {
  const { facts } = turn.understood
  const { changes, followed, already, unclear, rest, isListed } = edited
  const isIn = (list: readonly Change[], { change }: Fact) =>
    list.some((one) => isDeepStrictEqual(one, change))
  const scene = readScene(
    withTakeHome({
      ...turn,
      text: rest,
      minded: rest.trim() === '' ? null : turn.minded,
      dialogue: { ...turn.dialogue, numbers: withoutGone(turn.dialogue.numbers, edited) },
      understood: { facts: facts.filter((fact) => !isIn([...changes, ...followed], fact)) },
    }),
  )
  // Totals that follow their rows are nothing that was spoken of.
  const saved = facts.filter((fact) => fact.decision === 'save' && !isIn(followed, fact))
  const isOrdered = changes.length + already.length + unclear.length > 0
  const isAnswered = scene.distress !== null || asks(scene.text) || (!isOrdered && says(scene))
  const answer = () => firstMove(scene, speakersFor(scene)) ?? fallBack(scene)
  const move = isAnswered ? withEdits(scene, answer(), edited) : answerEdits({ ...scene, saved }, edited)
  const whole = { ...scene, saved, text: turn.text, minded: isAnswered ? turn.minded : null }
  return print(whole, isListed ? withListing(scene, move) : move)
}

/** Whether one of its sentences is a question; 'the Visa should be in there' is none. */
const asks = (said: string) =>
  sentencesOf(said)
    .map(({ start, end }) => said.slice(start, end).replace(/^[\s,]+/, ''))
    .some((sentence) => isAsking(sentence, readWording(sentence)) || opensQuestion(sentence))

/** Whether there is something to answer where nothing is asked. */
const says = ({ saved, doubtful, minded }: Scene) =>
  saved.length > 0 ||
  doubtful.length > 0 ||
  (minded?.readings[0]?.actions.some(({ intent }) => intent.startsWith('hear:')) ?? false)

/** Numbers of what is gone are counted with in no later sum. */
const withoutGone = (numbers: Dialogue['numbers'], { removed }: Edited) =>
  numbers.filter(({ value }) => !removed.some(({ amount }) => amount === Math.round(value * 100)))

/**
 * What is brought home counts for the budget, but not where sources of pay are listed as take-home pay. That it was saved
 * stands below the message; the talk goes on about the pay itself.
 */
function withTakeHome(turn: Turn): Turn {
  const { profile, income } = turn.snapshot
  const facts = turn.understood.facts.filter((fact) => !isTakeHome(fact))
  const isToldNow = facts.length < turn.understood.facts.length
  const told = { ...turn, understood: { ...turn.understood, facts } }
  const listed = sumMoney(income.map(({ amount }) => amount))
  if (!profile.takeHome || (income.length > 0 && !isLeftOf(profile.takeHome, listed))) return told
  const takeHome = { amount: profile.takeHome, isAside: !isToldNow && saysGross(turn.text) }
  return { ...told, snapshot: { ...turn.snapshot, takeHome } }
}

function firstMove(scene: Scene, speakers: readonly Speaker[]): Move | null {
  for (const speak of speakers) {
    const move = speak(scene)
    if (move) return move
  }
  return null
}

function print(scene: Scene, move: Move): Reply {
  const { details = [], cards = [], assumptions = [], dialogue = {} } = move
  const said = cut(differently(move, scene))
  const draft: Draft = nameUsRules(numberFigures({ content: said, details, cards }))
  return {
    content: printText(draft.content),
    details: draft.details.length === 0 ? null : printBlocks(draft.details),
    cards: draft.cards.map((card) => printCard(card)),
    figures: figuresOf(draft),
    ...(assumptions.length > 0 && { assumptions }),
    dialogue: {
      ...scene.dialogue,
      focus: refocus(scene.dialogue.focus, scene.saved),
      ...recallFamily(scene.dialogue.family, scene.text),
      theirPay: waitingPay(scene),
      heard: scene.text,
      numbers: keptOf(scene),
      need: needAfter(scene),
      ...dialogue,
      feeling: outlasting(scene.dialogue.feeling, dialogue.feeling ?? feelingOf(scene)),
      lastContent: readText(draft.content),
      earlier: [scene.dialogue.lastContent, ...(scene.dialogue.earlier ?? [])]
        .filter((said) => said !== '')
        .slice(0, MOST_EARLIER),
    },
  }
}

/** So many replies back nobody remembers the words. */
const MOST_EARLIER = 12

/** The event or feeling that the message tells of. */
function feelingOf({ minded, text }: Scene): string | null {
  // 'I lost my job and im pregnant': what is hard about it stays.
  const event = findEvent(text)
  if (minded && isHard(event)) return event
  const heard = minded?.readings[0]?.actions.find(({ intent }) => intent.startsWith('hear:'))
  const feeling = heard?.intent.slice('hear:'.length) ?? null
  return feeling !== null && isPlainFact(feeling, text, minded?.numbers ?? []) ? null : feeling
}

/** What happened stays, however somebody feels about it: 'i just feel numb', weeks after a death. */
const outlasting = (before: string | null, heard: string | null) =>
  heard === null || (isHard(before) && isMood(heard)) ? before : heard

function keptOf(scene: Scene) {
  const { before, now } = mendHeard(scene.dialogue.numbers, heardIn(scene), scene.text)
  return keepHeard(before, now)
}

/** Numbers of the message for later ones, without those that were taken back at once. */
function heardIn({ text, minded }: Scene) {
  const numbers = minded?.numbers ?? []
  const taken = new Set(findMended(numbers, text).map(({ said }) => said.start))
  return hearNumbers(text, numbers).filter(({ start }) => !taken.has(start))
}
