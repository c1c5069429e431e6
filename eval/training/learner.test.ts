import { expect, test } from 'vitest'
import { createNetwork } from '#advisor/understanding/learned/network.ts'
import { learnClasses } from './learn-classes.ts'

const settings = { passes: 60, rate: 0.1, hidden: 0, cells: 8, least: 1 }
const examples = ['rent', 'food', 'visa', 'loan'].flatMap((word) =>
  Array.from({ length: 6 }, () => ({
    facts: [`word=${word}`, 'any', `end=${word.at(-1)}`],
    class: word === 'rent' || word === 'food' ? 'cost' : 'debt',
  })),
)

test('what was learnt is the same after packing', () => {
  const network = createNetwork(learnClasses(examples, ['cost', 'debt'], settings))
  for (const { facts, class: wanted } of examples) {
    const scores = network.score(facts)
    expect(network.classes[(scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : 1]).toBe(wanted)
  }
  expect(network.score(['never seen'])).toHaveLength(2)
})

test('a fact with a line break, or a row without weights, is refused', () => {
  const broken = [{ facts: ['word=\n'], class: 'cost' }]
  expect(() => learnClasses(broken, ['cost', 'debt'], settings)).toThrow('one line')
  const packed = learnClasses(examples, ['cost', 'debt'], settings)
  expect(() => createNetwork({ ...packed, facts: `${packed.facts}\nmore` })).toThrow('row of weights')
})
