import { expect, test } from 'vitest'
import { listWords, readProgram } from '#advisor/actions/program-words.ts'
import type { Composed } from './compose.ts'
import { type SayNext, writePrograms } from './write-program.ts'

const shapes = { quotient: { slots: ['amount', 'by'], results: ['each'] } }
const words = listWords(shapes)
const composed: Composed = {
  ids: [1, 2, 3, 4, 5, 6],
  numbers: [3, 4],
  heard: [],
  rows: [],
  sums: [],
  figures: [],
  isCut: false,
}
const placeOf = (step: string | number) =>
  typeof step === 'number' ? words.length + step : words.indexOf(step)

/** A network that wants to write one thing, whatever it has written before. */
const wanting =
  (steps: readonly (string | number)[]): SayNext =>
  async (drafts) =>
    drafts.map(({ length }) => {
      const chances = new Float32Array(words.length + composed.ids.length).fill(-20)
      chances[placeOf(steps[length - 1] ?? 'end')] = -0.1
      return chances
    })

const language = { words, shapes, mayFill: () => true, mayJoin: () => true }

test('the likeliest program is written, its pointers as what they point at', async () => {
  const steps = ['do quotient', 'slot amount', 3, 'slot by', 'constant 2', 'end']
  const [best] = await writePrograms(composed, language, wanting(steps))
  expect(readProgram(best?.steps ?? [])).toEqual([
    {
      intent: 'quotient',
      from: null,
      about: [],
      inputs: [
        { slot: 'amount', value: { kind: 'number', at: 0 } },
        { slot: 'by', value: { kind: 'constant', value: 2 } },
      ],
      wanted: null,
    },
  ])
  expect(best?.score).toBeCloseTo(Math.exp(-0.6), 5)
})

test('what may not follow is not written, however much the network wants it', async () => {
  const written = await writePrograms(composed, language, wanting(['slot by', 3, 'from', 'end']))
  for (const { steps } of written) expect(() => readProgram(steps)).not.toThrow()
})

test('a number does not fill two inputs of one sum, nor one that counts something else', async () => {
  const steps = ['do quotient', 'slot amount', 3, 'slot by', 3, 'end']
  const [best] = await writePrograms(composed, language, wanting(steps))
  const [first] = readProgram(best?.steps ?? [])
  expect(
    first?.inputs.filter(({ value }) => value.kind === 'number' && value.at === 0).length,
  ).toBeLessThanOrEqual(1)
  const none = await writePrograms(composed, { ...language, mayFill: () => false }, wanting(steps))
  const kinds = none.flatMap(({ steps: written }) => readProgram(written)).flatMap(({ inputs }) => inputs)
  expect(kinds.every(({ value }) => value.kind !== 'number')).toBe(true)
})

test('two offers may share a number: the second has it from the first', async () => {
  const offers = { offers: { slots: ['rate', 'rate2'], results: ['each'] } }
  const spoken = listWords(offers)
  const place = (step: string | number) =>
    typeof step === 'number' ? spoken.length + step : spoken.indexOf(step)
  const steps = ['do offers', 'slot rate', 3, 'slot rate2', 3, 'end']
  const wanted: SayNext = async (drafts) =>
    drafts.map(({ length }) => {
      const chances = new Float32Array(spoken.length + composed.ids.length).fill(-20)
      chances[place(steps[length - 1] ?? 'end')] = -0.1
      return chances
    })
  const [best] = await writePrograms(composed, { ...language, words: spoken, shapes: offers }, wanted)
  const [first] = readProgram(best?.steps ?? [])
  expect(first?.inputs.map(({ slot, value }) => [slot, value])).toEqual([
    ['rate', { kind: 'number', at: 0 }],
    ['rate2', { kind: 'number', at: 0 }],
  ])
})

test('only parts that go together are joined', async () => {
  const joined = ['do quotient', 'slot amount', 'take', 3, 3, 'end']
  const none = await writePrograms(composed, { ...language, mayJoin: () => false }, wanting(joined))
  const values = none.flatMap(({ steps }) => readProgram(steps)).flatMap(({ inputs }) => inputs)
  expect(values.every(({ value }) => value.kind !== 'operation')).toBe(true)
})

test('a network that never comes to an end is stopped', async () => {
  const endless: SayNext = async (drafts) =>
    drafts.map(() => {
      const chances = new Float32Array(words.length + composed.ids.length).fill(-9)
      chances[words.indexOf('end')] = -1000
      return chances
    })
  expect(await writePrograms(composed, language, endless)).toEqual([])
})
