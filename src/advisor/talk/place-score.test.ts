import { expect, test } from 'vitest'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { say } from './testing/say-minded.ts'
import { newTurn } from './testing/turns.ts'

const explained = { topic: 'Raising a credit score', lastContent: 'Pay card balances down.' }
const tell = (text: string, dialogue = explained) => say({ text, intents: ['tell'], dialogue }).said

test.each([
  ['810', /^810 is exceptional/],
  ['its 755', /^755 is very good/],
  ['mine is 712', /^712 is good\. From 740/],
  ['im at 634 right now', /^634 counts as fair; good begins at 670/],
  ['540 lol', /^540 counts as poor/],
  ['my wifes is 610', /^610 counts as fair/],
])('%s, after scores were explained, is placed', (text, said) => expect(tell(text)).toMatch(said))

test.each([
  'i have 640 saved',
  '$640',
  '250',
  'i pay 640 a month for the truck',
  'how do i reach 740 or get to 740',
  'it went up 310',
  'my truck is 480',
])('%s is no score', (text) => expect(tell(text)).not.toMatch(/counts as|is good/))

test('after something else a number is none', () =>
  expect(tell('640', { ...explained, topic: 'Index funds' })).not.toMatch(/counts as/))

test('a score is kept as nothing', () => {
  const text = 'im at 590'
  const turn = newTurn(text, { dialogue: { ...explained, asked: { kind: 'topic', topic: 'income' } } })
  const told = { ...turn, minded: mindedAs(text, ['tell']) }
  expect(createBuiltInAdvisor(null).understand(told).facts).toEqual([])
})
