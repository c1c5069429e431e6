import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { readRetraction } from './retractions.ts'
import { readSameAgain } from './same-again.ts'
import { readSwap } from './swaps.ts'
import { readUnitCorrection } from './unit-corrections.ts'

const said = (quote: string, change: Change): Fact => ({
  change,
  decision: 'save',
  quote,
  span: { start: 0, end: quote.length },
})
const boat = said('The boat is worth 9,000', {
  kind: 'asset',
  id: 4,
  name: 'Boat',
  value: 900_000,
  category: 'Vehicles',
})
const water = said('water is 60 and power 140', { kind: 'expense', id: 7, name: 'Water', amount: 6000 })
const power = said('water is 60 and power 140', { kind: 'expense', id: 8, name: 'Power', amount: 14_000 })
const wage = said('I get 21 an hour', { kind: 'profile', field: 'income', value: 4_368_000 })
const savings = said('Saved 8', { kind: 'profile', field: 'savings', value: 800 })

const removed = [{ kind: 'removal', from: 'asset', id: 4, name: 'Boat' }]

test.each([
  ['forget the boat', removed],
  ["scratch that, it's my uncle's", removed],
  ['not mine, sorry', removed],
  ['please delete that', removed],
  ["don't forget the boat", null],
  ['scratch that, 8,000', null],
  ['forget the truck', null],
  ['thanks!', null],
])('%s', (text, changes) => {
  expect(readRetraction(readMessage(text), { focus: [boat], heard: '' })).toEqual(changes)
})

test('a field of the profile is emptied', () => {
  expect(readRetraction(readMessage('ignore that'), { focus: [savings], heard: '' })).toEqual([
    { kind: 'profile', field: 'savings', value: null },
  ])
})

test('two amounts change places', () => {
  expect(readSwap(readMessage('other way round, sorry'), [power, water])).toMatchObject([
    { name: 'Power', amount: 6000 },
    { name: 'Water', amount: 14_000 },
  ])
  expect(readSwap(readMessage('other way round'), [power])).toEqual([])
  expect(readSwap(readMessage('fine'), [power, water])).toEqual([])
})

test('the same for another thing is a row of its own', () => {
  expect(readSameAgain(readMessage('same for gas'), [power])).toMatchObject({
    id: null,
    name: 'Gas',
    amount: 14_000,
  })
  expect(readSameAgain(readMessage('same as before'), [power])).toBeNull()
  expect(readSameAgain(readMessage('same here'), [])).toBeNull()
})

test.each([
  ['I meant weekly', [water], { name: 'Water', amount: 26_000 }],
  ['30 hours, not 40', [wage], { value: 3_276_000 }],
  ['thousand, I mean', [savings], { field: 'savings', value: 800_000 }],
  ['the water is weekly', [water], { amount: 26_000 }],
  ['oh sorry, i pay it twice a month', [water], { amount: 12_000 }],
  ['we got a 5% raise', [wage], { field: 'income', value: 4_586_400 }],
])('%s', (text, focus, change) => {
  expect(readUnitCorrection(readMessage(text), focus)).toMatchObject(change)
})

test.each([
  ['what if I got a 5% raise', [wage]],
  ['see you next week', [water]],
  ['thanks', [savings]],
  ['i feel like im failing them every single day', [water]],
  ['there is no money left every week', [water]],
  ['sorry, i get so upset every week', [water]],
  ["it's so hard every year at christmas", [water]],
  ['paid every week on time', [water]],
])('%s changes nothing', (text, focus) => {
  expect(readUnitCorrection(readMessage(text), focus)).toBeNull()
})
