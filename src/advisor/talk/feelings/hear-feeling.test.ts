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
