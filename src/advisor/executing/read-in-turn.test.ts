import { expect, test } from 'vitest'
import type { Surroundings } from '#advisor/minding/context.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { readInTurn } from './read-in-turn.ts'

const nothingSaid: Surroundings = { snapshot: unknownPerson, sums: [], heard: [], topic: null, said: '' }

test('each question is read with the sums, the numbers and the words of those before it', async () => {
  const seen: Surroundings[] = []
  const parts = ['6,000 at 22% paying 250, how long', '   and how much interest']
  const questions = await readInTurn(parts, nothingSaid, async (text, surroundings) => {
    seen.push(surroundings)
    return mindedAs(text, ['payoff-time'], ['balance', 'rate', 'payment'])
  })
  expect(questions.map(({ text }) => text)).toEqual(parts)
  expect(seen[0]).toEqual({ ...nothingSaid, isPart: true })
  expect(seen[1]).toMatchObject({ sums: [{ kind: 'payoff-time' }], said: parts[0] })
  expect(seen[1]?.heard.map(({ quote }) => quote)).toEqual(['250', '22%', '6,000'])
})

test('no more than four are believed', async () => {
  const parts = Array.from({ length: 6 }, () => 'and then what')
  const questions = await readInTurn(parts, nothingSaid, async (text) => mindedAs(text, ['know']))
  expect(questions).toHaveLength(4)
})
