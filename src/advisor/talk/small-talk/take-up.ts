/** What can be said to a message that asks nothing, tells nothing to be kept and is about nothing that is explained. */
import { chanceOf } from '#advisor/executing/choosing/listening.ts'
import { waitingPay } from '#advisor/pay/their-pay.ts'
import { recallFamily } from '#advisor/reading/family.ts'
import { isSorrow } from '#advisor/talk/saved/suggestion.ts'
import { settle } from './answer-social.ts'
import { type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'

const opinions: Lines = [
  'It makes sense to hear them out, and they may be right for their own case. Before you follow it, ask what it costs ' +
    'you, what it brings, and what happens if it goes wrong.',
  "That's one view. It's your money, so ask what it costs you, what it gains, and whether they'd carry the risk with you.",
]
const strangers: Lines = [
  "It's hard not to compare, but from outside we only see a part of it. What counts is where you go from here; shall " +
    'we go on with your own numbers?',
  "Other people's money always looks odd from outside. Yours only has to work for you: what would you like to look at next?",
]
const partners: Lines = [
  'Noted. Whatever of it you pay, own or earn together I count in: just say "we".',
  'Good to know. Tell me which of it belongs to both of you, and I count it in.',
]
const theirPay: Lines = [
  'Good to know, I count that with yours. And what do you bring in yourself?',
  "That goes in with your own pay, as soon as I know it. What's yours?",
]
const feelings: Lines = [
  "It's natural and only human to feel that way, and hard to carry alone. We can take it one step at a time: what weighs most on you right now?",
  'That makes sense, and it says that this matters to you. Nothing has to be settled today; tell me which part is the hardest.',
]
const reactions: Lines = [
  'Your gut may well be right. Set it against the time and bother that it takes and what else that money could do; ' +
    'if it still looks poor, ask for better terms.',
  "I see why you'd hesitate. What would have to be different for it to be worth it to you: the amount, the time, or the risk?",
]

/** 'He says its just a formality', 'my aunt told us to wait' */
const OPINION = new RegExp(
  String.raw`\b(?<!\b(?:i|we|you|u|it|that|me) )(?:says?|thinks?|swears|insists|suggests?|recommends?|(?:told|tells?) (?:me|us)|` +
    String.raw`keeps? (?:saying|telling)|(?<!\b(?:to|dont|don't) )wants? (?:me|us|it|that|this|the)|` +
    String.raw`swears by|(?:s?he|they|mom|dad)(?:'?s|'?re| is| are| was| were)? (?:probably |prob )?right)\b`,
  'i',
)

/** 'I guess ill hold off', 'ok doing that': what somebody will do by their own choice, and no fear of what will come. */
const DECIDED = new RegExp(
  String.raw`(?:^|[.,;!]\s*|\b(?:ok|okay|yeah|nah|so|then|and|think|guess|maybe|but)\s+)` +
    String.raw`(?:(?:i'?|we')ll|(?:i|we) will|(?:i'?m|we'?re) (?:gonna|going to|not gonna)) ` +
    String.raw`(?!(?:never|be|have|need|lose|end|die)\b)\w|` +
    String.raw`^\W*(?:(?:ok|okay|yeah|yes|alright|cool|great|good|perfect)\W+)*(?:doing|starting|trying|going with) (?:that|it|this)\b`,
  'i',
)

const AGREES = 0.75
const agrees = ({ minded }: Scene) =>
  minded?.numbers.length === 0 &&
  ['ok', 'later', 'no'].reduce((sum, kind) => sum + chanceOf(minded, `social:${kind}`), 0) >= AGREES

export const isDecided = (scene: Scene) => DECIDED.test(scene.text) || agrees(scene)

/** Smaller numbers without a sign are minutes, times, children. */
const MONEY = 100

/** 'She has a house and 90k', of a mother who is cared for, compares nobody. */
const COMES_BY = /\b(?:makes?|made|earns?|earned|pays?|paid|gets?|got|won|bought|tripled|doubled)\b/i

/** 'My buddy pays 1,100 on his truck' */
const isOfOthers = ({ minded, text }: Scene) => {
  const amounts = (minded?.numbers ?? []).filter(({ kind, value }) => kind === 'money' || value >= MONEY)
  return amounts.length > 0 && amounts.every(({ role }) => role === 'O') && COMES_BY.test(text)
}

/** 'He makes 38k', of a son who was spoken of: somebody who is helped is compared to nobody. */
const CLOSE = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|well|oh) )*(?:s?he|they)\b|\bmy (?:\w+ )?(?:mom|mum|mother|dad|father|parents?|` +
    String.raw`son|daughter|grand\w+|kids?|(?:boy|girl)friend|fianc\w+|partner)\b`,
  'i',
)

/** A feeling that is named and that no other word of ours was found for. */
export const FELT =
  /\b(?:sad|scare[ds]?|afraid|nervous|lonely|ashamed|guilty|hurts?|cry|crying|cried|worr(?:y|ied|ies)|feels? (?!like\b|free\b)\w+)\b/i

/** 'Hmm not much for all that driving': something may be meant about the last sum. */
const HINTED = 0.1
const isReaction = ({ minded, dialogue }: Scene) =>
  minded !== null &&
  dialogue.sums.length > 0 &&
  minded.numbers.length === 0 &&
  ['enough', 'sure'].some((act) => chanceOf(minded, act) >= HINTED)

export const isOpinion = ({ text }: Scene) => OPINION.test(text)

function linesFor(scene: Scene): Lines | null {
  if (FELT.test(scene.text)) return feelings
  if (isOpinion(scene)) return isSorrow(scene.dialogue.feeling) ? null : opinions
  if (isOfOthers(scene) && isAtHome(scene)) return partners
  if (isOfOthers(scene) && !CLOSE.test(scene.text)) return strangers
  return isReaction(scene) ? reactions : null
}

/** Told of the one whom the user lives with. */
const isAtHome = ({ dialogue, text }: Scene) =>
  recallFamily(dialogue.family, text).family?.hasPartner === true

export function takeUp(scene: Scene): Move | null {
  if (isDecided(scene)) return settle(scene)
  // 'My husband makes 61k', of a user whose own pay nobody knows yet.
  if (isAtHome(scene) && waitingPay(scene) === scene.text)
    return {
      content: [vary(theirPay, scene.dialogue)],
      dialogue: { asked: { kind: 'topic', topic: 'income' } },
    }
  const lines = linesFor(scene)
  return lines && { content: [vary(lines, scene.dialogue)] }
}
