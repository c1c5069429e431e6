/** When mortgage insurance can end. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { loanPayment } from '#finance/loan.ts'
import { runSchedule } from '#finance/loan-payoff.ts'
import { percentOf, percentShare, subtractMoney, sumMoney } from '#finance/money.ts'
import { EQUAL_PAYMENT, homeRate, homeTerm, money, monthly, percent, storedOwed } from './loan-inputs.ts'

/** A share of the original value, by the law. */
function markOf(id: string, label: string, sheet: Worksheet): Figure {
  const rule = findRule(id)
  return sheet.rateOf(label, rule?.value ?? 0, byRule(rule?.source ?? '', rule?.meaning ?? ''))
}

export const mortgageInsurance = defineSum({
  name: 'mortgage-insurance',
  about: 'When PMI can be canceled and when it ends by itself.',
  inputs: {
    price: { ...money('Price'), ask: 'What did the house cost when you bought it?' },
    down: money('Down payment'),
    downPercent: percent('Down payment, share of the price', 100),
    balance: { ...money('Owed'), stored: storedOwed },
    rate: homeRate,
    months: homeTerm,
    payment: monthly('Paid on the loan each month'),
    extra: monthly('Extra each month'),
    monthly: monthly('Mortgage insurance a month'),
  },
  results: ['months', 'ends', 'share', 'toGo', 'loan', 'payment', 'paid'],
  formula: 'the loan month by month, until the balance is down to the share of the original value',
  assumptions: ['a conventional loan; other rules hold for FHA loans', 'the value when it was bought counts'],
  compute(input, sheet) {
    const { extra = 0 } = input
    if (input.price === 0) return 'What did the house cost when you bought it?'
    const price = sheet.money('price', 'Price', input.price)
    const put =
      input.down ?? (input.downPercent === undefined ? null : percentOf(input.price, input.downPercent))
    const isBought = put !== null && !sheet.isSaid('balance')
    const owed = isBought ? Math.max(0, subtractMoney(input.price, put)) : input.balance
    if (owed === undefined) return 'How much do you still owe on the house?'
    if (put !== null && isBought) showDown(input, sheet)
    const balance = isBought
      ? sheet.sum('loan', 'Loan', owed, 'price minus down payment')
      : sheet.money('balance', 'Owed', owed)
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    const ask = markOf('pmi-ask', 'PMI can be canceled at', sheet)
    const end = markOf('pmi-ends', 'PMI ends by itself at', sheet)
    const asked = percentOf(input.price, ask.value)
    const share = sheet.share(
      'share',
      'Owed of the price',
      percentShare(owed, input.price),
      'what is owed by the price',
      [balance, price],
    )
    const note = text`If the home has gained, your servicer may go by a new appraisal; ask for its rules.`
    if (owed <= asked)
      return {
        answer: [
          text`You can ask now: you owe ${share} of the ${price} it cost, and ${ask} is the mark. Write to your servicer.`,
        ],
        lines: [text`By itself it ends at ${end}`],
      }
    const toGo = sheet.sum(
      'toGo',
      'Still to pay down',
      subtractMoney(owed, asked),
      'what is owed minus the mark',
      [balance, ask],
    )
    if (input.payment === undefined) sheet.months('months', 'Mortgage term', input.months)
    const regular = input.payment ?? loanPayment({ principal: owed, rate: input.rate, months: input.months })
    const paying =
      input.payment === undefined
        ? sheet.sum('payment', 'Payment a month', regular, EQUAL_PAYMENT)
        : sheet.money('payment', 'Paid on the loan each month', regular)
    if (extra > 0) sheet.money('extra', 'Extra each month', extra)
    const untilShare = (percentLeft: number, payment: number) =>
      runSchedule({ principal: owed, rate: input.rate, payment }).rows.find(
        (row) => row.balance <= percentOf(input.price, percentLeft),
      )?.month
    const [first, last] = [untilShare(ask.value, sumMoney([regular, extra])), untilShare(end.value, regular)]
    if (first === undefined || last === undefined)
      return {
        answer: [
          text`Not with that payment: you owe ${share} of the price and ${ask} is the mark, so ${toGo} to go.`,
        ],
        lines: [text`Still to pay down: ${toGo}`],
        notes: [note],
      }
    const formula = 'months until the balance is down to that share of the price'
    const months = sheet.time('months', 'Can be canceled after', first, formula)
    const ends = sheet.time('ends', 'Ends by itself after', last, formula)
    const lines: Text[] = [
      text`The loan: ${balance}, ${paying} a month`,
      text`Owed now: ${share} of the price`,
      text`Still to pay down to ${ask}: ${toGo}`,
    ]
    if (input.monthly !== undefined) {
      const fee = sheet.money('monthly', 'Mortgage insurance a month', input.monthly)
      const cost = sheet.sum(
        'paid',
        'Paid for it until then',
        input.monthly * first,
        'the insurance times the months',
        [fee, months],
      )
      lines.push(text`Mortgage insurance until then: ${cost}`)
    }
    return {
      answer: [
        text`In ${sheet.spell(months)} you can ask to drop it: you then owe ${ask} of the ${price}. At ${end}, after ${ends}, it ends by itself.`,
        text`That’s at ${rate}.`,
      ],
      lines,
      notes: [note],
    }
  },
})

function showDown(
  { down, downPercent }: { down?: number | undefined; downPercent?: number | undefined },
  sheet: Worksheet,
) {
  if (down !== undefined) sheet.money('down', 'Down payment', down)
  else sheet.percent('downPercent', 'Share put down', downPercent ?? 0)
}
