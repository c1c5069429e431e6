import { expect, test } from 'vitest'
import { endsOf } from '#advisor/minding/minded.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { moveIn } from './move-in.ts'

/** The numbers of what is added up: the rent, how often, and what comes beside it. */
const parts = (text: string) =>
  moveIn(text, readNumbers(text))?.inputs.flatMap(({ value }) =>
    endsOf(value).flatMap((end) =>
      end.kind === 'number' ? [end.number.value] : end.kind === 'constant' ? [end.value] : [],
    ),
  ) ?? null

test.each([
  ['apt is 1,450. they want first, last and a deposit plus 75 app fee. how much to move in', [1450, 3, 75]],
  ['truck 3,400, and first, last and one more month deposit on a 2,150 place. total?', [2150, 3, 3400]],
  ['rent is 1,200, first and last. what do i need up front', [1200, 2]],
  ['first and last plus a 500 deposit on a 1,300 apartment, how much is that', [1300, 2, 500]],
])('%s', (text, numbers) => expect(parts(text)).toEqual(numbers))

test.each([
  'my first and last 1,200 rent check bounced',
  'what do i need for a 1,300 place',
  'they want first and last on a 1,300 place, i have 2,000 saved. how short am i',
])('no such sum: %s', (text) => expect(parts(text)).toBeNull())
