/** A wish is a plan once its price and its day are known: both are asked for before anything else. */
import { nextId } from '#advisor/figures/sum-record.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Lines, type Scene, vary } from '#advisor/talk/scene.ts'
import { wishedThing } from '#advisor/understanding/wished-thing.ts'
import type { Question } from './ask.ts'

const askCost: Lines = ['What will it cost, roughly?', 'About how much will it take?']
const askDown: Lines = [
  'How much would you like to have for the down payment?',
  'What down payment are you aiming for, roughly?',
]

/** 'I'm saving for a trip': what that costs. */
export function askPrice({ saved, text, minded, dialogue }: Scene): Question | null {
  const isWish = saved.some(({ change }) => change.kind === 'profile' && change.field === 'financialGoals')
  const isPriced = minded?.numbers.some(({ kind }) => kind === 'money') ?? false
  const wished = isWish && !isPriced && saved.length === 1 ? wishedThing(text) : null
  if (!wished) return null
  const asked = { kind: 'topic', topic: 'goals', wish: wished.name } as const
  return {
    text: [vary(wished.isHome ? askDown : askCost, dialogue)],
    dialogue: { asked, interviewing: false },
  }
}

/** '4,000', to that question: by when it is wanted, so that the next message completes the sum. */
export function askDay({ saved, dialogue, snapshot, sheet }: Scene): Question | null {
  const { asked, sums } = dialogue
  const isAnswer = asked?.kind === 'topic' && asked.wish !== undefined
  const goal = saved.find(({ change }) => change.kind === 'goal' && change.targetAmount !== undefined)
  const sum = findSum('goal-payment')
  if (!isAnswer || !goal || !sum || saved.length > 1 || goal.change.kind !== 'goal') return null
  const row = snapshot.goals.find(({ name }) => goal.change.kind === 'goal' && name === goal.change.name)
  if (!row) return null
  const target = { kind: 'row', row: { list: 'financialGoalItems', id: row.id, name: row.name } } as const
  const action = { ...bare(sum.name), inputs: [{ slot: 'target', value: target }] }
  const asking = { sum, action, numbers: [], text: '', snapshot, sums, from: null, sheet }
  const made = runSum(asking, nextId(sums))
  if (made.kind !== 'missing') return null
  return { text: made.ask, dialogue: { asked: null, interviewing: false, sums: [...sums, made.record] } }
}
