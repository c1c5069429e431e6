import { expect, test } from 'vitest'
import { converse, toldOf } from '#advisor/executing/testing/converse.ts'

test('how much a month that is asks for no difference', () => {
  const told = (text: string) =>
    toldOf(
      converse(
        ['6,000 in 12 months', ['goal-payment'], ['target', 'months']],
        ['and 9,000 in 12 months', ['goal-payment'], ['target', 'months']],
        [text, ['diff'], [], { about: ['s1', 's2'] }],
      ),
    )
  expect(told('so how much a month is that')).toMatch(/^\$750 a month/)
  expect(told('how much more a month is that')).toMatch(/\$250/)
})
