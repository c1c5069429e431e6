import { nothingBesides } from '#advisor/testing/weighed.ts'
import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { readMessage } from './reading/reading.ts'
import { roles } from './roles.ts'
import { isVetoed } from './vetoes.ts'

test.each([
  "I'm interviewing for a job at 70k",
  'I applied for a position that pays 82,000',
  "I don't make 90k",
  'If I made 150,000 a year',
  'thats not right. 6 weeks of a 72k salary',
  'no. 27000 minus 26000',
  'my pension is 1.8% x 27 years x 74,000',
  'my high three is 93,500',
  "I'm a teacher, 34, and I'd like to get my finances in order",
  'me 45, wife 43, both teachers',
  'got laid off friday. 11 weeks severance at 1,380 a week',
  'my social security at 62 is 1,380 and at 67 its 1,960',
  'if i wait til 70 its 2,440',
  'lost my job on monday. made 3,900 a month take home',
])('%s is no pay of now', (text) => expect(talk([text]).snapshot.profile.income).toBeNull())

test.each([
  ['the average salary here is 61k and I make 47k', 4_700_000],
  ['I make 47k, my high three is 45,000', 4_700_000],
  ['i get 40% commission and my base is 3,000 a month', 3_600_000],
  ["I'm interviewing for a job at 70k and I make 52k now", 5_200_000],
  ['i retired at 62 and get 1,500 a month from social security', 1_800_000],
])('%s: the pay stands in another clause', (text, income) =>
  expect(talk([text]).snapshot.profile.income).toBe(income),
)

test.each([
  ['I want to have $1.5 million by the time I retire.', 150_000_000],
  ['I have $400,000 and want to retire at 65', null],
  ['great, thanks a million', null],
])('%s: a nest egg', (text, goal) => expect(talk([text]).snapshot.profile.retirementGoal).toBe(goal))

test.each([
  ['agent thinks we could go to 480k', 0],
  ['the lender said we qualify for 510k', 0],
  ['we want 35k for a down payment', 1],
])('%s: as an answer, %i goals', (text, count) =>
  expect(talk(['I make 120k', text]).facts.filter(({ change }) => change.kind === 'goal')).toHaveLength(
    count,
  ),
)

test.each([
  ['retired couple, ss is 2,700 a month', 3_240_000],
  ['were a retired couple, ss is 2,700 a month', 3_240_000],
  ['a couple next door makes 140k', null],
  ['the young couple upstairs makes 140k', null],
])('%s: whose pay it is', (text, income) => expect(talk([text]).snapshot.profile.income).toBe(income))

test.each([
  ['my girl is 11', null],
  ["he's 9 and already taller than me", null],
  ['my youngest just turned 6', null],
  ['11', 1100],
  ['about 900 now', 90_000],
])('%s, asked for savings', (text, saved) => {
  const { snapshot } = talk(['I make 60k', 'I spend 2,000 a month', 'no debt', text])
  expect([snapshot.profile.savings, snapshot.expenses]).toEqual([saved, []])
})

test('a job that was applied for may still be told of by its pay', () => {
  expect(talk(['I applied last year and got it. I make 82,000.']).snapshot.profile.income).toBe(8_200_000)
})

test.each([
  ['I owe 6,900 on a Visa at 26.4% with a 180 minimum', [690_000]],
  ['I owe 60 to the hospital', [6000]],
  ['visa minimum 35, balance 1,200', [120_000]],
])('%s', (text, owed) => expect(talk([text]).snapshot.liabilities.map(({ amount }) => amount)).toEqual(owed))

test('what has to go to somebody each month leaves what is owed to them', () => {
  const { liabilities } = talk([
    'the hospital bill is 1,720 and the Kia loan 8,900',
    '60 has to go to the hospital and 240 to the Kia',
  ]).snapshot
  expect(new Set(liabilities.map(({ amount }) => amount))).toEqual(new Set([172_000, 890_000]))
})

test('least payments without a name set no cost right', () => {
  const { expenses } = talk([
    'visa 5,200 at 23',
    'tutoring costs 250 a month',
    'minimums 130 and 60',
  ]).snapshot
  expect(expenses.map(({ amount }) => amount)).toEqual([25_000])
})

test.each(['my tax refund is 2,150', 'our refund is 3,900', 'the rebate was about 600'])(
  '%s: comes once, and is kept as nothing',
  (text) => {
    const { profile, expenses, assets, liabilities } = talk([text]).snapshot
    expect([profile.savings, profile.income, profile.expenses]).toEqual([null, null, null])
    expect([...expenses, ...assets, ...liabilities]).toEqual([])
  },
)

test('what is put down is no goal', () =>
  expect(talk(['i said 60 months. 10k down 60 months']).snapshot.goals).toEqual([]))

test('whether something is worth it says of nothing what it is worth', () =>
  expect(talk(['ok what about the truck. is it worth it at 22k']).snapshot.assets).toEqual([]))

test.each(['credit is like 690', 'my score is 712'])('%s answers no question about pay', (text) => {
  const { profile } = talk(['please ask me what I earn', text]).snapshot
  expect(profile.income).toBeNull()
})

test('a number between a trade and its hours may be an age, and with a word of pay it is none', () => {
  expect(talk(['im a CNA, 22, 40 hrs']).snapshot.profile.income).toBeNull()
  expect(talk(['im a CNA, $22, 40 hrs']).snapshot.profile.income).toBe(4_576_000)
  expect(talk(['CNA, 22/hr, 40 hrs']).snapshot.profile.income).toBe(4_576_000)
})

test('a down payment that is saved for is one', () =>
  expect(talk(['our goal is a $40,000 down payment on a condo']).snapshot.goals).toMatchObject([
    { targetAmount: 4_000_000 },
  ]))

test.each([
  'i get 40% commission and do about 7,000 in sales a month',
  'i keep half, well i keep 45% of what i bring in, about 1,500 a week',
  'ive got 90k in my 401k and 1,100 a month goes in with the match',
])('%s tells no pay', (text) => expect(talk([text]).snapshot.profile.income).toBeNull())

test('a raise that goes into something is pay all the same', () =>
  expect(talk(['i make 4,000 a month and it goes fast']).snapshot.profile.income).toBe(4_800_000))

const kept = (text: string) => {
  const { profile, income, expenses, liabilities, assets, goals } = talk([text]).snapshot
  return [
    profile.income,
    ...[...income, ...expenses, ...liabilities].map(({ amount }) => amount),
    ...assets,
    ...goals,
  ]
}

test.each([
  'the cobra is 980 a month, thats nuts. do i have to take it',
  'his house is worth 150k with 52k left on the mortgage',
  'their rent is 1,150 and they are behind on it',
  'rent there would be 1,450 and parking 80',
  'its 60 every two weeks to roll it over',
  'i babysit on saturdays for 60',
  'the job in tulsa pays 71,000',
  'it said 1,640 a month with taxes',
  'they pay me 40% commission. i sell about 9,000 a month',
  'i have 42,000 at 4.1%',
])('offered, tried out or of others: %s', (text) => expect(kept(text)).toEqual([null]))

test.each([
  ['we pay 640 a month for cobra', 64_000],
  ['i would say rent is 1,200', 120_000],
  ['my car insurance is 140 with a 500 deductible', 14_000],
  ['cobra is costing us 710 a month', 71_000],
  ["i'm on an hmo, 185 a month", 18_500],
])('and own after all: %s', (text, amount) => expect(kept(text)).toEqual([null, amount]))

test('what a side job comes on top of is pay', () =>
  expect(talk(['my side gig makes about 500 a month on top of my 48k job']).snapshot.profile.income).toBe(
    5_400_000,
  ))

test('work that is paid by the piece is pay', () =>
  expect(talk(['i clean offices for 110 each, 5 a week']).snapshot.profile.income).toBe(2_860_000))

test('what is there, or put in each month, is neither the goal nor a cost', () => {
  const { profile, expenses } = talk(['i plan to retire at 64, i have 380k, i put in 1,200 a month']).snapshot
  expect([profile.retirementGoal, profile.retirementAge, ...expenses]).toEqual([null, 64])
})

test.each([
  'is renting dumb at 2,250',
  'are these 1,900 apartments a joke',
  'should i rent the loft at 1,750',
])('%s: a question without its mark tells of no cost', (text) => {
  const { expenses } = talk(['my rent is 1,100 a month', text]).snapshot
  expect(expenses.map(({ amount }) => amount)).toEqual([110_000])
})

test.each([
  ['i want to sell a cabin my dad left us, its worth 180k', true],
  ['i want another opinion: i have a cabin worth 180k', true],
])('%s: what somebody would like to have is not theirs', (text, isOwned) => {
  const reading = readMessage(text)
  const amount = reading.amounts.find(({ value }) => value === 180_000)
  if (!amount) throw new Error('There is no such amount')
  expect(isVetoed(reading, { amount, certainty: 1, role: 'asset' })).toBe(!isOwned)
})

test('what went into a thing is not owed on it', () => {
  const owed = (text: string) => {
    const reading = readMessage(text)
    const [amount] = reading.amounts
    if (!amount) throw new Error('There is no amount')
    return !isVetoed(reading, { amount, certainty: 1, role: 'liability' })
  }
  expect(owed('2,600 went into trading cards over the years')).toBe(false)
  expect(owed('2,600 on the cards, it went up again')).toBe(true)
})

test('in a letter the judge is believed against single words, and in a line they against it', () => {
  const told = 'They want 785 for the ambulance and I am not fighting it.'
  const isKept = (text: string, own: number) => {
    const reading = readMessage(text)
    const amount = reading.amounts.find(({ value }) => value === 785)!
    const shares = roles.map((role) => (role === 'none' ? 1 - own : role === 'liability' ? own : 0))
    const places = new Map([[amount.start, shares]])
    const weighed = { alone: places, after: places, details: new Map(), besides: nothingBesides }
    const judged = { ...reading, weighed }
    return !isVetoed(judged, { amount, certainty: 0.9, role: 'liability' })
  }
  const letter = `${told} ${'My husband passed in March and I am still opening his mail every morning. '.repeat(4)}`
  expect(isKept(letter, 0.95)).toBe(true)
  expect(isKept(letter, 0.5)).toBe(false)
  expect(isKept(told, 0.95)).toBe(false)
})

test.each([
  ['What goes out: rent 1,120, phone 70', 2],
  ["What's left: 13,400 to Upstart at 17.2", 1],
  ['what goes out each month with rent 1,200', 0],
  ['whats left after rent 1,200', 0],
])('%s: a name for what follows asks nothing', (text, rows) => {
  const { expenses, liabilities } = talk([text]).snapshot
  expect(expenses.length + liabilities.length).toBe(rows)
})

test('what goes into a plan is not all that is spent', () => {
  expect(talk(['so 1,300 a month goes in']).snapshot.profile.expenses).toBeNull()
  expect(talk(['so 1,300 a month goes in rent']).snapshot.expenses).toHaveLength(1)
})
