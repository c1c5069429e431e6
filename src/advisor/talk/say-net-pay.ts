/** Take-home pay told beside pay before tax: both are kept, and that is said. */
import { byProfile, byWords } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { readPayBasis } from '#advisor/ledger/pay-basis.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Move, Scene } from './scene.ts'

/** From this on a number is taken for the user's own. */
const OWN = 0.5
const often: Partial<Record<string, string>> = { week: 'a week', month: 'a month', year: 'a year' }

export function sayNetPay({ minded, sheet, snapshot, text: said, saved }: Scene): Move | null {
  const { income, takeHome } = snapshot.profile
  if (saved.length > 0 || !income || readPayBasis(said) !== 'net') return null
  const [told, another] = (minded?.numbers ?? []).filter(
    ({ kind, own, period }) =>
      (kind === 'money' || kind === 'number') && own >= OWN && (period !== null || takeHome),
  )
  const isMonthly = told?.period === null && centsOf(told.value) === takeHome
  const per = isMonthly ? 'a month' : often[told?.period ?? '']
  if (!told || another || per === undefined) return null
  const pay = sheet.money('Take-home pay', centsOf(told.value), byWords(told.quote))
  const kept = sheet.money('Income a year', income, byProfile('income'))
  const isKept = takeHome ? ', and your budget goes by it' : ''
  return {
    content: text`So ${pay} ${per} reaches you${isKept}. Your profile keeps ${kept} a year, before tax.`,
  }
}
