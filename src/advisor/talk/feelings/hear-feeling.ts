/** A word for an event or a feeling, to the one who suffers it or to the one who helps. */
import { after } from '#advisor/knowledge/people/after.ts'
import { people } from '#advisor/knowledge/people/all-people.ts'
import type { Heard } from '#advisor/knowledge/people/heard.ts'
import { others } from '#advisor/knowledge/people/others.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { orderBills } from './order-bills.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { isSorrow } from '#advisor/talk/saved/suggestion.ts'
import { isTopicKnown } from '#advisor/talk/interview/topics.ts'
import { gistOf, type Lines, sayAnew, type Scene, vary } from '#advisor/talk/scene.ts'
import { paragraph, type Part } from '#advisor/talk/tell-sum.ts'
import { findSufferer, speakOf } from './whose-trouble.ts'

/** 'We got married in may', now or a while ago: the words for what comes after it. */
function hearAfter({ text, dialogue }: Scene, feeling: string): Heard | null {
  const lines = after[feeling]
  if (!lines) return null
  const said = [dialogue.lastContent, ...(dialogue.earlier ?? [])]
  const wasOver = lines.hears.some((line) => said.some((words) => words.includes(gistOf(line))))
  return lines.over.test(text) || wasOver ? lines : null
}

/** A heavy heart wants no errand. */
const quiet: Lines = [
  'Nothing has to be solved today; I’m here when you want to go on.',
  'Be gentle with yourself. The money side can wait a little.',
]

/** Words for the one who suffers it, or for the one who helps somebody else. */
function hearFor(scene: Scene, feeling: string): Heard | undefined {
  const over = hearAfter(scene, feeling)
  if (over) return over
  // 'I just feel numb', weeks after a death: that is what weighs, and no figure.
  const { feeling: sorrow } = scene.dialogue
  const felt = sorrow !== null && isSorrow(sorrow) && heavy.has(feeling) ? people[sorrow] : undefined
  if (felt) return { ...felt, steps: quiet }
  const sufferer = findSufferer(scene.text)
  const lines = sufferer && others[feeling]
  if (!lines) return people[feeling]
  const about = (all: readonly string[]) => all.map((line) => speakOf(line, sufferer))
  return { hears: about(lines.hears), steps: about(lines.steps), more: about(lines.more) }
}

/** Where bills stand against each other. */
const inTrouble: ReadonlySet<string> = new Set(['arrears', 'collectors', 'overwhelmed', 'worry', 'jobloss'])

/** Good news told beside something that was saved: a glad word, and what was saved is gone on with. */
const joys: ReadonlySet<string> = new Set(
  'baby wedding raise newjob windfall milestone joy retiring moving'.split(' '),
)
export function rejoice(scene: Scene, feeling: string): Text | null {
  // Who shouts for joy is not asked for the next number.
  const isCalm = scene.saved.length > 0 && !scene.text.includes('!')
  const heard = isCalm && joys.has(feeling) ? hearFor(scene, feeling) : undefined
  return heard ? fillText(sayAnew(hearsOf(scene, feeling, heard), scene.dialogue), scene.sheet) : null
}

const hearsOf = ({ text }: Scene, feeling: string, { hears }: Heard) =>
  steps.has(feeling) && FEARS.test(text) ? mixed : hears

/** Where debts weigh on somebody and none is known: which they are comes before all advice. */
const DEBTS = /\b(?:debts?|cards?|loans?|owe|owing)\b/i
const heavy: ReadonlySet<string> = new Set(['overwhelmed', 'worry', 'shame'])
const askDebts: Lines = [
  'Tell me what you owe on each, and at what rate, as roughly as you know; the sorting is my part.',
  'Name them one by one, with balance and rate where you know it, and we find the one to start with.',
]
function askWhichDebts({ text, snapshot, saved, dialogue }: Scene, feeling: string): Text | null {
  const isOpen = heavy.has(feeling) && DEBTS.test(text) && saved.length === 0
  return isOpen && !isTopicKnown('debt', snapshot) ? [vary(askDebts, dialogue)] : null
}

/** 'Retiring next year, kind of scared': good news that change a life. */
const steps: ReadonlySet<string> = new Set(['baby', 'wedding', 'newjob', 'retiring', 'moving'])
const FEARS = /\b(?:scared|nervous|afraid|worried|terrified|anxious|freak\w*)\b/i
const mixed: Lines = [
  'Congratulations! It’s a big step, and only natural to be nervous about it.',
  'How wonderful. Good news and a knot in the stomach often come together.',
]

/** 'Hes got cards i didnt know about' tells of nobody's shame. */
const SHAME =
  /\b(?:asham\w*|embarrass\w*|guilt\w*|stupid|dumb|idiot|fault|blam\w*|failure|humiliat\w*|hid(?:es|ing)?)\b/i
const isAshamed = ({ text }: Scene, feeling: string) =>
  feeling !== 'shame' || findSufferer(text) === null || SHAME.test(text)

/** A life event: a human sentence, and the next sensible step. */
export function hearFeeling(scene: Scene, feeling: string, hasSum: boolean): Part | null {
  const heard = isAshamed(scene, feeling) ? hearFor(scene, feeling) : undefined
  if (!heard) return null
  const { dialogue, sheet } = scene
  const pick = (lines: readonly string[]) => sayAnew(lines, dialogue)
  const warm = fillText(pick(hearsOf(scene, feeling, heard)), sheet)
  const steps = heard.steps.map((words) => paragraph(fillText(words, sheet)))
  const more = heard.more.map((words) => paragraph(fillText(words, sheet)))
  if (hasSum) return { warm, more: [], details: [], cards: [] }
  const order = (inTrouble.has(feeling) ? orderBills(scene.text) : null) ?? askWhichDebts(scene, feeling)
  return {
    warm,
    lead: order ?? fillText(pick(heard.steps), sheet),
    more: [],
    details: [...steps, ...more],
    cards: [],
  }
}
