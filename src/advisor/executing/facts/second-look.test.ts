import { expect, test } from 'vitest'
import type { What } from '#advisor/actions/language.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Change } from '#advisor/facts.ts'
import { emptySnapshot, talkOn } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { lookAgain } from './second-look.ts'

/** What is kept of the last message, when the network takes its numbers for these; null for none of one's own. */
function kept(messages: readonly string[], whats: readonly (What | null)[], sure = 1): Partial<Change>[] {
  const snapshot = emptySnapshot()
  let dialogue = freshDialogue
  for (const said of messages.slice(0, -1)) dialogue = talkOn(said, snapshot, dialogue).dialogue
  const text = messages.at(-1) ?? ''
  const meant = whats.map((what) => ({ own: what === null ? 0 : 1, what, sure }))
  const hearing = { text, snapshot, dialogue, minded: mindedAs(text, ['tell'], meant) }
  const facts = lookAgain(understand(hearing).facts, hearing)
  return facts.filter(({ decision }) => decision === 'save').map(({ change }) => change)
}

test('a debt told after spending is a debt, with its rate', () => {
  const visa = { kind: 'liability', name: 'Visa', amount: 320_000, interestRate: 22 }
  expect(
    kept(['we spend about 4,100 a month', 'my visa is 3,200 at 22%'], ['liability', 'rate']),
  ).toMatchObject([visa])
})

test('what is set right by its name is not what was told last', () => {
  const loans = ['sallie mae 27k', 'fed loans 14,300']
  expect(kept([...loans, 'sallie mae is actually 26,480 just logged in'], ['liability'])).toMatchObject([
    { name: 'Sallie mae', amount: 2_648_000 },
  ])
})

test.each(['oh and electric 130', 'forgot electric, 130', 'electric is 130'])(
  'another bill is one more: %s',
  (text) =>
    expect(kept(['internet is 70 a month', text], ['expense'])).toMatchObject([
      { kind: 'expense', id: null, name: 'Electric', amount: 13_000 },
    ]),
)

test('what was forgotten is called by its own name', () =>
  expect(kept(['rent is 1,300', 'forgot water, 45 a month'], ['expense'])).toMatchObject([{ name: 'Water' }]))

test('every item of a terse list is kept', () => {
  const text = 'rent 1450 car 310 food 620 phone 85'
  const changes = kept([text], ['expense', 'expense', 'expense', 'expense'])
  expect(changes).toHaveLength(4)
  for (const name of ['Rent', 'Car', 'Food', 'Phone'])
    expect(changes).toContainEqual(expect.objectContaining({ name }))
})

test('a raise is the new pay', () =>
  expect(kept(['I make 5,200 a month', 'got a raise to 5,800'], ['income'])).toMatchObject([
    { kind: 'profile', field: 'income', value: 6_960_000 },
  ]))

test('rates and least payments belong to the debt before them', () => {
  const text = 'visa 4,200 at 24.99 min 105, discover 1,900 at 22 min 45'
  const terms: What[] = ['liability', 'rate', 'minimum', 'liability', 'rate', 'minimum']
  expect(kept([text], terms)).toMatchObject([
    { name: 'Visa', amount: 420_000, interestRate: 24.99, minimumPayment: 10_500 },
    { name: 'Discover', amount: 190_000, interestRate: 22, minimumPayment: 4500 },
  ])
  expect(kept(['my visa is 3,400', 'it costs me 23.9'], ['rate'])).toMatchObject([
    { name: 'Visa', interestRate: 23.9 },
  ])
})

test('what a collector offers is no rate', () => {
  const [bill] = kept(["it's an old ER bill, 3,260. they say they'll take 60% now"], ['liability', null])
  expect(bill).toMatchObject({ kind: 'liability', amount: 326_000 })
  expect(bill).not.toHaveProperty('interestRate')
})

test.each<[string, What]>([
  ['if my rent went to 2,100', 'expense'],
  ["suppose I'd owe 9,000 on a truck", 'liability'],
  ['my boss offered 92,000', 'income'],
  ['lol no way im spending 1,200 on fun', 'expenses'],
  ['and have 2,500 by christmas for emergencies', 'savings'],
  ['moved 2,000 from savings to checking', 'savings'],
  ['4,000 went into baseball cards, sorry to say', 'asset'],
  ['what is the payment on a 340,000 mortgage?', 'liability'],
])('even a sure network adds nothing of %s', (text, what) =>
  expect(kept([text], [what])).toEqual(kept([text], [null])),
)

test('without certainty the rules decide', () => {
  const messages = ['we spend about 4,100 a month', 'my visa is 3,200 at 22%']
  expect(kept(messages, ['liability', 'rate'], 0.5)).not.toContainEqual(
    expect.objectContaining({ name: 'Visa' }),
  )
})

test('a network that takes nothing for own changes nothing', () => {
  const text = 'my sister pays 1,200 rent'
  expect(kept([text], [null])).toEqual([])
})

test('terms that follow their debt by their own words are its terms, however faint they are', () => {
  const text = 'amex 3,100 at 23.49 min 95, truck 9,800 at 8 min 275'
  const whats: What[] = ['liability', 'rate', 'minimum', 'liability', 'rate', 'minimum']
  const meant = whats.map((what) => ({ own: 0.3, what, sure: 0.9 }))
  const hearing = {
    text,
    snapshot: emptySnapshot(),
    dialogue: freshDialogue,
    minded: mindedAs(text, ['tell'], meant),
  }
  const facts = lookAgain(understand(hearing).facts, hearing)
  expect(facts.map(({ change }) => change)).toMatchObject([
    { name: 'Amex', amount: 310_000, interestRate: 23.49, minimumPayment: 9500 },
    { name: 'Truck', amount: 980_000, interestRate: 8, minimumPayment: 27_500 },
  ])
})

test.each(['shoot, forgot the gym, like 40', 'forgot diapers, 60'])(
  'what is named before a comma sets no other row right: %s',
  (text) =>
    expect(kept(['rent 1,100, internet 45', text], ['expense'])).toMatchObject([
      { kind: 'expense', id: null },
    ]),
)

test('a rate is of the debt it is said with', () => {
  const loan = { name: 'Second student loan', amount: 700_000, interestRate: 4.1 }
  expect(
    kept(
      ['my student loan is 21k at 6.2%', 'i also have a second student loan, 7k at 4.1%'],
      ['liability', 'rate'],
    ),
  ).toEqual([expect.objectContaining(loan)])
  const text = 'he owes 12,000 in student loans at 4.5 and i have a card with 2,600 on it at 21.9'
  const [card] = kept([text], [null, null, 'liability', 'rate'])
  expect(card).toMatchObject({ amount: 260_000, interestRate: 21.9 })
})

test('whose old figure is denied is what the new one is of', () => {
  const before = 'rent 1,540, car 320, groceries 480'
  expect(kept([before, 'no wait, 1450 not 1540'], ['income', null])).toMatchObject([
    { kind: 'expense', name: 'Rent', amount: 145_000 },
  ])
})

test('a balance that is not kept takes its rate with it', () =>
  expect(
    kept(
      ['i owe 7,000 on the boat. my sister has 12,000 in student loans at 5%'],
      ['liability', null, 'rate'],
    ),
  ).toMatchObject([{ amount: 700_000 }]))

test('least payments in a row are one for each debt', () =>
  expect(
    kept(
      ['two cards, 2,800 and 1,150, minimums 95 and 40'],
      ['liability', 'liability', 'minimum', 'minimum'].flatMap((what, at) =>
        at === 0 ? [null, what as What] : [what as What],
      ),
    ),
  ).toMatchObject([
    { amount: 280_000, minimumPayment: 9500 },
    { amount: 115_000, minimumPayment: 4000 },
  ]))

test('what is called a least payment is one, whatever else it may be taken for', () => {
  const card = 'i owe 5,900 on my visa at 23.5%'
  expect(kept([`${card} with a 145 minimum`], ['liability', 'rate', 'payment'])).toMatchObject([
    { name: 'Visa', amount: 590_000, interestRate: 23.5, minimumPayment: 14_500 },
  ])
  expect(kept(['visa 5,200, discover 2,400', 'minimums 160 and 70'], ['rate', null])).toMatchObject([
    { name: 'Visa', minimumPayment: 16_000 },
    { name: 'Discover', minimumPayment: 7000 },
  ])
  // Two payments are not of one debt.
  expect(kept([card, 'minimums 130 and 60'], ['payment', 'minimum'])).toEqual([])
})

test('least payments told after the debts are one for each, in their order', () => {
  const debts = 'visa 5,200 at 26.99, discover 2,400 at 21'
  expect(kept([debts, 'minimums are 160 and 70'], ['minimum', 'minimum'])).toMatchObject([
    { name: 'Visa', minimumPayment: 16_000 },
    { name: 'Discover', minimumPayment: 7000 },
  ])
  // Of which of two debts three payments are nobody can tell.
  expect(kept([debts, 'minimums are 160 and 70 and 35'], ['minimum', 'minimum', 'minimum'])).toEqual([])
})

test('a bare number that opens a sentence is an age beside a wage, whatever it is taken for', () =>
  expect(
    kept(['just moved out. 23, warehouse job, 19.25 an hour 40 hours'], ['income', 'income', null]),
  ).toMatchObject([{ kind: 'profile', field: 'income', value: 4_004_000 }]))

test('what is less than a cost told beside it is not all that is spent', () => {
  const text = '4,700 in savings, rent 1,250, food 380, truck 310, phone 55, insurance 140'
  const changes = kept([text], ['savings', 'expense', 'expense', 'expense', 'expense', 'expense'])
  expect(changes.filter(({ kind }) => kind === 'expense')).toHaveLength(5)
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'expense', amount: 38_000 }))
})

test('a balance that is told with its rate is kept where the mind is fairly sure of it', () => {
  const text = 'three cards: 900 at 24%, 2,300 at 21% and 4,000 at 18%'
  const amounts = [0.86, 1, 0.88, 1, 0.9, 1].map((own, at) => ({
    own,
    what: at % 2 === 0 ? ('liability' as const) : ('rate' as const),
  }))
  const hearing = {
    text,
    snapshot: emptySnapshot(),
    dialogue: freshDialogue,
    minded: mindedAs(text, ['tell'], amounts),
  }
  const asked = understand(hearing).facts.map((fact) => ({ ...fact, decision: 'ask' as const }))
  expect(asked).toHaveLength(3)
  expect(lookAgain(asked, hearing).map(({ decision }) => decision)).toEqual(['save', 'save', 'save'])
})
