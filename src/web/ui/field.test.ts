import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

function render(
  texts: { hint?: string; error?: string },
  control: ReactElement = createElement(Input, { name: 'email' }),
) {
  const field = { id: 'email', label: 'E-mail', children: control, ...texts }
  return renderToStaticMarkup(createElement(Field, field))
}

test('the label names the control', () => {
  expect(render({})).toMatch(/<label for="email"[^>]*>E-mail<\/label><input[^>]* id="email"/)
})

test('without hint and error nothing describes the control and nothing is invalid', () => {
  expect(render({})).not.toMatch(/aria-describedby=|aria-invalid=/)
})

test('hint and error describe the control, and an error makes it invalid', () => {
  const html = render({ hint: 'Where we write to', error: 'Please enter a valid e-mail address' })
  expect(html).toContain('aria-describedby="email-hint email-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/<p id="email-hint"[^>]*>Where we write to<\/p>/)
  expect(html).toMatch(
    /<p id="email-error" aria-live="polite"[^>]*>.*Please enter a valid e-mail address<\/p>/,
  )
})

test('the place of the error is there before the error, so that it is announced', () => {
  expect(render({})).toMatch(/<p id="email-error" aria-live="polite"><\/p>/)
})

test("a control's own description comes first", () => {
  const control = createElement(Input, { 'aria-describedby': 'own' })
  expect(render({ hint: 'Hint' }, control)).toContain('aria-describedby="own email-hint"')
})

test('a select is wired the same way', () => {
  expect(render({ error: 'Category is required' }, createElement(Select))).toMatch(
    /<select id="email" aria-describedby="email-error" aria-invalid="true"/,
  )
})
