import { z } from '#contract/zod.ts'
import type { Figure } from '#contract/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { amount, debt } from '#advisor/planning/input-fields.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { type Debt, type DebtPlan, planDebtPayoff } from '#finance/debt.ts'
import { subtractMoney } from '#finance/money.ts'
import { payoffTable } from './debt-payoff-table.ts'

const orders = ['avalanche', 'snowball'] as const
type Order = (typeof orders)[number]

const ways: Record<Order, string> = {
  avalanche: 'Avalanche (highest rate first)',
  snowball: 'Snowball (smallest balance first)',
}
const names: Record<Order, string> = { avalanche: 'Avalanche', snowball: 'Snowball' }

interface Way {
  order: Order
  plan: DebtPlan
  months: Figure | null
  interest: Figure | null
}

export const debtPayoff = defineCalculator({
  name: 'debt_payoff',
  description:
    'Pays several debts from one sum a month, by avalanche (highest rate first), snowball (smallest balance first), or both compared: months, interest and the order of payoff.',
  input: z.object({
    debts: z.array(debt).check(z.minLength(1)),
    /** All the money for debts each month, or what is added to the minimums. */
    budget: z.union([z.object({ total: amount }), z.object({ extra: amount })]),
    orders: z._default(z.array(z.enum(orders)), [...orders]),
  }),
  formula:
    'each month interest is added first, every debt gets its minimum, and the rest of the sum goes to the target debt and on to the next within the month',
  assumptions: [
    'nothing new is borrowed',
    'minimums of cleared debts stay in the sum',
    'the last, smaller payment counts as a month',
  ],
  compute({ debts, budget, orders: wanted }, sheet) {
    const money =
      'total' in budget
        ? sheet.money('total', 'For debts each month', budget.total)
        : sheet.money('extra', 'On top of the minimums', budget.extra)
    const found = wanted.map((order) => workOut(order, debts, budget, sheet))
    return {
      answer: answerOf(found, money, sheet),
      lines: [
        ...debts.map((owed) => describeDebt(owed, sheet)),
        ...found.map((way) => describeWay(way, sheet)),
        ...savingLine(found, sheet),
      ],
      notes: found.slice(0, 1).flatMap(({ plan }) => orderNote(plan)),
      cards: found.map(({ order, plan }) => payoffTable(names[order], debts, plan)),
    }
  },
})

function workOut(
  order: Order,
  debts: readonly Debt[],
  budget: { total: number } | { extra: number },
  sheet: Worksheet,
): Way {
  const plan = planDebtPayoff(debts, { order, budget })
  if (!plan.paysOff) return { order, plan, months: null, interest: null }
  const formula = `${ways[order]}, month by month`
  return {
    order,
    plan,
    months: sheet.time(`${order}_months`, `${names[order]}: months`, plan.months, formula),
    interest: sheet.sum(`${order}_interest`, `${names[order]}: total interest`, plan.totalInterest, formula),
  }
}

function answerOf(found: readonly Way[], money: Figure, sheet: Worksheet): Text[] {
  const [first, second] = found
  if (!first?.months || !first.interest) return first ? [describeUnpaid(first.plan, money, sheet)] : []
  if (!second)
    return [
      text`By ${first.order} you are free of debt in ${first.months}, with ${first.interest} of interest.`,
    ]
  if (!second.months || !second.interest) return [describeUnpaid(second.plan, money, sheet)]
  return [
    text`Avalanche: ${first.months} and ${first.interest} of interest. Snowball: ${second.months} and ${second.interest}.`,
  ]
}

function describeUnpaid(plan: DebtPlan, money: Figure, sheet: Worksheet): Text {
  if (plan.paysOff) return text`It is paid off.`
  const needed = sheet.sum(
    'needed',
    'Needed in the first month',
    plan.needed,
    'what the first month asks for',
  )
  if (plan.reason === 'below-minimums')
    return text`${money} a month is not enough: the minimums alone ask for ${needed}.`
  if (plan.reason === 'below-interest')
    return text`At ${money} a month this never pays off: the first month's interest alone is ${needed}.`
  return text`At ${money} a month this takes longer than a lifetime: the first month's interest alone is ${needed}.`
}

function describeDebt({ name, amount: owed, interestRate, minimumPayment }: Debt, sheet: Worksheet): Text {
  const source = { kind: 'rule', name, text: 'A debt of the plan' } as const
  const balance = sheet.row(name, owed, source)
  const interest = sheet.rateOf(name, interestRate, source)
  const minimum = minimumPayment ? sheet.row(name, minimumPayment, source) : null
  return minimum
    ? text`${nameOf(name)}: ${balance} at ${interest}, minimum ${minimum}`
    : text`${nameOf(name)}: ${balance} at ${interest}`
}

function describeWay({ order, plan, months, interest }: Way, sheet: Worksheet): Text {
  if (!months || !interest) return text`${ways[order]}: does not pay off`
  const sequence = plan.cleared.map((cleared) => {
    const month = sheet.count(
      `${order}_${cleared.index}`,
      'Cleared in month',
      'count',
      cleared.month,
      'the month in which it is cleared',
    )
    return text`${nameOf(cleared.name)} in month ${month}`
  })
  return text`${ways[order]}: ${sheet.spell(months)}, ${interest} of interest in all; cleared: ${listing(sequence)}`
}

function savingLine(found: readonly Way[], sheet: Worksheet): Text[] {
  const [first, second] = found
  if (!first?.plan.paysOff || !second?.plan.paysOff) return []
  const saved = subtractMoney(second.plan.totalInterest, first.plan.totalInterest)
  const interest = sheet.sum(
    'interest_saved',
    'Interest saved',
    Math.abs(saved),
    'interest of one way minus the other',
  )
  if (saved === 0) return [text`Both ways cost the same`]
  return [
    saved > 0 ? text`Avalanche saves ${interest} of interest` : text`Snowball saves ${interest} of interest`,
  ]
}

function orderNote(plan: DebtPlan): Text[] {
  const first = plan.cleared[0]
  return first ? [text`The first debt to go is ${nameOf(first.name)}.`] : []
}
