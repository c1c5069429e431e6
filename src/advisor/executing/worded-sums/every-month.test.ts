import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { execute } from '#advisor/executing/execute.ts'

const make = (
  text: string,
  minded: ReturnType<typeof mindedAs>,
  sums: Parameters<typeof execute>[0]['sums'] = [],
) => execute({ minded, text, sums, snapshot: unknownPerson, sheet: new FigureSheet() }).made

const once = (text: string) =>
  make(text, mindedAs(text, ['afford-once'], ['income', 'savings', 'expenses', 'price']))

test('a price by the month is a cost of every month', () =>
  expect(
    once(
      'we bring home 6,000 a month, have 6k saved, bills of 2,480. can we afford daycare at 1,300 a month',
    ),
  ).toMatchObject([
    { kind: 'afford-monthly', inputs: { amount: { value: 130_000 } }, results: { left: { value: 222_000 } } },
  ]))

test('any other price is paid once', () =>
  expect(
    once('we bring home 6,000 a month, have 6k saved, bills of 2,480. can we afford a 1,300 sofa'),
  ).toMatchObject([{ kind: 'afford-once', results: { left: { value: 470_000 } } }]))

test('the share of pay that a cost takes is no share taken off the pay', () => {
  const before = once(
    'we bring home 6,000 a month, have 6k saved, bills of 2,480. can we afford 1,300 a month',
  )
  const text = 'what is our take home on 95k then'
  const [made] = make(text, mindedAs(text, ['take-home'], ['salary']), before)
  expect(before[0]?.results).toHaveProperty('percent')
  expect(made?.inputs).not.toHaveProperty('percent')
})
