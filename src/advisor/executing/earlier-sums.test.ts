import { expect, test } from 'vitest'
import { card, converse, loan, type Said, toldOf } from './testing/converse.ts'

test('a new number alone changes the last sum, whatever the mind makes of it', () => {
  const { outcomes, last } = converse(loan, ['over 15?', ['know'], ['years']])
  expect(last).toMatchObject({ kind: 'loan-payment', inputs: { months: { value: 180 }, rate: { value: 6 } } })
  expect(outcomes[0]).toMatchObject({ kind: 'sum', before: { id: 's1' } })
})

test('an added number adds to what it was', () => {
  const more: Said = ['what if I pay 50 more?', ['payoff-time'], [{ slot: 'payment', step: 'add' }]]
  expect(converse(card, more).last?.inputs['payment']?.value).toBe(30_000)
})

test('acts speak of earlier sums', () => {
  expect(toldOf(converse(card, ['how did you get that?', ['how']]))).toMatch(/^From \$6,000/)
  expect(
    toldOf(converse(loan, ['how much of that is interest?', ['part'], [], { wanted: 'interest' }])),
  ).toMatch(/^\$289,\d{3} of it is interest\.$/)
  const faster: Said = ['and with 300?', ['payoff-time'], ['payment']]
  expect(toldOf(converse(card, faster, ['how much do I save?', ['diff']]))).toMatch(/less interest/)
  expect(toldOf(converse(card, faster, ['so which is better?', ['which']]))).toMatch(
    /^Paying \$300 a month is better/,
  )
})

test('of several sums with a number the one that the mind points at is compared', () => {
  const lump: Said = ['and with 2,000 of it paid first', ['payoff-time'], [{ slot: 'balance', step: 'take' }]]
  const faster: Said = ['then 320 a month', ['payoff-time'], ['payment']]
  const saved = (about: string[]) =>
    toldOf(
      converse(card, lump, faster, ['how much less interest than with the 250', ['diff'], [], { about }]),
    )
  expect(saved(['s1', 's3'])).not.toBe(saved(['s2', 's3']))
  expect(saved([])).toBe(saved(['s2', 's3']))
})

test('the table of a sum comes with its cards and makes no new sum', () => {
  const { outcomes, sums } = converse(card, ['month by month please', ['table']])
  expect(outcomes[0]).toMatchObject({ kind: 'told', cards: [{ kind: 'table' }] })
  expect(sums).toHaveLength(1)
})

test('acts without a sum are questions of knowledge', () =>
  expect(converse(['how did you get that?', ['how']]).kinds).toEqual(['know']))

test('what was changed since stays changed, whichever of the sums the mind points at, unless the words go back', () => {
  const shorter: Said = ['what about 15 years', ['loan-payment'], ['months'], { from: 's1' }]
  const rate = (words: string, from: string): Said => [words, ['loan-payment'], ['rate'], { from }]
  const months = (...said: Said[]) => converse(...said).last?.inputs['months']?.value
  expect(months(loan, shorter, rate('how much would it come to at a rate of 5%', 's2'))).toBe(180)
  expect(months(loan, shorter, rate('how much would it come to at a rate of 5%', 's1'))).toBe(180)
  expect(months(loan, shorter, rate('how much would the first one come to at a rate of 5%', 's1'))).toBe(360)
})

test('pay that was said for the sum before is not asked for again', () => {
  const { kinds, last } = converse(
    ['loans take 400 of 7,000 a month', ['debt-to-income'], ['part', 'whole']],
    ['could i carry 900 more on top of that', ['afford-monthly'], ['amount']],
  )
  expect(kinds).toEqual(['sum'])
  expect(last?.inputs['income']?.value).toBe(700_000)
})

test('what is too much is what was said last', () => {
  const about = { about: ['s1'] }
  const first = converse(loan, card, ['is that too much', ['enough'], [], about])
  expect(toldOf(first)).toBe(toldOf(converse(card, ['is that too much', ['enough'], [], {}])))
})

test('a number of the sum itself, or an age, is no mark to hold its result against', () => {
  const held: Said = ['22% of 50,000', ['percent-of'], ['percent', 'base']]
  expect(toldOf(converse(held, ['is 22 enough for that?', ['enough']]))).not.toMatch(/covers|short of/)
  expect(toldOf(converse(held, ['so worth it? im 29', ['enough']]))).not.toMatch(/covers|short of/)
  expect(toldOf(converse(held, ['is that enough for 9,000', ['enough']]))).toMatch(/covers the \$9,000/)
})

test('a part that is asked for by its name is told, whatever the mind points at', () => {
  const saved: Said = ['150 a month for 18 years at 6%', ['growth'], ['contribution', 'months', 'rate']]
  const asked: Said = ['how much of it did i put in', ['part'], [], { wanted: 'paid' }]
  expect(toldOf(converse(saved, asked))).toBe('$32,400 of it is what you put in.')
})

test('a sum that was made twice is no choice: the one before is the other way', () => {
  const faster: Said = ['6,000 at 22% paying 300', ['payoff-time'], ['balance', 'rate', 'payment']]
  const which: Said = ['so which one', ['which'], [], { about: ['s2', 's3'] }]
  expect(toldOf(converse(card, faster, faster, which))).toMatch(/^Paying \$300 a month is better/)
})

test('to make it another amount is to earn nothing', () => {
  const saved: Said = ['100 a month for 25 years at 7%', ['growth'], ['contribution', 'months', 'rate']]
  const { last } = converse(saved, ['nah make it 250', ['growth'], ['contribution'], { from: 's1' }])
  expect(last?.inputs['contribution']).toMatchObject({ value: 25_000 })
})
