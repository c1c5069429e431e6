import { expect, test } from 'vitest'
import { income, rent, say } from '#advisor/talk/testing/conversation.ts'
import { fullSnapshot } from '#advisor/talk/testing/turns.ts'

const tell = (text: string, snapshot = fullSnapshot) => say(text, { snapshot }).said

const [visa] = fullSnapshot.liabilities
const two = { ...fullSnapshot, liabilities: [visa!, { ...visa!, id: 9, name: 'Store card', amount: 80_000 }] }

test.each([
  [
    'what do you have down for what i owe',
    /^I have down: "?Visa"? balance \$3,200 at 24\.99%\. Tell me if that has changed\.$/,
  ],
  ['What do I have in the 401(k)?', /^I have down: "?401\(k\)"? balance \$50,000\./],
  ['how much is in my savings', /^I have down: savings \$6,000\./],
  ['what do you have for my income?', /^I have down: income \$85,000 a year\./],
  ['what debts do you have for me', /Visa/],
  ['what did i say my rent was', /^I have down: rent \$1,450 a month\./],
  ['whats my rent again', /rent \$1,450/],
  ['remind me how much i make', /income \$85,000/],
  ['do you still remember what i have saved', /savings \$6,000/],
])('%s', (text, said) => expect(tell(text)).toMatch(said))

test.each([
  ['what is my income', true],
  ['how much comes in each month now', true],
  ['how much do we bring in', true],
  ['how much do i pay for rent', false],
])('%s, where nothing comes in, says so and not why: %s', (text, isTold) => {
  const snapshot = { ...fullSnapshot, income: [], profile: { ...fullSnapshot.profile, income: 0 } }
  expect(tell(text, snapshot).startsWith('Nothing at the moment')).toBe(isTold)
  expect(tell(text, snapshot)).not.toMatch(/\bended\b/)
})

test('several debts come with their total', () =>
  expect(tell('what do i owe altogether', two)).toMatch(/Visa.*Store card.*\. That’s \$4,000 in all\.$/))

test('an age by the year of birth, else as it was said, else by a question', () => {
  expect(tell('how old am i?')).toBe('35, on your birthday this year: I have you born in 1991.')
  const numbers = [
    { kind: 'age', value: 34, period: null, quote: '34', start: 3, end: 5, words: 'im' },
  ] as const
  expect(say('how old am i', { dialogue: { numbers } }).said).toBe('You told me 34.')
  expect(say('what is my age').said).toMatch(/^You haven’t told me yet/)
})

test.each(['how much is in my piggy bank', 'what do i owe if i pay 200', 'how much do you know about bonds'])(
  'what is not stored, or no question for it, is left to others: %s',
  (text) => expect(tell(text)).not.toMatch(/^(?:I have down|On file)/),
)

test('a question of ours is dropped, and what was told of comes first', () => {
  const asked = { kind: 'topic', topic: 'debt' } as const
  const { dialogue } = say('what did i say my rent was', {
    snapshot: fullSnapshot,
    dialogue: { asked, focus: [income, { ...rent, quote: 'rent 1,450' }] },
  })
  expect(dialogue.asked).toBeNull()
  expect(dialogue.focus.map(({ change }) => change.kind)).toEqual(['expense', 'profile'])
})
