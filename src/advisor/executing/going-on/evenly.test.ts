import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { evenly } from './evenly.ts'

const asked = (text: string, kind = 'fair-split') =>
  evenly({
    text,
    minded: mindedAs(text, ['quotient']),
    snapshot: emptySnapshot(),
    sums: [sumRecord(kind, {}, {})],
  })

test.each(['and if its 50/50', 'what about splitting it evenly', 'ok and down the middle?'])('%s', (text) =>
  expect(asked(text)).toMatchObject({
    intent: 'quotient',
    inputs: [{ value: { sum: 's1', name: 'bills' } }, { value: { value: 2 } }],
  }),
)

test('of other sums, or with other numbers, it says nothing', () => {
  expect(asked('and if its 50/50', 'growth')).toBeNull()
  expect(asked('split 1,900 evenly')).toBeNull()
  expect(asked('even if he pays more, is that fair')).toBeNull()
})
