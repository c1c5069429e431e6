import { expect, test } from 'vitest'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { correctedSum } from './corrected-sum.ts'

const then = (left: number) => sumRecord('what-if', {}, { left: ['money', left] })

const again = (text: string, now = then(10_000)) =>
  correctedSum({ text, minded: mindedOf(text), told: [then(-10_000)], now: [now] })

test.each(['sorry bills are 3,700 not 3,900', 'correction, i bring home 4,400', 'oh wait, rent is 1,700'])(
  '%s',
  (text) => expect(again(text)).toMatchObject({ intent: 'what-if', from: 's1', inputs: [] }),
)

test('where nothing stored changes the sum, or more is asked, the mind reads it', () => {
  expect(again('sorry bills are 3,700 not 3,900', then(-10_000))).toBeNull()
  expect(again('sorry, what if bills are 3,700')).toBeNull()
  expect(again('we also pay 300 for gas')).toBeNull()
})
