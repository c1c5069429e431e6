import { expect, test } from 'vitest'
import { isWorded } from './heard-by-words.ts'

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

test('other feelings need none', () => {
  expect(isWorded('shame', 'i have 3 cards and 2 loans', 2)).toBe(true)
  expect(isWorded('wedding', 'married, 2 kids', 1)).toBe(false)
})
