/** A number that was changed in a reply: the same sum with it, and the difference it makes. */
import { changeSum } from '#advisor/executing/changing/change-sum.ts'
import { listAssumptions } from '#advisor/executing/changing/list-assumptions.ts'
import { refuseChange } from '#advisor/executing/changing/refuse-change.ts'
import { mainResult } from '#advisor/figures/show.ts'
import { addSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { firstSentence, sayShort } from '#advisor/grounding/fit.ts'
import type { Move, Scene } from './scene.ts'
import { changeFrom, tellSum } from './tell-sum.ts'

export function answerChange(scene: Scene): Move | null {
  const { change, dialogue, snapshot, sheet } = scene
  if (!change) return null
  const { sums } = dialogue
  // It was asked about before; the talk may have moved on since.
  const refusal = refuseChange({ change, sums })
  if (refusal) return { content: [refusal.message] }
  const changed = changeSum({ change, words: scene.text.trim(), sums, snapshot, sheet })
  if (!changed) return null
  const { before, made } = changed
  // It makes no sum; the one that stands is left as it was.
  if (made.kind === 'missing') return { content: made.ask }
  const { lead = [], more, details, cards } = tellSum(scene, { kind: 'sum', made, before: null })
  const [difference = []] = isSameResult(before, made.record)
    ? [text`That leaves the result as it was.`]
    : changeFrom(sheet, before, made.record)
  const set = Object.keys(made.sum.inputs).filter(
    (name) => name === change.input || (made.sum.inputs[name]?.assume && isSaid(made.record.inputs[name])),
  )
  return {
    content: sayShort([lead, difference, ...more], [lead, difference], [firstSentence(lead), difference]),
    details,
    cards,
    assumptions: listAssumptions(made.record, [...made.assumed.map(({ name }) => name), ...set]),
    dialogue: { sums: addSums(sums, [made.record]), asked: null, interviewing: false },
  }
}

function isSameResult(before: SumRecord, now: SumRecord): boolean {
  const [then, main] = [mainResult(before)?.[1], mainResult(now)?.[1]]
  return then !== undefined && then.unit === main?.unit && then.value === main.value
}

const isSaid = (figure?: { source: { kind: string } }) => figure?.source.kind === 'words'
