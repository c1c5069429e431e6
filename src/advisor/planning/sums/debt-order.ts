/** Which debt comes first. */
import type { Liability } from '#contract/balance-sheet.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { nameOf } from '#advisor/planning/compose.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { orderDebts } from '#finance/debt.ts'
import { monthlyInterest } from '#finance/interest.ts'
import { debtsOf, NO_DEBTS } from './debt-plan.ts'
import { atCountedRates, rateOfDebt, remarkOnRates, sourceOfDebt } from './debt-rates.ts'

const NO_RATES =
  'I don’t know the rates yet. What interest does each of them charge? The highest rate goes first; until then, the smallest balance.'

/** Rent, power and water that are behind come before whatever costs more. */
const isForHome = ({ name, category }: Liability) =>
  category === 'Other Debt' &&
  /\b(?:rent|landlord|eviction|electric|power|utilit|gas bill|water bill)/i.test(name)

export const debtOrder = defineSum({
  name: 'debt-order',
  about: 'Which debt to pay first, by rate, and what each costs a month.',
  inputs: {},
  results: ['first'],
  formula: 'highest rate first costs the least interest; smallest balance first clears a debt soonest',
  assumptions: ['all minimums are paid in any case'],
  ofDebts: true,
  compute(_, sheet, household) {
    const { snapshot } = household
    const told = debtsOf(household)
    const debts = atCountedRates(told, snapshot)
    if (debts.length > 1 && debts.every(({ interestRate }) => interestRate === 0)) return NO_RATES
    const byRate = orderDebts(debts, 'avalanche').flatMap((at) => debts[at] ?? [])
    const ranked = [...byRate.filter(isForHome), ...byRate.filter((debt) => !isForHome(debt))]
    const [first, second] = ranked
    if (!first) return NO_DEBTS
    const rows = ranked.map((debt, at) => {
      const owed = sheet.row(debt.name, debt.amount, sourceOfDebt(debt))
      const rate = rateOfDebt(debt, snapshot, sheet)
      const label = at === 0 ? 'first' : `interest${at}`
      const cost = monthlyInterest(debt.amount, debt.interestRate)
      const formula = 'balance times the monthly share of the rate'
      return { debt, owed, rate, cost: sheet.sum(label, 'Interest a month', cost, formula, [owed, rate]) }
    })
    const smallest = debts[orderDebts(debts, 'snowball')[0] ?? 0]
    const [top] = rows
    if (!top) return NO_DEBTS
    const isSmallest = smallest === first
    const isTold = told.find(({ id }) => id === first.id)?.interestRate !== 0
    if (second) sheet.remarks.push(...remarkOnRates(debts, snapshot, sheet))
    return {
      answer: second
        ? [
            isForHome(first)
              ? text`${nameOf(first.name)} first, whatever it costs: being behind there can cost you your home.`
              : isSmallest
                ? text`${nameOf(first.name)} first: at ${top.rate} it’s your priciest debt, and the smallest too.`
                : text`${nameOf(first.name)} first: at ${top.rate} it costs you more per dollar than anything else.`,
            text`Then ${nameOf(second.name)}.`,
            ...(isSmallest || isForHome(first) || !smallest
              ? []
              : [text`For a quick win, ${nameOf(smallest.name)} is the smallest balance.`]),
          ]
        : [
            !isTold
              ? text`Pay down ${nameOf(first.name)}, your only debt here: ${top.owed}. Tell me its rate for what it costs.`
              : text`Pay down ${nameOf(first.name)}, your only debt here: ${top.owed} at ${top.rate} costs ${top.cost} of interest a month.`,
          ],
      lines: rows.map(
        ({ debt, owed, rate, cost }) =>
          text`${nameOf(debt.name)}: ${owed} at ${rate}, ${cost} of interest a month`,
      ),
      notes: second ? [text`Pay the minimums on everything else meanwhile, so nothing falls behind.`] : [],
    }
  },
})
