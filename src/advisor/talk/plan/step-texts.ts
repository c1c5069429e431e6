import type { PlanCard } from '#contract/cards.ts'
import type { FigureSource, RowList } from '#contract/figures.ts'
import { byFormula, byRow, byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, type Text, text } from '#advisor/grounding/pieces.ts'
import { rowName } from '#advisor/talk/row-name.ts'
import type { FundFigures, HealthCode, HealthField, HealthStep } from '#finance/health-snapshot.ts'
import type { Picture } from './picture.ts'

export interface StepText {
  title: Text
  reason: Text
  open: PlanCard['steps'][number]['open']
}

const fieldNames: Record<HealthField, string> = {
  monthlyIncome: 'your income',
  monthlyExpenses: 'your monthly expenses',
  cash: 'your savings',
  assets: 'what you own',
  debts: 'what you owe',
  goals: 'your goals',
  age: 'your year of birth',
  riskTolerance: 'your risk tolerance',
  retirementAge: 'the age at which you want to retire',
  retirementSavings: 'what you have saved for retirement',
  retirementContribution: 'what you put aside for retirement each month',
  retirementGoal: 'the sum you want to retire with',
  match: 'the match of your employer',
}

/** The row of that name, where a click on the figure leads. */
function rowSource(list: RowList, name: string, rows: readonly { id: number; name: string }[]): FigureSource {
  const row = rows.find((candidate) => candidate.name === name)
  return row ? byRow(list, row) : { kind: 'formula', formula: 'as stored', inputs: [] }
}

type StepFigures = { [Code in HealthCode]: Extract<HealthStep, { code: Code }>['figures'] }
type Writer<Figures> = (figures: Figures, picture: Picture, sheet: FigureSheet) => StepText

const writeFund: Writer<FundFigures> = (fund, { cash, expenses, income }, sheet) => {
  const given = [cash, expenses].filter((figure) => figure !== null)
  const aim = sheet.months(
    'months of expenses to hold',
    fund.targetMonths,
    byRule(
      'Emergency fund',
      'A month of expenses in cash as a start, a quarter of a year for steady incomes, half a year for most others.',
    ),
  )
  const target = sheet.money(
    'cash to hold',
    fund.target,
    byFormula('monthly expenses times the months to cover', [...given.slice(1), aim]),
  )
  const covered = sheet.months(
    'months covered',
    fund.monthsCovered,
    byFormula('cash divided by monthly expenses', given),
  )
  const missing = sheet.money(
    'cash missing',
    fund.shortfall,
    byFormula('cash to hold minus cash', [target, ...given.slice(0, 1)]),
  )
  const surplus = [income, expenses].filter((figure) => figure !== null)
  const pace =
    fund.monthsToBuild === null
      ? []
      : text` At your present surplus that takes ${sheet.months('time to build it', fund.monthsToBuild, byFormula('cash missing divided by income minus expenses', [missing, ...surplus]))}.`
  return {
    title: text`Build a cash cushion of ${target}`,
    reason: text`Your cash covers ${covered} of expenses; for ${aim} you are ${missing} short.${pace}`,
    open: '/balance-sheet',
  }
}

const writers: { [Code in HealthCode]: Writer<StepFigures[Code]> } = {
  'missing-data': ({ fields }) => ({
    title: ['Tell me what is missing'],
    reason: text`A sharper plan needs ${listing(fields.map((field) => fieldNames[field]))}.`,
    open: '/profile',
  }),
  'negative-cash-flow': ({ deficit }, { income, expenses }, sheet) => {
    const given = [expenses, income].filter((figure) => figure !== null)
    return {
      title: text`Close the monthly gap of ${sheet.money('monthly gap', deficit, byFormula('expenses minus income', given))}`,
      reason: text`You spend ${listing(given, ' a month and earn ')}; no plan holds while savings shrink.`,
      open: '/budget',
    }
  },
  'one-month-buffer': writeFund,
  'emergency-fund-3': writeFund,
  'emergency-fund-6': writeFund,
  'employer-match': ({ missed }, _, sheet) => ({
    title: ['Take the whole match of your employer'],
    reason: text`You leave ${sheet.money('match missed', missed, byFormula('the match on offer minus the match earned', []))} a year on the table.`,
    open: '/profile',
  }),
  'high-interest-debt': ({ first, monthlyInterest, monthsToPayOff }, picture, sheet) => {
    const { income, expenses } = picture
    const source = rowSource('liabilities', first.name, picture.snapshot.liabilities)
    const amount = sheet.money(`${first.name} balance`, first.amount, source)
    const rate = sheet.percent(`${first.name} rate`, first.interestRate, source)
    const interest = sheet.money(
      'interest a month',
      monthlyInterest,
      byFormula('a twelfth of each yearly rate on each balance of your expensive debts', [amount, rate]),
    )
    const given = [income, expenses].filter((figure) => figure !== null)
    const pace =
      monthsToPayOff === null
        ? []
        : text` With your surplus on top of the minimums, such debt is gone in ${sheet.months('time to pay off', monthsToPayOff, byFormula('minimums plus income minus expenses, highest rate first', [amount, rate, ...given]))}.`
    return {
      title: text`Pay off ${rowName(first.name)}`,
      reason: text`At ${rate} nothing else you owe costs more; interest takes ${interest} a month.${pace}`,
      open: '/balance-sheet',
    }
  },
  'savings-rate': ({ savingsRate, targetRate, gap }, { income, expenses }, sheet) => {
    const given = [income, expenses].filter((figure) => figure !== null)
    const rate = sheet.percent(
      'savings rate',
      Math.round(savingsRate * 10) / 10,
      byFormula('income minus expenses, in percent of income', given),
    )
    const aim = sheet.percent(
      'recommended savings rate',
      targetRate,
      byRule('Savings rate', 'Save a fifth of income each month.'),
    )
    return {
      title: text`Save ${sheet.money('more to save a month', gap, byFormula('the recommended share of income minus what is saved now', [aim, ...given]))} more a month`,
      reason: text`You save ${rate} of your income; ${aim} is a sound aim.`,
      open: '/budget',
    }
  },
  'retirement-gap': ({ projected, needed, gap }, { expenses }, sheet) => {
    const given = [expenses].filter((figure) => figure !== null)
    const there = sheet.money(
      'projected at retirement',
      projected,
      byFormula('retirement savings and contributions with growth until retirement', []),
    )
    const aim = sheet.money(
      'needed at retirement',
      needed,
      byFormula('your own aim, or yearly expenses by the withdrawal rule', given),
    )
    return {
      title: text`Close a retirement gap of ${sheet.money('retirement gap', gap, byFormula('needed minus projected', [aim, there]))}`,
      reason: text`You are heading for ${there} of the ${aim} you need, in dollars of today.`,
      open: '/profile',
    }
  },
  goal: ({ name, remaining, months }, { income, expenses, snapshot }, sheet) => {
    const source = rowSource('financialGoalItems', name, snapshot.goals)
    const missing = sheet.money('still to save', remaining, source)
    const given = [income, expenses].filter((figure) => figure !== null)
    const pace =
      months === null
        ? []
        : text` With your whole surplus you are there in ${sheet.months('time to the goal', months, byFormula('what is missing divided by income minus expenses', [missing, ...given]))}.`
    return {
      title: text`Fund ${rowName(name)}`,
      reason: text`${missing} is still to save.${pace}`,
      open: '/budget',
    }
  },
}

export function writeStep<Code extends HealthCode>(
  { code, figures }: { code: Code; figures: StepFigures[Code] },
  picture: Picture,
  sheet: FigureSheet,
): StepText {
  return writers[code](figures, picture, sheet)
}
