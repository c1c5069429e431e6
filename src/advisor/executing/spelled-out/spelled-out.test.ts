import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'
import { mindedOf } from '#advisor/executing/testing/minded-of.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'

/** Each sum with the words, or the kind of value, that fills every input. */
function read(text: string) {
  const actions = spelledOut({ text, minded: mindedOf(text), sums: [], snapshot: snapshotWith({}) })
  return actions?.map(({ intent, inputs }) => [
    intent,
    Object.fromEntries(
      inputs.map(({ slot, value }) => [slot, value.kind === 'number' ? value.number.quote : value.kind]),
    ),
  ])
}

test.each([
  [
    "she's 22. 180 a month at 8% until she is 62, or not starting until 30: what does waiting cost?",
    [['waiting-to-start', { contribution: '180', rate: '8%', months: 'operation', later: 'operation' }]],
  ],
  [
    'i gross 6,200. every month 1,690 mortgage, 445 truck, 212 student loans: my ratio, and once the truck is paid off?',
    [['debt-to-income', { part: '445', whole: '6,200', ends: '445' }]],
  ],
])('%s', (text, sums) => expect(read(text)).toEqual(sums))

test.each([
  'should i trade in my car? i owe 9,000 on it',
  'my card has a 3% fee for transfers. is that normal?',
  'we rent for 1,900 and might buy a place for 340,000 some day',
  'i have 30,000 in an index fund that charges 0.2%, and 12,000 in a savings account at 4%',
  'my landlord raises the rent by 50 every year. how much is left?',
  'taxes went up and the insurance is 1,400 now. can i still afford it?',
  'my salary is 6,250 per month and company put 4% in 401k for me. how much is their part in one year',
  'i started at 25 and want to stop at 60',
])('%s: says no whole sum', (text) => expect(read(text)).toBe(undefined))
