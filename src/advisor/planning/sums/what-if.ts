/** The monthly budget, changed in thought only. */
import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { summarizeCashFlow } from '#finance/budget.ts'
import { multiplyMoney, subtractMoney, sumMoney } from '#finance/money.ts'
import { rowsBasis } from '#advisor/planning/data/pay-basis.ts'
import { expenses, income } from './inputs.ts'
import { monthly } from './money-inputs.ts'

const changes = {
  moreIncome: { ...monthly('More income a month'), adds: true },
  lessIncome: { ...monthly('Less income a month'), adds: true },
  moreExpense: { ...monthly('More to pay a month'), adds: true },
  lessExpense: { ...monthly('Less to pay a month'), adds: true },
} as const
type Change = keyof typeof changes
type Changes = Partial<Record<Change | 'income' | 'newIncome', number>>

export const whatIf = defineSum({
  name: 'what-if',
  about: 'What would be left each month if income or a cost changed, ended or came.',
  inputs: {
    income: { ...income, ask: undefined },
    expenses: { ...expenses, ask: undefined },
    ...changes,
    newIncome: { ...monthly('Income a month then'), salaried: true },
  },
  results: ['left', 'difference', 'now', 'rate', 'year'],
  formula: 'income minus expenses with the change, against what is left now',
  assumptions: ['everything else stays as it is', 'nothing of this is saved'],
  compute(input, sheet, household) {
    const changed = readChanges(input, sheet, household)
    if (!changed) return 'What would change? Tell me the amount that comes or goes each month.'
    const { moreIncome = 0, lessIncome = 0, moreExpense = 0, lessExpense = 0 } = changed.values
    const change = sumMoney([moreIncome, -lessIncome, -moreExpense, lessExpense])
    const difference = sheet.sum(
      'difference',
      'Difference a month',
      change,
      'what comes, less what goes',
      changed.figures,
    )
    const size = sheet.aside(
      'Difference a month',
      Math.abs(change),
      'what comes, less what goes',
      changed.figures,
    )
    const year = sheet.sum('year', 'Difference a year', multiplyMoney(Math.abs(change), 12), 'a year of it', [
      size,
    ])
    const word = change < 0 ? 'less' : 'more'
    if (input.income === undefined || input.expenses === undefined) {
      return {
        answer: [
          text`That's ${size} ${word} each month, ${year} a year.`,
          text`Tell me what comes in and goes out, and I'll say what is left.`,
        ],
        lines: [text`Difference: ${difference} a month`],
      }
    }
    const earned = sheet.money('income', 'Income a month now', input.income)
    const spent = sheet.money('expenses', 'Expenses a month now', input.expenses)
    const before = summarizeCashFlow(input.income, input.expenses)
    const after = summarizeCashFlow(
      Math.max(0, sumMoney([input.income, moreIncome, -lessIncome])),
      Math.max(0, sumMoney([input.expenses, moreExpense, -lessExpense])),
    )
    const now = sheet.sum('now', 'Left a month now', before.netSavings, 'income minus expenses', [
      earned,
      spent,
    ])
    const left = sheet.sum('left', 'Left a month then', after.netSavings, 'income minus expenses, as changed')
    const rate = sheet.share(
      'rate',
      'Share of income then',
      after.savingsRate,
      'what is left as a share of income',
      [left],
    )
    const shortBy = (net: number) => sheet.aside('Short a month', Math.abs(net), 'expenses minus income')
    const instead: Text =
      before.netSavings < 0 ? text`being ${shortBy(before.netSavings)} short` : text`${now}`
    return {
      answer: [
        after.netSavings < 0
          ? text`Then you'd be ${shortBy(after.netSavings)} short each month, instead of ${before.netSavings < 0 ? instead : text`having ${now} left`}.`
          : text`Then you'd have ${left} left each month instead of ${instead}.`,
        ...(isShareOfTakeHome(household, input.lessIncome, sheet)
          ? [text`I took that pay's share of what comes home.`]
          : []),
        text`That's ${year} ${word} over a year.`,
      ],
      lines: [
        text`Left each month: ${left} instead of ${now}`,
        text`Difference: ${difference} a month`,
        ...(after.totalIncome > 0 ? [text`Share of income left: ${rate}`] : []),
      ],
      cards: [
        {
          kind: 'table',
          title: 'Now and then',
          formula: 'What is left is income minus expenses, each month',
          open: '/budget',
          columns: [
            { label: '', unit: 'text' },
            { label: 'Now', unit: 'money' },
            { label: 'Then', unit: 'money' },
          ],
          rows: [
            ['Income', before.totalIncome, after.totalIncome],
            ['Expenses', before.totalExpenses, after.totalExpenses],
            ['Left', before.netSavings, subtractMoney(after.totalIncome, after.totalExpenses)],
          ],
        },
      ],
    }
  },
})

/** Pay before tax was told of each, and what is left of it of both: nobody knows what is left of one. */
const isShareOfTakeHome = ({ snapshot }: Household, lessIncome: number | undefined, sheet: Worksheet) =>
  lessIncome !== undefined &&
  snapshot.takeHome !== undefined &&
  rowsBasis(snapshot) !== 'net' &&
  sheet.sourceOf('lessIncome').kind === 'formula'

/** What was said; else the row that is named comes to an end: a cost goes away, or pay does. */
function readChanges(input: Changes, sheet: Worksheet, { row, snapshot }: Household) {
  const names = Object.keys(changes) as Change[]
  if (input.newIncome !== undefined && input.income !== undefined) {
    const step = subtractMoney(input.newIncome, input.income)
    const values: Changes = step < 0 ? { lessIncome: -step } : { moreIncome: step }
    return { values, figures: [sheet.money('newIncome', 'Income a month then', input.newIncome)] }
  }
  const said = names.filter((name) => input[name] !== undefined)
  if (said.length > 0) {
    const figures = said.map((name) => sheet.money(name, changes[name].label, input[name] ?? 0))
    return { values: input, figures }
  }
  if (!row) return null
  const isIncome = snapshot.income.some(({ id, source }) => id === row.id && source === row.name)
  const source = byRow(isIncome ? 'incomeItems' : 'expenseItems', row)
  const figures = [sheet.taken(row.name, 'money', { value: row.amount, source })]
  const values: Changes = isIncome ? { lessIncome: row.amount } : { lessExpense: row.amount }
  return { values, figures }
}
