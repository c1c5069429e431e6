import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '#web/testing/render-screen.tsx'
import { Features } from './features.tsx'

test('the samples add up: six months of spending, and what was put aside as a part of it', () => {
  const html = renderScreen(createElement(Features))
  const words = wordsOf(html)
  expect(words).toContain('$12,900 = $2,150 spending × 6 months')
  expect(words).toContain('Emergency fund $8,385 of $12,900')
  expect(html).toContain('aria-valuetext="65%"')
  expect(words).toContain('“my rent goes up to 1200 next month” Undo')
  expect(words).toContain('Built-in advisor Answered on this server')
})
