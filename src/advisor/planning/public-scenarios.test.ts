import { expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { checkDraft } from '#advisor/grounding/check.ts'
import { figuresOf, readText } from '#advisor/grounding/print.ts'
import { answerQuestion } from './answer.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { expectedFigures } from './testing/naive.ts'
import { holds, readScenarios, snapshotOf, turnOf } from './testing/scenarios.ts'

/** Topics of the public set that have other names than the kinds that answer them. */
const kindOfTopic: Record<string, string> = {
  networth: 'net-worth',
  savingsrate: 'savings-rate',
  emergency: 'emergency-fund',
  debtorder: 'debt-payoff',
  retirement: 'retirement-projection',
  fourpercent: 'four-percent',
  mortgage: 'loan-payment',
  extrapayment: 'extra-payment',
  match: 'employer-match',
  goaltime: 'goal-time',
  minimum: 'minimum-payment',
  goalpayment: 'goal-payment',
}

const scenarios = readScenarios()

test.each(scenarios.map((scenario) => [scenario.id, scenario.question, scenario] as const))(
  '%s: %s',
  (_id, _question, scenario) => {
    const answered = answerQuestion(turnOf(scenario.question, snapshotOf(scenario)))
    expect(answered?.intent).toBe(kindOfTopic[scenario.topic] ?? scenario.topic)
    expect(answered?.asked).toBeNull()
    const draft = answered!.draft
    const missing = expectedFigures(scenario.answer).filter((figure) => !holds(figuresOf(draft), figure))
    expect({ missing, said: readText(draft.content) }).toEqual({ missing: [], said: readText(draft.content) })
    expect(readText(draft.content).length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
    expect(checkDraft(draft)).toEqual([])
  },
)

test('every kind of question is asked in at least three ways', () => {
  const counts = Map.groupBy(scenarios, ({ topic }) => kindOfTopic[topic] ?? topic)
  const rare = allKinds.map(({ name }) => name).filter((name) => (counts.get(name)?.length ?? 0) < 3)
  expect(rare).toEqual([])
})
