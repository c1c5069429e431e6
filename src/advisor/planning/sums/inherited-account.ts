/** An inherited IRA or 401(k): what empties it in time, and the tax on it at once or spread out. */
import type { Figure } from '#contract/figures.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { yearlyIncome } from '#advisor/planning/data/totals.ts'
import { isInherited } from '#advisor/planning/data/inherited.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { roundCents, subtractMoney } from '#finance/money.ts'
import { incomeTax, standardDeduction } from '#finance/us-taxes.ts'
import { assumed, salary } from './inputs.ts'
import { money, months } from './money-inputs.ts'
import { filingNote, filingOf, type KnownFiling } from './tax-inputs.ts'

const deadline = findRule('inherited-years')
const ROTH = /\broth\b/i
const AT_ONCE =
  /\b(?:all (?:of it )?(?:out|now|at once|in one)|at once|lump|cash(?:ed|ing)?\b[^.?!]{0,24}\bout|take it all|took it all)\b/i

const storedAccount = ({ asset, snapshot }: Household): Given | null => {
  const account = asset ?? snapshot.assets.find(isInherited)
  return account ? { value: account.value, source: byRow('assets', account) } : null
}

export const inheritedAccount = defineSum({
  name: 'inherited-account',
  about: 'An inherited IRA or 401(k): what to take a year to empty it in time, and the tax on it.',
  inputs: {
    amount: { ...money('In the account'), stored: storedAccount, ask: 'How much is in the account?' },
    months: {
      ...months('Time to empty it'),
      assume: assumed((deadline?.value ?? 0) * 12, deadline?.source ?? '', deadline?.meaning ?? ''),
    },
    income: {
      ...money('Pay a year'),
      per: salary.per,
      salaried: true,
      pay: 'gross',
      stored: ({ snapshot }: Household) => yearlyIncome(snapshot),
    },
  },
  results: ['year', 'atOnce', 'yearTax', 'saved'],
  formula: 'the account in equal parts; the tax is what each part adds to the federal tax on the pay',
  assumptions: [
    'a traditional account, whose withdrawals are taxed as income',
    'no growth until it is empty',
    'the heir is no spouse',
    'no state tax',
  ],
  compute(input, sheet, household) {
    if (input.amount === 0) return 'How much is in the account?'
    const whole = sheet.money('amount', 'In the account', input.amount)
    const time = sheet.months('months', 'Time to empty it', input.months)
    const parts = Math.max(1, input.months / 12)
    const part = roundCents(input.amount / parts)
    const year = sheet.sum('year', 'A year', part, 'the account in equal parts', [whole, time])
    const even = text`${year} a year empties the ${whole} in ${time}, which is the limit for most heirs.`
    const yearly = text`If the owner already had to take money out each year, you usually need some each year, too.`
    if (ROTH.test(household.text))
      return { answer: [even, text`From a Roth it comes out without tax.`], lines: [even], notes: [yearly] }
    const taxed = text`What you take out is taxed as income of that year.`
    if (input.income === undefined)
      return {
        answer: [even, taxed, text`Tell me your pay, and I’ll add the tax.`],
        lines: [even, taxed],
        notes: [yearly],
      }
    const filing = filingOf(household, sheet)
    const pay = sheet.money('income', 'Pay a year', input.income)
    const { atOnce, yearTax, saved } = taxesOn(
      { ...input, income: input.income, part, parts },
      [whole, pay],
      filing,
      sheet,
    )
    const once = text`All at once it adds ${sheet.about(atOnce)} of federal tax to that on your ${pay}`
    const spread = text`spread over ${time}, ${sheet.about(yearTax)} a year, ${sheet.about(saved)} less in all`
    const each = text`${year} a year empties the ${whole} in ${time}, the limit for most heirs, and adds ${sheet.about(yearTax)} of federal tax a year.`
    return {
      answer: AT_ONCE.test(household.text) ? [text`${once}; ${spread}.`, even] : [each, text`${once}.`],
      lines: [even, text`${once}`, text`The same ${spread}`, taxed],
      notes: [filingNote(filing), yearly],
    }
  },
})

interface Taking {
  amount: number
  income: number
  part: number
  parts: number
}

/** What the account adds to the tax, in one year and in equal parts. */
function taxesOn(
  { amount, income, part, parts }: Taking,
  from: readonly Figure[],
  filing: KnownFiling,
  sheet: Worksheet,
) {
  const deduction = standardDeduction(filing)
  const taxOf = (gross: number) => incomeTax(Math.max(0, subtractMoney(gross, deduction)), filing)
  const added = (more: number) => subtractMoney(taxOf(income + more), taxOf(income))
  const [inOne, inEach] = [added(amount), added(part)]
  const formula = 'the tax with it minus the tax without it'
  const atOnce = sheet.sum('atOnce', 'Tax, all at once', inOne, formula, from)
  const yearTax = sheet.sum('yearTax', 'Tax a year, spread out', inEach, formula, from)
  const less = Math.max(0, inOne - roundCents(inEach * parts))
  const saved = sheet.sum('saved', 'Less tax', less, 'the tax at once minus that of all years', [
    atOnce,
    yearTax,
  ])
  return { atOnce, yearTax, saved }
}
