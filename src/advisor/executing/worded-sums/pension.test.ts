import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { pension } from './pension.ts'

/** How often it comes, and for how many years of work. */
function paid(text: string) {
  const action = pension(text, readNumbers(text))
  const times = action?.inputs.find(({ slot }) => slot === 'times')?.value
  return action && [action.per, times?.kind === 'constant' ? times.value : null]
}

test.each([
  ['pension is 2% x final salary x years, salary is 58,000 and ill have 27 yrs', 'year', 27],
  ['fers gives 1.1% times my high 3 of 84,000 for 32 years. what is that monthly', 'month', 32],
  [
    'teacher, 56, 28 years in, make 76,000. pension is 2% x years x average of the last 3, which is 74,300',
    'year',
    28,
  ],
  ['i make 58,400. pension is 2% x years x final average. with 27 years and an average of 64k?', 'year', 27],
  ['our pension pays 1.8% for every year, 25 years, average pay 63k', 'year', 25],
])('%s', (text, per, years) => expect(paid(text)).toEqual([per, years]))

test.each([
  'the pension rises 2% every year. what is 31,000 in 10 years',
  'my pension is 2,300 a month, 2% x what i make, for 20 years',
  '26 years in, pension is 2% x years x salary, about 58,000. if i leave at 28',
  'i put 6% into it for 30 years, i make 58,000',
  'pension plan or 401k, 4% match for each year, which is better',
])('no such formula: %s', (text) => expect(paid(text)).toBeNull())
