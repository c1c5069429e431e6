import { expect, test } from 'vitest'
import { readScene } from '#advisor/talk/scene.ts'
import { newTurn } from '#advisor/talk/testing/turns.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { isUnkind } from './unkind.ts'

const sceneOf = (text: string, intent: string, feeling: string | null = null) =>
  readScene({ ...newTurn(text, { dialogue: { feeling } }), minded: mindedAs(text, [intent]) })
const trip = { short: 'How lovely, a journey! Save for it.' }

test.each([
  ['my cat died', 'Pets are family.', true],
  ['my uncle dropped dead last year', 'That’s good to hear!', true],
  ['my uncle passed away', 'I’m so sorry for your loss.', false],
  ['the car died', 'Cars do that.', false],
  ['i have a cat', 'Pets are family.', false],
])('%s: %s', (text, short, unkind) => expect(isUnkind(sceneOf(text, 'tell'), { short }, 0.5)).toBe(unkind))

test.each([
  ['we need to drive down there on friday', 'tell', 'illness', true],
  ['my daughter is at the hospital', 'hear:illness', null, true],
  ['grandpa is in rehab', 'hear:worry', null, true],
  ['we leave for peru on friday', 'tell', null, false],
  ['he walks again', 'hear:joy', 'illness', false],
  ['the last late bill is paid', 'hear:arrears', null, false],
])('joy at %s', (text, intent, feeling, unkind) =>
  expect(isUnkind(sceneOf(text, intent, feeling), trip, 0.5)).toBe(unkind),
)

test('a mood in sorrow gets no word that is only near', () => {
  const scene = sceneOf('everything is grey', 'hear:overwhelmed', 'death')
  expect(isUnkind(scene, { short: 'Figures can be grey.' }, 0.5)).toBe(true)
  expect(isUnkind(scene, { short: 'Figures can be grey.' }, 0.9)).toBe(false)
})
