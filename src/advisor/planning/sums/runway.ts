/** How long savings last without pay, with benefits that may end and with cuts. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { monthlyPay } from '#advisor/planning/data/totals.ts'
import { earnedBy } from '#advisor/planning/data/earners.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { gapToCover, monthsCovered, monthsWithBenefits } from '#finance/emergency-fund.ts'
import { HORIZON_MONTHS } from '#finance/interest.ts'
import { sumMoney } from '#finance/money.ts'
import { expenses, saved } from './inputs.ts'
import { monthly, months } from './money-inputs.ts'

const FORMULA = 'savings divided by what they have to cover each month'

/** Tenths of a month matter in the first two years only. */
const shownTime = (value: number) => (value >= 24 ? Math.floor(value) : value)

const LOST =
  /\b(?:los[et]|losing|laid off|let go|fired|quit|without (?:pay|work|a job|income)|no (?:pay|income|job|paycheck))\b/i
/** 'If she got laid off' leaves the user's own pay. */
const THEY_LOSE = new RegExp(String.raw`\b(?:s?he|wife|husband|partner|spouse)\b[^.?!]*${LOST.source}`, 'i')
const BOTH_LOSE = new RegExp(String.raw`\b(?:both|we|nobody)\b[^.?!]*${LOST.source}|\bneither\b`, 'i')
const BENEFITS = /\b(?:unemployment|benefits?|severance|disability|part[- ]time|side|support|pension)\b/i

/** What unemployment pays ends, also where nobody says when. */
function usualEnd(sheet: Worksheet): { months: number; weeks: Figure } {
  const weeks = findRule('unemployment-weeks')?.value ?? 0
  const source = byRule('Unemployment benefits', 'how long most states pay at most')
  return { months: (weeks * 12) / 52, weeks: sheet.fixed('Weeks of benefits', 'count', weeks, source) }
}

export const runway = defineSum({
  name: 'runway',
  about: 'How long savings last without pay, with benefits or with cuts.',
  inputs: {
    savings: saved,
    expenses,
    income: { ...monthly('Still comes in a month'), salaried: true, adds: true },
    cut: { ...monthly('Saved by cuts a month'), adds: true },
    benefits: { ...monthly('Benefits a month'), adds: true },
    atHome: {
      ...monthly('Still comes in at home'),
      stored: ({ snapshot, text: said }: Household) =>
        earnedBy(THEY_LOSE.test(said) ? 'mine' : 'theirs', snapshot),
    },
    benefitMonths: { ...months('Benefits are paid for'), min: 0 },
  },
  results: ['months', 'need', 'without'],
  formula: 'savings divided by what expenses take beyond what still comes in',
  assumptions: ['no pay comes in but what is named', 'no interest is counted'],
  compute(input, sheet, { text: said, snapshot }) {
    const { cut = 0, benefits = 0, benefitMonths } = input
    // Pay that is lost does not come in; benefits do.
    const own = LOST.test(said) && !BENEFITS.test(said) ? 0 : (input.income ?? 0)
    // 'He gets 480 a week unemployment', kept as his pay: then he has lost his, and the user's own goes on.
    const isTheirBenefit = benefits > 0 && input.atHome === benefits
    const theirs = (isTheirBenefit ? earnedBy('mine', snapshot)?.value : input.atHome) ?? 0
    // All that comes in has the pay of the other in it.
    const isWithin = own === theirs || own + theirs > (monthlyPay(snapshot)?.value ?? Infinity)
    const atHome = BOTH_LOSE.test(said) || isWithin ? 0 : theirs
    const income = sumMoney([own, atHome])
    const have = sheet.money('savings', 'Savings', input.savings)
    const spend = sheet.money('expenses', 'Expenses a month', input.expenses)
    const lasting = income > 0 ? [sheet.money('income', 'Still comes in a month', income)] : []
    const paid = benefits > 0 ? [sheet.money('benefits', 'Benefits a month', benefits)] : []
    const ends =
      benefits > 0 && benefitMonths !== undefined
        ? sheet.months('benefitMonths', 'Benefits are paid for', benefitMonths)
        : null
    const coming = [...lasting, ...paid]
    const cuts = cut > 0 ? [sheet.money('cut', 'Saved by cuts a month', cut)] : []
    const gap = gapToCover(input.expenses, sumMoney([cut, income, benefits]))
    const need = sheet.sum('need', 'To cover a month', gap, 'expenses, less cuts and what still comes in', [
      spend,
      ...cuts,
      ...coming,
    ])
    const later = gapToCover(input.expenses, sumMoney([cut, income]))
    const until = (time: number) =>
      monthsWithBenefits(input.savings, later, { amount: benefits, months: time })
    const value = ends ? until(benefitMonths ?? 0) : monthsCovered(input.savings, gap)
    const toCover = [text`To cover from savings: ${need} a month`]
    const usual = benefits > 0 && !ends ? tellEnd(until, sheet) : null
    if (value === null) {
      return {
        answer: [
          paid[0]
            ? text`As long as the ${paid[0]} of benefits a month lasts, your bills are covered and your savings stay.`
            : coming[0]
              ? text`It doesn't run out: the ${coming[0]} that still comes in covers your bills.`
              : text`It doesn't run out: there's ${need} a month to cover.`,
          ...(usual ? [usual.sentence] : []),
        ],
        lines: toCover,
      }
    }
    if (value > HORIZON_MONTHS) {
      return {
        answer: [text`Longer than a lifetime: ${have} against only ${need} a month.`],
        lines: toCover,
      }
    }
    const from = [have, need, ...(ends ? [ends] : [])]
    const lasts = sheet.time('months', 'Lasts', shownTime(value), FORMULA, from)
    const plain = monthsCovered(input.savings, input.expenses)
    const eased = coming.length > 0 || cuts.length > 0
    const without =
      eased && plain !== null && plain <= HORIZON_MONTHS
        ? sheet.time('without', 'Without that', shownTime(plain), FORMULA, [have, spend])
        : null
    const isCutShort = ends !== null && value > (benefitMonths ?? 0)
    const after = sheet.aside('To cover once benefits end', later, 'expenses, less cuts and other pay', [
      spend,
    ])
    const against = isCutShort
      ? text`savings of ${have} against ${need} a month for ${ends}, and ${after} after that`
      : text`savings of ${have} against ${need} a month`
    return {
      answer: [
        value < 1
          ? text`Less than a month, ${lasts}: ${against}.`
          : text`About ${sheet.tell(lasts)}: ${against}.`,
        ...(usual && usual.months < value ? [usual.sentence] : []),
        without
          ? text`Without that it would be ${without}.`
          : text`That's the floor, with no pay or benefits counted.`,
      ],
      lines: [
        text`Lasts: ${sheet.spell(lasts)}`,
        ...toCover,
        ...(without ? [text`Without cuts or benefits: ${sheet.spell(without)}`] : []),
      ],
      notes: eased ? [] : [text`Unemployment pay, severance or a pause on eating out would all stretch it.`],
    }
  },
})

/** How long it lasts if benefits stop when most states stop them. */
function tellEnd(
  until: (months: number) => number | null,
  sheet: Worksheet,
): { months: number; sentence: Text } | null {
  const { months: end, weeks } = usualEnd(sheet)
  const value = until(end)
  if (value === null || value > HORIZON_MONTHS) return null
  const formula = 'the same, with nothing but savings once benefits stop'
  const lasts = sheet.asideTime('If benefits stop then', shownTime(value), formula)
  return {
    months: value,
    sentence: text`Most states stop benefits after ${weeks} weeks; then it's ${lasts}.`,
  }
}
