import { describe, expect, test } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import { type Meant, mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { rent } from './testing/conversation.ts'
import { card, say } from './testing/say-minded.ts'
import { fullSnapshot, newTurn, seen } from './testing/turns.ts'
import type { Fact } from '#advisor/facts.ts'

test('the result comes first, the working below, and the sum is remembered', () => {
  const { said, more, dialogue, figures } = say(card)
  expect(said).toMatch(/^32 months, so 2 years 8 months, and at 22% .* in interest/)
  expect(more).toMatch(/Worked from:.*\$6,000.*How: each month interest is added first/s)
  expect(dialogue.sums).toMatchObject([{ id: 's1', kind: 'payoff-time' }])
  expect(figures.some(({ source }) => source.kind === 'words')).toBe(true)
})

test('arithmetic that is hardly meant is asked about and kept out of what comes after', () => {
  const apart = {
    text: 'could we live on 5,650 with 2,150 of rent?',
    intents: [{ name: 'difference', score: 0.15 }],
    meant: ['amount', 'take'] as Meant[],
  }
  const { said, dialogue } = say(apart)
  expect(said).toMatch(/which amounts/)
  expect(said).not.toMatch(/\d/)
  expect(dialogue.sums).toEqual([])
  expect(say({ ...apart, intents: ['difference'] }).said).toMatch(/\$3,500/)
})

test('a sum of few numbers that is hardly meant is asked about by what it would tell', () => {
  const grown = { text: '500 a month for 20 years?', intents: [{ name: 'growth', score: 0.15 }] }
  const { said } = say({ ...grown, meant: ['contribution', 'months'] })
  expect(said).toMatch(/what savings grow to/)
})

test('a follow-up says what it changed', () => {
  const { dialogue } = say(card)
  const { said } = say({ text: 'and with 300?', intents: ['payoff-time'], meant: ['payment'], dialogue })
  expect(said).toMatch(/That's 6 months sooner than before\./)
  // What was made of a number that was never said so is nothing to compare with.
  const again = say({ text: 'no i said 300', intents: ['payoff-time'], meant: ['payment'], dialogue })
  expect(again.said).not.toMatch(/than before/)
})

test('what somebody else says is no wish to hear the same sum once more', () => {
  const { dialogue } = say(card)
  const advised = { text: 'my son says put it all in stocks', intents: ['payoff-time'], dialogue }
  expect(say(advised).said).not.toMatch(/32 months/)
  expect(say({ ...advised, text: 'how long was that again' }).said).toMatch(/32 months/)
})

test('a default is named as one, and can be changed', () => {
  const { more, assumptions } = say({
    text: '500 a month for 20 years',
    intents: ['growth'],
    meant: ['contribution', 'months'],
  })
  expect(more).toMatch(/Return a year: 7%, assumed: a long-run yearly return/)
  const bounds = { unit: 'percent', value: 7, min: -99, max: 1000, isOwn: false }
  expect(assumptions).toEqual([{ sum: 's1', input: 'rate', label: 'Return a year', ...bounds }])
})

test('a missing number is asked for, and nothing else', () => {
  const { said, dialogue } = say({
    text: '6,000 at 22%, when is it gone?',
    intents: ['payoff-time'],
    meant: ['balance', 'rate'],
  })
  expect(said).toBe('How much do you pay on it each month?')
  expect(dialogue.sums).toMatchObject([{ missing: 'payment' }])
})

test('an event is heard, with a step, and remembered', () => {
  const { said, dialogue } = say({ text: 'the baby is coming', intents: ['hear:baby'] })
  expect(said).toMatch(/congratulations|lovely|happy/i)
  expect(dialogue.feeling).toBe('baby')
})

test('an event with a question gets a human word and the result', () => {
  const { said, dialogue } = say({ ...card, intents: ['hear:baby', 'payoff-time'] })
  expect(said).toMatch(/(?:congratulations|lovely|happy).*in interest/i)
  expect(dialogue.sums).toHaveLength(1)
})

test('two results stand in one reply', () => {
  const { said } = say({
    text: '250,000 at 6% and at 7% over 30 years',
    intents: ['loan-payment'],
    meant: ['principal', 'rate', 'rate', 'months'],
  })
  expect(said).toMatch(/\$1,498\.88.*\$1,663\.26/)
})

test('of an explanation beside a result the rest stands below', () => {
  const topics = [{ id: 'emergency-fund', score: 0.9 }]
  const alone = say({
    text: 'how big should an emergency fund be?',
    intents: ['know'],
    rest: { topics },
  }).said
  const { said, more } = say({ ...card, intents: ['payoff-time', 'know'], rest: { topics } })
  expect(said).toMatch(/^32 months/)
  expect(said + more).toContain(alone.split('. ').at(-1))
})

test('a message that tells something is rarely asked for a sum as well', () => {
  const unsure = [{ name: 'payoff-time', score: 0.4 }]
  expect(say({ ...card, intents: unsure, facts: [rent] }).said).toMatch(/^(?:Saved|Noted|Got it)/)
  expect(say({ ...card, facts: [rent] }).said).toMatch(/^32 months/)
  const constant = (value: number) => ({ kind: 'constant' as const, value })
  const aMonth = {
    kind: 'operation' as const,
    operator: 'over' as const,
    left: constant(26),
    right: constant(12),
  }
  const pay = {
    text: 'i bring home 1,150 every two weeks',
    intents: ['product'],
    meant: ['amount'] as Meant[],
  }
  const made = { ...pay, rest: { inputs: [{ slot: 'times', value: aMonth }] } }
  expect(say({ ...made, facts: [rent] }).said).toMatch(/^(?:Saved|Noted|Got it)/)
  // A part that is said is asked for.
  const part = { ...pay, text: 'rent is 2,400, mine is 2 of 5 rooms', meant: ['amount', 'times'] as Meant[] }
  expect(say({ ...part, facts: [rent] }).said).not.toMatch(/^(?:Saved|Noted|Got it)/)
})

test('what was saved on the way is told below', () => {
  const { more } = say({ ...card, facts: [rent] })
  expect(more).toMatch(/Saved: rent \$1,450 a month/)
})

test('in the middle of sums the interview does not ask', () => {
  expect(say(card).dialogue).toMatchObject({ asked: null, interviewing: false })
})

test.each(['social:thanks', 'tell'])('%s is left to others', (intent) => {
  const { dialogue } = say({ text: 'thanks', intents: [intent] })
  expect(dialogue.sums).toEqual([])
})

test('a question beside a fact is answered, not only the fact', () => {
  const facts: Fact[] = [rent]
  const rest = { topics: [{ id: 'medical-bills', score: 0.5 }] }
  const text = 'rent is 1,900. could i get that charity care thing'
  expect(say({ text, intents: ['know'], rest, facts }).said).toMatch(/^You may well qualify/)
})

test('a worry that is about something gets what is known of it', () => {
  const { said } = say({
    text: 'i havent filed in 3 years and im scared to open the letters',
    intents: ['hear:worry'],
    rest: { topics: [{ id: 'unfiled-years', score: 0.75 }] },
  })
  expect(said).toMatch(/^.+\. File them now/)
})

test('what to do first, after an event, is what is known of it, else a step of its own', () => {
  const next = (id: string) =>
    say({
      text: 'what do i do first',
      intents: ['next'],
      rest: { topics: [{ id, score: 0.6 }] },
      dialogue: { feeling: 'jobloss' },
    }).said
  expect(next('job-loss-steps')).toMatch(/^File for unemployment today, switch to bare-bones/)
  expect(next('after-a-death')).toMatch(/^File for unemployment today; most states/)
})

test('what somebody else should do is said to the one who helps', () => {
  const { said } = say({
    text: 'he is so embarrassed. what should he do now',
    intents: ['next'],
    rest: { topics: [{ id: 'scammed-steps', score: 0.7 }] },
    dialogue: { feeling: 'scammed' },
  })
  expect(said).toMatch(/together/)
  expect(said).not.toMatch(/your bank/)
})

test('no kind word comes twice in a conversation', () => {
  const heard = new Set<string>()
  let dialogue: Partial<Dialogue> = {}
  for (const text of ['my mom died', 'and then my aunt died', 'now my uncle too']) {
    const reply = say({ text, intents: ['hear:death'], dialogue })
    heard.add(reply.said.split('. ')[0] ?? '')
    dialogue = say({ text: 'thanks', intents: ['social:thanks'], dialogue: reply.dialogue }).dialogue
  }
  expect(heard.size).toBe(3)
})

test('trouble that is told with its amount gets what is known of it, a plain balance does not', () => {
  const rest = { topics: [{ id: 'owe-irs', score: 0.9 }] }
  const told = { facts: [rent], intents: ['know'] }
  expect(say({ ...told, text: 'i owe the irs 3,000, no way to pay', rest }).said).toMatch(/^File on time/)
  const near = { topics: [{ id: 'owe-irs', score: 0.5 }] }
  expect(say({ ...told, text: 'i owe the irs 3,000', rest: near }).said).toMatch(/^(?:Saved|Noted)/)
})

test('what to do about one thing is what is known of it, not the usual order', () => {
  const rest = { topics: [{ id: 'utility-shutoff', score: 0.2 }] }
  const text = 'the power company says they switch us off on monday, what do i do'
  expect(say({ text, intents: ['next'], rest }).said).not.toMatch(/usual order|Start small/)
})

test('who cannot pay what was just worked out is told what helps with a debt of that kind', () => {
  const { dialogue } = say(card)
  const [sum] = dialogue.sums
  const snapshot = { ...newTurn('').snapshot, liabilities: fullSnapshot.liabilities }
  const text = 'what if i cant pay it'
  const topics = [{ id: 'owe-irs', score: 0.4 }]
  const minded = mindedAs(text, ['know'], [], { topics })
  const sums = sum ? [{ ...sum, rows: { debt: 3 } }] : []
  const reply = respond({ ...newTurn(text, { dialogue: { ...dialogue, sums }, snapshot }), minded })
  expect(seen(reply.content)).toMatch(/hardship program/)
})

test('a question that is taken for small talk is answered by what is known of it', () => {
  const asked = { text: 'is it weird to want a prenup lol', intents: ['social:laugh'] }
  expect(say({ ...asked, rest: { topics: [{ id: 'prenup', score: 0.42 }] } }).said).toMatch(/^A prenup/)
  expect(say({ ...asked, rest: { topics: [{ id: 'annuities', score: 0.2 }] } }).said).toMatch(
    /amounts|figures/,
  )
})

describe('what comes out as before', () => {
  const { dialogue } = say(card)
  const again = (text: string, meant: Meant[] = []) =>
    say({ text, intents: ['payoff-time'], meant, rest: {}, dialogue }).said

  test('is called the same where the same was asked', () => {
    expect(again('so that is still 250 a month, how long', ['payment'])).toMatch(
      /^That stays the same: 32 months/,
    )
  })
  test('has already in it what its words name', () => {
    expect(again('how long counting the months of interest')).toMatch(/^That’s already in: 32 months/)
  })
  test('is told again where it is asked for by name', () => {
    expect(again('how long')).toMatch(/^That stays the same: 32 months/)
  })
  test('is no answer to something else', () => {
    expect(again('how long with the tax refund')).toMatch(/^I may be missing what you’re after.* 32 months/)
  })
})

test('a bill that cannot be paid is about that bill, and nobody has called for it yet', () => {
  const rest = { topics: [{ id: 'medical-bills', score: 0.5 }] }
  const heard = (text: string) => say({ text, intents: ['hear:collectors'], rest }).said
  expect(heard('the clinic wants 3,900 from me and there is no way')).toMatch(/itemized/)
  expect(heard('some agency calls me about the clinic every day')).toMatch(/calls/)
})

test('who is worn out and asks whether to go on hears about both', () => {
  const { sums } = say(card).dialogue
  const { said } = say({
    text: 'im so worn out, would it be crazy to drop the weekends',
    intents: ['hear:overwhelmed'],
    dialogue: { sums },
  })
  expect(said).toMatch(/a lot to carry at once\. That turns on/)
})

test('whom to call is asked about what was talked of', () => {
  const rest = { topics: [{ id: 'missed-mortgage', score: 0.4 }] }
  expect(say({ text: 'so who should we talk to', intents: ['next'], rest }).said).toMatch(/servicer/)
})

test('what two make and pay is split between them only where that is said', () => {
  const rent = { kind: 'expense', id: null, name: 'Rent', amount: 150_000 } as const
  const facts = [
    { change: rent, decision: 'save' as const, quote: 'rent is 1,500', span: { start: 31, end: 44 } },
  ]
  const told = (text: string) =>
    say({ text, intents: ['fair-split'], meant: ['mine', 'theirs', 'bills'], facts }).said
  expect(told('i make 60,000, she makes 48,000, rent is 1,500')).not.toMatch(/You’d pay|You'd pay/)
  expect(told('i make 60,000, she makes 48,000, split the rent of 1,500')).toMatch(/You’d pay|You'd pay/)
})

test('what is asked beside a worry or bad news is answered, too', () => {
  const near = (id: string, score: number) => ({ topics: [{ id, score }] })
  const worry = (text: string) =>
    say({ text, intents: ['hear:worry'], rest: near('am-i-behind-retirement', 0.35) }).said
  expect(worry('turned 45 with nothing saved. is it too late for me')).toMatch(/not too late/)
  expect(worry('nothing saved at 45, it keeps me up')).not.toMatch(/too late/)
  const heard = { intents: ['hear:death'], rest: near('stepped-up-basis', 0.55) }
  expect(say({ text: 'what would the tax be on land my dad left me', ...heard }).said).toMatch(/day of death/)
})

test('who blames nobody but themselves writes no letter of complaint', () => {
  const said = (text: string) => say({ text, intents: ['hear:anger'] }).said
  expect(said('i should of seen it coming')).not.toMatch(/letter or a call/)
  expect(said('they charged me twice again')).toMatch(/letter or a call/)
})
