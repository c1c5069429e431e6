import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Progress } from './progress.tsx'

test.each([
  { value: 25, max: 100, shown: 0.25, spoken: '25%' },
  { value: 18_400, max: 40_000, shown: 0.46, spoken: '46%' },
  { value: 250, max: 100, shown: 1, spoken: '100%' },
  { value: -5, max: 100, shown: 0, spoken: '0%' },
  { value: 0, max: 0, shown: 0, spoken: '0%' },
  { value: 10, max: 0, shown: 1, spoken: '100%' },
  { value: Number.NaN, max: 100, shown: 0, spoken: '0%' },
])('$value of $max shows $spoken', ({ value, max, shown, spoken }) => {
  const html = renderToStaticMarkup(createElement(Progress, { label: 'House deposit', value, max }))
  expect(html).toContain(`value="${shown}"`)
  expect(html).toContain(`aria-valuetext="${spoken}"`)
})
