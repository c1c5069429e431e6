import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { calculators, findCalculator } from './registry.ts'
import { Worksheet } from './worksheet.ts'

test('there are more than forty calculators and kinds, each with its own name', () => {
  expect(new Set(calculators.map(({ name }) => name)).size).toBe(calculators.length)
  expect(calculators.length).toBeGreaterThan(40)
  expect(new Set(allKinds.map(({ name }) => name)).size).toBeGreaterThan(40)
})

test.each(calculators.map((calculator) => [calculator.name, calculator] as const))(
  '%s describes itself',
  (_, calculator) => {
    expect(z.toJSONSchema(calculator.input, { io: 'input' })).toMatchObject({ type: 'object' })
    expect(calculator.description.length).toBeGreaterThan(10)
    expect(findUntraced([calculator.formula, ...calculator.assumptions].join('; '))).toEqual([])
    expect(calculator.run({ nonsense: true, principal: 'a lot' }, new Worksheet())?.lines ?? []).toBeDefined()
  },
)

test('a calculator takes dollars and gives figures with formula and inputs', () => {
  const sheet = new Worksheet()
  const worked = findCalculator('loan_payment')?.run({ principal: 340_000, rate: 6.5, months: 360 }, sheet)
  expect(worked?.lines.length).toBeGreaterThan(0)
  expect(sheet.results.get('payment')).toMatchObject({
    unit: 'money',
    value: 214_903,
    text: '$2,149.03',
    source: {
      kind: 'formula',
      inputs: [{ label: 'Loan', text: '$340,000' }, { text: '6.5%' }, { text: '30 years' }],
    },
  })
})

test('input that does not fit gives nothing', () => {
  expect(
    findCalculator('loan_payment')?.run({ principal: -1, rate: 6.5, months: 360 }, new Worksheet()),
  ).toBeNull()
  expect(findCalculator('loan_payment')?.run('text', new Worksheet())).toBeNull()
  expect(findCalculator('no_such_thing')).toBeNull()
})

test('kinds name only kinds that exist as covered', () => {
  const names = new Set(allKinds.map(({ name }) => name))
  expect(allKinds.flatMap(({ covers = [] }) => covers.filter((name) => !names.has(name)))).toEqual([])
})
