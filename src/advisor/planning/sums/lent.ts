/** Money that somebody close lends, put on a debt that costs interest. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { percentOf, subtractMoney } from '#finance/money.ts'
import { assumed, balance } from './inputs.ts'
import { loanRate, money, percent } from './loan-inputs.ts'

export const lentForDebt = defineSum({
  name: 'lent-for-debt',
  about: 'Money lent by family or friends put on a card or loan: what interest that spares in a year.',
  inputs: {
    lent: { ...money('Lent to you'), ask: 'How much would they lend you?' },
    balance,
    rate: loanRate,
    lentRate: {
      ...percent('They ask a year'),
      assume: assumed(0, 'Family loan', 'nothing was said of interest'),
    },
  },
  results: ['saved', 'owed', 'amount', 'month'],
  formula: 'the interest of the debt for a year on what is paid off, less what the lender asks for it',
  assumptions: ['what is lent goes on the debt at once, and nothing new is charged to it'],
  compute(input, sheet) {
    if (input.balance === 0) return 'Nothing is owed, so there’s nothing to borrow for.'
    const lent = sheet.money('lent', 'Lent to you', input.lent)
    const owed = sheet.money('balance', 'Owed', input.balance)
    const rate = sheet.percent('rate', 'The debt costs a year', input.rate)
    const asked = sheet.percent('lentRate', 'They ask a year', input.lentRate)
    const used = Math.min(input.lent, input.balance)
    const gain = subtractMoney(percentOf(used, input.rate), percentOf(used, input.lentRate))
    const saved = sheet.sum('saved', 'Saved in a year', gain, 'interest not paid minus what they ask')
    const rest = sheet.sum('owed', 'Still owed there', input.balance - used, 'debt minus what is paid off', [
      owed,
      lent,
    ])
    const paid = sheet.sum('amount', 'Paid off', used, 'the smaller of the two', [lent, owed])
    const each = sheet.sum('month', 'Saved in the first month', Math.round(gain / 12), 'a twelfth of it', [
      saved,
    ])
    const lines = [text`Paid off: ${paid}`, text`Saved in a year: ${saved}`, text`Still owed there: ${rest}`]
    if (gain <= 0)
      return { answer: [text`It wouldn’t help: they ask ${asked}, and the debt costs ${rate}.`], lines }
    return {
      answer: [
        text`Yes, if you pay it back like a bill: it spares you ${sheet.about(saved)} a year, ${rate} on ${paid}.`,
        ...(input.balance > used ? [text`${rest} would still be owed there.`] : []),
      ],
      lines: [...lines, text`In the first month: ${each}`],
      notes: [text`Put the amount and the dates in writing first, so it doesn’t strain things between you.`],
    }
  },
})
