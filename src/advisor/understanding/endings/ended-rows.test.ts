import { expect, test } from 'vitest'
import { endedRows } from './ended-rows.ts'
import { othersEnded } from './others-ended.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import type { List, StoredRow } from './stored-rows.ts'

const row = (from: List, name: string, dollars = 100): StoredRow => ({
  from,
  id: 1,
  name,
  stored: dollars * 100,
})
const rows = [
  row('liability', 'Visa', 4000),
  row('liability', "Kohl's", 430),
  row('liability', 'Target card', 2300),
  row('expense', "Kid's piano lessons", 160),
  row('expense', 'Netflix', 15),
  row('income', 'Bakery', 2600),
  row('income', 'Translation', 700),
  row('asset', 'Harley', 11_000),
  row('goal', 'Wedding', 18_000),
  row('goal', 'Honeymoon', 5000),
]
const namesOf = (found: readonly StoredRow[]) => found.map(({ name }) => name)

test.each([
  ['Kid quit piano. Tears were shed.', ["Kid's piano lessons"]],
  ["The Kohl's one I'm paying today, done.", ["Kohl's"]],
  ["I wiped out the Visa and the Kohl's.", ['Visa', "Kohl's"]],
  ['the Target one is gone as of friday!!', ['Target card']],
  ['The agency closed, so that 700 is gone.', ['Translation']],
  ['She dumped Netflix last weekend.', ['Netflix']],
  ['Sold the Harley and kept the helmet.', ['Harley']],
  ["His parents pay for the wedding, so that one's off the list.", ['Wedding']],
])('%s', (text, names) => expect(namesOf(endedRows(readMessage(text), rows))).toEqual(names))

test.each([
  'I want the Visa gone.',
  'how long til the Visa is gone if i pay 300',
  'how many months before the target card is paid off',
  'If I sold the Harley I could pay the Visa off.',
  'Is the Visa paid off?',
  'The Visa is almost gone.',
  'Visa is done in two months.',
  'Netflix has gone up to 18.',
  'I paid the Visa down to 2,500.',
  'The Visa is at zero percent until May.',
  'My brother sold his Harley.',
  'My coworker paid off his Visa.',
  'My dad got rid of Netflix.',
  'She lost her job at the bakery.',
  'I spent the day fixing the Harley.',
  'I have a good credit history with the Visa.',
  'I lost my keys at the bakery.',
  'The bakery closed early today.',
  'I got the quote for the wedding.',
  'Zero regrets about the Harley.',
  'Netflix is no longer fun.',
  'The bakery cut my hours.',
])('nothing is over: %s', (text) => expect(endedRows(readMessage(text), rows)).toEqual([]))

test.each([
  ["Just the Kohl's left.", ['Visa', 'Target card']],
  ['Bakery only from now on.', ['Translation']],
  ['So just the honeymoon now.', ['Wedding']],
])('the others are over: %s', (text, names) =>
  expect(namesOf(othersEnded(readMessage(text), rows))).toEqual(names),
)

test.each([
  'I did the Visa just now.',
  'I only use the Visa for gas and the bakery for bread.',
  'Not only the Visa now.',
  'I just paid the Visa now.',
  'I only use the Visa now.',
  'I just left the bakery.',
  'I just called Visa so hold on.',
  'Just the Visa payment is due now.',
  'My brother has only the Visa left.',
  'Is it just the Visa left?',
])('the others stay: %s', (text) => expect(othersEnded(readMessage(text), rows)).toEqual([]))
