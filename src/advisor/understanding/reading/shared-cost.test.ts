import { expect, test } from 'vitest'
import { readMessage } from './reading.ts'

const valuesOf = (text: string) =>
  readMessage(text)
    .amounts.filter(({ kind, value }) => (kind === 'money' || kind === 'bare') && value > 9)
    .map(({ value }) => value)

test.each([
  ['rent is 2,000 but i split it with my roommate so i pay half', [1000]],
  ['my girlfriend and i split the rent 50/50, its 1,800', [900]],
  ['electric 180 split three ways, phone 45', [60, 45]],
  ['theres 3 of us in the apartment, rent is 2,700 split evenly', [900]],
  ['Rent is 2,400. I only pay a third of it. Food 300', [800, 300]],
  ['internet 80, we split that in half. gas 60', [40, 60]],
  ['the rent is 1,500 and i share it evenly with 2 roommates', [500]],
  ['rent is 780 but i have a roommate and we go halves', [390]],
  ['the mortgage is 2,200 and half of that is mine', [1100]],
])('of what several pay, one part is the own: %s', (text, values) => expect(valuesOf(text)).toEqual(values))

test.each([
  ['i pay 900 rent, split 50/50 with my roommate', [900]],
  ['my half of the rent is 700', [700]],
  ['rent is 650 each, split three ways', [650]],
  ['rent 1,200 and i make 3,000, half goes to taxes', [1200, 3000]],
  ['i have 20,000 saved and we split everything 50/50', [20_000]],
  ['rent 940 split with a friend, phone 45', [940, 45]],
  ['split 300 three ways', [300]],
  ['rent is 780, we may go half way across the country', [780]],
])('what is told as the own part, or is no cost, stays: %s', (text, values) =>
  expect(valuesOf(text)).toEqual(values),
)
