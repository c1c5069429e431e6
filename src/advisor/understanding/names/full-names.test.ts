import { expect, test } from 'vitest'
import { wholeName } from './full-names.ts'
import { spell } from './phrases.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

/** The whole name, when the word in brackets is known to be part of it. */
function nameAround(marked: string): string {
  const reading = readMessage(marked.replaceAll(/[[\]]/g, ''))
  const start = marked.indexOf('[')
  const first = reading.tokens.findIndex((token) => token.start === start)
  const amount = reading.amounts.at(-1)
  return amount ? spell(reading, wholeName(reading, amount, { first, next: first + 1 })) : ''
}

test.each([
  ['insurance on two old [cars] 144', 'Insurance on two old cars'],
  ['our [Rent]-A-Center bill is 90', 'Rent-A-Center'],
  ['[Capital] One has me for 4,310', 'Capital One'],
  ['[Plan] G is 148', 'Plan G'],
  ['i owe [capital] one 2,900', 'Capital one'],
  ['4,150 on [cap] one', 'Cap one'],
  ['Bank of [America] has me for 8,340', 'Bank of America'],
  ['[RAV]4 loan 15,800', 'RAV4'],
  ['[renters] plus car insurance 61', 'Renters plus car insurance'],
  ['a down payment on a [cabin] of 40,000', 'Down payment on a cabin'],
  ['[Haircut] and color, 180', 'Haircut and color'],
  ['water tax and insurance on the [cabin] 240', 'Water tax and insurance on the cabin'],
])('%s', (marked, name) => expect(nameAround(marked)).toBe(name))

test.each([
  ['[Visa] and Discover, 2,000 and 3,500', 'Visa'],
  ['[rent] and I pay 900', 'Rent'],
  ['[Visa] I owe 900', 'Visa'],
  ['dinner with my [brother] 40', 'Brother'],
])('no more than its own words: %s', (marked, name) => expect(nameAround(marked)).toBe(name))
