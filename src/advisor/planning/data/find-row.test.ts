import { expect, test } from 'vitest'
import { findRow, findRows } from './find-row.ts'

const rows = ['Mastercard', 'Car loan', 'Student loan', '401(k)', 'House Deposit', 'Emergency Fund']
const find = (text: string) => findRow(text, rows, (name) => name)

test.each([
  ['pay off my mastercard', 'Mastercard'],
  ['my student loans', 'Student loan'],
  ['the car', 'Car loan'],
  ['my 401k balance', '401(k)'],
  ['the House Deposit goal', 'House Deposit'],
  ['my emergency fund goal', 'Emergency Fund'],
  ['my loan', null],
  ['scar tissue', null],
  ['', null],
])('%s', (text, name) => expect(find(text)).toBe(name))

test('two that are named alike leave it open', () =>
  expect(find('the car loan or the student loan')).toBeNull())

test('all that are named', () =>
  expect(findRows('my car loan and my Mastercard', rows, (name) => name)).toEqual(['Mastercard', 'Car loan']))
