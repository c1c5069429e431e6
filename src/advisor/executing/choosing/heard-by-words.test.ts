import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { isPlainFact, isWorded } from './heard-by-words.ts'

test('ages and amounts alone tell of no death', () => {
  expect(isWorded('death', 'im 58, my husband is 60, the house is paid off and we have 300k', 3)).toBe(false)
  expect(isWorded('death', 'my husband died at 60, we have 300k', 2)).toBe(true)
})

test('without numbers a death needs no word of the list', () => {
  expect(isWorded('death', 'my brother is in a better place now', 0)).toBe(true)
})

test('a move and a parting have words of their own', () => {
  expect(isWorded('moving', 'they rang, its a girl!!!', 0)).toBe(false)
  expect(isWorded('moving', 'were relocating to boise', 0)).toBe(true)
  expect(isWorded('divorce', 'i said sure to the salesman', 0)).toBe(false)
  expect(isWorded('divorce', 'he wants a separation', 0)).toBe(true)
})

test('the anger of somebody else is not the writer’s', () => {
  expect(isWorded('anger', 'he will be so mad when he sees it', 0)).toBe(false)
  expect(isWorded('anger', 'im so mad at the bank', 0)).toBe(true)
})

test('other feelings need none', () => {
  expect(isWorded('shame', 'i have 3 cards and 2 loans', 2)).toBe(true)
  expect(isWorded('wedding', 'married, 2 kids', 1)).toBe(false)
})

const own = { role: 'F', own: 0.9 } as const

test.each(['there is 4,300 in checking', 'the truck is 310 and rent is 990'])(
  '%s, after bad news, is a fact and no feeling',
  (text) => expect(isPlainFact('worry', text, mindedAs(text, [], [own, own]).numbers)).toBe(true),
)

test.each([
  'i only have 4,300 in checking',
  'there is 4,300 in checking and i cant sleep',
  'i owe them 4,300!!',
  'i owe 4,300 and who will ever hire me',
])('%s may well be felt', (text) =>
  expect(isPlainFact('worry', text, mindedAs(text, [], [own]).numbers)).toBe(false),
)

test('an event is one whatever is counted', () => {
  const text = 'the severance is 4,300'
  expect(isPlainFact('jobloss', text, mindedAs(text, [], [own]).numbers)).toBe(false)
})

test('who wants to mess up nothing does not bet, and what others find of us is no feeling of ours', () => {
  expect(isWorded('gambling', 'i dont want to mess it up', 0)).toBe(false)
  expect(isWorded('gambling', 'i did it again, the app is right there', 0)).toBe(true)
  expect(isWorded('worry', 'hubby says we worry too much', 0)).toBe(false)
  expect(isWorded('worry', 'she says we are fine but im scared', 0)).toBe(true)
})
