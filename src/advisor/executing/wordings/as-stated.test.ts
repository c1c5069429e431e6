import { expect, test } from 'vitest'
import { mindedAs } from '#advisor/testing/minded.ts'
import { asStated } from './as-stated.ts'

function inputsOf(text: string, slots: string[]) {
  const minded = mindedAs(text, ['social-security'], slots)
  const action = minded.readings[0]?.actions[0]
  if (!action) throw new Error('Nothing was read')
  return Object.fromEntries(asStated(action, text, minded).inputs.map(({ slot, value }) => [slot, value]))
}

test('what a statement says of two ages is taken as it stands', () => {
  const inputs = inputsOf('1,545 a month if I start at 62, 2,210 if I hold out until 67', ['benefit'])
  expect(inputs).toMatchObject({
    stated: { number: { quote: '1,545' } },
    otherStated: { number: { quote: '2,210' } },
    age: { value: 62 },
    otherAge: { value: 67 },
  })
})

test('of one age the full benefit follows', () => {
  const inputs = inputsOf('62 or wait? It would be 1,550 at 62', ['age', 'benefit'])
  expect(inputs['benefit']).toMatchObject({ operator: 'over', left: { number: { quote: '1,550' } } })
  expect(inputs).not.toHaveProperty('stated')
})

test('an amount without an age is the full benefit', () =>
  expect(inputsOf('my statement says 2,000', ['benefit'])['benefit']).toMatchObject({ kind: 'number' }))

test('an age that the question names is not the one of the statement', () => {
  const full = inputsOf('at 67 it pays 2,450, what do i get at 63', ['otherAge', 'benefit', 'age'])
  expect(full['benefit']).toMatchObject({ kind: 'number', number: { quote: '2,450' } })
  const early = inputsOf('at 62 it says 1,700. how much would that be at 70', ['age', 'benefit', 'otherAge'])
  expect(early['benefit']).toMatchObject({ operator: 'over', left: { number: { quote: '1,700' } } })
})
