import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dialogue } from '#advisor/dialogue.ts'
import { refuseChange } from '#advisor/executing/changing/refuse-change.ts'
import type { Reply } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { faultsOf } from './testing/checks.ts'
import { fullSnapshot, newTurn, seen } from './testing/turns.ts'

type Slots = Parameters<typeof mindedAs>[2]

function ask(text: string, sum: string, slots: Slots, snapshot: Partial<Snapshot> = {}): Reply {
  return respond({ ...newTurn(text, { snapshot }), minded: mindedAs(text, [sum], slots) })
}

function set(dialogue: Dialogue, input: string, value: number, more: { text?: string; sum?: string } = {}) {
  const { text = `Use ${value} instead.`, sum = 's1' } = more
  const reply = respond({ ...newTurn(text, { dialogue }), change: { sum, input, value } })
  expect(faultsOf(reply)).toEqual([])
  return { ...reply, said: seen(reply.content), more: seen(reply.details ?? '') }
}

const growth = () => ask('500 a month for 20 years', 'growth', ['contribution', 'months'])

test('the same sum is made with the new number alone, and the reply says the difference', () => {
  const { dialogue } = growth()
  const text = 'Use 5% for the return a year.'
  const { said, more, figures, assumptions, dialogue: after } = set(dialogue, 'rate', 5, { text })
  const [before, now] = after.sums
  expect(after.sums).toHaveLength(2)
  expect(now).toMatchObject({ id: 's2', kind: 'growth' })
  expect({ ...now?.inputs, rate: null }).toEqual({ ...before?.inputs, rate: null })
  expect(now?.inputs['rate']).toMatchObject({ value: 5, source: { kind: 'words', quote: text } })
  expect(said).toMatch(/^About \$205,500 after 20 years at 5%.* That's \$\d{2},\d{3} less than before\./)
  expect(more).toContain('Return a year: 5%, as you wrote')
  expect(figures).toContainEqual(expect.objectContaining({ text: '5%', unit: 'percent' }))
  expect(assumptions).toMatchObject([{ sum: 's2', input: 'rate', value: 5, isOwn: true }])
})

test('a number that was set stays while another is changed', () => {
  const { dialogue } = ask('what would 100000 buy', 'real-return', [])
  const first = set(dialogue, 'rate', 4)
  const second = set(first.dialogue, 'inflation', 2, { sum: 's2' })
  expect(second.assumptions).toMatchObject([
    { sum: 's3', input: 'rate', value: 4, isOwn: true },
    { sum: 's3', input: 'inflation', value: 2, isOwn: true },
  ])
})

test('an amount is in dollars, and none of its words is guessed at', () => {
  const { dialogue } = ask('250k in 10 years at 5%', 'goal-payment', ['target', 'months', 'rate'])
  const { dialogue: after } = set(dialogue, 'current', 380.5)
  expect(after.sums.at(-1)?.inputs['current']).toMatchObject({ value: 38_050, unit: 'money' })
})

test('words that set no number still count, and so do the rows of today', () => {
  const { dialogue } = ask(
    'what is left of 400,000 at a 30% fall',
    'market-fall',
    ['portfolio'],
    fullSnapshot,
  )
  const [record] = dialogue.sums
  expect(record?.words).toBe('what is left of 400,000 at a 30% fall')
  expect(set(dialogue, 'percent', 20).dialogue.sums.at(-1)?.words).toBe(record?.words)
})

test('several debts that were counted as one are still all of them', () => {
  const [visa] = fullSnapshot.liabilities
  const chase = { ...visa!, id: 8, name: 'Chase', amount: 500_000 }
  const snapshot = { ...fullSnapshot, liabilities: [visa!, chase] }
  const asked = ask('when are the Visa and the Chase gone with 400?', 'payoff-time', ['payment'], snapshot)
  const change = { sum: 's1', input: 'payment', value: 500 }
  const { dialogue } = respond({ ...newTurn('Use 500.', { snapshot, dialogue: asked.dialogue }), change })
  expect(dialogue.sums.at(-1)?.inputs).toMatchObject({
    balance: { value: 820_000 },
    payment: { value: 50_000 },
  })
})

test('a number that changes nothing is said to', () =>
  expect(set(growth().dialogue, 'rate', 7).said).toContain('That leaves the result as it was.'))

test('a sum that is gone is asked for again, and nothing is lost', () => {
  const { dialogue } = growth()
  const { said, dialogue: after } = set(dialogue, 'rate', 5, { sum: 's9' })
  expect(said).toBe('I no longer have that calculation. Please ask again, and I work it out anew.')
  expect(after.sums).toEqual(dialogue.sums)
})

test('a cry for help comes before any number', () =>
  expect(set(growth().dialogue, 'rate', 5, { text: 'I want to kill myself' }).said).toMatch(/988/))

const refusal = (input: string, value: number, sum = 's1') =>
  refuseChange({ change: { sum, input, value }, sums: growth().dialogue.sums })

test.each([
  ['rate', 1001, 'Please use a number from -99% to 1,000%.'],
  ['rate', -100, 'Please use a number from -99% to 1,000%.'],
  ['months', 0, 'Please use a number from 1 month to 100 years.'],
  ['months', 12.5, 'Please use whole months.'],
  ['start', -1, 'Please use a number from $0 to $1,000,000,000,000.'],
  ['start', 1e300, 'Please use a number from $0 to $1,000,000,000,000.'],
])('%s of %d is refused with a sentence', (input, value, message) =>
  expect(refusal(input, value)).toEqual({ message, isGone: false }),
)

test.each([
  ['rate', 's2'],
  ['nothing', 's1'],
  ['constructor', 's1'],
  ['__proto__', 's1'],
])('%s of %s is not there to be changed', (input, sum) =>
  expect(refusal(input, 5, sum)).toMatchObject({ isGone: true }),
)

test('whatever is not refused can be computed and said', () => {
  const { dialogue, assumptions = [] } = ask('can I afford it', 'affordability', [], fullSnapshot)
  expect(assumptions.length).toBeGreaterThan(3)
  const value = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: 0, max: 400 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...assumptions), value, ({ sum, input }, number) => {
      const change = { sum, input, value: number }
      if (!refuseChange({ change, sums: dialogue.sums })) set(dialogue, input, number)
    }),
    { numRuns: 60 },
  )
})
