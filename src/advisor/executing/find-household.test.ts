import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { fullSnapshot, unknownPerson } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { bare } from './bare-action.ts'
import { findHousehold } from './find-household.ts'

/** The words that a refinance knows, after one that was asked for in others. */
function wordsAfter(before: string, text: string): string {
  const sum = findSum('refinance')
  if (!sum) throw new Error('There is no such sum')
  const from = { ...sumRecord('refinance', {}, {}), words: before }
  return findHousehold({ action: bare('refinance'), text, snapshot: unknownPerson, from, sum }).text
}

test('a loan to come is none that is owed already', () => {
  const sum = findSum('loan-payment')
  const text = 'a cabin at 214,000, whats the payment on the loan'
  const [number] = readNumbers(text)
  if (!sum || !number) throw new Error(text)
  const liabilities = fullSnapshot.liabilities.map((debt) => ({ ...debt, name: 'Loan' }))
  const snapshot = { ...fullSnapshot, liabilities }
  const debtIn = (slot: string) =>
    findHousehold({
      action: { ...bare('loan-payment'), inputs: [{ slot, value: { kind: 'number', number } }] },
      text,
      snapshot,
      from: null,
      sum,
    }).debt
  expect(debtIn('price')).toBeNull()
  expect(debtIn('rate')).toMatchObject({ name: 'Loan' })
})

test('the retirement accounts are all of them, whichever is pointed at', () => {
  const sum = findSum('retirement-projection')
  const [asset] = fullSnapshot.assets
  if (!sum || !asset) throw new Error('There is no such sum')
  const value = { kind: 'row', row: { list: 'assets', id: asset.id, name: asset.name } } as const
  const action = { ...bare('retirement-projection'), inputs: [{ slot: 'savings', value }] }
  const named = (text: string) =>
    findHousehold({ action, text, snapshot: fullSnapshot, from: null, sum }).asset?.id ?? null
  expect(named('if we put 1,500 into the retirement accounts')).toBeNull()
  expect(named('if we put 1,500 into it')).toBe(asset.id)
})

test('costs that went into a loan still do, until they are paid in cash', () => {
  expect(wordsAfter('6% with 4,000 of costs rolled in', 'over 20 years?')).toContain('costs rolled in')
  expect(wordsAfter('6% with 4,000 of costs rolled in', 'and paying those up front')).not.toContain('rolled')
  expect(wordsAfter('6% with 4,000 of costs', 'over 20 years?')).toBe('over 20 years?')
})

test('weeks that were asked for are asked for again', () => {
  const sum = findSum('quotient')
  if (!sum) throw new Error('There is no such sum')
  const after = (words: string, unit: 'ratio' | 'money') => {
    const from = { ...sumRecord('quotient', {}, { each: [unit, 30] }), words }
    return findHousehold({ action: bare('quotient'), text: 'and 55?', snapshot: unknownPerson, from, sum })
      .text
  }
  expect(after('how many weeks at 40', 'ratio')).toBe('and 55? (how many weeks)')
  expect(after('split among the 40 of us', 'money')).toBe('and 55?')
})
