import { describe, expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { oneMore, relative, whole } from './relative.ts'

function changeIn(text: string): string {
  const [number] = readNumbers(text)
  if (!number) throw new Error(`No number in: ${text}`)
  const value = relative({ kind: 'number', number }, text)
  return value.kind === 'operation' ? value.operator : 'replaces'
}

describe('a number beside what was there before', () => {
  test.each([
    ['What if I pay $300 more on the Visa?', 'add'],
    ['and $50 a month extra', 'add'],
    ['with another $50', 'add'],
    ['$200/month less', 'take'],
    ['and if i cut back by 250', 'take'],
    ['what if i cut it to 250', 'replaces'],
    ['What if I pay $300 on the Visa?', 'replaces'],
    ['I would pay $300 more than he does', 'replaces'],
    ['what about $300, more or less', 'replaces'],
  ])('%s: %s', (text, expected) => {
    expect(changeIn(text)).toBe(expected)
  })
})

test.each([
  ['sorry, 4,700, forgot the truck', 'replaces'],
  ['sorry, another 300 for the truck', 'add'],
  ['with 300 for the truck', 'add'],
])('a change that is read in %s: %s', (text, expected) => {
  const [number] = readNumbers(text)
  if (!number) throw new Error(`No number in: ${text}`)
  const right = { kind: 'number', number } as const
  const value = whole({ kind: 'operation', operator: 'add', left: { kind: 'before' }, right }, text)
  expect(value.kind === 'operation' ? value.operator : 'replaces').toBe(expected)
})

test('another account that is counted too comes on top, a debt stands for itself', () => {
  const row = (list: 'assets' | 'liabilities') =>
    ({ kind: 'row', row: { list, id: 1, name: 'Fidelity' } }) as const
  expect(relative(row('assets'), 'and with the fidelity one as well?')).toMatchObject({ operator: 'add' })
  expect(relative(row('assets'), 'and with the fidelity one?').kind).toBe('row')
  expect(relative(row('assets'), 'too slow. with the fidelity one?').kind).toBe('row')
  expect(relative(row('liabilities'), 'and the fidelity loan too?').kind).toBe('row')
})

test.each([
  ['plus 40', 'add'],
  ['and the tow was 60', 'add'],
  ['sorry, its 60', 'replaces'],
  ['60 instead', 'replaces'],
])('one part of a total that was told: %s %ss', (text, expected) => {
  const [number] = readNumbers(text)
  const value = number ? oneMore({ kind: 'number', number }, text) : null
  expect(value?.kind === 'operation' ? value.operator : 'replaces').toBe(expected)
})
