/** 'We can put away 1,100 a month': no row keeps it, and later questions count with it. */
import { toldSaving } from '#advisor/executing/told-plan.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { sayShort } from '#advisor/grounding/fit.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { suggest } from './suggestion.ts'

export function noteSaving(scene: Scene): Move | null {
  const { minded, sheet, dialogue } = scene
  const saving = toldSaving(hearNumbers(scene.text, minded?.numbers ?? []))
  if (saving?.period !== 'month') return null
  const amount = sheet.money('Put away each month', centsOf(saving.value), byWords(saving.quote))
  const lead = vary(['Good to know: I’ll count with', 'That’s a start: I’ll count with'], dialogue)
  const line = text`${lead} ${amount} a month put away.`
  return { content: sayShort([line, suggest(scene)], [line]) }
}
