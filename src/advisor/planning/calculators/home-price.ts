/** Whether a price fits what may be spent on housing: a part of the 28/36 rule. */
import type { Figure } from '#contract/figures.ts'
import { type Text, text } from '#advisor/grounding/pieces.ts'
import type { Worked } from '#advisor/planning/calculator.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { highestRate } from '#finance/highest-rate.ts'
import { loanPayment } from '#finance/loan.ts'
import { type Cents, percentOf, subtractMoney } from '#finance/money.ts'

/** What a price is judged with when no down payment is named: lenders ask for insurance below it. */
export const USUAL_DOWN_PERCENT = 20

interface PriceInput {
  price: Cents
  downPayment?: Cents | undefined
  downPaymentPercent?: number | undefined
  rate?: number | undefined
  months: number
  costs: Cents
  savings?: Cents | undefined
}

interface Judged {
  answer: Text
  lines: Text[]
}

export function judgePrice(input: PriceInput, most: Figure, sheet: Worksheet): Worked {
  const price = sheet.money('price', 'Price', input.price)
  const term = sheet.months('months', 'Term', input.months)
  const down = downPayment(input, price, sheet)
  const loan = sheet.sum(
    'price_loan',
    'Loan',
    subtractMoney(input.price, down.value),
    'price minus down payment',
    [price, down],
  )
  const room = Math.max(0, subtractMoney(most.value, input.costs))
  const lines = [text`${price} with ${down} down takes a loan of ${loan}`]
  const figures = { price, term, down, loan, most, room, lines }
  const judged = input.rate === undefined ? withoutRate(figures, sheet) : withRate(figures, input, sheet)
  const short = shortOfDown(input, down, sheet)
  return { answer: [judged.answer, ...short], lines: [...judged.lines, ...short] }
}

interface Figures {
  price: Figure
  term: Figure
  down: Figure
  loan: Figure
  most: Figure
  /** Of the limit, what taxes and insurance leave for the loan. */
  room: Cents
  lines: Text[]
}

/** Nobody knows the rate a lender will offer, so the answer is the rate up to which it fits. */
function withoutRate({ price, term, down, loan, most, room, lines }: Figures, sheet: Worksheet): Judged {
  const rate = highestRate(loan.value, room, monthsOf(term))
  if (rate === null)
    return {
      answer: text`No, ${price} is too much: after ${down} down, even without interest the loan takes more than ${most} a month.`,
      lines,
    }
  const limit = sheet.exactShare(
    'highest_rate',
    'Highest mortgage rate',
    rate,
    'the rate at which the loan payment reaches the housing limit',
    [loan, most, term],
  )
  return {
    answer: text`${price} fits if the mortgage rate is ${limit} or less: with ${down} down, the loan of ${loan} then takes your limit of ${most} a month.`,
    lines: [...lines, text`It fits the limit up to a rate of ${limit} over ${term}`],
  }
}

function withRate(
  { price, term, down, loan, most, room, lines }: Figures,
  { rate = 0, costs }: PriceInput,
  sheet: Worksheet,
): Judged {
  const interest = sheet.percent('rate', 'Mortgage rate', rate)
  const alone = loanPayment({ principal: loan.value, rate, months: monthsOf(term) })
  const payment = sheet.sum(
    'price_payment',
    'Housing payment',
    alone + costs,
    'loan payment plus taxes and insurance',
    [loan, interest, term],
  )
  const isIn = alone <= room
  return {
    answer: isIn
      ? text`Yes, ${price} fits: with ${down} down it takes ${payment} a month, within your limit of ${most}.`
      : text`No, ${price} is above your limit: with ${down} down it takes ${payment} a month, and the rule allows ${most}.`,
    lines: [...lines, text`Payment at ${interest} over ${term}: ${payment} a month`],
  }
}

/** A price that the income carries may still need cash that is not there. */
function shortOfDown({ savings }: PriceInput, down: Figure, sheet: Worksheet): Text[] {
  if (savings === undefined || savings >= down.value) return []
  return [text`Your savings are ${sheet.money('savings', 'Savings', savings)} so far.`]
}

const monthsOf = ({ unit, value }: Figure) => (unit === 'years' ? value * 12 : value)

function downPayment(
  { downPayment: said, downPaymentPercent, price: full }: PriceInput,
  price: Figure,
  sheet: Worksheet,
) {
  if (said !== undefined) return sheet.money('downPayment', 'Down payment', Math.min(said, full))
  const share = sheet.percent('downPercent', 'Down payment share', downPaymentPercent ?? USUAL_DOWN_PERCENT)
  return sheet.sum('price_down', 'Down payment', percentOf(full, share.value), 'its share of the price', [
    price,
    share,
  ])
}
