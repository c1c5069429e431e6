import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a pending button says what it does, is busy and cannot be pressed again', () => {
  const html = renderToStaticMarkup(
    createElement(Button, { pending: true, pendingText: 'Saving...' }, 'Save Changes'),
  )
  expect(html).toMatch(/^<button type="button" disabled="" aria-busy="true"/)
  expect(html).toContain('Saving...')
  expect(html).not.toContain('Save Changes')
})

test('a button at rest has its label, no spinner, and submits no form unless told', () => {
  const html = renderToStaticMarkup(createElement(Button, null, 'Save Changes'))
  expect(html).toMatch(/^<button type="button" class=/)
  expect(html).toMatch(/>Save Changes<\/button>$/)
})
