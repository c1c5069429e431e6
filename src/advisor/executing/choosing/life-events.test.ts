import { expect, test } from 'vitest'
import { findEvent } from './life-events.ts'

test.each([
  ['my husband moved out on sunday', 'divorce'],
  ['i already missed the mortgage payment twice', 'arrears'],
  ['he left me, im on my own now', 'divorce'],
  ['my wife and i are separating', 'divorce'],
  ['wife left in may and i have the kids', 'divorce'],
  ['my uncle left me 30,000', 'death'],
  ['we are being evicted', 'eviction'],
  ['they foreclosed on us', 'eviction'],
  ['got laid off this morning', 'jobloss'],
  ['after all that they marched me out before lunch', 'jobloss'],
  ['plant closed friday. 22 years there', 'jobloss'],
  ['my mom passed away in august', 'death'],
  ['harold farmed 160 acres till he passed in the spring', 'death'],
  ['we lost our baby before christmas', 'death'],
  ['debt collectors call me at work', 'collectors'],
  ['i got a new job!!', 'newjob'],
  ['im quitting my job in spring', 'newjob'],
  ['gave my two weeks notice this morning', 'newjob'],
  ['we are pregnant', 'baby'],
])('%s', (text, event) => expect(findEvent(text)).toBe(event))

test.each([
  'our furnace finally died',
  'i waited until he passed the exam',
  'im leaving my job at the end of the year to retire',
  'should i be quitting my job',
  'i gave notice to my landlord',
  'my boss gave notice to the whole team',
  'im leaving the company truck to my nephew',
  'dad left me a note',
  'my husband left his job',
  'my wife left me 200 for gas',
  'my husband left for work',
  'i missed the bus',
  'how do I collect points',
  'my lease is up late in the year',
])('%s names none', (text) => expect(findEvent(text)).toBeNull())

test('a parent who left something ended no marriage', () => {
  expect(findEvent('what would the tax be like on land my dad left me')).toBeNull()
  expect(findEvent('my husband left me. what now')).toBe('divorce')
})
