import { describe, expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { readEdits } from './read-edits.ts'
import { keeping } from './testing/stored.ts'

const snapshot = keeping({
  expenses: [
    ['Student loan', 257],
    ['Loan', 257],
    ['Phone', 60],
    ['Car insurance', 130],
    ['Gym', 90],
    ['Rent', 1350],
    ['Going out', 300],
  ],
  income: [
    ['Salary', 139.75],
    ['Check', 3531.67],
    ['Child support', 480],
    ['Denver', 2000],
    ['OT', 500],
    ['Salary 2', 11_083],
  ],
  goals: [['Boat', 15_000]],
  assets: [['401k', 61_000]],
  liabilities: [
    ['Loans', 23_400],
    ['Discover', 2300],
    ['Discover 2', 1150],
    ['Chase', 4850],
  ],
  profile: { income: 21_281_304, savings: 1_474_000 },
})

const spell = (change: Change) =>
  change.kind === 'removal' ? change.name : change.kind === 'profile' ? `${change.field} ${change.value}` : ''

function edits(text: string, focus: Fact[] = []) {
  const dialogue = { ...freshDialogue, focus, heard: focus[0]?.quote ?? '' }
  const found = readEdits({ text, snapshot, dialogue })
  return (
    found && {
      ...found,
      gone: found.changes.slice(0, found.removed.length).map(spell),
      rest: found.rest.trim(),
    }
  )
}

describe('a row is taken out', () => {
  test.each([
    // By its name, a part of it, or what kind of row it is.
    ['just delete the one that says Loan', ['Loan']],
    ['take the 401k off my list', ['401k']],
    ['take discover 2 off', ['Discover 2']],
    ['can you take the gym out please', ['Gym']],
    ['please delete the Denver, OT and Salary incomes', ['Denver', 'OT', 'Salary']],
    ['scrap the boat goal', ['Boat']],
    ['i dont want the boat anymore', ['Boat']],
    ['drop the gym from the budget', ['Gym']],
    ['could you erase rent and the phone', ['Rent', 'Phone']],
    ['get rid of the going out row', ['Going out']],
    ['i never said 60 for phone, get rid of the phone row', ['Phone']],
    ['please remove both discover cards', ['Discover', 'Discover 2']],
    ['id like you to remove chase from my debts', ['Chase']],
    ['remove the savings', ['savings null']],
    // By what it amounts to.
    ['erase the 130', ['Car insurance']],
    ['no i mean remove the savings 14740 from what you saved', ['savings null']],
    ['pls delete the 2,300 one', ['Discover']],
    // By pointing at what was just named.
    ['thats not right the 139.75 salary isnt real, take it out', ['Salary']],
    ['the gym is wrong, remove it', ['Gym']],
    ['the loan is in there twice now, remove one', ['Loan']],
    ['you have rent 1,350 in there. thats old, delete that please', ['Rent']],
  ])('%s', (text, gone) => expect(edits(text)).toMatchObject({ gone, unclear: [], rest: '' }))

  test('and what else is said is left to be read', () => {
    expect(edits('why does it say salary 139.75, delete that. so take home is what a month')).toMatchObject({
      gone: ['Salary'],
      rest: 'so take home is what a month',
    })
    expect(edits('remove salary 2 please. our income is 133k')).toMatchObject({
      gone: ['Salary 2'],
      rest: 'please. our income is 133k',
    })
    expect(edits('delete the phone and the gym, what is left now?')).toMatchObject({
      gone: ['Phone', 'Gym'],
      rest: ', what is left now?',
    })
  })

  test('but not what explains it', () => {
    const said = 'delete that savings thing, i dont have 14,740 in savings its severance i havent gotten yet'
    expect(edits(said)).toMatchObject({ gone: ['savings null'], rest: '' })
  })

  test('the pay of the year follows its sources', () => {
    expect(edits('remove ot')).toMatchObject({
      changes: [{ kind: 'removal', from: 'income', id: 5, name: 'OT' }],
      followed: [{ kind: 'profile', field: 'income', value: 20_681_300 }],
    })
  })

  test('what was saved last is meant where nothing is named', () => {
    const change: Change = { kind: 'expense', id: 5, name: 'Gym', amount: 9000 }
    const saved: Fact = { change, decision: 'save', quote: 'gym 90', span: { start: 0, end: 6 } }
    expect(edits('thats not mine, take it out', [saved])).toMatchObject({ gone: ['Gym'] })
  })
})

test('what is gone already is not looked for among the others', () => {
  const snapshotNow = {
    ...snapshot,
    expenses: snapshot.expenses.filter(({ category }) => category !== 'Loan'),
  }
  const change: Change = { kind: 'removal', from: 'expense', id: 2, name: 'Loan' }
  const focus: Fact[] = [{ change, decision: 'save', quote: 'remove one', span: { start: 0, end: 10 } }]
  const dialogue = { ...freshDialogue, focus, heard: 'remove one' }
  const found = readEdits({ text: 'just delete the one that says Loan', snapshot: snapshotNow, dialogue })
  expect(found).toMatchObject({ changes: [], already: ['Loan'] })
})

describe('it is asked which row', () => {
  test('where none goes by that name', () => {
    expect(edits('delete the unicorn')).toMatchObject({ gone: [], unclear: [{ said: 'unicorn', among: [] }] })
    expect(edits('remove my wifes income')).toMatchObject({
      gone: [],
      unclear: [{ said: 'wifes income', among: [] }],
    })
  })
  test('where several do', () => {
    expect(edits('remove all the incomes from my list')?.gone).toHaveLength(6)
  })
})

describe('nothing is taken out', () => {
  test.each([
    'what if we drop the gym',
    'should I get rid of the car',
    'how do I remove a cosigner',
    'if i delete the gym whats left',
    'can i remove pmi from my mortgage',
    'take 200 off eating out',
    'i removed the gym',
    'we dropped the gym',
    'should i take out the 401k to pay it',
    'what happens if I take the phone out',
    'dont delete the gym',
    'take money out of savings',
    'take 300 out of the 401k',
    'ok take 300 out',
    'take out a loan for the boat',
    'he told me to remove the gym',
    'my landlord removed the fridge',
    'what would it be if I cut the phone',
    'how long does it take to pay chase off',
  ])('%s', (text) => expect(edits(text)).toBeNull())
})

test.each(['scrap the boat goal', 'forget the boat goal', 'take the boat off my goals'])(
  'a goal goes with the wish that it came from: %s',
  (text) => {
    const snapshot = keeping({ goals: [['Boat', 9000]], profile: { financialGoals: 'a boat' } })
    const found = readEdits({ text, snapshot, dialogue: freshDialogue })
    expect(found?.changes).toHaveLength(2)
    expect(found?.removed.map(({ name }) => name)).toEqual(['Boat'])
  },
)
