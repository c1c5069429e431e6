import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { isFullySaid } from './fully-said.ts'

const text = 'a loan of 240k over 15 years at 6.4%'
const slots = ['principal', 'months', 'rate']
const written = mindedAs(text, [{ name: 'loan-payment', score: 0.02 }], slots)
const said = { ...written, intents: [{ name: 'loan-payment', score: 0.9 }] }
const actions = said.readings[0]?.actions ?? []

test('a sum whose every number is said is no guess, however many ways there are to write it', () => {
  expect(isFullySaid(actions, said)).toBe(true)
})

test('it is one where the mind is not sure of the kind of sum', () => {
  expect(isFullySaid(actions, written)).toBe(false)
})

test('and where a number is left over, unless it is only told', () => {
  const left = (what: 'debt' | null) =>
    mindedAs(`${text}, 9,000`, ['loan-payment'], [...slots, { what, own: what ? 0.9 : 0 }])
  expect(isFullySaid(actions, left(null))).toBe(false)
  expect(isFullySaid(actions, left('debt'))).toBe(true)
})

test('and where something else goes in, unless it is all that is owed', () => {
  const [action] = actions
  const row = { kind: 'row', row: { list: 'liabilities', id: 1, name: 'Car' } } as const
  const pointing = action && { ...action, inputs: [...action.inputs, { slot: 'rate', value: row }] }
  expect(isFullySaid(pointing ? [pointing] : [], said)).toBe(false)
  const total = { kind: 'total', name: 'debt' } as const
  const owed = action && { ...action, inputs: [...action.inputs, { slot: 'principal', value: total }] }
  expect(isFullySaid(owed ? [owed] : [], said)).toBe(true)
})
