import { expect, test } from 'vitest'
import { findMissingClasses } from './missing-classes.ts'

const html = '<p class="group mt-2 sm:px-6"><b class="[&amp;_svg]:size-4 mt-2">'
const whole = String.raw`.mt-2{}.sm\:px-6{}.\[\&_svg\]\:size-4{}`

test('names each class that only the whole sheet has, once', () => {
  expect(findMissingClasses(html, whole, '')).toEqual(['mt-2', 'sm:px-6', '[&_svg]:size-4'])
})

test('is content when the own sheet has them, and with names that are no style', () => {
  expect(findMissingClasses(html, whole, whole)).toEqual([])
})
