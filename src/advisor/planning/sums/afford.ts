/** Whether a purchase or a new monthly cost can be carried. */
import type { Figure } from '#contract/figures.ts'
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { monthsCovered } from '#finance/emergency-fund.ts'
import { monthsToGoal } from '#finance/goal.ts'
import { HIGH_INTEREST_RATE } from '#finance/health-checks.ts'
import { percentOf, percentShare, subtractMoney, sumMoney } from '#finance/money.ts'
import { expenses, income, saved } from './inputs.ts'
import { money, monthly } from './money-inputs.ts'

/** Below this many months of bills in cash, a purchase is a risk; from the second on it is comfortable. */
const THIN = 1
const SAFE = 3

export const affordOnce = defineSum({
  name: 'afford-once',
  about: 'Whether something can be bought once, and what that leaves.',
  inputs: {
    price: { ...money('Price'), adds: true, ask: 'What does it cost?' },
    savings: saved,
    income: { ...income, ask: undefined },
    expenses: { ...expenses, ask: undefined },
  },
  results: ['left', 'months', 'covered', 'short'],
  formula: 'savings minus the price, held against a month of bills',
  assumptions: ['it is paid from savings, not on credit'],
  compute(input, sheet, household) {
    const price = sheet.money('price', 'Price', input.price)
    const savings = sheet.money('savings', 'Savings', input.savings)
    const rest = subtractMoney(input.savings, input.price)
    const left = sheet.sum('left', 'Left in savings', rest, 'savings minus the price', [savings, price])
    const spare = spareOf(input, sheet)
    const notes = remarkOnDebt(sheet, household)
    const time = spare
      ? monthsToGoal(
          { currentAmount: 0, targetAmount: rest < 0 ? -rest : input.price },
          { monthly: spare.value },
        )
      : null
    const months =
      spare && time?.reaches
        ? sheet.time(
            'months',
            rest < 0 ? 'Until it is there' : 'Until it is put back',
            time.months,
            'the amount divided by what is left each month, rounded up',
            [spare],
          )
        : null
    if (rest < 0) {
      const short = sheet.sum('short', 'Missing', -rest, 'price minus savings', [price, savings])
      return {
        answer: [
          months && spare
            ? text`Not yet: you're ${short} short. With the ${spare} you have left each month, that's ${months} away.`
            : text`Not from savings: you have ${savings}, so you'd be ${short} short.`,
        ],
        lines: [
          text`Missing: ${short}`,
          ...(months ? [text`Until it is there: ${sheet.spell(months)}`] : []),
        ],
        notes,
      }
    }
    const lines: Text[] = [
      text`Left in savings: ${left}`,
      ...(months ? [text`Until it is put back: ${sheet.spell(months)}`] : []),
    ]
    const cover = input.expenses === undefined ? null : monthsCovered(rest, input.expenses)
    if (cover === null) {
      return {
        answer: [
          text`You have the money: ${left} of your ${savings} would be left.`,
          text`Whether that's wise turns on how many months of bills it still covers.`,
        ],
        lines,
        notes,
      }
    }
    const spend = sheet.money('expenses', 'Expenses a month', input.expenses ?? 0)
    const covered = sheet.time(
      'covered',
      'Months of bills left',
      cover,
      'what is left divided by monthly expenses',
      [left, spend],
    )
    const back = months ? [text`You'd have it back in ${months}.`] : []
    return {
      answer: [
        cover >= SAFE
          ? text`Yes. You'd still have ${left}, and that covers ${covered} of bills.`
          : cover >= THIN
            ? text`You can, but it gets thin: ${left} would be left, ${covered} of bills.`
            : text`I'd wait. It would leave only ${left}, which covers just ${covered} of bills.`,
        ...back,
      ],
      lines: [...lines, text`Months of bills that still covers: ${covered}`],
      notes,
    }
  },
})

/** What is left each month, where both sides are known and something is. */
function spareOf(input: { income: number | undefined; expenses: number | undefined }, sheet: Worksheet) {
  if (input.income === undefined || input.expenses === undefined) return null
  const spare = subtractMoney(input.income, input.expenses)
  if (spare <= 0) return null
  return sheet.sum('spare', 'Left each month', spare, 'income minus expenses', [
    sheet.row('Income a month', input.income, sheet.sourceOf('income')),
    sheet.row('Expenses a month', input.expenses, sheet.sourceOf('expenses')),
  ])
}

/** Money that could pay down a dear debt is better spent there. */
function remarkOnDebt(sheet: Worksheet, { snapshot }: Household): Text[] {
  const [worst] = snapshot.liabilities
    .filter(({ amount, interestRate }) => amount > 0 && interestRate >= HIGH_INTEREST_RATE)
    .toSorted((a, b) => b.interestRate - a.interestRate)
  if (!worst) return []
  const source = byRow('liabilities', worst)
  const owed = sheet.row(worst.name, worst.amount, source)
  const rate = sheet.rateOf(worst.name, worst.interestRate, source)
  return [
    text`One thing to weigh: you owe ${owed} on ${nameOf(worst.name)} at ${rate}, and paid down there the money saves you that rate.`,
  ]
}

const HOUSING_SHARE = 30
const TIGHT = 5

const housing = /\b(?:rent|apartment|apt|mortgage|house|condo|lease|place|flat)\b/i

function usualRent(pay: number, earned: Figure, sheet: Worksheet) {
  const share = sheet.rateOf(
    'Usual share for housing',
    HOUSING_SHARE,
    byRule('Share for housing', 'the most that rent should take of pay, as a rule of thumb'),
  )
  const limit = sheet.sum(
    'limit',
    'Rent by the rule',
    percentOf(pay, HOUSING_SHARE),
    'that share of income',
    [earned, share],
  )
  return { share, limit }
}

/** Asked the other way round: a yes says that it is. */
const TOO_MUCH = /\btoo (?:much|high|expensive|pricey)\b/i

export const affordMonthly = defineSum({
  name: 'afford-monthly',
  about: 'Whether a new monthly cost can be carried, or how much rent can.',
  inputs: {
    amount: { ...monthly('New cost a month'), adds: true },
    income,
    expenses: { ...expenses, ask: undefined },
    instead: { ...monthly('Falls away a month'), adds: true },
  },
  results: ['left', 'percent', 'limit'],
  formula: 'income minus expenses and the new cost, plus what falls away',
  assumptions: ['income is what lands in your account'],
  compute(input, sheet, { text: said }) {
    const earned = sheet.money('income', 'Income a month', input.income)
    const spent =
      input.expenses === undefined ? null : sheet.money('expenses', 'Expenses a month', input.expenses)
    if (input.amount === undefined && !/\b(?:rent|housing|place|apartment|flat|room|live)\b/i.test(said))
      return 'What would it cost a month?'
    if (input.amount === undefined) {
      const { share, limit } = usualRent(input.income, earned, sheet)
      const free = subtractMoney(input.income, subtractMoney(input.expenses ?? 0, input.instead ?? 0))
      const left = sheet.sum('left', 'Left each month', free, 'income minus expenses')
      return {
        answer: [
          text`For rent, up to about ${limit} a month: that's ${share} of your pay.`,
          ...(spent
            ? [
                free > 0
                  ? text`As your budget stands, ${left} a month is free.`
                  : text`As your budget stands, nothing is free yet.`,
              ]
            : []),
        ],
        lines: [text`Rent by the rule: ${limit}`, ...(spent ? [text`Left each month now: ${left}`] : [])],
      }
    }
    const cost = sheet.money('amount', 'New cost a month', input.amount)
    const gone =
      input.instead === undefined ? null : sheet.money('instead', 'Falls away a month', input.instead)
    const part = input.income > 0 ? percentShare(input.amount, input.income) : null
    const percent =
      part === null
        ? null
        : sheet.share('percent', 'Share of pay', part, 'the new cost as a share of income', [cost, earned])
    const lines: Text[] = percent ? [text`Share of your pay: ${percent}`] : []
    if (!spent) {
      const over = subtractMoney(input.income, input.amount)
      const rest = sheet.sum('left', 'Left of pay', over, 'income minus the new cost')
      return {
        answer: [
          percent && over >= 0
            ? text`It would take ${percent} of your pay and leave ${rest} for everything else.`
            : text`No: ${cost} a month is more than the ${earned} that comes in.`,
          text`What else goes out each month? Then I can say if it fits.`,
        ],
        lines: [...lines, text`Left of your pay: ${rest}`],
      }
    }
    const net = sumMoney([input.income, -(input.expenses ?? 0), -input.amount, input.instead ?? 0])
    const left = sheet.sum('left', 'Left each month', net, 'income minus expenses and the new cost')
    const short = sheet.aside('Short each month', Math.abs(net), 'what goes out beyond income')
    const isDear = part !== null && part > HOUSING_SHARE && housing.test(said)
    const rent = isDear ? usualRent(input.income, earned, sheet) : null
    const isTight = net < percentOf(input.income, TIGHT)
    const isTooMuch = TOO_MUCH.test(said)
    return {
      answer: [
        net < 0
          ? text`${isTooMuch ? 'Yes,' : 'Not'} as things stand: you'd be ${short} short each month.`
          : isTight
            ? text`${isTooMuch ? 'Nearly' : 'Barely'}: only ${left} would be left each month, so one surprise and you're short.`
            : rent
              ? text`It's a stretch, though you'd still have ${left} left each month.`
              : text`${isTooMuch ? 'No' : 'Yes'}: you'd still have ${left} left each month.`,
        ...(percent
          ? [
              rent
                ? text`It takes ${percent} of your pay, a lot for a home: ${rent.share} is the usual limit.`
                : text`It takes ${percent} of your pay.`,
            ]
          : []),
      ],
      lines: [text`Left each month: ${left}`, ...lines, ...(gone ? [text`Falls away: ${gone}`] : [])],
      notes: rent
        ? [text`For a home that's a lot: the usual limit is ${rent.share} of pay, ${rent.limit} for you.`]
        : [],
    }
  },
})
