import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { DataSamples } from './data-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'

test('the samples of dialogs open and close', async () => {
  const screen = await openScreen(createElement(OverlaySamples))
  await screen.press('Ask first')
  expect(screen.words()).toContain('Its value leaves your net worth at once. This cannot be undone.')
  await screen.press('Delete')
  expect(screen.words()).not.toContain('This cannot be undone.')
  await screen.press('Open a form')
  await screen.press('Add Asset')
  expect(currentToast()?.title).toBe('Failed to add asset')
  await screen.press('Close')
  expect(screen.words()).not.toContain('Something you own that has a value.')
})

test('the sample form names what is missing', async () => {
  const screen = await openScreen(createElement(FieldSamples))
  await screen.press('Add Asset')
  for (const text of ['Asset name is required', 'Value is required', 'Category is required'])
    expect(screen.words()).toContain(text)
})

test('the samples of figures show a table and progress', async () => {
  const screen = await openScreen(createElement(DataSamples))
  expect(screen.words()).toMatch(/Net Savings \+\$2,301\.64 35\.9% of income/)
  expect(screen.words()).toContain('Groceries −$611.11')
  expect(screen.has('part', 'House deposit')).toBe(true)
})
