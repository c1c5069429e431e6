/** 'No wait its 54,000', of a number that is neither kept nor in a sum: the talk goes on with the new one. */
import { byWords } from '#advisor/grounding/figures.ts'
import { type Text, text } from '#advisor/grounding/pieces.ts'
import { leavesOf } from '#advisor/executing/following/leaves.ts'
import { findCorrected } from '#advisor/reading/corrected-number.ts'
import { toCents } from '#finance/money.ts'
import type { Move, Scene } from './scene.ts'

export function takeCorrected(scene: Scene): Move | null {
  const { dialogue, minded, saved, sheet, text: said } = scene
  const numbers = minded?.numbers ?? []
  const wrong = saved.length > 0 ? null : findCorrected(said, numbers, dialogue.numbers)
  const [meant] = numbers
  if (!wrong || !meant) return null
  const isOfSum = dialogue.sums.some(
    ({ inputs, said: spoken = {} }) =>
      Object.values(inputs).some(({ value }) => value === toCents(wrong.value) || value === wrong.value) ||
      Object.values(spoken).some((tree) => leavesOf(tree).some((leaf) => leaf.number.value === wrong.value)),
  )
  if (isOfSum) return null
  // '2 kids' are none.
  const isCount = wrong.unit !== undefined && wrong.unit.of !== 'money'
  const isMoney = wrong.kind === 'money' || (wrong.kind === 'number' && !isCount)
  const content: Text = isMoney
    ? text`Got it, ${sheet.money('as corrected', toCents(meant.value), byWords(meant.quote))} then. I go on with that.`
    : ['Got it, I go on with that instead.']
  return { content }
}
