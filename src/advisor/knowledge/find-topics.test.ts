import { expect, test } from 'vitest'
import { findNamed, rankFor } from './find-topics.ts'
import { allTopics } from './topics/all-topics.ts'

/** All topics equally near in meaning: the words decide. */
const alike = allTopics.map(({ id }) => ({ id, score: 1 }))
const first = (message: string) => rankFor(message)(alike)[0]?.id

test.each([
  ['what is an index fund?', 'index-funds'],
  ['how does a balance transfer work', 'balance-transfer'],
  ['what is net worth', 'net-worth-topic'],
  ['the landlord wants to run my credit, does it hurt my score?', 'run-my-credit'],
  ['my fixed mortgage payment went up, is it the escrow?', 'escrow-shortage'],
  ['i sent a zelle payment to the wrong person', 'zelle-mistake'],
  ['does my ex get half of my 401k', 'qdro'],
  ['medigap or an advantage plan?', 'advantage-or-medigap'],
  ['so is the life insurance money taxable?', 'life-insurance-taxed'],
  ['and when are the quarterly payments due', 'quarterly-dates'],
  ['will opening another credit card hurt my score', 'new-card-effect'],
  ['do i have to pay pmi on my va loan', 'va-pmi'],
  ['how many days do i have to elect cobra', 'cobra-deadline'],
  ['does my car loan count for the mortgage', 'car-loan-in-ratio'],
  ['what if a good faith payment restarts the clock', 'payment-restarts-clock'],
  ['can i deduct half of the self employment tax', 'se-tax-half'],
  ['what happens when moms money for the nursing home is gone', 'care-money-gone'],
  ['he guarantees me 3 percent a week', 'guaranteed-returns'],
])('telling words find it: %s', (message, id) => expect(first(message)).toBe(id))

test('a number is near no explanation that has a number for its name', () => {
  const exchange = [{ id: 'exchange-1031', score: 0.8 }]
  expect(rankFor('no i meant 1350')(exchange)).toEqual([])
  expect(rankFor('can i do a 1031 exchange on a 200k duplex')(exchange)).toHaveLength(1)
  expect(rankFor('what about a swap')(exchange)).toHaveLength(1)
})

test('meaning decides between topics that share no word', () => {
  const ranked = rankFor('zzz')([
    { id: 'index-funds', score: 0.2 },
    { id: 'budget', score: 0.8 },
  ])
  expect(ranked).toEqual([
    { id: 'budget', score: expect.closeTo(0.616) },
    { id: 'index-funds', score: expect.closeTo(0.154) },
  ])
})

/** Each wording is held against all of them, so every fourth stands for the rest. */
test('every topic is found by ways of asking that it lists, from 0 to 1', () => {
  const lost = allTopics.flatMap(({ id, asked }) =>
    asked.filter((words, at) => {
      if (at % 4 > 0) return false
      const ranked = rankFor(words)(alike)
      const best = ranked[0]?.score ?? 0
      return (ranked.find((topic) => topic.id === id)?.score ?? 0) < best || best > 1
    }),
  )
  expect(lost).toEqual([])
})

test('nothing near finds nothing', () => expect(rankFor('what is an index fund?')([])).toEqual([]))

test.each([
  ['should i close the best buy one once its paid', 'close-card'],
  ['can he just lock me out', 'landlord-lockout'],
  ['a client has owed me 1,900 since march. ideas?', 'unpaid-wages'],
  ['i think its a CP2000', 'irs-letter'],
])('what is named beyond doubt comes first: %s', (message, id) => {
  const near = [{ id: 'buying-quality', score: 0.4 }]
  expect(rankFor(message)(near)[0]?.id).toBe(id)
})

test.each([
  'should i close on the house in may',
  'i locked my keys in the car',
  'i have a client meeting, what can i deduct',
])('%s names nothing', (message) => expect(findNamed(message)).toEqual([]))

test.each([
  ['hubby wants a 14k jetski', 'say-partner-wants-big'],
  ['my dad will kill me', 'say-parents-upset'],
  ['could i just not have a car. bus takes 1 hr 20', 'live-without-car'],
  ['got a refund check from my student loans', 'student-loan-refund'],
  ['i feel like a bad sister', 'say-bad-relative'],
])('what is said at a turning point is named: %s', (message, id) => {
  expect(findNamed(message)[0]?.id).toBe(id)
})

test.each([
  'my wife wants a divorce',
  'my husband wants a job closer to home',
  'i want to rent a car for the weekend',
  'knee rehab after surgery',
  'what is the job market like for nurses',
])('and a look-alike is not: %s', (message) => expect(findNamed(message)).toEqual([]))
