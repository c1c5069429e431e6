import { describe, expect, test } from 'vitest'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { debtOrder } from './debt-order.ts'
import { debtPayoff } from './debt-plan.ts'

const store = owing(1, 'Store card', 2950, 29.9, 85)
const visa = owing(2, 'Visa', 4800, 24.9, 140)
const car = owing(3, 'Car loan', 9300, 6.2, 265, 'Auto Loans')
const mortgage = owing(4, 'Mortgage', 240_000, 6, 1500, 'Mortgage')
const snapshot = snapshotWith({ liabilities: [store, visa, car] })

describe('all debts together', () => {
  test('a sum a month, the highest rate first', () => {
    const { answer, details, results } = workOut(debtPayoff, { total: 90_000 }, { snapshot })
    expect(answer).toMatch(
      /^In 22 months, if you send \$900 a month and put what’s spare on the highest rate\./,
    )
    expect(answer).toContain('Interest comes to about $2,045 on the way.')
    expect(results).toMatchObject({ months: 22, cleared0: 7, cleared1: 15, cleared2: 22 })
    expect(details).toContain(
      'Just the $490 of minimums every month would take 50 months and cost about $7,234 in interest.',
    )
    const more = workOut(debtPayoff, { total: 110_000 }, { snapshot })
    expect(more.results.months).toBe(17)
    expect(more.answer).toContain('about $1,573')
  })
  test('the cards alone, where only they are spoken of', () => {
    const months = (text: string) => workOut(debtPayoff, { total: 60_000 }, { snapshot, text }).results.months
    expect(months('600 a month on the cards, when are they gone')).toBe(16)
    expect(months('600 a month on the cards and the car loan')).toBe(months(''))
  })
  test('which debt comes first may be asked, and then none is chosen', () => {
    const household = { snapshot, debt: car }
    const said = (text: string) => workOut(debtPayoff, { total: 90_000 }, { ...household, text }).answer
    expect(said('the car loan first, 900 a month')).toContain('“Car loan” first')
    expect(said('i have a car loan and cards, 900 a month, which do i hit first')).toMatch(
      /^In 22 months, if/,
    )
  })
  test('what is paid on a card by choice is not what it asks for; what is paid on a loan is', () => {
    const cards = [owing(1, 'Store card', 1450, 29.9), owing(2, 'Visa', 6200, 24.99)]
    const paid = (name: string) => [{ id: 1, date: '2026-11-01', category: name, amount: 25_000 }]
    const months = (liabilities: typeof cards, expenses: ReturnType<typeof paid>) =>
      workOut(debtPayoff, { total: 40_000 }, { snapshot: { ...snapshotWith({ liabilities }), expenses } })
        .results
    expect(months(cards, paid('Visa'))).toEqual(months(cards, []))
    const loan = [cards[0] as (typeof cards)[0], owing(2, 'Truck', 6200, 24.99, undefined, 'Auto Loans')]
    expect(months(loan, paid('Truck'))).not.toEqual(months(loan, []))
  })
  test('a card whose rate nobody told costs what cards usually do, and that is said', () => {
    const untold = snapshotWith({ liabilities: [owing(1, 'Amex', 4100, 0), car] })
    const { results, remarks } = workOut(debtPayoff, { total: 60_000 }, { snapshot: untold })
    const told = snapshotWith({ liabilities: [owing(1, 'Amex', 4100, 22), car] })
    expect(results).toEqual(workOut(debtPayoff, { total: 60_000 }, { snapshot: told }).results)
    expect(remarks).toContain('I took 22% for “Amex”, as is usual')
  })
  test('an extra comes on top of the minimums', () => {
    expect(workOut(debtPayoff, { extra: 41_000 }, { snapshot }).results).toMatchObject({
      months: 22,
      payment: 90_000,
    })
  })
  test('the debt that the user wants first, and what that costs', () => {
    const { answer, results } = workOut(
      debtPayoff,
      { total: 110_000 },
      { snapshot, debt: car, text: 'the car first' },
    )
    expect(results.months).toBe(19)
    expect(answer).toMatch(/^19 months with “Car loan” first, and about \$2,752 in interest\./)
    expect(answer).toContain(
      'Highest rate first would take 17 months and cost about $1,180 less in interest.',
    )
  })
  test('a debt that is only spoken of is no target', () => {
    const known = { snapshot, debt: car, text: 'with 1,100 for the car and the rest' }
    expect(workOut(debtPayoff, { total: 110_000 }, known).results.months).toBe(17)
  })
  test('snowball when it is asked for', () => {
    const { answer } = workOut(debtPayoff, { total: 90_000 }, { snapshot, text: 'with the snowball method' })
    expect(answer).toContain('spare on the smallest balance')
  })
  test('only the debts that are named, when only they are meant', () => {
    const chase = owing(1, 'Chase Sapphire', 3412.77, 22.49)
    const care = owing(2, 'CareCredit (vet)', 1180, 26.99)
    const loan = owing(3, 'Navient student loan', 18_640, 5.05, null, 'Student Loans')
    const text = 'if i put 520 a month on just the chase and the carecredit when are those two gone'
    const known = { snapshot: snapshotWith({ liabilities: [chase, care, loan] }), text }
    expect(workOut(debtPayoff, { total: 52_000 }, known).results).toMatchObject({
      months: 10,
      interest: 48_489,
      cleared1: 3,
    })
    expect(workOut(debtPayoff, { total: 26_000 }, known).results).toMatchObject({
      months: 22,
      interest: 105_662,
    })
  })
  test('a mortgage stays out unless it is the only debt or named', () => {
    const with4 = snapshotWith({ liabilities: [store, visa, car, mortgage] })
    expect(workOut(debtPayoff, { total: 90_000 }, { snapshot: with4 }).results.months).toBe(22)
    const all = workOut(debtPayoff, { total: 300_000 }, { snapshot: with4, text: 'and the mortgage' })
    expect(all.results.months).toBeGreaterThan(100)
    const only = snapshotWith({ liabilities: [mortgage] })
    expect(workOut(debtPayoff, { total: 300_000 }, { snapshot: only }).results.months).toBe(103)
  })
  test('a lump pays the first target today', () => {
    const { results } = workOut(debtPayoff, { total: 110_000, once: 295_000 }, { snapshot })
    expect(results.months).toBe(14)
  })
  test('too little is said calmly', () => {
    const { answer } = workOut(debtPayoff, { total: 30_000 }, { snapshot })
    expect(answer).toBe('$300 a month isn’t enough: the minimums alone come to $490.')
  })
  test('minimums that are not stored are guessed for an extra', () => {
    const liabilities = [owing(1, 'Visa', 5000, 24), owing(2, 'Amex', 1000, 12)]
    const { details, results } = workOut(
      debtPayoff,
      { extra: 0 },
      { snapshot: snapshotWith({ liabilities }) },
    )
    expect(details).toContain('“Visa”: $5,000 at 24%, minimum $150 (my guess)')
    expect(results.payment).toBe(15_000 + 2500)
  })
  test('without debts it asks', () =>
    expect(workOut(debtPayoff, { total: 100 }).answer).toMatch(/^I have no debts/))
  test('anything within bounds is sound', () =>
    expect(
      findFault(debtPayoff, [
        { snapshot },
        { snapshot, debt: car, text: 'the car first' },
        { snapshot, text: 'snowball' },
      ]),
    ).toBeNull())
})

describe('which debt first', () => {
  test('the highest rate, and the quick win', () => {
    expect(workOut(debtOrder, {}, { snapshot }).answer).toBe(
      '“Store card” first: at 29.9% it’s your priciest debt, and the smallest too. Then “Visa”.',
    )
    const other = snapshotWith({ liabilities: [visa, owing(5, 'Dentist', 300, 0)] })
    expect(workOut(debtOrder, {}, { snapshot: other }).answer).toContain('For a quick win, “Dentist”')
  })
  test('a credit line on the house is paid off with the others, its mortgage is not', () => {
    const line = owing(6, 'Heloc', 18_000, 9.5, null, 'Mortgage')
    const all = snapshotWith({ liabilities: [mortgage, line, car] })
    expect(workOut(debtOrder, {}, { snapshot: all }).answer).toMatch(/^“Heloc” first: .* Then “Car loan”\./)
  })
  test('rent that is behind comes before what costs more, a bill that is not for the home does not', () => {
    const behind = owing(5, 'Rent', 1100, 0, null, 'Other Debt')
    const payday = owing(6, 'Payday loan', 500, 0, null, 'Personal Loans')
    const { answer } = workOut(
      debtOrder,
      {},
      { snapshot: snapshotWith({ liabilities: [payday, behind, visa] }) },
    )
    expect(answer).toMatch(/^“Rent” first, whatever it costs: .* Then “Payday loan”\./)
    const dentist = { ...behind, name: 'Dentist' }
    const other = workOut(
      debtOrder,
      {},
      { snapshot: snapshotWith({ liabilities: [payday, dentist] }) },
    ).answer
    expect(other).toMatch(/^“Payday loan” first: at 391%/)
  })
  test('rates that nobody told are taken as usual, and asked for where none is usual', () => {
    const truck = owing(2, 'Truck', 7000, 0, null, 'Auto Loans')
    const untold = snapshotWith({ liabilities: [truck, owing(1, 'Amex', 900, 0)] })
    const { answer, remarks } = workOut(debtOrder, {}, { snapshot: untold })
    expect(answer).toMatch(/^“Amex” first: at 22% /)
    expect(remarks).toContain('I took usual rates')
    const bare = snapshotWith({
      liabilities: [
        owing(3, 'Brother', 900, 0, null, 'Personal Loans'),
        owing(4, 'Surgeon', 700, 0, null, 'Medical Debt'),
      ],
    })
    expect(workOut(debtOrder, {}, { snapshot: bare }).answer).toMatch(/^I don’t know the rates yet/)
  })
  test('one debt, or none', () => {
    const one = snapshotWith({ liabilities: [visa] })
    expect(workOut(debtOrder, {}, { snapshot: one }).answer).toContain(
      'your only debt here: $4,800 at 24.9% costs $99.60',
    )
    const unknown = snapshotWith({ liabilities: [{ ...visa, interestRate: 0 }] })
    expect(workOut(debtOrder, {}, { snapshot: unknown }).answer).toContain('$4,800. Tell me its rate')
    expect(workOut(debtOrder, {}).answer).toMatch(/^I have no debts/)
  })
})
