import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBuiltInAdvisor, openBuiltInAdvisor } from '#advisor/built-in.ts'
import { hasNoFault, message } from './hostile-messages.ts'

test.each([
  ['without a network', 400, async () => createBuiltInAdvisor(null)],
  ['with the network', 100, openBuiltInAdvisor],
])('no message makes the advisor throw, or say a number without a source, %s', async (_, numRuns, open) => {
  const advisor = await open()
  const { failed, counterexample } = await fc.check(fc.asyncProperty(message, hasNoFault(advisor)), {
    numRuns,
  })
  expect([failed, counterexample]).toEqual([false, null])
})
