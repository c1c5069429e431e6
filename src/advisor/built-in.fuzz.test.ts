import fc from 'fast-check'
import { test } from 'vitest'
import { hasNoFault, message } from '../../eval/hostile-messages.ts'

test('no message makes the advisor throw, or say a number without a source', () => {
  fc.assert(fc.property(message, hasNoFault), { numRuns: 2000 })
})
