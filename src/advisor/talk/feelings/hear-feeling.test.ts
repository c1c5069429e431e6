import { expect, test } from 'vitest'
import { say } from '#advisor/talk/testing/say-minded.ts'
import { factOf } from '#advisor/talk/testing/turns.ts'

test('a wedding that was has no guest list any more, now or later', () => {
  const { said, more, dialogue } = say({
    text: 'my girlfriend and i got married in may',
    intents: ['hear:wedding'],
  })
  expect(said + more).toMatch(/newlyweds/)
  expect(said + more).not.toMatch(/guest|wedding loan/)
  expect(say({ text: 'so what now', intents: ['next'], dialogue }).said).not.toMatch(/guest|for the wedding/)
})

test('one to come still has', () =>
  expect(say({ text: 'we are getting married next fall', intents: ['hear:wedding'] }).said).toMatch(/guest/))

test('nobody is congratulated on a job that is only left', () => {
  const left = say({ text: 'im leaving my job in june', intents: ['hear:newjob'] }).said
  expect(left).toMatch(/new job lined up|health coverage|vesting/)
  expect(left).not.toMatch(/congratulations|wonderful|well done/i)
  expect(say({ text: 'i start at the county monday!', intents: ['hear:newjob'] }).said).not.toMatch(
    /lined up/,
  )
})

test('a baby that is here is not planned for', () => {
  const { said, more } = say({ text: 'our son was born on monday', intents: ['hear:baby'] })
  expect(said + more).toMatch(/little one/)
  expect(said + more).not.toMatch(/before the due date/)
})

test('good news beside what is saved: a glad word, and on with that', () => {
  const debt = factOf(
    { kind: 'liability', id: null, name: 'Truck loan', amount: 900_000, category: 'Auto Loans' },
    'i owe 9k on the truck',
  )
  const { said } = say({
    text: 'we got married in may and i owe 9k on the truck',
    intents: ['hear:wedding'],
    facts: [debt],
  })
  expect(said).toMatch(/^Congratulations, newlyweds! Saved: Truck loan/)
  const shouted = say({ text: 'we got MARRIED in may!!', intents: ['hear:wedding'], facts: [debt] })
  expect(shouted.said).not.toMatch(/rate|Tell me/)
})

test('sorry may be said again before something else', () => {
  const lastContent = 'I’m sorry. That’s a lonely place to be. Is there one person you could call today?'
  const { said } = say({
    text: 'they cut all my shifts',
    intents: ['hear:jobloss'],
    dialogue: { lastContent },
  })
  expect(said).toMatch(/^I'm sorry|^I’m sorry|^That/)
})

test.each([
  ['hear:retiring', 'i stop working in june and im kind of nervous'],
  ['hear:newjob', 'starting at the new firm on monday, bit scared'],
])('%s, told with fear, is heard with it', (intent, text) =>
  expect(say({ text, intents: [intent] }).said).toMatch(/nervous|knot/),
)

test('who tells that a life changes is not interviewed', () => {
  const fact = factOf({ kind: 'profile', field: 'retirementAge', value: 64 }, 'at 64')
  const { said } = say({ text: 'im retiring at 64', intents: ['hear:retiring'], facts: [fact] })
  expect(said).not.toMatch(/What would you like your money|What do you earn/)
})

const mourning = { feeling: 'death', lastContent: 'I’m so sorry for your loss.' }

test('a heavy heart after a death is heard as that, and the death stays what happened', () => {
  const rest = { topics: [{ id: 'say-depressing', score: 0.72 }] }
  const intents = [{ name: 'hear:worry', score: 0.45 }]
  const { said, dialogue } = say({ text: 'everything feels grey', intents, rest, dialogue: mourning })
  expect(said).toMatch(/sorry|heavy/)
  expect(said).toMatch(/Nothing has to be solved|gentle/)
  expect(said).not.toMatch(/figure|fear most|certificate/)
  expect(dialogue.feeling).toBe('death')
})

test('who mourns fills in no form', () => {
  const savings = factOf({ kind: 'profile', field: 'savings', value: 2_100_000 }, '21,000')
  const told = { text: 'theres 21,000 in our account', intents: ['tell'], facts: [savings] }
  expect(say({ ...told, dialogue: mourning }).said).toMatch(/^Saved: savings \$21,000\. The rest can wait/)
  expect(say(told).said).toMatch(/\?$/)
  expect(say({ text: 'thank you', intents: ['social:thanks'], dialogue: mourning }).said).not.toMatch(
    /Ask me/,
  )
})
