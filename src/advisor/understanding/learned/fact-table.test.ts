import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFact, makeFactTable } from './fact-table.ts'

test('each fact is found where its weights stand, and no other one is found', () => {
  const facts = fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 200 })
  fc.assert(
    fc.property(facts, fc.string(), (known, other) => {
      const table = makeFactTable(known)
      for (const [place, from] of table.order.entries())
        expect(findFact(table, known[from] ?? '')).toBe(place)
      expect(findFact(table, other) >= 0).toBe(known.includes(other))
    }),
  )
})

test('two facts with the same hashes are refused', () => {
  expect(() => makeFactTable(['same', 'other', 'same'])).toThrow('same hashes')
})
