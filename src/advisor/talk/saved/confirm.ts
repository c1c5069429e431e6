import type { Change, Fact, RowChange } from '#advisor/facts.ts'
import { byWords, type FigureSheet } from '#advisor/grounding/figures.ts'
import { type Text, text } from '#advisor/grounding/pieces.ts'
import type { FigureSource } from '#contract/figures.ts'
import { changeText, profileLabels } from './describe-fact.ts'
import { rowName } from '#advisor/talk/row-name.ts'

/** 'Is $12,000 the balance of your Visa?' */
export function confirmQuestion({ change, quote: words }: Fact, sheet: FigureSheet): Text {
  const source = byWords(words)
  if (change.kind === 'profile') return confirmProfile(change, sheet, source)
  if (change.kind === 'birthYear')
    return text`Were you born in ${sheet.number('birth year', 'year', change.value, source)}?`
  if (change.kind === 'removal') return text`Shall I remove ${rowName(change.name)}?`
  return confirmRow(change, sheet, source)
}

function confirmProfile(
  change: Extract<Change, { kind: 'profile' }>,
  sheet: FigureSheet,
  source: FigureSource,
): Text {
  const label = profileLabels[change.field]
  if (change.value === null) return [`Shall I clear your ${label}?`]
  if (change.field === 'retirementAge')
    return text`Do you want to retire at ${sheet.number(label, 'age', change.value, source)}?`
  if (change.field === 'investmentRiskTolerance')
    return [`Would you call your risk tolerance ${change.value}?`]
  if (change.field === 'financialGoals') return text`Is ${rowName(change.value)} a goal of yours?`
  if (change.value === 0) return [`Do you have no ${label}?`]
  return text`Is ${sheet.money(label, change.value, source)} ${moneyMeanings[change.field]}?`
}

const moneyMeanings = {
  income: 'your income in a year',
  takeHome: 'what you take home in a month',
  expenses: 'what you spend in a month, all together',
  savings: 'the total of your savings',
  debt: 'all that you owe, together',
  retirementGoal: 'the sum you want to retire with',
} as const

function confirmRow(change: RowChange, sheet: FigureSheet, source: FigureSource): Text {
  const name = rowName(change.name)
  const money = (value: number) => sheet.money(change.name, value, source)
  if (change.kind === 'expense') return text`Do you pay ${money(change.amount)} a month for ${name}?`
  if (change.kind === 'income') return text`Does ${name} bring you ${money(change.amount)} a month?`
  if (change.kind === 'asset') return text`Is ${money(change.value)} what your ${name} is worth?`
  if (change.kind === 'liability' && change.amount !== undefined && change.interestRate === undefined)
    return text`Is ${money(change.amount)} the balance of your ${name}?`
  if (change.kind === 'goal' && change.targetAmount !== undefined && change.currentAmount === undefined)
    return text`Is ${money(change.targetAmount)} the target of your goal ${name}?`
  return text`Shall I save ${changeText(change, sheet, source)}?`
}
