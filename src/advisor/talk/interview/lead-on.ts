/** What was just told says little by itself: the number that makes something of it is asked for next. */
import type { Dialogue, InterviewTopic } from '#advisor/dialogue.ts'
import { findEvent } from '#advisor/executing/choosing/life-events.ts'
import { isAmongFamily } from '#advisor/planning/data/debt-rate.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { type Subject, subjectOf } from './told-subject.ts'
import { type Lines, type Scene, vary } from '#advisor/talk/scene.ts'
import { askTopic, type Question } from './ask.ts'
import { isTopicKnown } from './topics.ts'

/** What makes something of what was told, the most telling first. */
const wanted: Partial<Record<Subject, readonly InterviewTopic[]>> = {
  pay: ['expenses'],
  costs: ['income'],
  savings: ['expenses', 'income'],
  goals: ['income', 'expenses', 'savings'],
}

const PAY_OFF = /\bpay(?:ing)? (?:\w+ ){0,3}off\b|\b(?:out of|get rid of|no more) debt\b|\bdebt[- ]free\b/i

/** A year's pay, of those numbers that are told with a new job. */
const SALARY = 10_000

/** Who has just lost the job is not asked for the pay, nor is who has told that of the new one. */
export function isPayTold({ text, minded, dialogue }: Scene): boolean {
  const feeling = findEvent(text) ?? dialogue.feeling
  const told = [...dialogue.numbers, ...(minded?.numbers ?? [])]
  return feeling === 'jobloss' || (feeling === 'newjob' && told.some(({ value }) => value >= SALARY))
}

/** The question that what was told leads to; null where all of it is known or was asked before. */
export function leadOn(scene: Scene): Question | null {
  const { saved, snapshot, dialogue } = scene
  const isOpen = (one: InterviewTopic) =>
    !isTopicKnown(one, snapshot) && !dialogue.skipped.includes(one) && !(one === 'income' && isPayTold(scene))
  const subjects = new Set(saved.map(({ change }) => subjectOf(change)))
  // 'My goal is to pay off the car' leads to what is owed on it.
  const first: InterviewTopic[] = subjects.has('goals') && PAY_OFF.test(scene.text) ? ['debt'] : []
  const topic = [...first, ...[...subjects].flatMap((subject) => (subject && wanted[subject]) ?? [])].find(
    (one) => isOpen(one),
  )
  return topic ? askTopic(scene, topic) : null
}

const askTerms: Lines = [
  'Tell me the rate and what you pay on it a month, and I can say when it’s gone.',
  'What rate does it charge, and what goes to it each month? Then we see the end of it.',
]
const askPayment: Lines = [
  'Tell me what you can send there each month, and I can say when it’s gone.',
  'How much could go to it each month? Then we see the end of it.',
]

/** Whether the last reply asked what goes to a debt. */
export const asksForPayment = ({ lastContent }: Pick<Dialogue, 'lastContent'>) =>
  [...askTerms, ...askPayment].some((line) => lastContent.replaceAll("'", '’').includes(line))

/** A debt that was just told: its rate, else what can be paid on it. */
export function askDebtTerms({ saved, snapshot, dialogue }: Scene): Text | null {
  const told = new Set(saved.flatMap(({ change }) => (change.kind === 'liability' ? [change.name] : [])))
  // A mortgage runs its years; nobody asks when it is gone.
  const debts = snapshot.liabilities.filter(
    ({ name, amount, category }) => told.has(name) && amount > 0 && category !== 'Mortgage',
  )
  if (debts.length === 0 || debts.some((debt) => paidOnDebt(debt, snapshot) !== null)) return null
  const lacksRate = debts.some(({ name, interestRate }) => !interestRate && !isAmongFamily(name))
  return [vary(lacksRate ? askTerms : askPayment, dialogue)]
}
