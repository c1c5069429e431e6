import { expect, test } from 'vitest'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { z } from '#contract/zod.ts'
import { dialogueShape } from './dialogue-shape.ts'

test('a sum comes back as it was kept, with its parts of a cent', () => {
  const mile = sumRecord('quotient', { amount: ['money', 124_000] }, { each: ['money', 1.377778] })
  const large = sumRecord('sum-of', {}, { total: ['money', 99_999_999_999_999] })
  const dialogue = { ...freshDialogue, sums: [mile, large] }
  // As the store of the conversation takes it.
  const shape = dialogueShape as unknown as z.ZodMiniType<Dialogue, z.input<typeof dialogueShape>>
  const kept = JSON.parse(JSON.stringify(z.encode(shape, dialogue))) as z.input<typeof dialogueShape>
  expect(z.decode(shape, kept).sums).toEqual([mile, large])
})
