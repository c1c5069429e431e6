import type { FigureSource } from '#contract/figures.ts'
import type { Change, Fact, RowChange } from '#advisor/facts.ts'
import { byWords, FigureSheet } from '#advisor/grounding/figures.ts'
import { isFigure, type Piece, type Text, text } from '#advisor/grounding/pieces.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import { toldPay } from './told-pay.ts'

/** 'income $85,000 a year' with its figures, which come from the words that said so. */
export const factText = (fact: Fact, sheet: FigureSheet): Text =>
  changeText(fact.change, sheet, byWords(fact.quote))

/** The same as plain words, for the chips under a message. */
export function describeChange(change: Change, words = ''): string {
  return changeText(change, new FigureSheet(), byWords(words))
    .map((piece) => (typeof piece === 'string' ? piece : isFigure(piece) ? piece.text : piece.quoted))
    .join('')
}

export function changeText(change: Change, sheet: FigureSheet, source: FigureSource): Text {
  if (change.kind === 'profile') return profileText(change, sheet, source)
  if (change.kind === 'birthYear')
    return text`birth year ${sheet.number('birth year', 'year', change.value, source)}`
  if (change.kind === 'removal') return text`${rowName(change.name)} removed`
  return rowText(change, sheet, source)
}

function profileText(
  change: Extract<Change, { kind: 'profile' }>,
  sheet: FigureSheet,
  source: FigureSource,
): Text {
  const label = profileLabels[change.field]
  if (change.value === null) return [`${label} cleared`]
  if (change.field === 'investmentRiskTolerance') return [`risk tolerance ${change.value}`]
  if (change.field === 'financialGoals') return text`goals: ${rowName(change.value)}`
  if (change.field === 'retirementAge')
    return text`retirement at ${sheet.number(label, 'age', change.value, source)}`
  if (change.value === 0 && (change.field === 'savings' || change.field === 'debt')) return [`no ${label}`]
  if (change.field === 'income') {
    const { amount, per } = toldPay(change.value, source.kind === 'words' ? source.quote : '')
    return text`income ${sheet.money(label, amount, source)} ${per}`
  }
  const [before, after] = moneyWordings[change.field]
  return text`${before}${sheet.money(label, change.value, source)}${after}`
}

const moneyWordings = {
  takeHome: ['take-home pay ', ' a month'],
  expenses: ['expenses ', ' a month'],
  savings: ['savings ', ''],
  debt: ['total debt ', ''],
  retirementGoal: ['retirement goal ', ''],
} as const

export const profileLabels = {
  income: 'income',
  takeHome: 'take-home pay',
  expenses: 'expenses',
  savings: 'savings',
  debt: 'debt',
  retirementGoal: 'retirement goal',
  retirementAge: 'retirement age',
  investmentRiskTolerance: 'risk tolerance',
  financialGoals: 'goals',
} as const

function rowText(change: RowChange, sheet: FigureSheet, source: FigureSource): Text {
  const name = rowName(change.name)
  const money = (value: number, label = change.name) => sheet.money(label, value, source)
  if (change.kind === 'expense') return text`${name} ${money(change.amount)} a month`
  if (change.kind === 'income') return text`${name}${incomeWord(change.name)} ${money(change.amount)} a month`
  if (change.kind === 'asset')
    return text`${name} ${isAccount(change.category) ? 'balance' : 'worth'} ${money(change.value)}`
  if (change.kind === 'goal') return goalText(change, name, money)
  return liabilityText(change, name, sheet, source)
}

/** 'tutoring income', but not 'salary income'. */
const incomeWord = (name: string) => (/\b(?:income|pay|salary|wages)\b/i.test(name) ? '' : ' income')

const isAccount = (category: string) =>
  ['Cash and Equivalents', 'Investments', 'Retirement Accounts'].includes(category)

function goalText(
  { targetAmount, currentAmount }: Extract<RowChange, { kind: 'goal' }>,
  name: Piece,
  money: (value: number) => Piece,
): Text {
  if (targetAmount === undefined && currentAmount === undefined) return text`goal ${name}`
  if (targetAmount === undefined) return text`goal ${name}: ${money(currentAmount ?? 0)} saved`
  if (!currentAmount) return text`goal ${name}: ${money(targetAmount)}`
  return text`goal ${name}: ${money(currentAmount)} of ${money(targetAmount)}`
}

function liabilityText(
  { name: label, amount, interestRate, minimumPayment }: Extract<RowChange, { kind: 'liability' }>,
  name: Piece,
  sheet: FigureSheet,
  source: FigureSource,
): Text {
  const parts: Text[] = [
    amount === undefined ? [] : text` balance ${sheet.money(`${label} balance`, amount, source)}`,
    interestRate === undefined ? [] : text` at ${sheet.percent(`${label} rate`, interestRate, source)}`,
    minimumPayment === undefined
      ? []
      : text`${amount === undefined && interestRate === undefined ? '' : ','} minimum payment ${sheet.money(`${label} minimum payment`, minimumPayment, source)}`,
  ]
  return [name, ...parts.flat()]
}
