import { expect, test } from 'vitest'
import { saidMinimums } from './said-minimums.ts'

const debts = [
  { name: 'Visa', amount: 690_000 },
  { name: 'Car loan', amount: 410_000 },
  { name: 'Discover', amount: 120_000 },
]
const minimums = (text: string, total?: number) => Object.fromEntries(saidMinimums(text, debts, total))

test('beside the name of each debt', () => {
  const text = 'i can put 900 a month on the three debts (minimums are 110 Visa, 70 Discover, 235 car loan)'
  expect(minimums(text, 90_000)).toEqual({ 0: 11_000, 1: 23_500, 2: 7000 })
  expect(minimums('85 has to go to Visa, 60 to the Discover and 240 to the car loan')).toEqual({
    0: 8500,
    1: 24_000,
    2: 6000,
  })
})

test('after the balance of each debt', () => {
  const text = 'We owe 6,900 on a Visa with a 180 minimum, and 4,100 on a car loan with a 130 minimum.'
  expect(minimums(text)).toEqual({ 0: 18_000, 1: 13_000 })
})

test('in the order of the debts', () => {
  const text = 'Discover 1,200, Visa 6,900 and car loan 4,100, minimums 40, 130 and 115, 630 in all'
  expect(minimums(text, 63_000)).toEqual({ 0: 13_000, 1: 11_500, 2: 4000 })
})

test('after the name of each debt, also a part of it', () => {
  expect(minimums('minimums: visa 120, car 205, discover 40')).toEqual({ 0: 12_000, 1: 20_500, 2: 4000 })
  expect(minimums('minimums of $70 (Visa) and $95 (Car loan)')).toEqual({ 0: 7000, 1: 9500 })
})

test('what is owed beside a minimum is none', () =>
  expect(minimums('my Visa is now 4,300 with a 120 minimum, my Discover 2,200 with a 60 minimum')).toEqual(
    {},
  ))

test('nothing where none is said', () => {
  expect(minimums('I pay 300 a month on the Visa and 200 on the car loan')).toEqual({})
})
