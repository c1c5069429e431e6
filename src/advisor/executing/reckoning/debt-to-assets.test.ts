import { expect, test } from 'vitest'
import { debtToAssets } from './debt-to-assets.ts'

test.each([
  ['What is my debt-to-assets ratio?', true],
  ['debt to asset ratio?', true],
  ['What share of my assets is debt?', true],
  ['what do i owe and what do i own', false],
  ['is my debt too high for my pay', false],
  ['debt to assets if the house is worth 300,000', false],
])('%s', (text, isNamed) => {
  expect(debtToAssets(text) !== null).toBe(isNamed)
})
