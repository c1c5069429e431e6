import { expect, test } from 'vitest'
import { wishedThing } from './wished-thing.ts'

test.each([
  ['im putting money by for a honeymoon', 'Honeymoon'],
  ['we would love a camper one day', 'Camper'],
  ['hoping to buy a condo in 5 years', 'Condo down payment'],
])('%s has a price: %s', (text, name) => expect(wishedThing(text)?.name).toBe(name))

test.each([
  'i want to pay off my truck',
  'want to retire early',
  'goal is to sell the house',
  'be debt free',
])('%s has none', (text) => expect(wishedThing(text)).toBeNull())
