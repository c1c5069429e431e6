/** Moving a card to a promotional rate. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { transferBalance } from '#finance/balance-transfer.ts'
import { loanPayment } from '#finance/loan.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { subtractMoney, sumMoney } from '#finance/money.ts'
import { assumed, balance } from './inputs.ts'
import { loanRate, monthly, months, percent, storedPayment } from './loan-inputs.ts'
import { loanTable } from './loan-table.ts'

export const balanceTransfer = defineSum({
  name: 'balance-transfer',
  about: 'Moving a card to a promotional rate: the fee, the time and what is saved.',
  inputs: {
    balance,
    rate: loanRate,
    laterRate: percent('Rate after the promotion'),
    payment: { ...monthly('Payment a month'), stored: storedPayment },
    fee: {
      ...percent('Transfer fee', 100),
      assume: assumed(3, 'Usual fee', 'a common fee of balance transfers'),
    },
    promoMonths: {
      ...months('Promotion'),
      assume: assumed(18, 'Usual promotion', 'a common length; offers differ'),
    },
    newRate: {
      ...percent('Promotional rate'),
      assume: assumed(0, 'Promotional rate', 'no interest while the promotion runs'),
    },
  },
  results: ['fee', 'months', 'saved', 'balance', 'payment', 'left', 'interest', 'stayMonths', 'stayInterest'],
  formula:
    'the fee is added to the balance; after the promotion the old rate applies again, unless another one was said',
  assumptions: ['nothing new goes on either card'],
  compute(input, sheet) {
    if (input.balance === 0) return 'Nothing is owed on it, so there is nothing to move.'
    const owed = sheet.money('balance', 'Balance', input.balance)
    const rate = sheet.percent('rate', 'Rate now', input.rate)
    const share = sheet.percent('fee', 'Transfer fee', input.fee)
    const promo = sheet.months('promoMonths', 'Promotion', input.promoMonths)
    const promoRate = sheet.percent('newRate', 'Promotional rate', input.newRate)
    const move = transferBalance({
      balance: input.balance,
      fee: input.fee,
      promoRate: input.newRate,
      promoMonths: input.promoMonths,
      laterRate: input.laterRate ?? input.rate,
      payment: input.payment ?? 0,
    })
    const fee = sheet.sum('fee', 'Fee', move.fee, 'its share of the balance', [share, owed])
    const opening = sheet.sum('balance', 'Balance with the fee', move.opening, 'balance plus fee', [
      owed,
      fee,
    ])
    const enough = sheet.sum(
      'payment',
      'To be done within the promotion',
      loanPayment({ principal: move.opening, rate: input.newRate, months: input.promoMonths }),
      'the equal payment that clears it in that time',
      [opening, promo],
    )
    const lines: Text[] = [
      text`Fee: ${fee}, so you start at ${opening}`,
      text`To be done while ${promoRate} lasts: ${enough} a month for ${promo}`,
    ]
    if (input.laterRate !== undefined) sheet.percent('laterRate', 'Rate after the promotion', input.laterRate)
    if (input.payment === undefined) {
      const inTime = loanPayment({ principal: move.opening, rate: input.newRate, months: input.promoMonths })
      const promoInterest = input.newRate === 0 ? 0 : subtractMoney(inTime * input.promoMonths, move.opening)
      const staying = { ...input, payment: inTime, cost: sumMoney([move.fee, Math.max(0, promoInterest)]) }
      return {
        answer: [
          text`The fee is ${fee}, so you’d start at ${opening}.`,
          text`${enough} a month would clear it within ${promo}.`,
          ...(sheet.peekAt('rate')?.kind === 'rule' ? [] : tellStaying(staying, sheet)),
        ],
        lines,
      }
    }
    const paying = sheet.money('payment', 'Payment a month', input.payment)
    const stay = payOffLoan({ principal: input.balance, rate: input.rate, payment: input.payment })
    const interest = sheet.sum(
      'interest',
      'Interest after the move',
      move.interest,
      'interest of every month',
    )
    if (move.months === null) {
      return {
        answer: [
          text`At ${paying} a month it isn’t gone even then; it would take ${enough} within ${promo}.`,
        ],
        lines,
      }
    }
    const time = sheet.time('months', 'Months after the move', move.months, 'payments until nothing is owed')
    const cost = sumMoney([move.interest, move.fee])
    const left = sheet.sum(
      'left',
      'Owed when it ends',
      move.leftAfterPromo,
      'what is owed after the promotion',
    )
    const tooShort =
      move.leftAfterPromo > 0
        ? [text`You’d still owe ${left} when the promotion ends; ${enough} a month would clear it in time.`]
        : []
    if (!stay.paysOff) {
      return {
        answer: [text`Moved, it’s gone in ${sheet.spell(time)}; where it is now, ${paying} never ends it.`],
        lines,
        notes: tooShort,
      }
    }
    const stayTime = sheet.time(
      'stayMonths',
      'Months where it is',
      stay.months,
      'that payment at the rate now',
    )
    const stayCost = sheet.sum('stayInterest', 'Interest where it is', stay.totalInterest, 'at the rate now')
    const difference = subtractMoney(stay.totalInterest, cost)
    const saved = sheet.sum(
      'saved',
      'Saved',
      difference,
      'interest now minus fee and interest after the move',
    )
    const size = sheet.aside('Difference', Math.abs(difference), 'cost now minus cost after the move')
    return {
      answer: [
        difference >= 0
          ? text`Moving it saves you ${sheet.about(size)}, after the ${fee} fee, and it’s gone in ${sheet.spell(time)}.`
          : text`It doesn’t pay: with the ${fee} fee you’d be ${size} worse off than at ${rate}.`,
        ...tooShort,
      ],
      lines: [
        ...lines,
        text`Gone in: ${sheet.spell(time)} at ${paying} a month`,
        text`Where it is: ${sheet.spell(stayTime)}, ${stayCost} of interest`,
        text`Owed when the promotion ends: ${left}`,
        text`Interest after the move: ${interest}`,
        text`Saved: ${saved}`,
      ],
      notes: tooShort,
      cards: [loanTable('After the move, month by month', move.schedule)],
    }
  },
})

interface Staying {
  balance: number
  rate: number
  payment: number
  /** Fee and interest of the move. */
  cost: number
}

/** The same payment on the card as it is: how long that takes, what it costs, and what the move is worth. */
function tellStaying({ balance: owed, rate, payment, cost }: Staying, sheet: Worksheet): Text[] {
  const stay = payOffLoan({ principal: owed, rate, payment })
  if (!stay.paysOff) return [text`Where it is now, that payment never ends it.`]
  const time = sheet.time('stayMonths', 'Months where it is', stay.months, 'that payment at the rate now')
  const interest = sheet.sum('stayInterest', 'Interest where it is', stay.totalInterest, 'at the rate now')
  const difference = subtractMoney(stay.totalInterest, cost)
  const saved = sheet.sum('saved', 'Saved', difference, 'interest where it is minus the cost of the move')
  return [
    text`Where it is, the same payment takes ${sheet.spell(time)} and costs ${interest} of interest; moving saves ${saved} after the fee.`,
  ]
}
