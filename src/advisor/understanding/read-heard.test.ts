import { mindedAs } from '#advisor/testing/minded.ts'
import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { understand } from './understand.ts'

/** A year of the pay that is told after something else. */
function payAfter(before: string, text: string) {
  const dialogue = { ...freshDialogue, heard: before, numbers: hearNumbers(before, readNumbers(before)) }
  const { facts } = understand({ text, snapshot: emptySnapshot(), dialogue, minded: mindedAs(text, []) })
  return facts.map(({ change }) => ('value' in change ? change.value : null))
}

test('hours that were told before go with a wage that is told now', () => {
  expect(payAfter('i work 32 hours a week', 'i make 20 an hour')).toEqual([3_328_000])
  expect(payAfter('my husband works 50 hours a week', 'i make 20 an hour')).toEqual([4_160_000])
  expect(payAfter('i work 32 hours a week', 'i make 20 an hour, 25 hours a week')).toEqual([2_600_000])
})
