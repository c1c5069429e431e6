/** Money that came at once, shared out in a planner's order: costly debts, a cushion, and the rest for later. */
import type { Figure } from '#contract/figures.ts'
import { byRow, byRule } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { countedRate, isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import { monthlyExpenses, monthlyIncome, savings } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import { readSharedParts, type SharedPart } from '#advisor/reading/question/shares-of.ts'
import { roundCents, subtractMoney, sumMoney, toDollars } from '#finance/money.ts'
import { money } from './money-inputs.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0

type Debt = Household['snapshot']['liabilities'][number]

/** A card is costly even where its rate was not told. */
const isCostly = (debt: Debt, { snapshot }: Household) =>
  isRateOpen(debt, snapshot)
    ? debt.category === 'Credit Cards'
    : (debt.interestRate ?? 0) >= valueOf('costly-rate')

/** One bill alone says nothing of what a household spends. */
const FEWEST_BILLS = 0.3

/** So many months of what is spent, or a shorter time of all pay where little is known of the spending. */
function cushionOf({ snapshot }: Household): { whole: number; of: string; rule: string } | null {
  const [pay, spent] = [monthlyIncome(snapshot)?.value ?? 0, monthlyExpenses(snapshot)?.value ?? 0]
  if (spent > pay * FEWEST_BILLS)
    return { whole: spent * valueOf('cushion-high'), of: 'bills', rule: 'cushion-high' }
  return pay > 0 ? { whole: pay * valueOf('cushion-low'), of: 'pay', rule: 'cushion-low' } : null
}

function payDebts(
  amount: number,
  household: Household,
  sheet: Worksheet,
): { paid: Figure[]; left: number; areCleared: boolean } {
  const costly = household.snapshot.liabilities
    .filter((debt) => debt.amount > 0 && isCostly(debt, household))
    .toSorted((a, b) => countedRate(b, household.snapshot) - countedRate(a, household.snapshot))
  let left = amount
  const paid = costly.flatMap((debt): Figure[] => {
    const part = Math.min(left, debt.amount)
    left = subtractMoney(left, part)
    return part > 0 ? [sheet.row(debt.name, part, byRow('liabilities', debt))] : []
  })
  return { paid, left, areCleared: left > 0 || sumMoney(costly.map((debt) => debt.amount)) === amount }
}

export const windfall = defineSum({
  name: 'windfall',
  about: 'What to do with money that came at once: costly debts, a cushion, the rest for later.',
  inputs: { amount: { ...money('To share out'), ask: 'How much is it?' } },
  results: ['part1', 'part2', 'part3', 'rest', 'cushion', 'debts'],
  formula:
    'as you share it out, else costly debts are cleared, savings filled up to the cushion, and the rest is free',
  assumptions: ['nothing of it is owed in tax or promised to anybody'],
  compute(input, sheet, household) {
    const amount = sheet.money('amount', 'To share out', input.amount)
    const parts = readSharedParts(household.text, toDollars(input.amount))
    if (parts) return shareOut(amount, parts, sheet)
    const { paid, left, areCleared } = payDebts(input.amount, household, sheet)
    const aim = cushionOf(household)
    const lacking = aim ? Math.max(0, aim.whole - (savings(household.snapshot)?.value ?? 0)) : 0
    const kept = Math.min(left, roundUp(lacking))
    const rest = sheet.sum('rest', 'Left for later', subtractMoney(left, kept), 'what stays of it', [amount])
    const cushion = sheet.sum('cushion', 'Into savings', kept, 'what the cushion lacks')
    const debts = sheet.sum(
      'debts',
      'Debts cleared',
      sumMoney(paid.map(({ value }) => value)),
      'costly debts',
    )
    const source = byRule('Rule of thumb', 'an emergency fund')
    const time = aim && sheet.taken('Cushion', 'months', { value: valueOf(aim.rule), source })
    const names = listing(paid.map((debt) => [debt.label]))
    const isFull = kept === roundUp(lacking)
    const steps: Text[] = [
      ...(paid.length > 0
        ? [areCleared ? text`${debts} clears ${names}` : text`${debts} goes to ${names}`]
        : []),
      ...(kept > 0 && time && isFull ? [text`${cushion} makes your savings ${time} of ${aim.of}`] : []),
      ...(kept > 0 && time && !isFull
        ? [text`${cushion} goes into savings, on the way to ${time} of ${aim.of}`]
        : []),
      ...(rest.value > 0 ? [text`${rest} is left to invest, retirement accounts first`] : []),
    ]
    return {
      answer: [
        rest.value === input.amount
          ? text`None of your debts is costly, so after a cushion the ${amount} is free to invest, retirement accounts first.`
          : text`Of the ${amount}: ${listing(steps)}.`,
      ],
      lines: steps,
      notes: [
        ...(aim
          ? []
          : [
              text`Keep some months of bills of it in savings first; tell me what you spend, and I’ll count them.`,
            ]),
        ...cheapOnes(household),
        text`It can sit in insured savings until you’re ready; nothing has to happen this week.`,
      ],
    }
  },
})

/** As somebody has chosen to share it out. */
function shareOut(amount: Figure, parts: readonly SharedPart[], sheet: Worksheet): Worked | string {
  const told = parts.map(({ share }) => {
    if (share === 'rest') return null
    return typeof share === 'number' ? roundCents(amount.value * share) : centsOf(share.amount)
  })
  const left = subtractMoney(amount.value, sumMoney(told.map((value) => value ?? 0)))
  if (left < 0) return 'Those parts come to more than there is. How much is it in all?'
  const figures = parts.map(({ name }, at) => ({
    name: nameOf(name),
    value: sheet.sum(
      `part${at + 1}`,
      `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
      told[at] ?? left,
      'its share of the whole',
      [amount],
    ),
  }))
  const isOpen = left > 0 && !told.includes(null)
  const rest = isOpen ? sheet.sum('rest', 'Left for later', left, 'what stays of it', [amount]) : null
  return {
    answer: [
      text`Of the ${amount}: ${listing(figures.map(({ name, value }) => text`${value} for ${name}`))}.`,
      ...(rest ? [text`${rest} is left.`] : []),
    ],
    lines: figures.map(({ name, value }) => text`For ${name}: ${value}`),
  }
}

/** Whole dollars. */
const roundUp = (cents: number) => Math.ceil(cents / 100) * 100

const namesOf = (debts: readonly Debt[]) => listing(debts.map(({ name }) => [name]))

/** Debts that cost less than investing is counted to earn may run on. */
function cheapOnes(household: Household): Text[] {
  const { snapshot } = household
  const others = snapshot.liabilities.filter((debt) => debt.amount > 0 && !isCostly(debt, household))
  const isNext = ({ interestRate, category }: Debt) =>
    category !== 'Mortgage' && (interestRate ?? 0) >= valueOf('low-rate')
  // A home is lent on cheaply; of other debts nobody knows whose rate was not told.
  const isUntold = (debt: Debt) => isRateOpen(debt, snapshot) && debt.category !== 'Mortgage'
  const [next, untold] = [others.filter(isNext), others.filter(isUntold)]
  const cheap = others.filter((debt) => !isNext(debt) && !isUntold(debt))
  return [
    ...(next.length > 0
      ? [text`Paying off ${namesOf(next)} next earns its rate for sure; investing may earn a little more.`]
      : []),
    ...(untold.length > 0
      ? [text`Tell me the rate of ${namesOf(untold)}, and I’ll say if it comes first.`]
      : []),
    ...(cheap.length > 0 ? [text`${namesOf(cheap)} can wait: the rate is low.`] : []),
  ]
}
