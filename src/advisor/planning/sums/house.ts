import { byRule, byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { loanPayments } from '#advisor/planning/data/loan-payments.ts'
import { savings } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { HOUSING_PERCENT, housingLimits, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'
import { homePriceFor } from '#finance/home.ts'
import { MORTGAGE_INSURANCE, SAFE_DOWN } from '#finance/house-cost.ts'
import { maxPrincipal } from '#finance/loan.ts'
import { percentOf, percentShare, roundCents, sumMoney } from '#finance/money.ts'
import { down, downShare, dues, homeInsurance, propertyTax } from './home-inputs.ts'
import { assumed, grossIncome } from './inputs.ts'
import { homeRate, homeTerm, isSaidNow, monthly } from './loan-inputs.ts'

const lendersRule = byRule('28/36 rule', 'what lenders commonly allow of gross income')

const OWN_SHARES =
  /\b(\d\d) ?% ?(?:and|\/|&) ?(\d\d) ?%|\b(\d\d)\/(\d\d)(?= (?:rule|ratios?|limits?|instead))/i

const LENDERS = /\b(?:lenders?|banks?|ratios?|rule|limits?|dti|front|back|instead of 28)\b/i

/** 'My lender uses 31% and 43%' */
function lendersShares(words: string) {
  const match = LENDERS.test(words) ? OWN_SHARES.exec(words) : null
  const [housing, all] = [Number(match?.[1] ?? match?.[3]), Number(match?.[2] ?? match?.[4])]
  return match && housing >= LEAST_SHARE && all > housing
    ? { shares: [housing, all] as const, source: byWords(match[0]) }
    : { shares: [HOUSING_PERCENT, TOTAL_DEBT_PERCENT] as const, source: lendersRule }
}

const LEAST_SHARE = 20

export const affordability = defineSum({
  name: 'affordability',
  about: 'How much house an income carries by the 28/36 rule, and the most to spend on housing a month.',
  inputs: {
    income: {
      ...grossIncome,
      ask: 'What do you earn before tax, a month or a year?',
    },
    debts: {
      ...monthly('Other debt payments a month'),
      adds: true,
      stored: ({ snapshot }: Household) => loanPayments(snapshot, { withMortgage: false }),
      assume: assumed(0, 'Other debts', 'no other debt payments'),
    },
    rate: homeRate,
    months: homeTerm,
    down,
    downPercent: downShare,
    tax: propertyTax,
    insurance: homeInsurance,
    dues,
  },
  results: ['price', 'payment', 'loan', 'housing', 'afterDebts'],
  formula:
    'a share of gross income for housing, a larger one for housing and all debts; the lower limit pays loan, tax and insurance',
  assumptions: ['income is before tax', 'no mortgage insurance'],
  compute(input, sheet, household) {
    if (input.income === 0) return 'What do you earn before tax, a month or a year?'
    const gross = sheet.money('income', 'Gross income a month', input.income)
    const others = sheet.money('debts', 'Other debt payments a month', input.debts)
    const { shares, source } = lendersShares(household.text)
    const front = sheet.rateOf('Share for housing', shares[0], source)
    const back = sheet.rateOf('Share for all debt', shares[1], source)
    const limits = housingLimits(input.income, input.debts, shares)
    const housing = sheet.sum('housing', 'Housing limit', limits.housingLimit, 'its share of gross income', [
      front,
      gross,
    ])
    const after = sheet.sum(
      'afterDebts',
      'Left for housing after debts',
      limits.limitAfterDebts,
      'its share of gross income less other debt payments',
      [back, gross, others],
    )
    const most = sheet.sum(
      'payment',
      'Most for housing',
      limits.maxHousingPayment,
      'the lower of both limits',
      [housing, after],
    )
    const room = limits.limitAfterDebts - limits.housingLimit
    const more = sheet.sum('room', 'Room for other debts', Math.max(0, room), 'between both limits', [
      after,
      housing,
    ])
    const allDebt = sheet.aside(
      'For all debt',
      percentOf(input.income, back.value),
      'its share of gross income',
      [back, gross],
    )
    const tests = [
      text`${front} of gross income for housing: ${housing} a month`,
      text`${back} for all debt: ${allDebt}, less ${others} of other payments ${after} a month for housing`,
      ...(room > 0 ? [text`Other debts could grow by ${more} a month before the ${back} decide`] : []),
    ]
    const wantsLimits = /\b(?:28|36|front.?end|back.?end)\b|\bon housing\b|\brent\b/i.test(household.text)
    if (limits.maxHousingPayment === 0) {
      return {
        answer: [text`By the 28/36 rule there’s no room: your other payments already use up the ${back}.`],
        lines: tests,
      }
    }
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    const term = sheet.months('months', 'Mortgage term', input.months)
    sheet.percent('tax', 'Property tax a year', input.tax)
    sheet.percent('insurance', 'Insurance a year', input.insurance)
    if (input.dues) sheet.money('dues', 'Association dues a month', input.dues)
    const isNow = (slot: string) => isSaidNow(slot, sheet, household)
    const isShare = isNow('downPercent') ? !isNow('down') : input.down === undefined
    // Who has less than the usual share puts down what there is.
    const saved = isShare && !sheet.isSaid('downPercent') ? savings(household.snapshot) : null
    const usualPrice = homePriceFor({
      ...input,
      payment: limits.maxHousingPayment,
      dues: input.dues ?? 0,
      down: { percent: Math.min(Math.max(0, input.downPercent), 99) },
    })
    const own =
      saved && saved.value > 0 && saved.value < percentOf(usualPrice, input.downPercent) ? saved : null
    const isAmount = own !== null || (!isShare && input.down !== undefined)
    const putDown = own?.value ?? input.down ?? 0
    const share = Math.min(Math.max(0, input.downPercent), 99)
    const downOf = isAmount ? { amount: putDown } : { percent: share }
    const terms = { ...input, payment: limits.maxHousingPayment, dues: input.dues ?? 0, down: downOf }
    const highest = homePriceFor(terms)
    const paid = isAmount ? Math.min(putDown, highest) : percentOf(highest, share)
    const downPaid = isAmount
      ? own
        ? sheet.taken('Down payment', 'money', own)
        : sheet.money('down', 'Down payment', putDown)
      : sheet.sum('down', 'Down payment', paid, 'its share of the price', [
          sheet.percent('downPercent', 'Share put down', share),
        ])
    const price = sheet.sum('price', 'Price', highest, 'the price whose payment is the limit')
    const loan = sheet.sum('loan', 'Loan', highest - paid, 'price minus down payment', [price, downPaid])
    const bare = bareLoan(limits.maxHousingPayment, input, downOf, sheet)
    return {
      answer: [
        ...(wantsLimits
          ? [
              text`At most ${most} a month: ${front} of your pay is ${housing}, and ${back} less your debts leaves ${after}.`,
            ]
          : []),
        text`${verdictOn(highest, household.text)} ${rounded(sheet, price)} with ${sheet.about(downPaid)} down at ${rate}, so ${most} a month all in.`,
        text`That’s by the 28/36 rule, with tax and insurance in the payment.`,
      ],
      lines: [
        ...tests,
        text`The stricter one decides: ${most} a month`,
        text`Price: ${price}, with ${downPaid} down and a loan of ${loan} over ${term}`,
        bare,
      ],
      notes: insuranceNote(terms, percentShare(paid, highest), sheet),
    }
  },
})

/** From this on an amount of the question is the price of a home. */
const LEAST_PRICE = 50_000

/** 'Can we afford a 400k house?' wants a yes or a no before the figure. */
function verdictOn(highest: number, said: string): string {
  if (!/\bafford\b/i.test(said)) return 'Around'
  const [price, another] = readNumbers(said).filter(
    ({ kind, value }) => (kind === 'money' || kind === 'number') && value >= LEAST_PRICE,
  )
  if (!price || another) return 'Around'
  return price.value * 100 <= highest
    ? 'Yes, by the 28/36 rule: you could go up to around'
    : 'Not by the 28/36 rule: that stops around'
}

/** 'about' said once: the sentence has it already. */
function rounded(sheet: Worksheet, figure: Parameters<Worksheet['about']>[0]): Text {
  return sheet.about(figure).slice(-1)
}

/** What lenders quote when all of the limit goes to the loan. */
function bareLoan(
  payment: number,
  { rate, months }: { rate: number; months: number },
  put: { amount: number } | { percent: number },
  sheet: Worksheet,
): Text {
  const largest = maxPrincipal({ payment, rate, months })
  const share = 'percent' in put ? Math.min(put.percent, 99) / 100 : 0
  const whole = 'percent' in put ? roundCents(largest / (1 - share)) : sumMoney([largest, put.amount])
  const loan = sheet.sum(
    'bareLoan',
    'Loan before tax and insurance',
    largest,
    'the loan that the limit clears',
  )
  const price = sheet.sum(
    'barePrice',
    'Price before tax and insurance',
    whole,
    'that loan and the down payment',
  )
  return text`If all of it went to the loan, without tax and insurance: a loan of ${loan}, a price of ${price}`
}

function insuranceNote(terms: Parameters<typeof homePriceFor>[0], share: number, sheet: Worksheet): Text[] {
  // What is told as 20.0% is enough.
  if (Math.round(share * 10) / 10 >= SAFE_DOWN) return []
  const lower = homePriceFor({ ...terms, mortgageInsurance: MORTGAGE_INSURANCE })
  const price = sheet.sum(
    'insuredPrice',
    'With mortgage insurance',
    lower,
    'the price with mortgage insurance',
  )
  const put = sheet.share('downShare', 'Share put down', share, 'down payment divided by price')
  const cost = sheet.rateOf(
    'Mortgage insurance a year',
    MORTGAGE_INSURANCE,
    byRule('Mortgage insurance', 'a common share of the loan a year'),
  )
  return [
    text`With only ${put} down, expect mortgage insurance: at roughly ${cost} a year the price comes down to ${sheet.about(price)}.`,
  ]
}
