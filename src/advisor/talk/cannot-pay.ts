/** 'What if i can't pay it', after a loan was worked out: what is known of that kind of loan. */
import { isLending } from '#advisor/executing/inherit.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type LoanKind, loanKindIn } from '#advisor/planning/sums/loan-inputs.ts'
import type { Scene } from './scene.ts'

const CANNOT = new RegExp(
  String.raw`\b(?:can'?t|cannot|can not|couldn'?t|unable to|don'?t|stop(?:ped)?|miss(?:ed)?|late on|behind on) ` +
    String.raw`(?:make |afford |keep up (?:with )?|pay(?:ing)? )?` +
    String.raw`(?:it|that|this|them|one|the payments?|a payment|the loan)\b`,
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

/** The explanation for whoever cannot pay the loan of the last sums; null where they were about none. */
export function topicOfUnpaid({ text, dialogue }: Pick<Scene, 'text' | 'dialogue'>): string | null {
  const last = dialogue.sums.at(-1)
  const isOfLoan = last && last.missing === undefined && (isLending(last.kind) || last.kind in ofKind)
  if (!isOfLoan || !CANNOT.test(text)) return null
  const kind = dialogue.sums
    .slice(-RECENT)
    .toReversed()
    .map(kindOf)
    .find((found) => found !== null)
  return kind ? topics[kind] : null
}

const kindOf = ({ kind, words }: SumRecord): LoanKind | null => ofKind[kind] ?? loanKindIn(words ?? '')
