import { describe, expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { readEdits } from './read-edits.ts'
import { keeping } from './testing/stored.ts'

const snapshot = keeping({
  expenses: [
    ['Going out prob', 300],
    ['Disney', 62],
    ['Alimony', 800],
    ['Phone', 350],
    ['Gym', 90],
    ['Rent', 1350],
  ],
  income: [['Pay', 5000]],
  assets: [['401k', 61_000]],
  liabilities: [['Visa', 5400]],
  profile: { income: 6_000_000 },
})

function edits(text: string) {
  const found = readEdits({ text, snapshot, dialogue: freshDialogue })
  return found && { ...found, rest: found.rest.trim() }
}

describe('a row is called otherwise', () => {
  test.each([
    [
      'the disney one is netflix hulu all that, call it streaming',
      { id: 2, name: 'Streaming', amount: 6200 },
    ],
    ['rename disney to kids tv', { id: 2, name: 'Kids tv', amount: 6200 }],
    ['can you rename the gym to fitness please', { id: 5, name: 'Fitness', amount: 9000 }],
    ['its for disney, call that one streaming', { id: 2, name: 'Streaming', amount: 6200 }],
    ['the 350 is going out, not a phone', { id: 4, name: 'Going out', amount: 35_000 }],
    ['the 61k is a 403b not 401k', { id: 1, name: '403b', value: 6_100_000 }],
    ['going out is 300 not "going out prob" lol', { id: 1, name: 'Going out', amount: 30_000 }],
  ])('%s', (text, change) =>
    expect(edits(text)).toMatchObject({ changes: [{ ...change, isRenamed: true }], removed: [] }),
  )

  test('and holds another amount, where the message goes on so', () => {
    const found = edits('and going out is 300 not "going out prob" lol. make it 200. what would be left')
    expect(found?.changes).toEqual([
      { kind: 'expense', id: 1, name: 'Going out', amount: 20_000, isRenamed: true },
    ])
    expect(found?.rest).toMatch(/what would be left$/)
  })
})

test('a cost that is pay moves, and the pay of the year follows', () => {
  for (const text of ['alimony is income not an expense', "the alimony isn't an expense, it's income"])
    expect(edits(text)).toMatchObject({
      changes: [
        { kind: 'removal', from: 'expense', name: 'Alimony' },
        { kind: 'income', id: null, name: 'Alimony', amount: 80_000 },
      ],
      followed: [{ field: 'income', value: 6_960_000 }],
      removed: [],
    })
})

describe('an amount is set', () => {
  test.each([
    ['set the gym to 45', { kind: 'expense', id: 5, amount: 4500 }],
    ['change rent to 300 a week please', { kind: 'expense', id: 6, amount: 130_000 }],
    ['put the 401k at 65k', { kind: 'asset', id: 1, value: 6_500_000 }],
    ['add visa payment 110 a month', { kind: 'expense', id: null, name: 'Visa payment', amount: 11_000 }],
    ['ok add a visa min of 110 a month', { kind: 'liability', id: 1, minimumPayment: 11_000 }],
    ['please add spotify 12 a month', { kind: 'expense', id: null, name: 'Spotify', amount: 1200 }],
  ])('%s', (text, change) => expect(edits(text)?.changes).toMatchObject([change]))

  test('beside what is to go', () => {
    expect(edits('change rent to 1,400, delete disney and call the trainer')).toMatchObject({
      changes: [
        { kind: 'removal', name: 'Disney' },
        { kind: 'expense', id: 6, amount: 140_000 },
      ],
    })
  })
})

describe('nothing is changed', () => {
  test.each([
    'what if i set rent to 1200',
    'if we change the rent to 1200 whats left',
    'should i put the 401k at 65k',
    'i call it a day',
    'the phone is 70 not 60',
    'my name is bob not rob',
    'that is not what i said',
    'is it 300 not 200',
    'add 300 a month to the 401k',
    'make it 200',
    'would it be better to change rent to 900',
    'the 62 is not much',
  ])('%s', (text) => expect(edits(text)).toBeNull())
})
