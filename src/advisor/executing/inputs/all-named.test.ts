import { expect, test } from 'vitest'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { allNamed } from './all-named.ts'

const account = (id: number, name: string) => ({
  id,
  name,
  value: 1_000_000,
  category: 'Retirement Accounts' as const,
  notes: '',
  updatedAt: '',
})
const assets = [account(1, '401(k)'), account(2, 'Roth IRA'), account(3, 'Brokerage')]
const one: Action['inputs'] = [
  { slot: 'savings', value: { kind: 'row', row: { list: 'assets', id: 1, name: '401(k)' } } },
]

function valueOf(text: string) {
  const sum = findSum('retirement-projection')
  if (!sum) throw new Error('There is no such sum')
  return allNamed(one, sum, text, { ...emptySnapshot(), assets })[0]?.value
}

test('two that are named together are added up', () =>
  expect(valueOf('the 401k and the Roth IRA, both together')).toMatchObject({
    operator: 'add',
    left: { row: { id: 1 } },
    right: { row: { id: 2 } },
  }))

test('two that are joined are added up', () =>
  expect(valueOf('if the 401k and my Roth IRA do 6%')).toMatchObject({ operator: 'add' }))

test.each(['the 401k alone, in all', 'the 401k, not the Roth IRA'])('one stays one: %s', (text) =>
  expect(valueOf(text)).toMatchObject({ kind: 'row', row: { id: 1 } }),
)
