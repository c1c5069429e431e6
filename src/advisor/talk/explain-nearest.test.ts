import { describe, expect, test } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import { say } from './testing/say-minded.ts'

test('knowledge that is near is told and remembered as the topic', () => {
  const topics = [{ id: 'index-funds', score: 0.9 }]
  const { said, dialogue } = say({ text: 'what is an index fund', intents: ['know'], rest: { topics } })
  expect(said).toMatch(/fund/)
  expect(dialogue.topic).not.toBeNull()
})

test('what was written to stand below its title says what it is about', () => {
  const rest = { topics: [{ id: 'unemployment-benefits', score: 0.9 }] }
  const told = (text: string) => say({ text, intents: ['know'], rest }).said
  expect(told('does that exist for me')).toMatch(/^Unemployment benefits: It replaces/)
  expect(told('how does unemployment work')).toMatch(/^It replaces/)
})

test('knowledge that is far is not told', () => {
  const topics = [{ id: 'index-funds', score: 0.1 }]
  const { said, dialogue } = say({ text: 'what of the zorblatt', intents: ['know'], rest: { topics } })
  expect(said).not.toMatch(/fund/)
  expect(dialogue.topic).toBeNull()
})

test('what was just explained is not said again', () => {
  const rest = { topics: [{ id: 'unfiled-years', score: 0.8 }] }
  const first = say({ text: 'i never filed, what do i do', intents: ['know'], rest })
  const dialogue = { ...first.dialogue, lastContent: first.said }
  const second = say({ text: 'and then?', intents: ['know'], rest, dialogue })
  expect(first.said).toMatch(/File them now/)
  expect(second.said).not.toMatch(/File them now/)
})

test('nor where the message has its words', () => {
  const rest = { topics: [{ id: 'unfiled-years', score: 0.8 }] }
  const first = say({ text: 'i never filed, what do i do', intents: ['know'], rest })
  const { said } = say({ text: first.said, intents: ['know'], rest, dialogue: first.dialogue })
  expect(said).not.toMatch(/File them now/)
})

describe('a narrower question about something known', () => {
  const ask = (text: string, id: string, dialogue: Partial<Dialogue> = {}) =>
    say({ text, intents: ['know'], rest: { topics: [{ id, score: 0.8 }] }, dialogue })

  test.each([
    ['will they fire me over this garnishment', 'garnishment', /^No, federal law/],
    ['does paying the truck off early lower my score', 'pay-off-loan-early', /^Only a little/],
    ['are we too old for it', 'mortgage-age', /^No, you’re not too old/],
    ['are those credit unions safe', 'bank-or-credit-union', /^Yes, both are safe/],
    ['is everybody this broke before payday', 'paycheck-to-paycheck', /^It’s very common/],
    ['could a collector grab our refund', 'belongings-seized', /^Mostly not a private collector/],
    ['so on a lease we never own it?', 'lease-or-buy', /^At the end/],
    ['will our 529 cost him aid', 'financial-aid', /^Yes, but little/],
    ['do they take the depreciation back when i sell', 'rental-income-tax', /^Yes, that’s depreciation/],
    ['can we write that off', 'business-expenses', /^Yes, if it’s ordinary/],
    ['so what can we write off', 'business-expenses', /^What’s ordinary/],
    ['should i clear my credit card loan now', 'pay-off-loan-early', /^If the rate is above/],
    ['what happens to her if i skip a payment', 'cosigning', /^A late payment/],
    ['should i freeze my credit', 'credit-freeze', /^A freeze stops anyone/],
    ['ok so how do we freeze her credit', 'credit-freeze', /^Freeze it at each bureau: equifax\.com/],
    ['do i gotta pay taxes on that', 'freelance-taxes', /^Yes, on what’s left after expenses/],
    [
      'what would unemployment pay me in georgia',
      'unemployment-benefits',
      /^Georgia pays about 50% .*\$365 a week/,
    ],
    ['how much is cobra', 'cobra', /^Typically about \$790 a month/],
    ['can i get a lower rate on the card somehow', 'card-apr', /^Often, yes: call/],
    ['we forgot the fafsa date, is it over', 'financial-aid', /^Perhaps not: state, college/],
    ['whats this qdro thing', 'qdro', /^A qualified domestic relations order/],
    ['is she allowed to keep my deposit for paint', 'security-deposit', /^Usually not for normal wear/],
    ['i earn 180k, may i have a roth', 'roth-ira', /Above \$168,000 .* backdoor/],
    ['a customer never paid my invoice', 'unpaid-wages', /^Send the invoice again/],
  ])('%s', (text, id, said) => expect(ask(text, id).said).toMatch(said))

  test('is answered by the explanation that has just that, where no other is surely meant', () => {
    const topics = (score: number) => [
      { id: 'lending-to-family', score },
      { id: 'elder-scams', score: 0.09 },
    ]
    const text = 'how do i keep her from falling for it again'
    const said = (score: number) => say({ text, intents: ['know'], rest: { topics: topics(score) } }).said
    expect(said(0.35)).toMatch(/^Make it a family rule/)
    expect(said(0.7)).toMatch(/^Lend only what you could give away/)
  })

  test('is not answered in the same words twice', () => {
    const { said, dialogue } = ask('how do i freeze my credit', 'credit-freeze')
    expect(ask('and how do i freeze it', 'credit-freeze', dialogue).said).not.toBe(said)
  })
})

test('what was explained from afar is remembered, too', () => {
  const far = { topics: [{ id: 'unfiled-years', score: 0.2 }] }
  const { dialogue } = say({ text: 'i never filed, what do i do', intents: ['know'], rest: far })
  expect(dialogue.topic).not.toBeNull()
})

describe('few words after an explanation', () => {
  const rest = { topics: [{ id: 'cosigning', score: 0.8 }] }
  const asked = say({ text: 'should i sign for her car loan', intents: ['know'], rest })
  const further = (text: string, intent: string, before = asked) =>
    say({ text, intents: [{ name: intent, score: 0.4 }], rest: { topics: [] }, dialogue: before.dialogue })

  test.each([
    ['be honest', 'social:yes'],
    ['and after that?', 'know'],
  ])('%s: go on with it', (text, intent) => {
    const { said } = further(text, intent)
    expect(asked.more).toContain(said)
  })

  test('each time with something new', () => {
    const first = further('and after that?', 'know')
    expect(further('be honest', 'social:yes', first).said).not.toBe(first.said)
    expect(further('what would you do', 'know', first).said).not.toBe(asked.said)
  })
})

test('what a word means comes before what is mostly asked about its subject', () => {
  const topics = [{ id: 'hoa-assessment', score: 0.7 }]
  const text = 'so what is a special assessment'
  const { said, more, dialogue } = say({ text, intents: ['know'], rest: { topics } })
  expect(said).toMatch(/^A special assessment is an extra charge/)
  expect(more).toMatch(/bylaws/)
  expect(dialogue.topic).toMatch(/Special assessments/)
})

test('what is near both in the talk and by itself is meant before what is near one way', () => {
  const rest = {
    topics: [
      { id: 'qdro', score: 0.28 },
      { id: 'divorced-benefits', score: 0.26 },
    ],
    byItself: [
      { id: 'spousal-benefits', score: 0.5 },
      { id: 'divorced-benefits', score: 0.47 },
    ],
  }
  const { said } = say({ text: 'could i draw social security on his record', intents: ['know'], rest })
  expect(said).toMatch(/if you were married/)
})

describe('where the subject is not quite sure', () => {
  const near = (first: number, second: number) => ({
    topics: [
      { id: 'marketplace-insurance', score: first },
      { id: 'cobra', score: second },
    ],
  })
  const ask = (rest: ReturnType<typeof near>) =>
    say({ text: 'which cover do i take when i leave', intents: ['know'], rest })

  test('what lies next to it is told below', () => {
    const { said, more } = ask(near(0.6, 0.3))
    expect(said).toMatch(/HealthCare\.gov/)
    expect(more).toMatch(/COBRA.*: /)
  })

  test.each([
    ['it is sure after all', 0.9, 0.3],
    ['nothing else is near', 0.6, 0.1],
  ])('unless %s', (_, first, second) => expect(ask(near(first, second)).more).not.toMatch(/COBRA.*: /))
})

test('what was explained last gives way to what the words by themselves are nearer to', () => {
  const rest = { topics: [{ id: 'va-health-care', score: 0.8 }] }
  const before = say({ text: 'am i too old for the va', intents: ['know'], rest })
  const again = {
    topics: [
      { id: 'va-health-care', score: 0.6 },
      { id: 'va-loan', score: 0.3 },
    ],
    byItself: [{ id: 'va-loan', score: 0.8 }],
  }
  const text = 'and the home loan of the va?'
  const { said } = say({ text, intents: ['know'], rest: again, dialogue: before.dialogue })
  expect(said).toMatch(/down/)
})

test.each([
  ['surely', 0.7, /late/],
  ['hardly', 0.35, /income-driven/],
])('what is %s named is answered by that or by the last debt', (_, score, answer) => {
  const sums = [{ id: 's1', kind: 'payoff-time', words: 'my student loans', inputs: {}, results: {} }]
  const rest = { topics: [{ id: 'late-payment', score }] }
  const { said } = say({ text: 'what if i miss a payment', intents: ['know'], rest, dialogue: { sums } })
  expect(said).toMatch(answer)
})

test('what was only remarked can be gone on from, too', () => {
  const lastContent =
    'It’s exciting when something seems about to fly. If you want in, use only fun money you could lose entirely.'
  expect(say({ text: 'so rather not?', intents: ['social:no'], dialogue: { lastContent } }).said).toMatch(
    /By the time a tip reaches/,
  )
})

test('what leans on the last subject is not looked for by itself', () => {
  const dialogue = { topic: '401(k)', lastContent: 'A 401(k) is a retirement account at work.' }
  const rest = {
    topics: [{ id: 'no-401k-job', score: 0.15 }],
    byItself: [{ id: 'build-credit', score: 0.5 }],
  }
  const asking = (text: string) => say({ text, intents: ['know'], rest, dialogue }).said
  expect(asking('and how do i open one')).toMatch(/IRA/)
  expect(asking('and how do i get a credit score')).not.toMatch(/IRA/)
})

test('of names that look alike the one that is said is meant', () => {
  const topics = [
    { id: 'medicare-nursing-home', score: 0.6 },
    { id: 'long-term-care', score: 0.27 },
    { id: 'long-term-care-medicaid', score: 0.24 },
  ]
  const ask = (text: string) => say({ text, intents: ['know'], rest: { topics } }).said
  expect(ask('would medicaid pay for the nursing home')).toMatch(/^Medicaid pays once/)
  expect(ask('would medicare pay for the nursing home')).toMatch(/^No, not for living there/)
  expect(ask('medicare or medicaid for the nursing home')).toMatch(/^No, not for living there/)
})

test('where what came before led to nothing, a question is explained by its own words', () => {
  const rest = {
    topics: [{ id: 'job-loss-steps', score: 0.13 }],
    byItself: [{ id: 'when-touch-401k', score: 0.32 }],
  }
  const { said } = say({ text: 'can i touch my plan without getting killed', intents: ['know'], rest })
  expect(said).toMatch(/59|55|penalt|last resort/)
})

test.each([
  ['is that enough', false],
  ['is the withholding on my rsus enough', true],
])('%s: what only points at something is not explained by itself', (text, isTold) => {
  const rest = { byItself: [{ id: 'rsu-tax', score: 0.6 }] }
  const dialogue = { topic: 'Paying for college', lastContent: 'Aim to save a part.' }
  const { said } = say({ text, intents: [{ name: 'know', score: 0.5 }], rest, dialogue })
  expect(/vest/.test(said)).toBe(isTold)
})

test('where nothing is surely near, what is talked about is meant', () => {
  const topics = [
    { id: 'medicare-parts', score: 0.17 },
    { id: 'irs-payment-plan', score: 0.16 },
  ]
  const ask = (topic: string | null) =>
    say({ text: 'can i pay in parts', intents: ['know'], rest: { topics }, dialogue: { topic } }).said
  expect(ask('Years without a tax return')).toMatch(/irs\.gov/)
  expect(ask(null)).toMatch(/hospital/)
})

test.each([
  ['how', 'target-date-funds', /^Pick the year/],
  ['and how', 'refinance-home', /^Compare several lenders/],
  ['why', 'employer-match', /^Spread your contributions over the year, so/],
])('%s, after an explanation: the line that says just that', (text, id, line) => {
  const rest = { topics: [{ id, score: 0.8 }] }
  const first = say({ text: 'what is that exactly', intents: ['know'], rest })
  const dialogue = { ...first.dialogue, lastContent: first.said }
  expect(say({ text, intents: ['know'], rest, dialogue }).said).toMatch(line)
})

test('what somebody can do has no name in common with what is traded', () => {
  const rest = { topics: [{ id: 'options-trading', score: 0.8 }] }
  expect(say({ text: 'so what are my options', intents: ['know'], rest }).said).not.toMatch(/expire/)
  expect(say({ text: 'should i trade options', intents: ['know'], rest }).said).toMatch(/expire/)
})
