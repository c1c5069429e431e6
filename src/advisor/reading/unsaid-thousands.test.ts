import { expect, test } from 'vitest'
import { spellThousands } from './unsaid-thousands.ts'

test.each([
  ['im 34 got 85 in my 401k, put in 600 a month', 'im 34 got 85k in my 401k, put in 600 a month'],
  [
    'We have about 210 saved in our retirement accounts',
    'We have about 210k saved in our retirement accounts',
  ],
  ['my ira is at 46 and her roth has 12', 'my ira is at 46k and her roth has 12k'],
  ['owe 240 on the house, its worth 410', 'owe 240k on the house, its worth 410k'],
  ['the house is worth maybe 395 now', 'the house is worth maybe 395k now'],
  [
    'they want 415 for the house. we have 60 to put down',
    'they want 415k for the house. we have 60k to put down',
  ],
])('%s', (said, meant) => expect(spellThousands(said)).toBe(meant))

test.each([
  'i put 200 in my 401k each month',
  'i have 400 in my 401k every month',
  'i have $85 in my roth',
  'i have 85,000 in my 401k and 12k in my ira',
  'i got 10% in my 401k',
  'can i have 12 years in my pension',
  'my 401k is 62 percent stocks',
  'owe 240 on the house payment a month',
  'at 65 in retirement',
])('as written: %s', (said) => expect(spellThousands(said)).toBe(said))
