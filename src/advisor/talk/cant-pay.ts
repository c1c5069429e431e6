/** 'What if i cant pay it', after a debt was told or worked out: what can be done about a debt of that kind. */
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Scene } from './scene.ts'

type Debt = Snapshot['liabilities'][number]

const CANT = /\b(?:can'?t|cannot|can not|couldn'?t|unable to|not able to) (?:pay|afford|make|cover)\b/i
const IT = /\b(?:it|that|this|them|those|the payments?|anymore)\b/i

const TAX = /\b(?:irs|tax(?:es)?)\b/i
const helpFor: Partial<Record<Debt['category'], string>> = {
  'Medical Debt': 'medical-bills',
  Mortgage: 'missed-mortgage',
  'Student Loans': 'income-driven',
}

/** The debt that was told last, or that the last sum was about. */
function debtOf({ dialogue, snapshot }: Scene): Debt | undefined {
  const row = dialogue.sums.at(-1)?.rows?.debt
  const told = dialogue.focus[0]?.change
  return snapshot.liabilities.find(({ id, name }) =>
    row === undefined ? told?.kind === 'liability' && told.name === name : id === row,
  )
}

/** The explanation that helps; null where the message is about something else. */
export function helpWithDebt(scene: Scene): string | null {
  if (!CANT.test(scene.text) || !IT.test(scene.text)) return null
  const debt = debtOf(scene)
  if (!debt) return null
  return TAX.test(debt.name) ? 'owe-irs' : (helpFor[debt.category] ?? 'hardship-program')
}
