import { expect, test } from 'vitest'
import { byWords, FigureSheet } from './figures.ts'
import { figuresOf } from './print.ts'

test('an amount is told to the cent, whatever sums go on with', () => {
  const figure = new FigureSheet().money('A mile', 1.377778, byWords('so much'))
  const [told] = figuresOf({ content: [figure], details: [], cards: [] })
  expect(told).toMatchObject({ value: 1, text: '$0.01' })
})
