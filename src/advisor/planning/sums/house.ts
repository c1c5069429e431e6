import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { debtPayments, monthlyIncome } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { HOUSING_PERCENT, housingLimits, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'
import { homePriceFor } from '#finance/home.ts'
import {
  HOME_INSURANCE,
  houseCost,
  MORTGAGE_INSURANCE,
  mortgageInsuranceFor,
  PROPERTY_TAX,
  SAFE_DOWN,
} from '#finance/house-cost.ts'
import { maxPrincipal } from '#finance/loan.ts'
import { percentOf, percentShare, roundCents, sumMoney } from '#finance/money.ts'
import { down, downShare, dues, homeInsurance, propertyTax } from './home-inputs.ts'
import { assumed, income } from './inputs.ts'
import { showLoan } from './loan-amount.ts'
import { homeRate, homeTerm, isSaidNow, money, monthly, percent } from './loan-inputs.ts'

const lendersRule = byRule('28/36 rule', 'what lenders commonly allow of gross income')

export const affordability = defineSum({
  name: 'affordability',
  about: 'How much house an income carries by the 28/36 rule, and the most to spend on housing a month.',
  inputs: {
    income: {
      ...income,
      label: 'Gross income a month',
      pay: 'gross',
      ask: 'What do you earn before tax, a month or a year?',
    },
    debts: {
      ...monthly('Other debt payments a month'),
      adds: true,
      stored: ({ snapshot }: Household) => debtPayments(snapshot, { withMortgage: false }),
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
    const front = sheet.rateOf('Share for housing', HOUSING_PERCENT, lendersRule)
    const back = sheet.rateOf('Share for all debt', TOTAL_DEBT_PERCENT, lendersRule)
    const limits = housingLimits(input.income, input.debts)
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
      percentOf(input.income, TOTAL_DEBT_PERCENT),
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
    const isAmount = !isShare && input.down !== undefined
    const share = Math.min(Math.max(0, input.downPercent), 99)
    const downOf = isAmount ? { amount: input.down ?? 0 } : { percent: share }
    const terms = { ...input, payment: limits.maxHousingPayment, dues: input.dues ?? 0, down: downOf }
    const highest = homePriceFor(terms)
    const paid = isAmount ? Math.min(input.down ?? 0, highest) : percentOf(highest, share)
    const downPaid = isAmount
      ? sheet.money('down', 'Down payment', input.down ?? 0)
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
  if (share >= SAFE_DOWN) return []
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

export const housePayment = defineSum({
  name: 'house-payment',
  about: 'The full monthly cost of a house: loan, property tax, insurance, mortgage insurance and dues.',
  inputs: {
    price: money('Price'),
    down,
    downPercent: percent('Down payment, share of the price', 100),
    principal: money('Loan'),
    rate: homeRate,
    months: homeTerm,
    tax: { ...money('Property tax a year'), per: 'year' },
    insurance: { ...money('Insurance a year'), per: 'year' },
    pmi: percent('Mortgage insurance, share of the loan a year', 20),
    dues,
  },
  results: ['payment', 'principal', 'tax', 'insurance', 'pmi', 'loan'],
  formula: 'the loan’s equal payment, and the monthly share of tax, insurance and dues',
  assumptions: ['tax and insurance stay as they are'],
  compute(input, sheet, household) {
    const loan = showLoan(input, sheet, household)
    if (!loan) return 'What does the house cost, or how much is the loan?'
    const price = input.price ?? loan.amount
    if (price === 0) return 'What does the house cost?'
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    const term = sheet.months('months', 'Mortgage term', input.months)
    const ofPrice = (share: number, name: string) =>
      sheet.taken(
        name,
        'money',
        assumed(percentOf(price, share), name, 'a common share of the price a year; places differ'),
      )
    const taxYear =
      input.tax === undefined
        ? ofPrice(PROPERTY_TAX, 'Property tax a year')
        : sheet.money('tax', 'Property tax a year', input.tax)
    const insuranceYear =
      input.insurance === undefined
        ? ofPrice(HOME_INSURANCE, 'Insurance a year')
        : sheet.money('insurance', 'Insurance a year', input.insurance)
    const usual = input.price === undefined ? 0 : mortgageInsuranceFor(price, loan.down)
    // Who names every part says this one, too.
    const isEachNamed = sheet.isSaid('tax') && sheet.isSaid('insurance')
    const usualInsurance = isEachNamed ? 0 : usual
    const parts = houseCost({
      loan: loan.amount,
      rate: input.rate,
      months: input.months,
      tax: taxYear.value,
      insurance: insuranceYear.value,
      mortgageInsurance: input.pmi ?? usualInsurance,
      dues: input.dues ?? 0,
    })
    const principal = sheet.sum(
      'principal',
      'Principal and interest',
      parts.loan,
      'the equal payment of the loan',
    )
    const tax = sheet.sum('tax', 'Property tax', parts.tax, 'a month of it', [taxYear])
    const insurance = sheet.sum('insurance', 'Insurance', parts.insurance, 'a month of it', [insuranceYear])
    const pmi = sheet.sum(
      'pmi',
      'Mortgage insurance',
      parts.mortgageInsurance,
      'its share of the loan, a month of it',
    )
    const { total } = parts
    const payment = sheet.sum('payment', 'All in, a month', total, 'all parts added up', [
      principal,
      tax,
      insurance,
      pmi,
    ])
    const earned = monthlyIncome(household.snapshot)
    const notes: Text[] = []
    if (earned && earned.value > 0) {
      const share = sheet.share(
        'percent',
        'Share of income',
        percentShare(total, earned.value),
        'payment by income',
      )
      notes.push(text`That’s ${share} of what comes in for you each month.`)
    }
    return {
      answer: [
        text`${payment} a month all in: ${principal} for the loan at ${rate}, the rest for tax and insurance.`,
        ...(parts.mortgageInsurance > 0
          ? [text`${pmi} of it is mortgage insurance, until you own more of the home.`]
          : []),
        ...(isEachNamed && usual > 0 && !input.dues && input.pmi === undefined
          ? [text`With so little down, expect mortgage insurance on top.`]
          : []),
        ...notes,
      ],
      lines: [
        text`Principal and interest: ${principal} over ${term}`,
        text`Property tax: ${tax}`,
        text`Insurance: ${insurance}`,
        ...(parts.mortgageInsurance > 0 ? [text`Mortgage insurance: ${pmi}`] : []),
        ...(input.dues
          ? [text`Association dues: ${sheet.money('dues', 'Association dues', input.dues)}`]
          : []),
        text`All in: ${payment} a month`,
      ],
      notes,
    }
  },
})
