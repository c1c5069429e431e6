import { describe, expect, test } from 'vitest'
import { starterPrompts } from '#contract/chat.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { converse, income, rent, say } from './testing/conversation.ts'
import { factOf, fullSnapshot, newTurn, seen } from './testing/turns.ts'

const doubt = (name: string): Fact =>
  factOf({ kind: 'liability', id: null, name, amount: 1_200_000, category: 'Credit Cards' }, '12k', 'ask')

describe('what comes first', () => {
  test('distress, before facts and questions, with signposts and without a question', () => {
    const reply = say('I want to die. I make 85k, what is my net worth?', {
      facts: [income],
      sum: 'net-worth',
      cry: 0.9,
      snapshot: fullSnapshot,
      dialogue: { interviewing: true },
    })
    expect(reply.said).toContain('988')
    expect(reply.said).not.toContain('?')
    expect(reply.details).toContain('National Foundation for Credit Counseling')
    expect(reply.dialogue).toMatchObject({ asked: null, interviewing: false, focus: [income] })
  })

  test('a refusal with its reason, and what was saved beside it', () => {
    const reply = say('I make 85k, should I buy bitcoin?', {
      facts: [income],
      sum: 'net-worth',
      snapshot: fullSnapshot,
    })
    expect(reply.said).toMatch(/^I do not pick investments: .*\. Saved: income \$85,000 a year\.$/)
  })

  test('a question is answered first, then what was saved is said in brief', () => {
    const reply = say('I make 85k. What is my net worth?', {
      facts: [income],
      sum: 'net-worth',
      snapshot: fullSnapshot,
    })
    expect(reply.said).toMatch(/^\$52,800: you own/)
    expect(seen(reply.details ?? '')).toContain('Saved: income $85,000 a year')
    expect(reply.dialogue.sums).toMatchObject([{ kind: 'net-worth' }])
  })

  test('help me plan, I make 85k: the fact counts, not the command', () => {
    expect(say('help me plan, I make 85k', { facts: [income] }).said).toMatch(
      /^Saved: income \$85,000 a year\. What/,
    )
  })

  test('worry gets a warm clause and goes on helping', () => {
    const reply = say('I am drowning in debt: 3 cards')
    expect(reply.said).toBe(
      'That sounds heavy, and it can be worked out. What do you owe on each, and at what interest rate?',
    )
    expect(reply.dialogue.asked).toEqual({ kind: 'topic', topic: 'debt' })
  })
})

describe('what was saved', () => {
  test('is said with figures from the user’s own words', () => {
    const reply = say('I make 85k and rent is 1,450', { facts: [income, rent] })
    expect(reply.said).toMatch(/^Saved: income \$85,000 a year and rent \$1,450 a month\. /)
    expect(reply.figures[0]?.source).toEqual({
      kind: 'words',
      quote: 'I make 85k',
      messageId: null,
      at: null,
    })
    expect(reply.dialogue.focus).toEqual([rent, income])
  })

  test('is not told over again when there is much of it', () => {
    const names = ['Rent', 'Groceries', 'Phone']
    const facts = names.map((name) => factOf({ kind: 'expense', id: null, name, amount: 12_345 }, name))
    const reply = say('here is my list', { facts })
    expect(reply.said).toMatch(/^Saved: monthly costs of \$370\.35\. .*\?$/)
    expect([reply.details ?? '', reply.dialogue.focus.length]).toEqual(['', 3])
  })
})

describe('what is doubtful', () => {
  test('is asked about one at a time, and a yes saves it', () => {
    const [first, second, third] = converse([
      ['12k on the cards', [doubt('Visa'), doubt('Amex')]],
      ['yes', [{ ...doubt('Visa'), decision: 'save' }]],
      'nope',
    ])
    expect(first?.said).toBe('Is $12,000 the balance of your Visa?')
    expect(first?.dialogue.asked).toMatchObject({ kind: 'confirm', fact: doubt('Visa') })
    expect(second?.said).toBe('Saved: Visa balance $12,000. Is $12,000 the balance of your Amex?')
    expect(second?.dialogue.focus).toMatchObject([{ change: { name: 'Visa' }, decision: 'save' }])
    expect(third?.said).toMatch(/^All right, I have not saved that\. What would you like/)
    expect(third?.dialogue).toMatchObject({ waiting: [], asked: { kind: 'topic', topic: 'goals' } })
  })

  test('nothing is called saved that is not', () => {
    const asked = { kind: 'confirm', fact: doubt('Visa') } as const
    expect(say('yes', { dialogue: { asked } }).said).not.toMatch(/^Saved/)
  })

  test('a correction that could not be read keeps the question open', () => {
    const asked = { kind: 'confirm', fact: doubt('Visa') } as const
    const reply = say('no, that is my Mastercard', { dialogue: { asked } })
    expect(reply.said).toMatch(/^What is the right figure/)
    expect(reply.dialogue.asked).toEqual(asked)
  })
})

describe('the interview', () => {
  test.each([
    [starterPrompts[0], 'goals', /^What would you like your money to do/],
    [starterPrompts[1], 'income', /^What do you earn/],
    [starterPrompts[2], 'debt', /^Do you owe anything/],
    [starterPrompts[3], 'savings', /^Let us work it out: .* How much do you have in savings\?$/],
  ])('%s opens its subject', (prompt, topic, question) => {
    const reply = say(prompt)
    expect(reply.said).toMatch(question)
    expect(reply.dialogue).toMatchObject({ asked: { kind: 'topic', topic }, interviewing: true })
  })

  test('asks one thing after the other, never what is known, in other words when it asks again', () => {
    const snapshot = { profile: fullSnapshot.profile }
    const replies = converse(['ask me questions', 'skip', "I'd rather not say", 'no'], { snapshot })
    expect(replies.map(({ dialogue }) => dialogue.asked)).toEqual([
      { kind: 'topic', topic: 'goals' },
      { kind: 'topic', topic: 'assets' },
      { kind: 'topic', topic: 'birthYear' },
      null,
    ])
    const again = converse(['ask me about my rent', 'hmm', 'hmm'])
    expect(again.map(({ said }) => said)).toEqual([
      'How much do you pay for rent a month?',
      'Good. What does rent cost you in a month?',
      'All right. How much do you pay for rent a month?',
    ])
    expect(again[2]?.dialogue.heard).toBe('ask me about my rent')
    expect(again[2]?.dialogue.asked).toEqual({ kind: 'topic', topic: 'expenses' })
  })

  test('ends with the plan: steps with reasons, and where the user stands', () => {
    const dialogue: Partial<Dialogue> = { interviewing: true, asked: { kind: 'topic', topic: 'birthYear' } }
    const born = factOf({ kind: 'birthYear', value: 1991 }, 'born in 91')
    const reply = say('born in 91', { snapshot: fullSnapshot, dialogue, facts: [born] })
    expect(reply.said).toMatch(/^Saved: birth year 1991\. Your next step is to pay off Visa\. /)
    expect(reply.cards).toMatchObject([{ kind: 'plan', title: 'Your next steps' }])
    expect(seen(reply.details ?? '')).toContain('Net worth: $46,800.')
    expect(reply.dialogue).toMatchObject({ asked: null, interviewing: false, lastIntent: { intent: 'plan' } })
    expect(say('and thanks', { snapshot: fullSnapshot, dialogue: reply.dialogue }).cards).toEqual([])
  })

  test('a yes to a question that needs more asks for it', () => {
    const [, second] = converse(['Do you have any debt to manage?', 'yes'])
    expect(second?.said).toBe('What do you owe on each, and at what interest rate?')
  })

  test('what was not understood is asked for once more, then left', () => {
    const replies = converse(['Do you have any debt to manage?', 'blue fish', 'blue fish'])
    expect(replies[1]?.said).toMatch(/^I could not read an answer in that\. What debts/)
    expect(replies[2]?.said).toMatch(/^Let us leave that for now\. /)
    expect(replies[2]?.dialogue.asked).toEqual({ kind: 'topic', topic: 'goals' })
  })

  test('stops when told to', () => {
    const [, stopped, after] = converse(['hi', 'stop asking me questions', ['I make 85k', [income]]])
    expect(stopped?.dialogue).toMatchObject({ asked: null, interviewing: false })
    expect(after?.said).toMatch(/^Saved: income \$85,000 a year\. (?:Tell|Ask) me /)
  })
})

test('whoever tells figures in hard times has them saved first, with help at hand and nothing asked', () => {
  const reply = say('i got fired this morning, rent is 1,450', { facts: [rent] })
  expect(reply.said).toBe('I am sorry, that is hard. Saved: rent $1,450 a month.')
  expect(reply.details).toContain('hardship programs')
  expect(reply.dialogue.asked).toBeNull()
})

describe('an answer that missed the point', () => {
  const text = 'That is not what I asked. What is my net worth?'

  test('is followed by a word of apology and the answer', () => {
    const reply = say(text, {
      sum: 'net-worth',
      snapshot: fullSnapshot,
      dialogue: { lastContent: 'You have much left.' },
    })
    expect(reply.said).toMatch(/^Sorry, let me try again\. \$52,800: you own/)
  })

  test('is not said again as if nothing were', () => {
    const reply = say(text, {
      sum: 'net-worth',
      snapshot: fullSnapshot,
      dialogue: { lastContent: '$52,800: you own $56,000 and owe $3,200.' },
    })
    expect(reply.said).toMatch(/^I come to the same again: \$52,800: .* is off, tell me which\.$/)
  })
})

test('what is hard stays what happened, whatever else is heard beside it', () => {
  const text = 'i got laid off and we are having a baby'
  const minded = mindedAs(text, ['hear:baby'])
  expect(respond({ ...newTurn(text), minded }).dialogue.feeling).toBe('jobloss')
})

test('in the middle of an explanation nobody is interviewed', () => {
  const fact = factOf(
    { kind: 'asset', id: null, name: '529', value: 3_000_000, category: 'Investments' },
    '30k',
  )
  const text = 'we have 30k in a 529'
  const ask = (topic: string | null) =>
    seen(respond(newTurn(text, { facts: [fact], dialogue: { topic } })).content)
  expect(ask('Paying for college')).not.toMatch(/\?/)
  expect(ask(null)).toMatch(/\?$/)
})
