import { freshDialogue } from '#advisor/dialogue.ts'
import { judged } from '#advisor/testing/judged.ts'
import { emptySnapshot, talkOn } from '#advisor/testing/memory.ts'
import { judgeAmounts } from '#advisor/understanding/classify.ts'
import { type Scene, sceneOf } from '#advisor/understanding/later/correction-scene.ts'
import { nameOf } from '#advisor/understanding/later/focus.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { linkCandidates } from '#advisor/understanding/later/link-features.ts'
import type { PackedNetwork } from '#advisor/understanding/learned/network.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { weighedIn } from '#advisor/understanding/reading/weighed.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import type { SaidBefore } from '#advisor/understanding/later/said-before.ts'
import { toDollars } from '#finance/money.ts'
import { sharpen } from '#advisor/understanding/sharpen.ts'
import { isElsewhere } from '#advisor/understanding/understand.ts'
import { align, type Example, type Want, wantsOf } from './align.ts'
import type { Conversation } from './corpus.ts'
import { type Choice, learnChoice } from './learn-choice.ts'

/** Settings that did best on a voice left out of the training. */
const settings = { passes: 10, rate: 0.03, hidden: 0.4, cells: 16, least: 3 }

/** Learns what of the things said before an amount of a later message is of, from conversations held with the rest. */
export const trainLinks = (conversations: readonly Conversation[]): PackedNetwork =>
  learnChoice(conversations.filter(({ turns }) => turns.length > 1).flatMap(choicesOf), settings)

export function choicesOf(conversation: Conversation): Choice[] {
  const { context, turns } = conversation
  const examples = align(conversation, (amount) => isMoneyLike(amount) || amount.kind === 'age')
  const wants = wantsOf(conversation)
  const snapshot = emptySnapshot()
  let dialogue = freshDialogue
  const choices: Choice[] = []
  for (const text of context ? [context.prelude, ...turns] : turns) {
    const heard = readMessage(hideForeign(text))
    const reading = { ...heard, ...weighedIn(heard.text, judged(text, dialogue.heard)) }
    const sharp = sharpen(reading, judgeAmounts(reading))
    const scene = sceneOf(reading, dialogue.focus, sharp, isElsewhere(dialogue))
    const here = examples.filter((example) => example.reading.text === reading.text)
    if (scene) choices.push(...choicesIn(scene, here, wants))
    dialogue = talkOn(text, snapshot, dialogue).dialogue
  }
  return choices
}

function choicesIn(scene: Scene, examples: readonly Example[], wants: readonly Want[]): Choice[] {
  return scene.fresh.flatMap((amount) => {
    const example = examples.find((one) => one.amount.start === amount.start)
    if (!example) return []
    const { want } = example
    const right = want ? targetsOf(scene.known, want, wants) : []
    if (right === null) return []
    const candidates = linkCandidates(scene, amount).map(({ before, facts }) => ({
      facts,
      // What is of nothing said before stands for itself.
      isRight: before === null ? right.length === 0 : right.includes(before),
    }))
    return [{ candidates }]
  })
}

/** What was said before and must be of another amount in the end; null when its name leaves that open. */
function targetsOf(known: readonly SaidBefore[], want: Want, wants: readonly Want[]): SaidBefore[] | null {
  const stale = known.filter(
    (before) =>
      isKindOf(before, want) && !wants.some((other) => isKindOf(before, other) && isStill(before, other)),
  )
  const named = stale.filter((before) => isNamed(before, want))
  return named.length > 0 || stale.length === 0 ? named : null
}

const kinds: Partial<Record<Role, string>> = {
  liability: 'liability',
  asset: 'asset',
  goalTarget: 'goal',
  goalCurrent: 'goal',
  expenseItem: 'expense',
  savings: 'savings',
  debtTotal: 'debt',
  expenseTotal: 'expenses',
  retirementGoal: 'retirementGoal',
}

function isKindOf({ fact: { change } }: SaidBefore, { role, flow }: Want): boolean {
  if (role === 'income')
    return flow === 'year' ? change.kind === 'profile' && change.field === 'income' : change.kind === 'income'
  return kinds[role] === (change.kind === 'profile' ? change.field : change.kind)
}

const isStill = ({ stored }: SaidBefore, { value }: Want) =>
  Math.abs(toDollars(stored) - value) <= Math.abs(value) * 0.005

function isNamed({ fact: { change } }: SaidBefore, { name }: Want): boolean {
  if (change.kind === 'profile') return true
  const text = `${nameOf(change)} ${'category' in change ? change.category : ''}`.toLowerCase()
  return name
    .toLowerCase()
    .split('|')
    .some((key) => key !== '' && text.includes(key))
}
