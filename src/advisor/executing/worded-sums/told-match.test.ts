import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { toldMatch } from './told-match.ts'

function terms(text: string) {
  const action = toldMatch({ text, minded: mindedAs(text, ['tell']), snapshot: emptySnapshot(), sums: [] })
  const inputs = action?.inputs.map(({ slot, value }) => [
    slot,
    value.kind === 'number' ? value.number.value : null,
  ])
  return action && Object.fromEntries(inputs ?? [])
}

test.each([
  [
    'i put 6% in my 401k and work matches 40% of that. salary is 81k',
    { salary: 81_000, percent: 6, match: 40, upTo: 6 },
  ],
  [
    'i make 58k and put 9% in the 403b, the school adds 3%',
    { salary: 58_000, percent: 9, match: 100, upTo: 3 },
  ],
  [
    'im making 49k with 8k in the 401k, i put in 6% and they do 3%',
    { salary: 49_000, percent: 6, match: 100, upTo: 3 },
  ],
  [
    'i make 51k and put 5% in the 401k, they match dollar for dollar',
    { salary: 51_000, percent: 5, match: 100, upTo: 5 },
  ],
])('%s', (text, said) => expect(terms(text)).toEqual(said))

test.each([
  'i make 58k and put in 9%, they match 50% up to 6%',
  'i put 6% in my 401k and the company does half of that',
  'i make 58k, they raised the rent 6% and i put 4% down',
])('says too little, or more: %s', (text) => expect(terms(text)).toBeNull())
