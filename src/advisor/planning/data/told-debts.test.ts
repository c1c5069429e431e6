import { describe, expect, test } from 'vitest'
import { readQuestion } from '#advisor/reading/question/read-question.ts'
import { readDebts } from './told-debts.ts'

describe('debts told in a question', () => {
  test('balance, rate and minimum of each in turn', () => {
    const text =
      'I owe $5,400 on a Visa at 21.9% with a minimum of $110, and $7,800 on a car loan at 6.9% with a minimum of $190.'
    expect(readDebts(readQuestion(text), [])).toEqual([
      { name: 'Visa', amount: 540_000, interestRate: 21.9, minimumPayment: 11_000 },
      { name: 'Car loan', amount: 780_000, interestRate: 6.9, minimumPayment: 19_000 },
    ])
  })

  test('minimums in a list of their own', () => {
    const text =
      'A $3,600 Amex balance at 24.5% and a $5,900 personal loan at 13.2%. Minimums are $90 and $150. I have $520 a month.'
    expect(readDebts(readQuestion(text), [52_000])).toMatchObject([
      { amount: 360_000, interestRate: 24.5, minimumPayment: 9000 },
      { amount: 590_000, interestRate: 13.2, minimumPayment: 15_000 },
    ])
  })

  test('none without rates', () =>
    expect(readDebts(readQuestion('I have $500 and owe $900'), [])).toEqual([]))
})
