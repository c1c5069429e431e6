import type { Liability } from '#contract/balance-sheet.ts'
import type { Figure } from '#contract/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { payoffTable } from './debt-payoff-table.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { paidOnDebt } from '#advisor/planning/data/paid-on-debt.ts'
import { readDebts } from '#advisor/planning/data/told-debts.ts'
import { readQuestion } from '#advisor/reading/question/read-question.ts'
import { saidMinimums } from '#advisor/planning/data/said-minimums.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { type Debt, type DebtOrder, type DebtPlan, orderDebts, planDebtPayoff } from '#finance/debt.ts'
import { payLump, withMinimums } from '#finance/debt-options.ts'
import { sumMoney } from '#finance/money.ts'
import { atCountedRates, describeDebt, remarkOnRates } from './debt-rates.ts'
import { money, monthly } from './loan-inputs.ts'

/** No row was changed when it was told. */
const TOLD = '1970-01-01T00:00:00.000Z'
export const NO_DEBTS = 'I have no debts of yours on record. What do you owe, at what rates?'

/** 'the car first', 'throwing the extra at the car instead': a debt that is only spoken of is no target. */
const WANTED_FIRST =
  /\b(?:first|instead|start(?:ing)? with|throw(?:ing)?|attack(?:ing)?|focus(?:ing)?|kill(?:ing)?|target(?:ing)?|before|prioriti[sz]e)\b/i

/** 'Which do I hit first' leaves that open. */
const WHICH_FIRST = /\b(?:which|what|who)\b[^.?!]{0,40}\bfirst\b/i

const SNOWBALL =
  /snow ?ball|smallest|\b(?:small(?:er)?|little) (?:one|card|loan|debt|balance)|lowest balance/i
const AVALANCHE = /avalanche|highest (?:rate|interest|apr)/i
/** An order by rate or size leaves no debt to be chosen. */
const LEFT_OPEN = new RegExp(`${SNOWBALL.source}|${AVALANCHE.source}|${WHICH_FIRST.source}`, 'i')

/** 'Card A: $3,600 at 26.5%': debts of the question itself, where none is kept. */
function toldDebts(words: string, total: number | undefined): Liability[] {
  const told = readDebts(readQuestion(words), total === undefined ? [] : [total])
  return told.map(({ name, amount, interestRate, minimumPayment }, at) => ({
    id: -1 - at,
    name,
    amount,
    interestRate,
    minimumPayment: minimumPayment || null,
    category: 'Other Debt',
    notes: null,
    updatedAt: TOLD,
  }))
}

/** Minimums as the message says them, else as stored, else what is paid on the debt among the expenses. */
function debtsWithMinimums(household: Household, total: number | undefined): Liability[] {
  if (household.toldDebts) return [...household.toldDebts]
  const kept = debtsOf(household)
  const debts = kept.length > 0 ? kept : toldDebts(household.text, total)
  const said = saidMinimums(household.text, debts, total)
  return atCountedRates(debts, household.snapshot).map((debt, at) => ({
    ...debt,
    minimumPayment: said.get(at) ?? leastOn(debt, household),
  }))
}

/** What somebody chooses to pay on a card is not what it asks for at least; the payment on a loan is. */
const leastOn = (debt: Liability, { snapshot }: Household) =>
  debt.category === 'Credit Cards' ? debt.minimumPayment : (paidOnDebt(debt, snapshot)?.value ?? null)

/** A credit line on a house is paid off like a card, at a rate that moves. */
const isLine = ({ name }: Liability) =>
  /\bheloc\b|\bhome[- ]equity\b|\bline of credit\b|\bsecond mortgage\b/i.test(name)

/** 'When are the cards gone' speaks of no loan. */
const OF_CARDS = /\b(?:(?:the|my|our|both|all|these|those) )+(?:credit )?cards\b/i
const OF_OTHERS = /\b(?:loans?|debts?|everything|all of (?:it|them)|car|student|medical)\b/i

/** The debts in question: those named when only they are meant, all cards where they are, else all but a mortgage that nobody named. */
export function debtsOf({ snapshot, debt, text: words, toldDebts }: Household): Liability[] {
  if (toldDebts) return [...toldDebts]
  const open = snapshot.liabilities.filter((owed) => owed.amount > 0)
  const named = findRows(words, open, (owed) => owed.name)
  if (named.length > 1 && /\b(?:just|only|both|those|these)\b/i.test(words)) return named
  const cards = open.filter(({ category }) => category === 'Credit Cards')
  if (named.length === 0 && cards.length > 1 && OF_CARDS.test(words) && !OF_OTHERS.test(words)) return cards
  const isWanted = (owed: Liability) =>
    owed.category !== 'Mortgage' ||
    isLine(owed) ||
    owed.id === debt?.id ||
    /\b(?:mort?gage|house|home)\b/i.test(words)
  const wanted = open.filter(isWanted)
  return wanted.length > 0 ? wanted : open
}

export const debtPayoff = defineSum({
  name: 'debt-payoff',
  about: 'All debts together from a sum a month: when debt-free, and the interest on the way.',
  inputs: {
    total: monthly('For all debts each month'),
    extra: monthly('On top of the minimums'),
    once: money('Paid at once'),
  },
  results: ['months', 'interest', 'saved', 'paid'],
  formula:
    'each month interest is added first, every debt gets its minimum, and the rest goes to the target debt and ' +
    'on to the next within the month',
  assumptions: ['nothing new is borrowed', 'minimums of cleared debts stay in the sum'],
  ofDebts: true,
  compute(input, sheet, household) {
    const stored = debtsWithMinimums(household, input.total)
    if (stored.length === 0) return NO_DEBTS
    const isTotal = input.total !== undefined
    const listed = withMinimums(stored, { assume: !isTotal })
    const isTarget = WANTED_FIRST.test(household.text) && !LEFT_OPEN.test(household.text)
    const first = isTarget ? stored.findIndex((debt) => debt.id === household.debt?.id) : -1
    const isSnowball = SNOWBALL.test(household.text) && !AVALANCHE.test(household.text)
    const order: DebtOrder =
      stored.length > 1 && first >= 0
        ? [first, ...orderDebts(listed, 'avalanche').filter((at) => at !== first)]
        : isSnowball
          ? 'snowball'
          : 'avalanche'
    const debts = payLump(listed, order, input.once ?? 0)
    const minimums = sumMoney(listed.map((debt) => debt.minimumPayment ?? 0))
    // 'Another 200', of a sum for all debts, comes on top of it.
    const total = sumMoney([input.total ?? minimums, input.extra ?? 0])
    const budget = { total }
    const plan = planDebtPayoff(debts, { order, budget })
    const lines = stored.map((debt, at) =>
      describeDebt(debt, listed[at]?.minimumPayment ?? 0, household.snapshot, sheet),
    )
    sheet.remarks.push(...remarkOnRates(stored, household.snapshot, sheet))
    const sending = moneyOf(input, total, sheet)
    if (input.once) sheet.money('once', 'Paid at once', input.once)
    if (!plan.paysOff) return neverEnds(plan, sending, lines, sheet)
    const months = sheet.time('months', 'Months until debt-free', plan.months, 'the plan month by month')
    const interest = sheet.sum(
      'interest',
      'Total interest',
      plan.totalInterest,
      'interest of every month added up',
    )
    const paid = sheet.sum('paid', 'Paid in all', plan.totalPaid, 'all payments of the plan')
    const other = compareOrder(debts, order, budget, plan, sheet)
    const way = order === 'snowball' ? 'the smallest balance' : 'the highest rate'
    const target = stored[first]
    const answer: Text =
      Array.isArray(order) && target
        ? text`${sheet.spell(months)} with ${nameOf(target.name)} first, and ${sheet.about(interest)} in interest.`
        : stored.length === 1
          ? text`In ${sheet.spell(months)} at ${sending} a month, with ${sheet.about(interest)} in interest.`
          : text`In ${sheet.spell(months)}, if you send ${sending} a month and put what’s spare on ${way}.`
    return {
      answer: [
        answer,
        ...(Array.isArray(order) ? other.slice(0, 1) : []),
        ...(Array.isArray(order) || stored.length === 1
          ? []
          : [text`Interest comes to ${sheet.about(interest)} on the way.`]),
      ],
      lines: [
        ...lines,
        text`Debt-free in: ${sheet.spell(months)}`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${paid}`,
        ...clearedLine(plan, sheet),
      ],
      notes: [...other, ...minimumsNote(listed, plan, sheet)],
      cards: [payoffTable('Debt by debt', debts, plan)],
    }
  },
})

function moneyOf(input: { total?: number; extra?: number }, total: number, sheet: Worksheet): Figure {
  const { total: said, extra } = input
  const label = 'For all debts each month'
  const start = said === undefined ? null : sheet.money('total', label, said)
  if (start && extra === undefined) return start
  const more = extra === undefined ? [] : [sheet.money('extra', 'On top of that', extra)]
  const formula = start ? 'what it was, and what is added to it' : 'the minimums and what is added to them'
  return sheet.sum('payment', label, total, formula, start ? [start, ...more] : more)
}

function neverEnds(plan: DebtPlan & { paysOff: false }, sending: Figure, lines: Text[], sheet: Worksheet) {
  const needed = sheet.sum('needed', 'Needed a month', plan.needed, 'what the first month asks for')
  const answer =
    plan.reason === 'below-minimums'
      ? text`${sending} a month isn’t enough: the minimums alone come to ${needed}.`
      : text`At ${sending} a month this never ends: the interest alone is ${needed} in the first month.`
  return { answer: [answer], lines: [...lines, text`Needed in the first month: ${needed}`] }
}

/** What another order would change: highest rate first against smallest balance first. */
function compareOrder(
  debts: readonly Debt[],
  order: DebtOrder,
  budget: { total: number },
  plan: DebtPlan & { paysOff: true },
  sheet: Worksheet,
): Text[] {
  if (debts.length < 2) return []
  const rival = order === 'avalanche' ? 'snowball' : 'avalanche'
  const other = planDebtPayoff(debts, { order: rival, budget })
  if (!other.paysOff) return []
  const difference = other.totalInterest - plan.totalInterest
  const way = rival === 'snowball' ? 'Smallest balance first' : 'Highest rate first'
  if (difference === 0 && other.months === plan.months) return [text`${way} comes out the same.`]
  const months = sheet.time('otherMonths', `${way}: months`, other.months, 'the plan month by month')
  const cost = sheet.sum('otherInterest', `${way}: interest`, other.totalInterest, 'interest added up')
  const gap = sheet.sum(
    'saved',
    'Difference in interest',
    Math.abs(difference),
    'interest of both orders compared',
  )
  const than = difference < 0 ? 'less' : 'more'
  return [
    text`${way} would take ${months} and cost ${sheet.about(gap)} ${than} in interest.`,
    text`Exactly ${gap} ${than}: ${cost} in all.`,
  ]
}

/** How the month in which a debt is gone is called, after its name. */
export const CLEARED_IN = 'cleared in month'

function clearedLine(plan: DebtPlan, sheet: Worksheet): Text[] {
  const steps = plan.cleared.map(({ name, index, month }) => {
    const label = `${name} ${CLEARED_IN}`
    const when = sheet.count(`cleared${index}`, label, 'count', month, 'the month it is cleared in')
    return text`${nameOf(name)} in month ${when}`
  })
  return steps.length > 0 ? [text`Gone: ${listing(steps)}`] : []
}

/** How much the sum does against minimums alone, where all are known. */
function minimumsNote(debts: readonly Debt[], plan: DebtPlan & { paysOff: true }, sheet: Worksheet): Text[] {
  const total = sumMoney(debts.map((debt) => debt.minimumPayment ?? 0))
  if (debts.some((debt) => !debt.minimumPayment) || total >= plan.monthlyTotal) return []
  const least = planDebtPayoff(debts, { order: 'avalanche', budget: { total } })
  if (!least.paysOff || least.totalInterest <= plan.totalInterest) return []
  const minimums = sheet.sum('minimums', 'The minimums', total, 'the minimums of all debts added up')
  const time = sheet.time('minimumMonths', 'Minimums: months', least.months, 'the plan month by month')
  const cost = sheet.sum('minimumInterest', 'Minimums: interest', least.totalInterest, 'interest added up')
  return [
    text`Just the ${minimums} of minimums every month would take ${time} and cost ${sheet.about(cost)} in interest.`,
  ]
}
