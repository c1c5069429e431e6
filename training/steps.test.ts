import { expect, test } from 'vitest'
import { readSteps } from './steps.ts'

const meantOf = (lines: string) =>
  readSteps(`== one\n${lines}`)
    .flatMap(({ messages }) => messages)
    .flatMap(({ meant }) => meant)

const letter = (message: number, place: number) => ({ kind: 'letter', name: `m${message}n${place}` })

test('reads arithmetic as a sum over the numbers that were said', () => {
  const [first, second] = meantOf(
    '> we cut the list from 130 to 95, at $88 a head. what do we save\n= (130-95)*88\n> and at $80\n= (130-95)*80\n',
  )
  expect(first?.intent).toBe('product')
  expect(first?.inputs).toEqual([
    { slot: 'amount', value: letter(0, 2) },
    {
      slot: 'times',
      value: { kind: 'operation', operator: 'take', left: letter(0, 0), right: letter(0, 1) },
    },
  ])
  expect(second).toMatchObject({
    intent: 'product',
    from: 1,
    inputs: [{ slot: 'amount', value: letter(1, 0) }],
  })
})

test('knows shares, percentages, results and what is taken off', () => {
  const meant = meantOf(
    '> 5,000 less 450 and 300\n= 5000-450-300\n> what percent is that\n= s1 % 5000\n> and 6% of the rest\n= s1*6%\n',
  )
  expect(meant.map(({ intent }) => intent)).toEqual(['difference', 'share', 'percent-of'])
  expect(meant[0]?.inputs.map(({ slot }) => slot)).toEqual(['amount', 'take'])
  expect(meant[1]?.inputs[0]?.value).toEqual({ kind: 'figure', sum: 1, name: 'difference' })
})

test('stops where the arithmetic speaks of what nobody said', () => {
  expect(meantOf('> 20 a week\n= 20*52\n> and with the bonus\n= s1+731\n> over 12\n= s2/12\n')).toHaveLength(
    1,
  )
})
