import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { endsOf } from './minded.ts'
import { createMind } from './network.ts'
import { openNetwork } from './open-network.ts'

const network = await openNetwork()
if (!network) throw new Error('This machine has no runtime for the network')
const readMind = createMind(network)

/** What is asked, and the input that each number fills, in the order of the words; '' for none. */
const golden: [message: string, intents: string, slots: string][] = [
  [
    'What would a $250,000 mortgage at 6% over 30 years cost a month?',
    'loan-payment',
    'principal rate months',
  ],
  ['how long to pay off $6,000 at 22% paying $250 a month', 'payoff-time', 'balance rate payment'],
  [
    'I owe 4,200 on a card at 24.99% and pay 150 a month, when am I done?',
    'payoff-time',
    'balance rate payment',
  ],
  ['what do I have to pay to clear 9,000 at 19% in 2 years?', 'payment-to-clear', 'balance rate months'],
  [
    'if I put $500 a month away at 7% for 20 years what do I end up with',
    'growth',
    'contribution rate months',
  ],
  ['how much will 10,000 grow to in 15 years at 5%?', 'growth', 'start months rate'],
  ['I need 30,000 for a down payment in 4 years, how much a month?', 'goal-payment', 'target months'],
  ['how long until I have 20k if I save 600 a month', 'goal-time', 'target monthly'],
  ['how much is 18% of $62,000', 'percent-of', 'percent base'],
  ['20% tip on 64.50', 'percent-of', 'percent base'],
  ["what's 240 plus 385 plus 1,120?", 'sum-of', 'parts parts parts'],
  ['we split 186 between 3 people', 'quotient', 'amount by'],
  ['I make 28.50 an hour, what is that a year?', 'pay-conversion', 'pay'],
  ['what is 95k a year per month?', 'pay-conversion', 'pay'],
  ['I got a 4% raise on 72,000, what do I make now?', 'raise', 'percent salary'],
  ['my rent is 1,900 and I take home 5,200, is that too much?', 'housing-ratio', 'part whole'],
  ['how much house can I afford on 110k a year?', 'affordability', 'income'],
  ["what's my debt to income with 1,800 in payments on 6,500 a month", 'debt-to-income', 'part whole'],
  ['if my 9,800 limit card has 3,100 on it what is my utilization', 'credit-utilization', 'whole part'],
  ['I earn 4,800 and spend 3,900, what is my savings rate?', 'savings-rate', 'income expenses'],
  ['how long will 600,000 last if I spend 4,000 a month', 'nest-egg-life', 'portfolio monthly'],
  ['what do I need to retire on 50,000 a year?', 'four-percent', 'spending'],
  ['what will 2,000 today be worth in 20 years with 3% inflation?', 'inflation', 'amount months inflation'],
  [
    'what happens if I pay 100 extra a month on my mortgage of 280,000 at 6.25%?',
    'extra-payment',
    'extra principal rate',
  ],
  ['refi my 220k mortgage from 7% to 5.75%, costs are 4,000', 'refinance', 'principal rate newRate costs'],
  ['biweekly payments on 300k at 6.5% for 30 years', 'biweekly-payment', 'principal rate months'],
  ["what's the monthly interest on 8,000 at 21%?", 'interest-cost', 'balance rate'],
  ['how much tax do I pay on 90,000', 'income-tax', 'income'],
  ['how much emergency fund do I need if I spend 3,200 a month?', 'emergency-fund', 'expenses'],
  [
    'my company matches 50% up to 6%, I make 80,000, how much is that?',
    'employer-match',
    'match upTo salary',
  ],
  ["what's my net worth?", 'net-worth', ''],
  ['what should I do first?', 'next', ''],
  ['my rent is 1,450 a month', 'tell', ''],
  ['what is an index fund?', 'know', ''],
  ['how does compound interest work?', 'know', ''],
  ["we're having a baby!", 'hear:baby', ''],
  ['my dad passed away last week', 'hear:death', ''],
  ['I feel so ashamed about my debt', 'hear:shame', ''],
  ['thanks, that helps', 'social:thanks', ''],
]

const surroundings = { snapshot: emptySnapshot(), sums: [], heard: [], topic: null, said: '' }

test.each(golden)('%s', async (message, intents, slots) => {
  const { readings, numbers } = await readMind(message, surroundings)
  const actions = readings[0]?.actions ?? []
  expect(actions.map(({ intent }) => intent).join(' ')).toBe(intents)
  const slotOf = (start: number) =>
    actions
      .flatMap(({ inputs }) => inputs)
      .find(({ value }) => endsOf(value).some((end) => end.kind === 'number' && end.number.start === start))
      ?.slot ?? ''
  expect(numbers.map(({ start }) => slotOf(start)).join(' ')).toBe(slots)
})

test.each([
  ['what is an index fund?', 'index-funds'],
  ['how does compound interest work?', 'compound-interest'],
  ['debt collectors keep calling me', 'collectors-rights'],
  // It names a sum, and nothing to make it of.
  ['should i refinance my truck', 'refinance-car'],
])('the nearest explanation: %s', async (message, topic) =>
  expect((await readMind(message, surroundings)).topics[0]?.id).toBe(topic),
)

test('where no explanation is surely meant the message is placed without what came before it, too', async () => {
  const said = 'some dude online turns 300 into 3,000 in a week for you lmao'
  const first = await readMind(said, surroundings)
  const later = await readMind(said, { ...surroundings, topic: 'Car loans', said: 'is 6% ok on a truck' })
  expect(later.byItself).toEqual(first.byItself)
  expect(later.byItself).not.toEqual([])
  expect((await readMind('what is an index fund?', surroundings)).byItself).toBeUndefined()
})

test('thanks and what is surely felt are placed once', async () => {
  const later = { ...surroundings, topic: 'Car loans', said: 'is 6% ok on a truck' }
  for (const text of ['thanks so much', 'i am so tired of it'])
    expect((await readMind(text, later)).byItself).toBeUndefined()
})

test.each([
  ['my rent is 1,450 a month', 'F', 'expense'],
  ['my friend owes 40,000 in student loans', 'O', null],
])('whose number it is: %s', async (message, role, what) =>
  expect((await readMind(message, surroundings)).numbers[0]).toMatchObject({ role, what }),
)
