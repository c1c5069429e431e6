/** 'Night, and thanks', 'ok going with that one', 'can i ask something silly': talk that the mind hears and no list of phrases holds. */
import { isUnkind } from './unkind.ts'
import type { Social } from '#advisor/actions/language.ts'
import { findRemark } from '#advisor/knowledge/remarks/all-remarks.ts'
import { isNearByItself } from '#advisor/talk/explain-nearest.ts'
import { openTopic } from '#advisor/talk/interview/next-topic.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { gistOf, type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { smallTalkLines } from './small-talk-lines.ts'

export const welcome: Lines = [
  "You're welcome. I am here whenever you want to go on.",
  'Glad to help. Come back any time; we can pick this up again.',
]
export const away: Lines = [
  'Of course, take your time. I am here when you are back.',
  'No rush. We can pick this up again whenever you like.',
]
export const askAway: Lines = [
  "Ask away: budgets, debts, loans, taxes, saving and retirement are what I do, and no question is too small. What's on your mind?",
  "Sure, ask me anything about money; nobody is graded here. What's on your mind?",
]
const listening: Lines = [
  "Go ahead, I'm listening. Nothing has to be solved yet.",
  'Of course. Let it out; we look at numbers only when you want to.',
]
const lowly: Lines = [
  'I’m sorry to hear that. What weighs on you most right now?',
  'That’s no fun, I’m sorry. Tell me what’s going on, as roughly as you like.',
]
const luck: Lines = [
  'Good luck! Come back and tell me how it went.',
  "Fingers crossed for you. I'm here when you're back.",
]
const settled: Lines = [
  "Sounds like a plan. Tell me when it's done, and I'll bring your numbers up to date.",
  "Good, then that's decided. If it looks different tomorrow, we work it out anew.",
]
const declined: Lines = [
  'All right. I am here if you want to look at something else.',
  'Fair enough, we leave it there. Ask me whenever something comes up.',
]
const waiting: Lines = [
  'That makes sense. Put a day in your calendar for it, so that waiting stays your choice, and come back to me then.',
  'Fair enough, there is no rush from my side. Pick a date to look at it again, and we go on from here.',
]

const lines: Partial<Record<Social, Lines>> = {
  thanks: welcome,
  bye: smallTalkLines.goodbye,
  starter: askAway,
}
const THANKS = /\b(?:thanks|thank you|thx|ty|appreciate (?:it|you|that))\b/i
export const saysThanks = (text: string) => THANKS.test(text)

const AWAY = new RegExp(
  [
    String.raw`\b(?:brb|be right back|gotta (?:go|run)|got to (?:go|run)|have to (?:go|run)|ttyl|talk later|one sec|`,
    String.raw`hold on|hang on|back later|kid(?:'?s| is)? crying)\b`,
  ].join(''),
  'i',
)
export const saysAway = (text: string) => AWAY.test(text)

/** 'Mind if i vent a bit': to be heard is all that is asked for. */
const MAY_I = new RegExp(
  [
    String.raw`\b(?:mind if|can|may|could|let me|need|want)\b[^.?!]{0,24}`,
    String.raw`\b(?:vent|rant|complain|get (?:it|this|something) off my chest)\b`,
  ].join(''),
  'i',
)
/** 'Not great tbh', to 'how are you' or out of the blue. */
const UNWELL = new RegExp(
  [
    String.raw`^\W*(?:(?:honestly|tbh|well|i'?m|i am|i'?ve|been|doing|feeling|it'?s|things are|hi|hey) )*`,
    String.raw`(?:not (?:(?:so|too|very|that|really|doing|feeling|been) )*(?:great|good|well|ok|okay)|`,
    String.raw`(?:could be|been|seen) better|(?:pretty |really |so )?`,
    String.raw`(?:bad|terrible|awful|rough|horrible|struggling)(?: (?:day|week|month|year))?)`,
    String.raw`(?: (?:tbh|honestly|lately|today|really|right now|at all))*\W*$`,
  ].join(''),
  'i',
)
const LUCK = /\bwish (?:me|us) luck\b/i
/** More words than these say something else, too. */
const MOST = 12

/** What is asked of a friend: an open ear, a good word. */
export function befriend({ text, dialogue, minded, saved }: Scene): Move | null {
  if (saved.length > 0 || text.trim().split(/\s+/).length > MOST) return null
  // 'Ok ill say 95. wish me luck'
  const hasNumbers = (minded?.numbers.length ?? 0) > 0
  const isUnwell = UNWELL.test(text) && dialogue.sums.length === 0 && dialogue.topic === null
  const said = LUCK.test(text) ? luck : isUnwell ? lowly : MAY_I.test(text) && !hasNumbers ? listening : null
  return said && { content: [vary(said, dialogue)] }
}

/** From this on the mind is believed that a message is small talk. */
const SURE = 0.75
/** Fewer words than these decide nothing. */
const FEWEST = 4

/** Kinds that the mind cannot tell apart, and that want the same answer. */
const alike: readonly (readonly Social[])[] = [
  ['starter', 'ability', 'greeting'],
  ['ok', 'later', 'no'],
  ['thanks'],
  ['bye'],
]

/** The kind of small talk that nearly all readings hear. */
function heardIn({ minded }: Scene): Social | null {
  const chances = new Map<string, number>()
  for (const { actions, score } of minded?.readings ?? []) {
    const [only, second] = actions
    if (only && !second) chances.set(only.intent, (chances.get(only.intent) ?? 0) + score)
  }
  const chanceOf = (kinds: readonly Social[]) =>
    kinds.reduce((sum, kind) => sum + (chances.get(`social:${kind}`) ?? 0), 0)
  return alike.find((kinds) => chanceOf(kinds) >= SURE)?.[0] ?? null
}

export function answerSocial(scene: Scene): Move | null {
  const { minded, dialogue, snapshot, text } = scene
  const heard = minded?.numbers.length === 0 ? heardIn(scene) : null
  if (!minded || heard === null || dialogue.asked?.kind === 'confirm') return null
  const said = heard === 'bye' && saysThanks(text) ? welcome : lines[heard]
  if (said) return { content: [vary(said, dialogue)] }
  const isLong = text.trim().split(/\s+/).length >= FEWEST
  const isBegun = dialogue.sums.length > 0 || dialogue.topic !== null
  if (!isLong || !isBegun || openTopic(snapshot, dialogue) !== null) return null
  return settle(scene)
}

/** 'Ill let it sit till spring' */
const WAITS = /\b(?:wait|hold off|sit|leave (?:it|that)|sleep on|think about|not yet|later|till|until)\b/i

/** 'Nah im good' wants nothing more. */
const DECLINES =
  /^\W*(?:no|nah|nope)\b[\w ',]{0,24}$|\b(?:im|i'm|we're|were) (?:good|fine|all set|ok|okay)\W*$/i

/** Something was decided: a word that fits just that, else a nod. */
export function settle(scene: Scene): Move {
  const { minded, dialogue, sheet, text } = scene
  const [nearest] = minded?.byItself ?? minded?.topics ?? []
  const remark = nearest && isNearByItself(text, nearest) ? findRemark(nearest.id) : null
  if (saysAway(text)) return { content: [vary(away, dialogue)] }
  if (DECLINES.test(text) && !WAITS.test(text)) return { content: [vary(declined, dialogue)] }
  if (
    !remark ||
    isUnkind(scene, remark, nearest?.score ?? 0) ||
    dialogue.lastContent.includes(gistOf(remark.short))
  )
    return { content: [vary(WAITS.test(text) ? waiting : settled, dialogue)] }
  return {
    content: fillText(remark.short, sheet),
    details: remark.more.map((words) => ({ kind: 'paragraph', text: fillText(words, sheet) })),
  }
}
