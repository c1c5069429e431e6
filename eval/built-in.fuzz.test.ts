import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasNoFault, message } from './hostile-messages.ts'

test('no message makes the advisor throw, or say a number without a source', async () => {
  const { failed, counterexample } = await fc.check(fc.asyncProperty(message, hasNoFault), { numRuns: 2000 })
  expect([failed, counterexample]).toEqual([false, null])
})
