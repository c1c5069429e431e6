/** 'We're getting married, budget is 19,500 and 4,200 is put away': what is saved up for is kept as a goal of its name. */
import type { Hearing } from '#advisor/advisor.ts'
import { overlaps, type Change, type Fact } from '#advisor/facts.ts'
import { startOf } from '#advisor/minding/minded.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { judgeAmounts } from '#advisor/understanding/classify.ts'
import { nameAmount } from '#advisor/understanding/names/naming.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'
import { things } from '#advisor/understanding/reading/things.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { isVetoed } from '#advisor/understanding/vetoes.ts'
import { isFrom } from './same-thing.ts'

/** From this on the mind takes a number for what somebody saves up for. */
const SURE = 0.75
/** Below this the rules see nothing of the user's own in it. */
const SLIGHT = 0.1
/** From this on a number is the user's own. */
const OWN = 0.9

/** Sums that are made towards a goal. */
const TOWARDS = new Set(['goal-payment', 'goal-time', 'hear:wedding'])

/** Words of how much, which name nothing that is saved for. */
const VAGUE = /\b(?:budget|saved|savings?|total|costs?|price|spend|goal|amount)\b/gi
const MARRYING = /\b(?:married|marry(?:ing)?|wedding|engaged|proposed)\b/i
const EVENTS = new RegExp(String.raw`\b(?:${things.goal.words.replace('goal|target|', '')})\b`, 'i')

/** 'Have 5,200 saved for it' */
const FOR_IT = /^[^.!?;]{0,24}\b(?:for (?:it|that|this)|towards? (?:it|that|this)|so far)\b/i

export function withGoals(facts: readonly Fact[], reading: Reading, hearing: Hearing): Fact[] {
  const { minded, snapshot } = hearing
  const target = minded && targetOf(minded)
  if (!target) return [...facts]
  const amount = reading.amounts.find((one) => overlaps(one, target))
  const judged = amount && judgeAmounts(reading).find((one) => one.amount === amount)
  if (!amount || !judged || judged.certainty < SLIGHT || isVetoed(reading, judged)) return [...facts]
  const isGoal = ({ change }: Fact) => change.kind === 'goal'
  const read = facts.find((fact) => isGoal(fact) && isFrom(fact, target, reading))
  if (read && 'id' in read.change && read.change.id !== null) return [...facts]
  // Where the rules are not sure, only a thing that people save for names it: 'how long til I have 5,000' has none.
  const isSure = read?.decision === 'save'
  const name = nameOf(isSure ? nameAmount(reading, amount, 'goalTarget').name : '', hearing)
  if (name === null && !isSure) return [...facts]
  const current = savedFor(minded, reading)
  const row = name === null ? null : findRow(snapshot.goals, name)
  const change: Change = {
    kind: 'goal',
    id: row?.id ?? null,
    name: row?.name ?? name ?? nameless.goalTarget,
    targetAmount: centsOf(target.value),
    ...(read?.change.kind === 'goal' && read.change.currentAmount !== undefined
      ? { currentAmount: read.change.currentAmount }
      : current && { currentAmount: centsOf(current.value) }),
  }
  const span = { start: target.start, end: target.end }
  // 'My parents give 7k' is no goal beside it.
  const others = facts.filter((fact) => !isGoal(fact) || ('id' in fact.change && fact.change.id !== null))
  return [...others, { change, decision: 'save', quote: reading.text.trim(), span }]
}

/** The number that the mind surely takes for what is saved up for, in the sum that it reads. */
function targetOf({ readings: [first], numbers }: Minded): MindedNumber | undefined {
  const places = new Set(
    (first?.actions ?? [])
      .filter(({ intent, from }) => TOWARDS.has(intent) && from === null)
      .flatMap(({ inputs }) =>
        inputs.filter(({ slot }) => slot === 'target').map(({ value }) => startOf(value)),
      ),
  )
  return numbers.find(({ what, sure, start }) => what === 'goal' && sure >= SURE && places.has(start))
}

/** What is saved for, in the words of the message or of the one before. */
function nameOf(said: string, { text, dialogue }: Hearing): string | null {
  const named = said.replaceAll(VAGUE, ' ').replaceAll(/\s+/g, ' ').trim()
  if (named !== '') return named.charAt(0).toUpperCase() + named.slice(1)
  for (const words of [text, dialogue.heard]) {
    if (MARRYING.test(words)) return 'Wedding'
    const event = EVENTS.exec(words)?.[0]
    if (event) return event.charAt(0).toUpperCase() + event.slice(1)
  }
  return null
}

/** What is put away for just this. */
const savedFor = ({ numbers }: Minded, { text }: Reading) =>
  numbers.find(
    ({ what, own, end }) =>
      own >= OWN && (what === 'saved' || (what === 'savings' && FOR_IT.test(text.slice(end)))),
  )
