import { expect, test } from 'vitest'
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { toCents } from '#finance/money.ts'
import { withVaryingPay } from './varying-pay.ts'

const span = { start: 0, end: 1 }
const asPay = (text: string, value: number): Fact => ({
  change: { kind: 'profile', field: 'income', value: toCents(value) },
  decision: 'save',
  quote: text,
  span,
})

test.each([
  ['some weeks i clear 700, some weeks 300', 36_400, 26_000],
  ['my pay is all over, 2,200 one month and 3,000 the next', 26_400, 31_200],
  ['good months i bring home 4,400, slow months 2,600', 52_800, 42_000],
])('%s: what lies between', (text, told, middle) =>
  expect(withVaryingPay([asPay(text, told)], { text, snapshot: unknownPerson } as Hearing)).toMatchObject([
    { change: { kind: 'profile', field: 'income', value: toCents(middle) } },
  ]),
)

test.each([
  ['i make 700 a week and some weeks i spend 300 on gas and 80 on tolls', 36_400],
  ['i make 3,000 a month and rent is 1,200', 36_000],
  ['one job pays 1,800 a month and the other 900', 32_400],
])('%s: as it was told', (text, told) => {
  const facts = [asPay(text, told)]
  expect(withVaryingPay(facts, { text, snapshot: unknownPerson } as Hearing)).toEqual(facts)
})

const heard = (text: string, own: number) => {
  const start = text.search(/\d/)
  const minded = { numbers: [{ start, end: start + 3, own }] }
  return withVaryingPay([], { text, snapshot: unknownPerson, minded } as unknown as Hearing)
}

test('what is plainly earned is pay, though nobody was sure of it', () =>
  expect(heard('some weeks i make 700, some weeks 300', 0.9)).toMatchObject([
    { change: { kind: 'profile', field: 'income', value: toCents(26_000) } },
  ]))

test.each([
  ['some weeks i spend 700, some weeks 300', 0.9],
  ['my wife makes 700 some weeks and 300 others', 0.9],
  ['my cousin makes 700 some weeks and 300 others', 0.1],
  ['if some weeks i make 700 and some weeks 300, what is that a year?', 0.9],
])('%s: no pay', (text, own) => expect(heard(text, own)).toEqual([]))
