import { beforeAll, expect, test } from 'vitest'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import type { Advisor } from '#advisor/advisor.ts'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { seen } from '#advisor/talk/testing/turns.ts'
import { expectedFigures } from './testing/naive.ts'
import { holds, readScenarios, snapshotOf, turnOf } from './testing/scenarios.ts'

let advisor: Advisor

beforeAll(async () => {
  advisor = await openBuiltInAdvisor()
})

test.each(readScenarios().map((scenario) => [scenario.id, scenario.question, scenario] as const))(
  '%s: %s',
  async (_id, question, scenario) => {
    const turn = turnOf(question, snapshotOf(scenario))
    const minded = await advisor.mind(turn)
    const understood = advisor.understand({ ...turn, minded })
    keepFacts(turn.snapshot, understood.facts)
    const { content, figures } = advisor.respond({ ...turn, minded, understood })
    const missing = expectedFigures(scenario.answer).filter((figure) => !holds(figures, figure))
    expect({ missing, said: seen(content) }).toEqual({ missing: [], said: seen(content) })
    expect(seen(content).length).toBeLessThanOrEqual(MAX_REPLY_LENGTH)
  },
)
