import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { z } from '#contract/zod.ts'
import { dialogueShape } from './dialogue-shape.ts'

test('a sum comes back as it was kept, with its parts of a cent', () => {
  const mile = sumRecord('quotient', { amount: ['money', 124_000] }, { each: ['money', 1.377778] })
  const large = sumRecord('sum-of', {}, { total: ['money', 99_999_999_999_999] })
  const dialogue = { ...freshDialogue, sums: [mile, large] }
  const kept: unknown = JSON.parse(JSON.stringify(z.encode(dialogueShape, dialogue)))
  expect(z.decode(dialogueShape, kept as z.input<typeof dialogueShape>).sums).toEqual([mile, large])
})
