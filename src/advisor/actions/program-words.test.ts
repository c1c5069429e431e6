import fc from 'fast-check'
import { expect, test } from 'vitest'
import { constants, type Expression, operators, type Program, totals } from './program.ts'
import { emptyDraft, listWords, mayFollow, readProgram, spellProgram, write } from './program-words.ts'

const shapes = {
  'payoff-time': { slots: ['balance', 'rate', 'payment'], results: ['months', 'interest'] },
  quotient: { slots: ['amount', 'by'], results: ['each'] },
}

const place = fc.nat({ max: 9 })
const { value } = fc.letrec<{ value: Expression }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.record({ kind: fc.constant('number' as const), at: place }),
    fc.record({ kind: fc.constant('heard' as const), at: place }),
    fc.record({ kind: fc.constant('row' as const), at: place }),
    fc.record({ kind: fc.constant('figure' as const), sum: place, at: place }),
    fc.record({ kind: fc.constant('own' as const), result: fc.constantFrom('months', 'each') }),
    fc.record({ kind: fc.constant('total' as const), name: fc.constantFrom(...totals) }),
    fc.record({ kind: fc.constant('constant' as const), value: fc.constantFrom(...constants) }),
    fc.constant({ kind: 'before' as const }),
    fc.record({
      kind: fc.constant('operation' as const),
      operator: fc.constantFrom(...operators),
      left: tie('value'),
      right: tie('value'),
    }),
  ),
}))
const program: fc.Arbitrary<Program> = fc.array(
  fc.constantFrom('payoff-time', 'quotient').chain((intent) =>
    fc.record({
      intent: fc.constant(intent),
      from: fc.option(place),
      about: fc.array(place, { maxLength: 2 }),
      inputs: fc.array(fc.record({ slot: fc.constantFrom(...shapes[intent].slots), value }), {
        maxLength: 3,
      }),
      wanted: fc.option(fc.constantFrom('months', 'each')),
    }),
  ),
  { minLength: 1, maxLength: 3 },
)

test('what is spelt can be read again, and every step of it may follow the one before', () =>
  fc.assert(
    fc.property(program, (written) => {
      const steps = spellProgram(written)
      const words = new Set(listWords(shapes))
      let draft = emptyDraft
      for (const step of steps) {
        expect('word' in step ? words.has(step.word) : true).toBe(true)
        expect(mayFollow(draft, step, shapes)).toBe(true)
        draft = write(draft, step)
      }
      expect(readProgram(steps)).toEqual(written)
    }),
  ))

test('a sum takes only its own inputs, an act only a target', () => {
  const sum = write(emptyDraft, { word: 'do quotient' })
  expect(mayFollow(sum, { word: 'slot rate' }, shapes)).toBe(false)
  expect(mayFollow(sum, { word: 'slot by' }, shapes)).toBe(true)
  const act = write(emptyDraft, { word: 'do enough' })
  expect(mayFollow(act, { word: 'slot by' }, shapes)).toBe(false)
  expect(mayFollow(act, { word: 'slot target' }, shapes)).toBe(true)
})

test('a number stands only where a value is expected', () => {
  expect(mayFollow(emptyDraft, { number: 0 }, shapes)).toBe(false)
  const open = write(write(emptyDraft, { word: 'do quotient' }), { word: 'slot by' })
  expect(mayFollow(open, { number: 0 }, shapes)).toBe(true)
  expect(mayFollow(open, { word: 'end' }, shapes)).toBe(false)
})
