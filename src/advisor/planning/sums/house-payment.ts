/** What a house costs each month. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyIncome } from '#advisor/planning/data/totals.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { HOME_INSURANCE, houseCost, mortgageInsuranceFor, PROPERTY_TAX } from '#finance/house-cost.ts'
import { percentOf, percentShare } from '#finance/money.ts'
import { down, dues } from './home-inputs.ts'
import { assumed } from './inputs.ts'
import { showLoan } from './loan-amount.ts'
import { homeRate, homeTerm, money, percent } from './loan-inputs.ts'

/** Few homes cost so much to insure, or are taxed so much, each month: a bare amount from here on is a year's. */
const LEAST_INSURANCE = 600
const LEAST_TAX = 1_200

/** Who names it wants it counted, unless it is named to be left out. */
const PMI_SAID = /(?<!\b(?:no|without|drops?|and no) )\b(?:pmi|mortgage insurance)\b/i

/** 'Pmi about 140 a month': told in dollars it stands among the dues, and none is reckoned beside it. */
const PMI_TOLD =
  /\b(?:pmi|mortgage insurance)\b[^.?!,;\d%]{0,24}\$?\d[\d,]*(?:\.\d+)?(?![\d.,]|\s?(?:%|percent))/i

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
    tax: { ...money('Property tax a year'), per: 'year', bareIsYearly: LEAST_TAX },
    insurance: { ...money('Insurance a year'), per: 'year', bareIsYearly: LEAST_INSURANCE },
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
    // From a fifth down nobody asks for it, whatever it was with less.
    const isSafe = usual === 0 && input.price !== undefined && !PMI_SAID.test(household.text)
    const isTold = input.dues !== undefined && input.pmi === undefined && PMI_TOLD.test(household.text)
    // Who names every part says this one, too.
    const isEachNamed = sheet.isSaid('tax') && sheet.isSaid('insurance')
    const usualInsurance = isEachNamed && !PMI_SAID.test(household.text) ? 0 : usual
    const parts = houseCost({
      loan: loan.amount,
      rate: input.rate,
      months: input.months,
      tax: taxYear.value,
      insurance: insuranceYear.value,
      mortgageInsurance: isSafe || isTold ? 0 : (input.pmi ?? usualInsurance),
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
          ? [
              isTold
                ? text`Dues and mortgage insurance: ${sheet.money('dues', 'Dues and mortgage insurance', input.dues)}`
                : text`Association dues: ${sheet.money('dues', 'Association dues', input.dues)}`,
            ]
          : []),
        text`All in: ${payment} a month`,
      ],
      notes,
    }
  },
})
