/** 'What if i can't pay it', after a debt was told or worked out: what can be done about one of that kind. */
import { isLending } from '#advisor/executing/inherit.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { LoanKind } from '#advisor/planning/data/typical-loans.ts'
import { loanKindIn } from '#advisor/planning/sums/loan-inputs.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Scene } from './scene.ts'

const CANNOT = new RegExp(
  String.raw`\b(?:can'?t|cannot|can not|couldn'?t|unable to|not able to|don'?t|stop(?:ped)?|miss(?:ed)?|late on|behind on) ` +
    String.raw`(?:make |afford |cover |keep up (?:with )?|pay(?:ing)? )?` +
    String.raw`(?:it|that|this|them|those|one|anymore|the payments?|a payment|the loan)\b`,
  'i',
)

/** Sums that speak of one kind of thing, whatever their words. */
const ofKind: Readonly<Record<string, LoanKind>> = {
  'house-payment': 'mortgage',
  affordability: 'mortgage',
  rollover: 'car',
  'lease-or-buy': 'car',
  'car-budget': 'car',
}

const topics: Readonly<Record<LoanKind, string>> = {
  mortgage: 'missed-mortgage',
  car: 'repossession',
  student: 'deferment-forbearance',
  card: 'hardship-program',
  personal: 'hardship-program',
}

/** So many sums back a loan is still spoken of. */
const RECENT = 3

type Debt = Snapshot['liabilities'][number]
type Talk = Pick<Scene, 'text' | 'dialogue' | 'snapshot'>

const TAX = /\b(?:irs|tax(?:es)?)\b/i
const ofCategory: Partial<Record<Debt['category'], string>> = {
  'Medical Debt': 'medical-bills',
  Mortgage: topics.mortgage,
  'Auto Loans': topics.car,
  'Student Loans': 'income-driven',
}

/** The debt that was told last, or that the last sum was about. */
function debtOf({ dialogue, snapshot }: Talk): Debt | undefined {
  const row = dialogue.sums.at(-1)?.rows?.debt
  const told = dialogue.focus[0]?.change
  return snapshot.liabilities.find(({ id, name }) =>
    row === undefined ? told?.kind === 'liability' && told.name === name : id === row,
  )
}

/** The explanation for whoever cannot pay; null where nothing owed was spoken of. */
export function topicOfUnpaid(talk: Talk): string | null {
  const { text, dialogue } = talk
  if (!CANNOT.test(text)) return null
  const debt = debtOf(talk)
  if (debt) return TAX.test(debt.name) ? 'owe-irs' : (ofCategory[debt.category] ?? 'hardship-program')
  const last = dialogue.sums.at(-1)
  const isOfLoan = last && last.missing === undefined && (isLending(last.kind) || last.kind in ofKind)
  if (!isOfLoan) return null
  const kind = dialogue.sums
    .slice(-RECENT)
    .toReversed()
    .map(kindOf)
    .find((found) => found !== null)
  return kind ? topics[kind] : null
}

const kindOf = ({ kind, words }: SumRecord): LoanKind | null => ofKind[kind] ?? loanKindIn(words ?? '')
