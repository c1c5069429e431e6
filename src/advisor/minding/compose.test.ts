import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { compose, type Context, marks, MOST_PIECES, spell } from './compose.ts'
import { createWordPieces } from './word-pieces.ts'

const words =
  'what if i pay over or month at payoff time balance rate payment months debt visa net worth ?'.split(' ')
const vocabulary = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', ...words, ...marks]
const pieces = createWordPieces(vocabulary)
const nothing: Context = { sums: [], rows: [], heard: [], topic: null, said: null }

function read(message: string, context: Partial<Context> = {}) {
  const composed = compose(message, readNumbers(message), { ...nothing, ...context }, pieces)
  return { ...composed, text: composed.ids.map((id) => vocabulary[id]).join(' ') }
}

test('numbers become marks of their kind and size', () =>
  expect(read('what if i pay $250 at 6% over 30 years or 2 months?').text).toBe(
    '[CLS] [SEP] what if i pay [q$3] at [q%] over [qt3] or [qt1] ? [SEP]',
  ))

test('each number is found again at its mark', () => {
  const { ids, numbers } = read('pay $250 at 6%')
  expect(numbers.map((place) => vocabulary[ids[place] ?? 0])).toEqual(['[q$3]', '[q%]'])
})

test('a new line is a mark', () => expect(read('pay\nvisa').text).toBe('[CLS] [SEP] pay [br] visa [SEP]'))

test('what is known comes first: the topic, sums with their figures and what they lack, rows', () => {
  const { text, sums, figures, rows, ids } = read('what if', {
    topic: 'Net worth',
    sums: [
      {
        kind: 'payoff-time',
        figures: [
          { name: 'balance', unit: 'money' },
          { name: 'months', unit: 'time' },
        ],
        missing: 'rate',
      },
    ],
    rows: [{ class: 'debt', name: 'visa' }],
  })
  expect(text).toBe(
    '[CLS] [k] net worth [s] payoff time [f$] balance [ft] months [m] rate [r] debt visa [SEP] what if [SEP]',
  )
  const at = (place: number | undefined) => vocabulary[ids[place ?? 0] ?? 0]
  expect(sums.map(at)).toEqual(['[s]'])
  expect(figures.map((places) => places.map(at))).toEqual([['[f$]', '[ft]']])
  expect(rows.map(at)).toEqual(['[r]'])
})

test('earlier sums stand with a few of their words, figures and rows with their size where it is known', () => {
  const { text } = read('what if', {
    sums: [
      {
        kind: 'payoff-time',
        words: 'What is the payoff if i pay 250 a month on my visa?',
        figures: [
          { name: 'balance', unit: 'money', value: 6200 },
          { name: 'rate', unit: 'percent', value: 24.9 },
          { name: 'months', unit: 'time', value: 31 },
        ],
      },
    ],
    rows: [{ class: 'debt', name: 'visa', value: 850 }],
  })
  expect(text).toBe(
    '[CLS] [s] payoff time [UNK] payoff pay month visa [f$] balance [q$4] [f%] rate [ft] months [qt2] ' +
      '[r] debt visa [q$3] [SEP] what if [SEP]',
  )
})

test('numbers of earlier messages stand with their words', () => {
  const [number] = hearNumbers('i pay $250 a month', readNumbers('i pay $250 a month'))
  const { text, heard, ids } = read('what if', { heard: number ? [number] : [] })
  expect(text).toBe('[CLS] [h] i pay [UNK] month [q$3] [SEP] what if [SEP]')
  expect(heard.map((place) => vocabulary[ids[place] ?? 0])).toEqual(['[q$3]'])
})

test('of many sums and rows the first are taken', () => {
  const sum = { kind: 'payoff-time', figures: [] }
  const row = { class: 'debt', name: 'visa' } as const
  const nine = Array.from({ length: 9 }, () => sum)
  const forty = Array.from({ length: 40 }, () => row)
  const { sums, rows } = read('what', { sums: nine, rows: forty })
  expect(sums).toHaveLength(7)
  expect(rows).toHaveLength(12)
})

test('a message that is too long is cut, and says so', () => {
  const { ids, numbers, isCut } = read('pay 250 '.repeat(600))
  expect(isCut).toBe(true)
  expect(ids).toHaveLength(MOST_PIECES)
  expect(ids.at(-1)).toBe(pieces.idOf('[SEP]'))
  expect(numbers.every((place) => place < MOST_PIECES - 1)).toBe(true)
  expect(read('pay 250').isCut).toBe(false)
})

test.each([
  ['firstInterest', 'first interest'],
  ['payoff-time', 'payoff time'],
])('%s is read as words', (name, spelt) => expect(spell(name)).toBe(spelt))
