/** Where spare money does more: in a debt, or in savings and investments. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyExpenses } from '#advisor/planning/data/totals.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { futureValue } from '#finance/growth.ts'
import { investOrPrepay } from '#finance/invest-or-prepay.ts'
import { percentOf, subtractMoney } from '#finance/money.ts'
import { assumed, balance, growthRate, saved } from './inputs.ts'
import { loanRate, money, monthly, percent, storedBalance, termLeft } from './loan-inputs.ts'

const SPARE = /\b(?:extra|spare|bonus|refund|left ?over|windfall|raise)\b/i
/** 'On the card or in savings?' wants one of the two. */
const EITHER = /\bor (?!not\b|no\b|is\b)/i

export const savingsOrDebt = defineSum({
  name: 'savings-or-debt',
  about: 'Using savings to pay a card or loan off: what it saves in a year.',
  inputs: {
    savings: saved,
    balance,
    rate: loanRate,
    savingsRate: {
      ...percent('Savings earn a year'),
      assume: assumed(4, 'Savings rate', 'what a good savings account pays'),
    },
    kept: money('Kept back'),
  },
  results: ['saved', 'left', 'owed', 'amount'],
  formula: 'the interest of the debt for a year, less the interest that the savings would have earned',
  assumptions: ['before tax on interest'],
  compute(input, sheet, { snapshot, text: said }) {
    if (input.balance === 0) return 'Nothing is owed on it, so your savings can stay where they are.'
    if (input.savings === 0) return 'There are no savings to use yet, so keep the payments going.'
    const savings = sheet.money('savings', 'Savings', input.savings)
    const owed = sheet.money('balance', 'Owed', input.balance)
    const rate = sheet.percent('rate', 'Debt costs a year', input.rate)
    const earns = sheet.percent('savingsRate', 'Savings earn a year', input.savingsRate)
    const kept = input.kept ? sheet.money('kept', 'Kept back', input.kept) : null
    const free = Math.max(0, input.savings - (input.kept ?? 0))
    if (free === 0) return 'Then nothing of the savings is left to pay with, so keep the payments going.'
    const used = Math.min(free, input.balance)
    const paying = sheet.sum('amount', 'Paid off', used, 'the smaller of savings and debt', [savings, owed])
    const gain = subtractMoney(percentOf(used, input.rate), percentOf(used, input.savingsRate))
    const gained = sheet.sum('saved', 'Saved in a year', gain, 'interest not paid minus interest not earned')
    const left = sheet.sum('left', 'Savings left', input.savings - used, 'savings minus what is paid off')
    const rest = sheet.sum('owed', 'Still owed', input.balance - used, 'debt minus what is paid off')
    const expenses = monthlyExpenses(snapshot)
    // Money that is spare leaves the savings as they are.
    const isSpare = SPARE.test(said)
    const thin = !isSpare && expenses !== null && input.savings - used < expenses.value
    const isEmpty = !isSpare && input.savings - used === 0
    const notes: Text[] = thin
      ? [text`It would leave you less than a month of expenses, so keep at least that much back.`]
      : isEmpty
        ? [text`It would empty your savings: keep a cushion, so the next surprise doesn’t land on a card.`]
        : []
    const lines = [
      ...(kept ? [text`Kept back: ${kept}`] : []),
      text`Paid off: ${paying}`,
      text`Saved in a year: ${gained}`,
      text`Savings left: ${left}`,
      text`Still owed: ${rest}`,
    ]
    if (gain <= 0) {
      return {
        answer: [text`Keep the savings: they earn ${earns}, and the debt costs only ${rate}.`],
        lines,
        notes,
      }
    }
    return {
      answer: [
        text`${thin || isEmpty ? 'Use most of it, but not all' : EITHER.test(said) ? 'The debt first' : 'Yes'}: paying ${paying} off saves you ${sheet.about(gained)} a year, ${rate} against the ${earns} it earns.`,
        ...(isEmpty || isSpare ? [] : [text`You’d have ${left} left.`]),
        ...(input.balance > used ? [text`${rest} would still be owed.`] : []),
        ...notes,
      ],
      lines,
      notes,
    }
  },
})

export const investOrPrepaySum = defineSum({
  name: 'invest-or-prepay',
  about: 'Investing spare money, or paying a mortgage or loan faster with it.',
  inputs: {
    extra: monthly('Spare each month'),
    once: money('Spare at once'),
    rate: loanRate,
    return: growthRate,
    months: { ...termLeft, assume: assumed(180, 'Time', 'a middling time to the end of a loan') },
    balance: { ...money('Owed on the loan'), stored: storedBalance },
  },
  results: ['difference', 'invested', 'prepaid'],
  formula:
    'the spare money grows at the return, or saves the loan’s interest; once the loan is gone its payment is invested as well',
  assumptions: ['the return is not promised, the interest saved is', 'before tax'],
  compute(input, sheet) {
    const { extra = 0, once = 0 } = input
    if (extra === 0 && once === 0) return 'How much could you put in, each month or at once?'
    if (extra > 0) sheet.money('extra', 'Spare each month', extra)
    if (once > 0) sheet.money('once', 'Spare at once', once)
    const rate = sheet.percent('rate', 'The loan costs a year', input.rate)
    const earns = sheet.percent('return', 'Investments bring a year', input.return)
    const time = sheet.months('months', 'Time', input.months)
    if (input.balance) sheet.money('balance', 'Owed on the loan', input.balance)
    const ends = input.balance
      ? investOrPrepay({ ...input, extra, once, balance: input.balance })
      : {
          invested: futureValue({
            start: once,
            contribution: extra,
            rate: input.return,
            months: input.months,
          }),
          prepaid: futureValue({ start: once, contribution: extra, rate: input.rate, months: input.months }),
        }
    const invested = sheet.sum('invested', 'Invested', ends.invested, 'the spare money grown at the return')
    const prepaid = sheet.sum('prepaid', 'Paid into the loan', ends.prepaid, 'interest saved, then invested')
    const difference = subtractMoney(ends.invested, ends.prepaid)
    const gap = sheet.sum(
      'difference',
      'Difference',
      Math.abs(difference),
      'invested minus paid into the loan',
    )
    const lines = [
      text`Invested: ${invested}`,
      text`Paid into the loan: ${prepaid}`,
      text`Difference: ${gap}`,
    ]
    if (difference === 0) return { answer: [text`It comes out the same either way.`], lines }
    return {
      answer: [
        difference > 0
          ? text`Investing comes out ahead by ${sheet.about(gap)} after ${time}, if you really get ${earns} against ${rate}.`
          : text`Paying the loan down wins by ${sheet.about(gap)} after ${time}: ${rate} saved beats a ${earns} return.`,
        ...(difference > 0 ? [text`The loan’s ${rate} is certain, the return isn’t.`] : []),
      ],
      lines,
      notes: [text`Take any employer match first, and clear cards before either.`],
    }
  },
})
