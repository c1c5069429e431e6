import { beforeAll, expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import type { Advisor } from '#advisor/advisor.ts'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { seen } from '#advisor/talk/testing/turns.ts'
import { expectedFigures } from './testing/naive.ts'
import { holds, readScenarios, type Scenario, snapshotOf, turnOf } from './testing/scenarios.ts'

let advisor: Advisor

beforeAll(async () => {
  advisor = await openBuiltInAdvisor()
})

/** What the reader takes for something else today; whoever mends one takes it off this list. */
const misread: ReadonlySet<string> = new Set([
  'housing-ratio-07',
  'what-if-02',
  'what-if-04',
  'interest-cost-05',
  'emergency-03',
])

/** What of a scenario the reply lacks, and the reply. */
async function answer({ answer: expected, question, ...scenario }: Scenario) {
  const turn = turnOf(question, snapshotOf(scenario))
  const minded = await advisor.mind(turn)
  const understood = advisor.understand({ ...turn, minded })
  keepFacts(turn.snapshot, understood.facts)
  const { content, figures } = advisor.respond({ ...turn, minded, understood })
  return {
    missing: expectedFigures(expected).filter((figure) => !holds(figures, figure)),
    said: seen(content),
  }
}

const named = readScenarios().map((scenario) => [scenario.id, scenario.question, scenario] as const)

test.each(named.filter(([id]) => !misread.has(id)))('%s: %s', async (_id, _question, scenario) => {
  const { missing, said } = await answer(scenario)
  expect({ missing, said }).toEqual({ missing: [], said })
  expect(said.length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
})

test.each(named.filter(([id]) => misread.has(id)))(
  '%s is still misread: %s',
  async (_id, _question, scenario) => {
    const { missing, said } = await answer(scenario)
    expect(missing).not.toEqual([])
    expect(said.length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
  },
)
