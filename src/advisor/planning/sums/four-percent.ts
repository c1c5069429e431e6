/** What a portfolio pays by the 4% rule, and what a spending asks for. */
import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses, portfolio } from '#advisor/planning/data/totals.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { percentOf, percentShare, roundCents, subtractMoney } from '#finance/money.ts'
import { neededNestEgg, SAFE_WITHDRAWAL_RATE, sustainableMonthlyIncome } from '#finance/retirement.ts'
import { assumed } from './inputs.ts'
import { money, percent, yearly } from './money-inputs.ts'

export const safeRate = {
  ...percent('Withdrawn a year', 0.01, 100),
  assume: assumed(SAFE_WITHDRAWAL_RATE, 'Withdrawal rate', 'the 4% rule'),
} as const

/** A year of what is spent now. */
export const yearlySpending = ({ snapshot }: Household): Given | null => {
  const expenses = monthlyExpenses(snapshot)
  return expenses && { value: roundCents(expenses.value * 12), source: expenses.source }
}

const OWN_PORTFOLIO = new RegExp(
  [
    String.raw`\bbalance sheet\b|\bon my list\b`,
    String.raw`\b(?:my|our|the two) (?:\w+ ){0,2}(?:portfolio|investments?|accounts?|funds?|nest egg|savings)\b|\bhow far\b`,
    String.raw`\bshort\b`,
  ].join('|'),
  'i',
)
const THAN_MINE =
  /\bthan (?:what )?(?:i|we) (?:have|own)\b|\b(?:i|we)(?:'ve| have) (?:already )?(?:invested|saved|put away)\b/i
const OWN_SPENDING =
  /\bspend(?:ing)? (?:what|as)\b|\bwhat (?:i|we) spend\b|\bkeep spending\b|\b(?:my|our|current) (?:spending|expenses)\b|\bprofile says\b/i

const DRAWN = /\bhow much\b[^.?!]*\b(?:take|withdraw|draw|pull|live on)\b/i

export const fourPercent = defineSum({
  name: 'four-percent',
  about: 'What can be withdrawn from a portfolio, or what it takes to carry a spending, by the 4% rule.',
  inputs: {
    portfolio: { ...money('Portfolio'), adds: true },
    spending: { ...yearly('Spending a year'), adds: true },
    otherIncome: { ...yearly('Other income a year'), adds: true },
    rate: safeRate,
  },
  results: ['year', 'month', 'needed', 'gap', 'share', 'neededAlone'],
  formula:
    'the yearly income is the portfolio times the rate; the portfolio is yearly spending divided by the rate',
  assumptions: ['withdrawals rise with prices over a long retirement'],
  compute(input, sheet, household) {
    const { snapshot, text: said } = household
    const spent = input.spending === undefined && OWN_SPENDING.test(said) ? yearlySpending(household) : null
    const spending = input.spending ?? spent?.value
    const isOwn =
      input.portfolio === undefined &&
      (spending === undefined || OWN_PORTFOLIO.test(said) || THAN_MINE.test(said))
    const stored = isOwn ? portfolio(snapshot) : null
    const size = input.portfolio ?? stored?.value
    if (size === undefined && spending === undefined)
      return 'How much do you have invested, or how much do you want to spend in a year?'
    const rate = sheet.percent('rate', 'Withdrawn a year', input.rate)
    const have =
      size === undefined
        ? null
        : stored
          ? sheet.taken('Portfolio', 'money', stored)
          : sheet.money('portfolio', 'Portfolio', size)
    const paid = have && size !== undefined ? tellWithdrawal(have, rate, sheet) : null
    if (spending === undefined) return paid ?? { answer: [], lines: [] }
    const spend = spent
      ? sheet.taken('Spending a year', 'money', spent)
      : sheet.money('spending', 'Spending a year', spending)
    const needed = tellNeeded({ spend, income: input.otherIncome ?? 0, rate }, sheet)
    if (!have || !paid) return needed
    const gap = tellGap(have, needed, paid, sheet)
    // 'How much could we take out': that, before what it falls short of.
    const [short, ...draw] = gap.answer
    return DRAWN.test(said) && short ? { ...gap, answer: [...draw, short] } : gap
  },
})

interface Told {
  answer: Text[]
  lines: Text[]
  notes?: Text[]
}

/** What a portfolio pays. */
function tellWithdrawal(have: Figure, rate: Figure, sheet: Worksheet): Told {
  const from = [have, rate]
  const year = sheet.sum(
    'year',
    'A year',
    percentOf(have.value, rate.value),
    'portfolio times the rate',
    from,
  )
  const income = sustainableMonthlyIncome(have.value, rate.value)
  const month = sheet.sum('month', 'A month', income, 'a month’s part of it', from)
  return {
    answer: [text`${year} a year, or ${month} a month, from ${have} at ${rate}.`],
    lines: [text`From ${have}: ${year} a year, ${month} a month`],
    notes: [text`The rule was tested on long retirements in the US; lean years may ask for a little less.`],
  }
}

type Needed = Told & { needed: Figure; spend: Figure }

/** The portfolio that carries a spending, or what other income leaves of it. */
function tellNeeded(
  { spend, income, rate }: { spend: Figure; income: number; rate: Figure },
  sheet: Worksheet,
): Needed {
  const alone = neededNestEgg(spend.value, rate.value) ?? 0
  const formula = 'yearly spending divided by the rate'
  if (income === 0) {
    const needed = sheet.rounded('needed', 'Needed', alone, formula, [spend, rate])
    const times = 'the whole divided by the rate'
    const factor = sheet.count('factor', 'Times the spending', 'ratio', 100 / rate.value, times)
    const answer = [
      text`${sheet.about(needed, 'About')}: that carries ${spend} a year at ${rate}.`,
      text`It's ${factor} times what you'd spend in a year.`,
    ]
    return { answer, lines: [text`Needed for ${spend} a year: ${needed}`], needed, spend }
  }
  const coming = sheet.money('otherIncome', 'Other income a year', income)
  const left = Math.max(0, subtractMoney(spend.value, income))
  const rest = sheet.sum('rest', 'To cover a year', left, 'spending minus other income', [spend, coming])
  const egg = neededNestEgg(left, rate.value) ?? 0
  const needed = sheet.rounded('needed', 'Needed', egg, 'what is to cover, divided by the rate', [rest, rate])
  const whole = sheet.rounded('neededAlone', 'Without other income', alone, formula, [spend, rate])
  return {
    answer: [
      text`${sheet.about(needed, 'About')}: ${coming} a year comes in anyway, so it has to carry ${rest}.`,
      text`Without that it would be ${sheet.about(whole)}.`,
    ],
    lines: [text`Needed for ${rest} a year: ${needed}`, text`Without other income: ${whole}`],
    needed,
    spend: rest,
  }
}

function tellGap(have: Figure, { needed, spend, lines }: Needed, paid: Told, sheet: Worksheet): Told {
  const missing = subtractMoney(needed.value, have.value)
  const label = missing > 0 ? 'Missing' : 'To spare'
  const gap = sheet.rounded('gap', label, Math.abs(missing), 'needed against what is there', [needed, have])
  const reached = percentShare(have.value, needed.value)
  const share = sheet.share('share', 'There already', reached, 'what is there of what is needed', [
    have,
    needed,
  ])
  return {
    answer: [
      missing > 0
        ? text`Not quite: ${spend} a year takes ${sheet.about(needed)}, so ${sheet.about(gap)} is missing.`
        : text`Yes: ${spend} a year takes ${sheet.about(needed)}, and you have ${sheet.about(gap)} more than that.`,
      ...paid.answer,
    ],
    lines: [...paid.lines, ...lines, text`${label}: ${gap}; ${share} of it is there`],
    notes: paid.notes ?? [],
  }
}
