import { describe, expect, test } from 'vitest'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import { keeping } from '#advisor/editing/testing/stored.ts'
import { hearFacts } from '#advisor/hear-facts.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from '#advisor/talk/respond.ts'
import { faultsOf } from '#advisor/talk/testing/checks.ts'
import { seen } from '#advisor/talk/testing/turns.ts'

const rows = () =>
  keeping({
    expenses: [
      ['Rent', 1350],
      ['Student loan', 257],
      ['Loan', 257],
    ],
    income: [['Pay', 4095]],
    profile: { income: 4_914_000 },
  })

/** The reply to one message after another; a message may be one in which the mind hears a sum. */
const talk = (...messages: (string | [string, string])[]) => talkOf(rows(), ...messages)

function talkOf(snapshot: Snapshot, ...messages: (string | [string, string])[]) {
  let dialogue: Dialogue = freshDialogue
  const replies = messages.map((message) => {
    const [text, intent = null] = typeof message === 'string' ? [message] : message
    const hearing = { text, snapshot, dialogue, minded: intent === null ? null : mindedAs(text, [intent]) }
    const { understood } = hearFacts(hearing)
    keepFacts(snapshot, understood.facts)
    const reply = respond({ ...hearing, understood })
    expect(faultsOf(reply)).toEqual([])
    dialogue = reply.dialogue
    return { said: seen(reply.content), cards: reply.cards }
  })
  return { replies, last: replies.at(-1), snapshot, dialogue }
}

describe('an order is carried out and said', () => {
  test('with the row and its amount', () => {
    const { last, snapshot } = talk('just delete the one that says Loan')
    expect(last?.said).toBe('Removed: Loan $257 a month.')
    expect(snapshot.expenses.map(({ category }) => category)).toEqual(['Rent', 'Student loan'])
  })

  test('and what was left is worked out anew', () => {
    const { last } = talk(
      ["what's left each month", 'budget-summary'],
      'the loan is in there twice now, remove one',
    )
    expect(last?.said).toMatch(/^Removed: Loan \$257 a month\. You have \$2,488 left each month/)
  })

  test('but for what may be the other way round, which is asked', () => {
    const card = keeping({ liabilities: [['Visa', 2300]] })
    const { last, snapshot } = talkOf(card, ['put 500 on the visa', 'debt-payoff'])
    expect(last?.said).toBe('Is $1,800 the balance of your Visa?')
    expect(snapshot.liabilities[0]?.amount).toBe(230_000)
  })

  test('once only', () => {
    const { last } = talk('delete the one that says Loan', 'no, delete the one that says Loan')
    expect(last?.said).toBe('Removed already: Loan.')
  })

  test('and pay that is gone is nothing in the talk', () => {
    const { dialogue, snapshot } = talk('remove pay from my list')
    expect(snapshot.profile.income).toBeNull()
    expect(dialogue.focus.map(({ change }) => change.kind)).toEqual(['removal'])
  })

  test('or it is asked which row is meant', () => {
    expect(talk('delete the unicorn').last?.said).toBe(
      'I have nothing down as "unicorn". Kept are: income $49,140 a year, Pay $4,095 a month, rent $1,350 a month, ' +
        'Student loan $257 a month and Loan $257 a month. Which one?',
    )
  })
})

test('all that is kept is listed behind what else is asked', () => {
  const { last } = talk(["what's left each month, and what did you save for me so far", 'budget-summary'])
  expect(last?.said).toMatch(/^You have \$2,231 left each month.* (?:I have down|On file): income/)
  expect(last?.cards[0]).toMatchObject({ kind: 'table', title: 'Your money' })
})

test.each([
  'thanks. and what have you got saved for me',
  'ok so what did you save for me',
  'that is fine, also what do you have on file for me',
])('it is listed alone where nothing else is said, whatever was worked out: %s', (text) => {
  expect(talk(text).last?.said).toMatch(/^(?:I have down|On file): income/)
  expect(talk(["what's left each month", 'budget-summary'], text).last?.said).toMatch(
    /^(?:I have down|On file): income/,
  )
})

test('several orders are told together, with what is left', () => {
  const { last, snapshot } = talk(
    ["what's left each month", 'budget-summary'],
    'change them. delete the one that says Loan, and the student loan one is sallie mae, call it Sallie Mae. set the rent to 1,400',
  )
  expect(last?.said).toContain(
    'Removed: Loan $257 a month. Saved: Sallie Mae $257 a month and rent $1,400 a month. ' +
      'You have $2,438 left each month: $4,095 comes in and $1,657 goes out.',
  )
  expect(snapshot.expenses.map(({ category }) => category)).toEqual(['Rent', 'Sallie Mae'])
})

test('what is only asked besides is no order: the answer comes behind what was done', () => {
  const { last } = talk(['remove the loan row. what is left each month?', 'budget-summary'])
  expect(last?.said).toMatch(/^Removed: Loan \$257 a month\. You have \$2,488 left each month/)
})

test.each([
  ['i paid 500 off the visa', 'That leaves $2,600 on Visa, down from $3,100. You owe $3,500 in all.'],
  ['charged 100 to discover', 'That leaves $1,000 on Discover, up from $900. You owe $4,100 in all.'],
  ['took 900 out of savings and paid it to my sister', 'That makes it savings $11,100.'],
  [
    'used 900 from savings to pay off discover',
    'Well done: Discover is paid off. That makes it savings $11,100.',
  ],
])('money that went somewhere is said as it is left: %s', (text, said) => {
  const debts = [
    ['Visa', 3100],
    ['Discover', 900],
  ] as const
  const kept = keeping({ liabilities: debts, profile: { savings: 1_200_000 } })
  expect(talkOf(kept, text).last?.said).toBe(said)
})
