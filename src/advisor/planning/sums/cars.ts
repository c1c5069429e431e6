import { text, type Text } from '#advisor/grounding/pieces.ts'
import { loanTable } from './loan-table.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { carValueAfter } from '#finance/car-value.ts'
import { amortizeLoan, loanPayment, remainingBalance } from '#finance/loan.ts'
import { percentOf, roundCents, subtractMoney, sumMoney } from '#finance/money.ts'
import { assumed } from './inputs.ts'
import { money, monthly, months, percent, storedOwed, storedWorth } from './loan-inputs.ts'

const carRate = {
  ...percent('Interest a year'),
  assume: assumed(7, 'Typical rate', 'a typical rate for a car loan; yours may differ'),
} as const
const carTerm = {
  ...months('Loan term'),
  assume: assumed(60, 'Usual term', 'the usual term of a car loan'),
} as const

interface Buying {
  price: number | undefined
  rate: number
  months: number
  down: number | undefined
}

/** Without a lease to hold it against: what the loan would be, and what speaks for either. */
function buyAlone({ price, rate, months: term, down = 0 }: Buying, sheet: Worksheet): Worked | string {
  if (price === undefined) return 'What does the car cost, and what would the lease be a month?'
  const cost = sheet.money('price', 'Price of the car', price)
  const paid = sheet.money('down', 'Down payment', Math.min(down, price))
  const interest = sheet.percent('rate', 'Interest a year', rate)
  const time = sheet.months('months', 'Loan term', term)
  const principal = Math.max(0, price - down)
  const monthlyCost = loanPayment({ principal, rate, months: Math.max(1, Math.round(term)) })
  const payment = sheet.sum(
    'payment',
    'Loan payment a month',
    monthlyCost,
    'the equal payment that clears the loan in its term',
    [cost, paid, interest, time],
  )
  const total = roundCents(monthlyCost * Math.max(1, Math.round(term)))
  const all = sheet.sum(
    'interest',
    'Interest',
    Math.max(0, total - principal),
    'all payments less the loan',
    [payment, time],
  )
  return {
    answer: [
      text`Buying is ${payment} a month at ${interest} over ${time}; kept for years it’s cheaper than leasing, which has lower payments and a mileage limit.`,
    ],
    lines: [text`Payment: ${payment} a month`, text`Interest: ${all}`],
    notes: [text`Tell me what the lease is a month and I hold them side by side.`],
  }
}

export const leaseOrBuy = defineSum({
  name: 'lease-or-buy',
  about: 'A car by lease, by loan or for cash: what each costs over the time of the lease.',
  inputs: {
    price: money('Price of the car'),
    lease: monthly('Lease a month'),
    leaseMonths: {
      ...months('Lease term'),
      assume: assumed(36, 'Usual lease', 'the usual time of a lease'),
    },
    signing: money('Due at signing'),
    rate: carRate,
    months: carTerm,
    down: money('Down payment'),
    worth: money('Worth at the end'),
  },
  results: ['lease', 'buy', 'difference', 'monthly', 'payment'],
  formula:
    'the lease is all its payments; buying is what is paid in the same time, less what the car is worth after the rest of the loan',
  assumptions: ['insurance, fuel and upkeep are the same either way', 'no charge for extra miles'],
  compute(input, sheet, household) {
    if (input.lease === undefined) return buyAlone({ ...input, price: input.price }, sheet)
    const leaseMonths = Math.max(1, Math.round(input.leaseMonths))
    const lease = sheet.money('lease', 'Lease a month', input.lease)
    const time = sheet.months('leaseMonths', 'Lease term', leaseMonths)
    const signing = sheet.money('signing', 'Due at signing', input.signing ?? 0)
    const cost = roundCents(input.lease * leaseMonths + (input.signing ?? 0))
    const total = sheet.sum('lease', 'The lease in all', cost, 'all payments and what is due at signing', [
      lease,
      time,
      signing,
    ])
    const each = sheet.sum(
      'monthly',
      'Lease spread out',
      roundCents(cost / leaseMonths),
      'all of it over its months',
    )
    const lines: Text[] = [text`The lease: ${total}, so ${each} a month all in`]
    if (input.price === undefined) {
      return {
        answer: [
          text`${total} over ${time}, and the car goes back at the end.`,
          ...(input.signing ? [text`Spread out, that’s ${each} a month.`] : []),
        ],
        lines,
        notes: [text`Tell me the price of the car, and I’ll hold it against buying.`],
      }
    }
    const price = sheet.money('price', 'Price', input.price)
    const value = input.worth ?? carValueAfter(input.price, leaseMonths)
    const worth =
      input.worth === undefined
        ? sheet.taken(
            'Worth at the end',
            'money',
            assumed(value, 'Loss of value', 'by the usual loss of value of a car'),
          )
        : sheet.money('worth', 'Worth at the end', input.worth)
    const isCash = /\bcash\b/i.test(household.text)
    const down = isCash ? input.price : Math.min(input.price, input.down ?? 0)
    const loan = { principal: input.price - down, rate: input.rate, months: input.months }
    const paid = amortizeLoan(loan).schedule.slice(0, leaseMonths)
    const left = loan.principal === 0 ? 0 : remainingBalance(loan, leaseMonths)
    if (!isCash) {
      sheet.money('down', 'Down payment', down)
      const rate = sheet.percent('rate', 'Interest a year', input.rate)
      const term = sheet.months('months', 'Loan term', input.months)
      const payment = sheet.sum('payment', 'Loan payment', loanPayment(loan), 'the equal payment of the loan')
      const rest = sheet.sum('left', 'Still owed then', left, 'the balance when the lease would end')
      lines.push(
        text`The loan: ${payment} a month at ${rate} over ${term}, ${rest} still owed when the lease ends`,
      )
    }
    const net = sumMoney([down, ...paid.map((row) => row.payment), left, -value])
    const buy = sheet.sum(
      'buy',
      'Buying, net',
      net,
      'what is paid and still owed, less what the car is worth',
    )
    const difference = Math.abs(subtractMoney(cost, net))
    const gap = sheet.sum('difference', 'Difference', difference, 'lease minus buying', [total, buy])
    return {
      answer: [
        net < cost
          ? text`Buying is cheaper by ${sheet.about(gap)} over ${time}: ${sheet.about(buy)} net against ${total} to lease.`
          : text`Leasing is cheaper by ${sheet.about(gap)} over ${time}: ${total} against ${sheet.about(buy)} net to buy.`,
        text`That counts the car as worth ${sheet.about(worth)} by then.`,
      ],
      lines: [
        ...lines,
        text`The car: ${price} now, ${worth} at the end of the lease`,
        text`Buying, net: ${buy}`,
        text`Difference: ${gap}`,
      ],
      notes: [text`Buying gains the longer you keep it: the years without a payment are the cheap ones.`],
    }
  },
})

/** '26,400 plus 6.25% sales tax on that', where most states tax what the trade-in leaves. */
const TAX_ON_ALL =
  /\btax\b[^.?!,]{0,24}\bon (?:that|it|the (?:full|whole|entire|total))\b|\bno (?:tax )?credit for the trade\b/i

function tellTax(share: number, taxed: number, due: number, sheet: Worksheet): Text {
  const rate = sheet.percent('tax', 'Sales tax', share)
  const base = sheet.aside('Taxed', taxed, 'what the tax is taken of')
  return text`Sales tax: ${sheet.sum('tax', 'Sales tax', due, 'its share of that', [rate, base])}, ${rate} of ${base}`
}

export const rollover = defineSum({
  name: 'rollover',
  about: 'Trading in a car that is still owed on: what is left, and the new loan when it is rolled in.',
  inputs: {
    price: money('Price of the new car'),
    owed: { ...money('Owed on the old car'), stored: storedOwed, ask: 'How much is still owed on the car?' },
    worth: { ...money('Worth of the old car'), stored: storedWorth, ask: 'What is the car worth today?' },
    rate: carRate,
    months: carTerm,
    down: money('Down payment'),
    tax: percent('Sales tax', 30),
  },
  results: ['loan', 'payment', 'negative', 'equity', 'interest', 'tax'],
  formula: 'the price less the down payment, plus what the old loan exceeds the trade-in by',
  assumptions: ['fees are left out, and sales tax unless it was said'],
  compute(input, sheet, household) {
    const owed = sheet.money('owed', 'Owed on the old car', input.owed)
    const worth = sheet.money('worth', 'Worth of the old car', input.worth)
    const under = subtractMoney(input.owed, input.worth)
    const gap = sheet.sum(
      under > 0 ? 'negative' : 'equity',
      under > 0 ? 'Under water by' : 'Left over from the old car',
      Math.abs(under),
      'owed and worth compared',
      [owed, worth],
    )
    const state = under > 0 ? text`You’re ${gap} under water on it` : text`You’d walk away with ${gap}`
    if (input.price === undefined) {
      return {
        answer: [
          under > 0
            ? text`${state}: that much you’d have to bring to sell it.`
            : text`${state}, before selling costs.`,
        ],
        lines: [text`Worth ${worth}, owed ${owed}: ${gap}`],
      }
    }
    sheet.money('price', 'Price of the new car', input.price)
    if (input.down) sheet.money('down', 'Down payment', input.down)
    const taxed = TAX_ON_ALL.test(household.text) ? input.price : Math.max(0, input.price - input.worth)
    const due = percentOf(taxed, input.tax ?? 0)
    const taxLines = input.tax ? [tellTax(input.tax, taxed, due, sheet)] : []
    const borrowed = Math.max(0, sumMoney([input.price, due, under, -(input.down ?? 0)]))
    const loan = sheet.sum(
      'loan',
      'New loan',
      borrowed,
      'price less down payment, and the rest of the old loan',
    )
    if (borrowed === 0) {
      return {
        answer: [text`${state}, and that covers the new car without a loan.`],
        lines: [text`New loan: ${loan}`],
      }
    }
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Loan term', input.months)
    const terms = { principal: borrowed, rate: input.rate, months: input.months }
    const payment = sheet.sum(
      'payment',
      'Payment a month',
      loanPayment(terms),
      'the equal payment of the loan',
    )
    const interest = sheet.sum(
      'interest',
      'Interest',
      amortizeLoan(terms).totalInterest,
      'all payments minus the loan',
    )
    return {
      answer: [
        under > 0
          ? text`You owe ${gap} more than it’s worth, so the new loan would be ${loan}: ${payment} a month over ${term}.`
          : text`The new loan would be ${loan}, after ${gap} for the old car: ${payment} a month over ${term}.`,
      ],
      lines: [
        text`Old car: ${gap}`,
        ...taxLines,
        text`New loan: ${loan}`,
        text`Payment: ${payment} a month at ${rate} over ${term}`,
        text`Interest in all: ${interest}`,
      ],
      notes:
        borrowed > input.price
          ? [
              text`You’d owe more than the new car costs from the first day. Keeping the old one longer is cheaper.`,
            ]
          : [],
      cards: [loanTable('The new loan, month by month', amortizeLoan(terms).schedule)],
    }
  },
})
