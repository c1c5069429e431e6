import { expect, test } from 'vitest'
import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { execute } from './execute.ts'

type Said = Parameters<typeof mindedAs>

/** Of what kind the answer to the last message is. */
function kindsOf(messages: readonly Said[], felt: string | null = null) {
  let sums: SumRecord[] = []
  let kinds: string[] = []
  for (const said of messages) {
    const heard = { minded: mindedAs(...said), text: said[0], snapshot: unknownPerson, felt }
    const done = execute({ ...heard, sums, sheet: new FigureSheet() })
    sums = addSums(sums, done.made)
    kinds = done.outcomes.map(({ kind }) => kind)
  }
  return kinds
}

test('what is known of a question says more than a sum before it', () => {
  const card: Said = ['6,000 at 22% paying 250', ['payoff-time'], ['balance', 'rate', 'payment']]
  const near = { topics: [{ id: 'new-card-effect', score: 0.9 }] }
  const text = 'is it bad for my credit to open another card'
  expect(kindsOf([card, [text, ['know'], [], near]])).toEqual(['know'])
  expect(kindsOf([card, ['so is that too much?', ['know']]])).toEqual(['told'])
})

test('what would decide is said only where nothing is known', () => {
  const product: Said = ['40 times 180', ['product'], ['times', 'amount']]
  const topics = [{ id: 'rsu-tax', score: 0.5 }]
  expect(kindsOf([product, ['is that normal?', ['enough'], [], { topics }]])).toEqual(['know'])
  expect(kindsOf([product, ['is that normal?', ['enough']]])).toEqual(['told'])
})

test('what is told after a kind word is about its own subject', () => {
  const after = (topics: Minded['topics']) =>
    kindsOf([['my nephew wants it all in an annuity this week', ['hear:death'], [], { topics }]], 'death')
  expect(after([{ id: 'annuities', score: 0.5 }])).toEqual(['know'])
  expect(after([{ id: 'say-grief-surfacing', score: 0.5 }])).toEqual(['hear'])
})

test('what lies beyond a share is told first only where words ask for it', () => {
  const told = (text: string) => {
    const minded = mindedAs(text, ['percent-of'], ['base', 'percent'], { wanted: 'rest' })
    const [one] = execute({
      minded,
      text,
      snapshot: unknownPerson,
      sums: [],
      sheet: new FigureSheet(),
    }).outcomes
    return one?.kind === 'sum' ? one.wanted : undefined
  }
  expect(told('i make 4,500 and disability pays 60%, what would that be')).toBeNull()
  expect(told('i make 4,500 and they take 60%, what do i keep')).not.toBeNull()
})

test('what is there for a child is no nest egg', () => {
  const saved: Said = [
    '4,000 for my 8 year old, 100 a month, at 18',
    ['retirement-projection'],
    ['savings', 'age', 'monthly', 'retirementAge'],
  ]
  const topics = [{ id: 'college-how-much', score: 0.5 }]
  expect(kindsOf([saved, ['is that enough for college', ['enough'], [], { topics }]])).toEqual(['know'])
})

test('two pays that were told are no two offers', () => {
  const told: Said = ['i make 70k and he makes 50k', ['tell']]
  const heard = { ...mindedAs('i make 70k and he makes 50k', []).numbers[0]!, words: 'i make' }
  const inputs = [{ slot: 'pay', value: { kind: 'number' as const, number: heard } }]
  expect(kindsOf([told, ['what about fewer hours', ['offers'], [], { inputs }]])).not.toContain('sum')
})
