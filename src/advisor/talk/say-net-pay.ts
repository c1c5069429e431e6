/** Take-home pay told beside pay before tax: both are kept, and that is said. */
import { byProfile, byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { readPayBasis } from '#advisor/ledger/pay-basis.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Move, Scene } from './scene.ts'

/** From this on a number is taken for the user's own. */
const OWN = 0.5
const often: Partial<Record<string, string>> = { week: 'a week', month: 'a month', year: 'a year' }

type Told = Pick<Scene, 'minded' | 'snapshot' | 'text' | 'saved'>

/** The one amount that a message says is brought home, and how often. */
function findNetPay({ minded, snapshot, text: said, saved }: Told) {
  const { income, takeHome } = snapshot.profile
  if (saved.length > 0 || !income || readPayBasis(said) !== 'net') return null
  const [told, another] = (minded?.numbers ?? []).filter(
    ({ kind, own, period }) =>
      (kind === 'money' || kind === 'number') && own >= OWN && (period !== null || takeHome),
  )
  const isMonthly = told?.period === null && centsOf(told.value) === takeHome
  const per = isMonthly ? 'a month' : often[told?.period ?? '']
  return !told || another || per === undefined ? null : { told, per, income }
}

export const tellsNetPay = (scene: Told) => findNetPay(scene) !== null

export function sayNetPay(scene: Scene): Move | null {
  const found = findNetPay(scene)
  if (!found) return null
  const { sheet, snapshot } = scene
  const pay = sheet.money('Take-home pay', centsOf(found.told.value), byWords(found.told.quote))
  const kept = sheet.money('Income a year', found.income, byProfile('income'))
  const isKept = snapshot.profile.takeHome ? ', and your budget goes by it' : ''
  return {
    content: text`So ${pay} ${found.per} reaches you${isKept}. Your profile keeps ${kept} a year, before tax.`,
  }
}
