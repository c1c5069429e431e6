/** A loan against another one: two offers, a refinance. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { breakEvenMonths } from '#finance/refinance.ts'
import {
  EQUAL_PAYMENT,
  loanRate,
  loanTerm,
  money,
  monthly,
  months,
  percent,
  principal,
  storedPayment,
} from './loan-inputs.ts'

const SHORT_MORTGAGE = 180

export const loanComparison = defineSum({
  name: 'loan-comparison',
  about: 'Two offers of the same loan side by side: another rate, another term, or both.',
  inputs: {
    principal,
    rate: loanRate,
    months: loanTerm,
    rate2: percent('The other rate'),
    months2: months('The other term'),
  },
  results: ['payment', 'interest', 'payment2', 'interest2', 'saved', 'difference'],
  formula: 'the equal payment of each loan, and all its payments minus what was borrowed',
  assumptions: ['rates are fixed'],
  compute(input, sheet) {
    if (input.principal === 0) return 'How much would you borrow?'
    const isAlike = input.rate2 === undefined && input.months2 === undefined
    if (isAlike && input.months !== 2 * SHORT_MORTGAGE)
      return 'What is the other offer: its rate, or its term?'
    const offer = { principal: input.principal, rate: input.rate, months: input.months }
    const other = {
      principal: input.principal,
      rate: input.rate2 ?? input.rate,
      months: input.months2 ?? (isAlike ? SHORT_MORTGAGE : input.months),
    }
    sheet.money('principal', 'Loan', input.principal)
    const one = showOffer(offer, '', sheet)
    const two = showOffer(other, '2', sheet)
    const difference = subtractMoney(two.cost, one.cost)
    const cheaper = difference < 0 ? two : one
    const saved = sheet.sum(
      'saved',
      'Difference in interest',
      Math.abs(difference),
      'both interests compared',
      [one.interest, two.interest],
    )
    const gap = sheet.sum(
      'difference',
      'Difference a month',
      Math.abs(two.monthly - one.monthly),
      'both payments',
      [one.payment, two.payment],
    )
    const isDearer = cheaper.monthly > (cheaper === one ? two : one).monthly
    return {
      answer: [
        text`${one.payment} a month for ${one.term} at ${one.rate}, or ${two.payment} for ${two.term} at ${two.rate}.`,
        ...(difference === 0
          ? []
          : isDearer
            ? [text`${cheaper.term} costs ${gap} more a month and saves ${sheet.about(saved)} in interest.`]
            : [
                text`${cheaper.rate} over ${cheaper.term} is the cheaper one, by ${sheet.about(saved)} in interest.`,
              ]),
      ],
      lines: [
        ...[one, two].map(
          (loan) => text`${loan.term} at ${loan.rate}: ${loan.payment} a month, ${loan.interest} of interest`,
        ),
        text`Difference in interest: ${saved}`,
        text`Difference a month: ${gap}`,
      ],
    }
  },
})

function showOffer(
  offer: { principal: number; rate: number; months: number },
  key: '' | '2',
  sheet: Worksheet,
) {
  const rate = sheet.percent(`rate${key}`, 'Interest a year', offer.rate)
  const term = sheet.months(`months${key}`, 'Term', offer.months)
  const monthlyPayment = loanPayment(offer)
  const cost = amortizeLoan(offer).totalInterest
  return {
    rate,
    term,
    cost,
    monthly: monthlyPayment,
    payment: sheet.sum(`payment${key}`, 'Payment a month', monthlyPayment, EQUAL_PAYMENT, [rate, term]),
    interest: sheet.sum(`interest${key}`, 'Interest', cost, 'all payments minus the loan', [rate, term]),
  }
}

/** 'The costs rolled in', 'add the fees to the loan' */
export const ROLLED_IN = new RegExp(
  [
    String.raw`\broll(?:ed|ing|s)? (?:the |my |our |those |these |all )*` +
      String.raw`(?:(?:closing )?costs?|fees?|them|it|that|everything)\b[^.?!]{0,12}\bin(?:to)?\b`,
    String.raw`\b(?:costs?|fees?)\b[^.?!]{0,16}\brolled in(?:to)?\b`,
    String.raw`\badd(?:ed|ing)?\b[^.?!]{0,24}\bto the (?:new )?(?:loan|balance)\b`,
  ].join('|'),
  'i',
)

/** A loan that ends within these is no mortgage. */
const FEW_YEARS = 96

/** 'Should I refinance to 6', of a truck that is paid in three years: a new loan for just as long. */
function soonPaid({
  principal: owed,
  rate,
  payment,
}: {
  principal: number
  rate: number
  payment?: number | undefined
}): number | undefined {
  const payoff = payment ? payOffLoan({ principal: owed, rate, payment }) : null
  return payoff?.paysOff && payoff.months <= FEW_YEARS ? payoff.months : undefined
}

export const refinance = defineSum({
  name: 'refinance',
  about:
    'Replacing a loan by a new one: the new payment, what it saves a month, and when the costs are back.',
  inputs: {
    principal: { ...principal, ask: 'How much is still owed on the loan?' },
    rate: loanRate,
    months: months('Time left'),
    payment: { ...monthly('Payment now'), stored: storedPayment },
    newRate: { ...percent('New rate'), ask: 'What would the new rate be, in percent a year?' },
    newMonths: months('New term'),
    costs: money('Closing costs'),
  },
  results: [
    'payment',
    'saved',
    'breakeven',
    'interest',
    'oldPayment',
    'oldTotal',
    'newTotal',
    'oldInterest',
    'newInterest',
  ],
  formula: 'both equal payments compared; the costs divided by what is saved a month',
  assumptions: [
    'principal and interest only',
    'costs are paid at once, unless they are said to go into the loan',
  ],
  compute(input, sheet, { text: words }) {
    if (input.principal === 0) return 'Nothing is owed on it, so there is nothing to refinance.'
    const current = currentLoan(input)
    const term = input.newMonths ?? input.months ?? soonPaid(input) ?? 360
    const costs = input.costs ?? 0
    const isRolled = ROLLED_IN.test(words) && costs > 0
    const borrowed = isRolled ? sumMoney([input.principal, costs]) : input.principal
    const loan = { principal: borrowed, rate: input.newRate, months: term }
    sheet.money('principal', 'Owed today', input.principal)
    const newRate = sheet.percent('newRate', 'New rate', input.newRate)
    const newTerm = sheet.months('newMonths', 'New term', term)
    const renewed = amortizeLoan(loan)
    const payment = sheet.sum('payment', 'New payment', loanPayment(loan), EQUAL_PAYMENT)
    const first = text`${payment} a month at ${newRate} over ${newTerm}`
    if (!current) {
      return {
        answer: [text`${first}, for principal and interest.`],
        lines: [text`New payment: ${payment} a month`],
        notes: [text`Tell me how many years are left, or what you pay now, and I’ll see what it saves.`],
      }
    }
    const rate = sheet.percent('rate', 'Rate now', input.rate)
    if (input.months !== undefined) sheet.months('months', 'Time left', input.months)
    const isPaid = input.months === undefined
    const before = isPaid
      ? sheet.money('payment', 'Payment now', current.payment)
      : sheet.sum('oldPayment', 'Payment now', current.payment, EQUAL_PAYMENT)
    const monthlySaving = subtractMoney(current.payment, loanPayment(loan))
    const saved = sheet.sum('saved', 'Saved a month', monthlySaving, 'payment now minus new payment', [
      before,
      payment,
    ])
    const size = sheet.aside('A month', Math.abs(monthlySaving), 'both payments compared', [before, payment])
    const lines: Text[] = [
      text`Payment now: ${before} a month at ${rate}`,
      text`New payment: ${payment} a month at ${newRate} over ${newTerm}`,
      text`Saved a month: ${saved}`,
    ]
    const notes: Text[] = []
    if (current.interest !== null) {
      const lifetime = sumMoney([current.interest, -renewed.totalInterest, -costs])
      const over = sheet.sum(
        'interest',
        'Saved over the years',
        lifetime,
        'both interests compared, less costs',
      )
      const interestNow = sheet.sum(
        'oldInterest',
        'Interest as it is',
        current.interest,
        'interest of every month',
      )
      const interestNew = sheet.sum(
        'newInterest',
        'Interest with the new loan',
        renewed.totalInterest,
        'interest of every month',
      )
      const upfront = isRolled ? 0 : costs
      const stay = sheet.sum(
        'oldTotal',
        'Paid in all as it is',
        sumMoney([input.principal, current.interest]),
        'what is owed, and all its interest',
      )
      const change = sheet.sum(
        'newTotal',
        'Paid in all with the new loan',
        sumMoney([renewed.totalPaid, upfront]),
        'all payments of the new loan, and its costs',
      )
      lines.push(
        text`Interest as it is: ${interestNow}`,
        text`Interest with the new loan: ${interestNew}`,
        text`Saved over the years, costs taken off: ${over}`,
        text`Paid in all as it is: ${stay}`,
        text`Paid in all with the new loan, costs counted: ${change}`,
      )
      const all = sheet.aside('Over the years', Math.abs(lifetime), 'both interests compared, less costs')
      notes.push(
        lifetime >= 0
          ? text`Over the whole time the interest drops by ${sheet.about(all)}, costs taken off.`
          : text`Mind the longer term: over the whole time it costs ${sheet.about(all)} more.`,
      )
    }
    const wait = costs > 0 ? breakEvenMonths(costs, monthlySaving) : null
    const breakeven: Text[] = []
    if (costs > 0) {
      const fees = sheet.money('costs', 'Closing costs', costs)
      if (isRolled) breakeven.push(text`The ${fees} of costs are in the new loan.`)
      else if (wait === null) breakeven.push(text`The ${fees} of costs never come back by lower payments.`)
      else {
        const even = sheet.time(
          'breakeven',
          'Costs are back after',
          wait,
          'costs divided by the saving a month',
        )
        breakeven.push(text`The ${fees} of costs are back after ${sheet.spell(even)}.`)
      }
    }
    return {
      answer: [
        monthlySaving > 0
          ? text`${first}, so ${size} less than now.`
          : monthlySaving < 0
            ? text`${first}, which is ${size} more than now.`
            : text`${first}, the same as now.`,
        ...breakeven,
        ...notes,
      ],
      lines: [...lines, ...breakeven],
      notes,
    }
  },
})

interface Current {
  principal: number
  rate: number
  months: number | undefined
  payment: number | undefined
}

/** The loan as it runs: by the time that is left, else by what is paid on it; null when neither is known. */
function currentLoan({ principal: owed, rate, months: left, payment }: Current) {
  if (left !== undefined) {
    const terms = { principal: owed, rate, months: left }
    return { payment: loanPayment(terms), interest: amortizeLoan(terms).totalInterest as number | null }
  }
  if (payment === undefined || payment === 0) return null
  const payoff = payOffLoan({ principal: owed, rate, payment })
  return { payment, interest: payoff.paysOff ? payoff.totalInterest : null }
}
