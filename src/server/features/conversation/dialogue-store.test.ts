import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { nextId } from '#advisor/figures/sum-record.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { forgetWords, readDialogue } from './dialogue-store.ts'

const fact: Fact = {
  change: { kind: 'expense', id: 4, name: 'Rent', amount: 145_000 },
  decision: 'save',
  quote: 'my rent is 1,450',
  span: { start: 0, end: 16 },
}
const sum = (id: string, quote: string) => ({
  id,
  kind: 'product',
  inputs: { amount: { label: 'Amount', unit: 'money' as const, value: 145_000, source: byWords(quote) } },
  results: {},
})

test('forgetting a fact leaves no sum and no number that quotes it', () => {
  const heard = (text: string) => hearNumbers(text, readNumbers(text))
  const dialogue = {
    ...freshDialogue,
    focus: [fact],
    heard: 'my rent is 1,450',
    sums: [sum('s1', '1,450'), sum('s2', '900'), sum('s3', '20 + 1,450')],
    numbers: [...heard('my rent is 1,450'), ...heard('and 900')],
  }
  const after = forgetWords(dialogue, fact)
  // The number of the last one is not given again: replies still name it.
  expect(after.sums).toMatchObject([{ id: 's3', inputs: {}, results: {} }, { id: 's2' }])
  expect(nextId(after.sums)).toBe('s4')
  expect(after.numbers.map(({ quote }) => quote)).toEqual(['900'])
  expect(JSON.stringify(after)).not.toContain('1,450')
})

test('a question that is not asked any more is left open', () => {
  const asked = { kind: 'slot', intent: 'payoff', slot: 'rate', text: 'when is it paid off' }
  expect(readDialogue(JSON.stringify({ ...freshDialogue, asked })).asked).toBeNull()
  const topic = { kind: 'topic', topic: 'income' }
  expect(readDialogue(JSON.stringify({ ...freshDialogue, asked: topic })).asked).toEqual(topic)
})
