import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prerenderSamples } from './prerender-samples.tsx'

// The content security policy refuses a style attribute and a style element in served HTML.
test.each(Object.entries(prerenderSamples))('%s is served without inline style', (_, element) => {
  const html = renderToStaticMarkup(element)
  expect(html).not.toBe('')
  expect(html).not.toMatch(/\sstyle=|<style/)
})
