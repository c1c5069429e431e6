/** What somebody came to decide is kept in mind: what settles it is asked for piece by piece, and then said. */
import type { Need } from '#advisor/dialogue.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { costAsNow, rowAsNow, toldCost } from '#advisor/executing/facts/told-cost.ts'
import { asInputs } from '#advisor/executing/of-sum.ts'
import { paidInstead } from '#advisor/executing/inputs/in-its-place.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import type { Value } from '#advisor/figures/value.ts'
import { addSums, nextId } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { FELT } from '#advisor/talk/small-talk/take-up.ts'
import { tellBeOk } from '#advisor/talk/be-ok.ts'
import { explainNearest, NEAR_ENOUGH } from '#advisor/talk/explain-nearest.ts'
import { subjectOf } from '#advisor/talk/interview/told-subject.ts'
import { isAsking } from '#advisor/talk/is-asking.ts'
import { acknowledge } from '#advisor/talk/saved/acknowledge.ts'
import { saySaved } from '#advisor/talk/saved/say-saved.ts'
import { isHard } from '#advisor/talk/saved/suggestion.ts'
import { sayMinded } from '#advisor/talk/say-minded.ts'
import type { Move, Scene } from '#advisor/talk/scene.ts'
import { paragraph, tellSum } from '#advisor/talk/tell-sum.ts'
import { askFor } from '#advisor/talk/interview/ask-for-need.ts'
import { type FoundNeed, findNeed } from './find-need.ts'
import { stateOf } from './state-of.ts'
import { settlingOf } from '#advisor/talk/interview/needs.ts'

/** 'So can we do it or not', 'yes or no', 'what do you think' */
const VERDICT = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|well|but|then|now|just)\W+)*(?:(?:can|could|should|do you think) (?:i|we)\b` +
    String.raw`(?: \w+){0,4}|(?:is|would) (?:it|that|this)(?: be)? \w+|(?:what do|whatd|what would) (?:you|u) (?:think|say|do)|` +
    String.raw`(?:yes|good idea) or (?:no|not|bad)|so (?:yes|no)|go for it)(?: or (?:not|no|nah|what))?\W*$|\b(?:yes or no|can we or)\b`,
  'i',
)

/** 'So can we', of nothing else than what they came with. */
const CAN_WE = new RegExp(
  String.raw`^\W*(?:(?:so|ok|okay|and|well|then)\W+)*(?:can|should) (?:i|we)` +
    String.raw`(?: (?:do|afford|swing) (?:it|that|this))?(?: or (?:not|no|nah|what))?\W*$`,
  'i',
)

/** What is to be decided after this message; what was asked before stays until it is settled. */
export function needAfter({ text: said, dialogue, minded, saved }: Scene): Need | null {
  const put = findNeed(said)?.need
  const need = put ?? dialogue.need ?? null
  if (!need || isHard(findEvent(said))) return null
  const told = toldCost(need, { text: said, minded, isPut: put !== undefined }, saved)
  return { ...need, cost: told ?? need.cost, isCostAsked: false }
}

export function decide(scene: Scene): Move | null {
  const { text: said, dialogue, saved } = scene
  const found = findNeed(said)
  const need = needAfter(scene)
  if (!need || !scene.minded) return null
  if (found) return isOther(scene, found) ? null : open(scene, need)
  const isPriced = need.cost !== undefined && dialogue.need?.cost === undefined
  const isTold = (saved.length > 0 || isPriced) && feltIn(scene) === null && findEvent(said) === null
  if (isTold && !isAsking(said, scene.wording) && !ASKS.test(said)) return goTowards(scene, need)
  return VERDICT.test(said) && (isSorted(scene) || CAN_WE.test(said)) ? goTowards(scene, need) : null
}

/** 'I gross 7,900, what percent goes to the house' */
const ASKS = /\b(?:what|how|which)s?\b/i

/** Nothing was worked out since that a short question may be about. */
const isSorted = ({ dialogue }: Scene) => dialogue.sums.at(-1) === undefined

const feltIn = ({ minded }: Scene): string | null =>
  minded?.readings[0]?.actions
    .find(({ intent }) => intent.startsWith('hear:'))
    ?.intent.slice('hear:'.length) ?? null

/** What already has its answer: a sum of the message's own numbers, trouble, an explanation of just that. */
function isOther(scene: Scene, { need, isAfford }: FoundNeed): boolean {
  if (isHard(findEvent(scene.text))) return true
  const felt = feltIn(scene)
  // To think about a baby, or about part-time work, is no news and no sorrow.
  const isThought = felt === 'worry' || felt === 'shame' || (felt === 'baby' && need.kind === 'child')
  if (felt !== null && (!isThought || FELT.test(scene.text))) return true
  const aside = { ...scene, sheet: new FigureSheet() }
  const made = sayMinded(aside)?.dialogue?.sums?.at(-1)
  // 'Can we have another kid', after 500 was told of something else: nothing of this says what it costs.
  const isUnpriced = made?.kind === 'afford-monthly' && scene.minded?.numbers.length === 0
  if (made && !isUnpriced && made.missing === undefined && made.id !== scene.dialogue.sums.at(-1)?.id)
    return true
  // A sum that lacks something only asks for it, as the decision does with its reason.
  if (made?.missing !== undefined && made.id !== scene.dialogue.sums.at(-1)?.id) return false
  // Whose figures are known is looked over as a whole.
  if (need.kind === 'fine') return askFor(aside, need) === null
  return explainNearest(aside, isAfford ? VERY_NEAR : NEAR_ENOUGH) !== null
}
const VERY_NEAR = 0.62

/** A decision that was just put: what it turns on, then the first thing that is missing. */
function open(scene: Scene, need: Need): Move | null {
  const settled = settle(scene, need)
  if (settled) return settled
  const question = askFor(scene, need)
  if (!question) return null
  const state = stateOf(scene)
  return {
    content: sayShort(
      [
        isOnlyWish(scene) ? [] : (acknowledge(scene)?.full ?? []),
        state ?? [settlingOf(need).turnsOn],
        question.text,
      ],
      [state ?? [settlingOf(need).turnsOn], question.text],
      [question.text],
    ),
    dialogue: question.dialogue,
  }
}

/** 'Noted: goals: have a baby' tells nobody anything. */
const isOnlyWish = ({ saved }: Scene) => saved.every(({ change }) => subjectOf(change) === 'goals')

/** One figure nearer to the decision: it is said, or the next one is asked for. */
function goTowards(scene: Scene, need: Need): Move | null {
  const settled = settle(scene, need)
  if (settled) return settled
  const saved = saySaved({ ...scene, dialogue: { ...scene.dialogue, need } })
  if (saved) return { ...saved, dialogue: { need, ...saved.dialogue } }
  const question = askFor(scene, need)
  if (!question) return null
  const state = stateOf(scene)
  return { content: sayShort([state ?? [], question.text], [question.text]), dialogue: question.dialogue }
}

/** Everything is known: the sum that settles it. */
function settle(scene: Scene, need: Need): Move | null {
  const { snapshot, dialogue, sheet } = scene
  const cost = need.cost ?? costAsNow(need, snapshot)
  const whole = { ...need, cost }
  if (askFor(scene, whole)) return null
  const done = { asked: null, interviewing: false, need: null }
  const saved = acknowledge(scene)
  if (need.kind === 'fine') {
    const move = tellBeOk(scene)
    return move && { ...move, dialogue: { ...move.dialogue, ...done } }
  }
  const { sum: name, input } = settlingOf(whole)
  const sum = findSum(name)
  if (!sum) return null
  const { instead } = settlingOf(whole)
  const gone = instead
    ? snapshot.expenses.find(({ category }) => instead.test(category))
    : paidInstead(whole.thing, snapshot)
  const asNow = need.cost ? undefined : rowAsNow(need, snapshot)
  const inputs = asInputs({
    ...(input && cost && { [input]: asNow ? rowValue(asNow) : { kind: 'number', number: cost } }),
    ...(gone && { instead: rowValue(gone) }),
  })
  const action = { ...bare(name), inputs, isPlaced: true }
  const asking = { sum, action, numbers: [], text: need.thing, snapshot, sums: [], from: null, sheet }
  const made = runSum(asking, nextId(dialogue.sums))
  if (made.kind !== 'made') return null
  const part = tellSum(scene, { kind: 'sum', made, before: null })
  const lead = part.lead ?? []
  const isAsNow = need.kind === 'child' && need.cost === undefined && cost !== undefined
  const before = isAsNow ? 'If childcare for one more costs what it does now, ' : settlingOf(whole).before
  const said = before === undefined ? lead : goOnFrom(before, lead)
  const short = saved ? saved.full : []
  return {
    content: sayShort([short, said, ...part.more], [short, said], [said, ...part.more.slice(0, 1)], [said]),
    details: [...part.details, ...(saved ? [paragraph(saved.full)] : [])],
    cards: part.cards,
    assumptions: part.assumptions ?? [],
    dialogue: {
      ...done,
      need: isAsNow ? { ...need, isCostAsked: true } : null,
      sums: addSums(dialogue.sums, [made.record]),
    },
  }
}

const rowValue = ({ id, category: name }: Scene['snapshot']['expenses'][number]): Value => ({
  kind: 'row',
  row: { list: 'expenseItems', id, name },
})

/** 'Yes: …' goes on a sentence that has begun. */
const goOnFrom = (before: string, [first = '', ...rest]: Text): Text =>
  typeof first === 'string'
    ? [before + first.charAt(0).toLowerCase() + first.slice(1), ...rest]
    : [before, first, ...rest]
