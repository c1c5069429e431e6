import { expect, test } from 'vitest'
import type { Minded, Value } from '#advisor/minding/minded.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { weighReadings } from './weigh-readings.ts'

const today = '2026-11-15'
const text = '6,000 at 22% paying 250'
const payoff = mindedAs(text, ['payoff-time'], ['balance', 'rate', 'payment'])
const interest = mindedAs(text, ['interest-cost'], ['balance', 'rate', ''])

/** The same message read in several ways, each with its chance. */
const readIn = (...ways: [Minded, number][]): Minded => ({
  ...payoff,
  readings: ways.flatMap(([{ readings }, score]) => readings.map((one) => ({ ...one, score }))),
})

const kinds = (readings: ReturnType<typeof weighReadings>) =>
  readings.map(({ actions }) => actions[0]?.intent)

test('the likelier reading comes first, and its chance is its own', () => {
  const weighed = weighReadings(readIn([interest, 0.2], [payoff, 0.6]), text, today, ({ intent }) => intent)
  expect(kinds(weighed)).toEqual(['payoff-time', 'interest-cost'])
  expect(weighed.map(({ chance }) => chance)).toEqual([0.6, 0.2])
})

test('readings that come to the same result speak for each other', () => {
  const three = readIn([payoff, 0.3], [interest, 0.25], [interest, 0.25])
  // Without the third number, so that no reading gains by using it.
  const bare = { ...three, numbers: [] }
  const weighed = weighReadings(bare, text, today, ({ intent }) => intent)
  expect(kinds(weighed)).toEqual(['interest-cost', 'interest-cost', 'payoff-time'])
  expect(weighed[0]?.chance).toBe(0.5)
})

test('what lacks a number has no result to share', () => {
  const bare = { ...readIn([payoff, 0.3], [interest, 0.25], [interest, 0.25]), numbers: [] }
  const weighed = weighReadings(bare, text, today, ({ intent }) =>
    intent === 'interest-cost' ? null : intent,
  )
  expect(kinds(weighed)).toEqual(['payoff-time', 'interest-cost', 'interest-cost'])
})

test('a number of the message that is used counts for a reading', () => {
  const weighed = weighReadings(readIn([interest, 0.4], [payoff, 0.3]), text, today, ({ intent }) => intent)
  expect(kinds(weighed)).toEqual(['payoff-time', 'interest-cost'])
})

test('a figure from before counts where the message points at one', () => {
  const said = mindedAs('we have 6,000', ['runway'], ['savings'])
  const figure = { slot: 'savings', value: { kind: 'figure', sum: 's1', name: 'total' } } as const
  const pointed = {
    ...said,
    readings: said.readings.map((reading) => ({
      ...reading,
      actions: reading.actions.map((action) => ({ ...action, inputs: [...action.inputs, figure] })),
    })),
  }
  const uses = (words: string) =>
    weighReadings(
      { ...readIn([said, 0.8], [pointed, 0.15]), numbers: said.numbers },
      words,
      today,
      ({ inputs }) => String(inputs.length),
    )[0]?.actions[0]?.inputs.length
  expect(uses('we have 6,000. with that severance how long does it last')).toBe(2)
  expect(uses('we have 6,000. with that said how long does it last')).toBe(1)
})

test('an earlier result is joined to a number only where the message speaks of what was before', () => {
  const withMore = (value: Value): Value => ({
    kind: 'operation',
    operator: 'add',
    left: value,
    right: { kind: 'figure', sum: 's1', name: 'left' },
  })
  const joined: Minded = {
    ...payoff,
    readings: payoff.readings.map((reading) => ({
      ...reading,
      actions: reading.actions.map((action) => ({
        ...action,
        inputs: action.inputs.map(({ slot, value }) => ({
          slot,
          value: slot === 'payment' ? withMore(value) : value,
        })),
      })),
    })),
  }
  const first = (words: string) =>
    weighReadings(readIn([joined, 0.7], [payoff, 0.1]), words, today, ({ inputs }) =>
      JSON.stringify(inputs),
    )[0]
  expect(first(text)?.score).toBe(0.1)
  expect(first(`${text} and all of that`)?.score).toBe(0.7)
})

test('what is no sum stays in the order of the mind', () => {
  const tell = { ...payoff, readings: [{ actions: [], score: 0.4 }, ...readIn([payoff, 0.3]).readings] }
  expect(weighReadings(tell, text, today, () => 'same').map(({ chance }) => chance)).toEqual([0.4, 0.3])
})
