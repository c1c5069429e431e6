import { text, type Text } from '#advisor/grounding/pieces.ts'
import { loanTable } from './loan-table.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { monthlyInterest } from '#finance/interest.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { averageInterestRate } from '#finance/balance-sheet.ts'
import { percentShare, roundCents, sumMoney } from '#finance/money.ts'
import { balance, payment, term } from './inputs.ts'
import { overIncome } from './income-check.ts'
import { atCountedRates, remarkOnGuess, remarkOnRates } from './debt-rates.ts'
import { loanRate } from './loan-inputs.ts'

const NOTHING_OWED = 'Nothing is owed on it, so there is nothing left to pay. Nice.'
const FIRST_INTEREST = 'balance times the monthly share of the rate'
/** A payment that ends a debt within this is a plan. */
const SENSIBLE_MONTHS = 36
/** Above this share of the payment, interest is why it drags on. */
const MUCH_INTEREST = 40

export const payoffTime = defineSum({
  name: 'payoff-time',
  about: 'When one debt is gone at a fixed monthly payment, and what it costs.',
  inputs: { balance, rate: loanRate, payment },
  results: ['months', 'interest', 'paid', 'last', 'firstInterest'],
  formula: 'each month interest is added first, then the payment is taken off, until nothing is owed',
  assumptions: ['nothing new is borrowed', 'the last, smaller payment counts as a month'],
  compute(input, sheet, household) {
    if (input.balance === 0) return NOTHING_OWED
    const owed = sheet.money('balance', 'Balance', input.balance)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const paying = sheet.money('payment', 'Payment a month', input.payment)
    const monthly = monthlyInterest(input.balance, input.rate)
    const first = sheet.sum('firstInterest', 'Interest in the first month', monthly, FIRST_INTEREST, [
      owed,
      rate,
    ])
    const payoff = payOffLoan({ principal: input.balance, rate: input.rate, payment: input.payment })
    if (!payoff.paysOff) {
      const enough = sheet.sum(
        'payment',
        'Payment that ends it',
        loanPayment({ principal: input.balance, rate: input.rate, months: SENSIBLE_MONTHS }),
        'the equal payment that clears it in a few years',
        [owed, rate],
      )
      const years = sheet.fixed('In', 'months', SENSIBLE_MONTHS, sheet.sourceOf('plan'))
      return {
        answer: [
          text`At ${paying} a month it never goes away: interest at ${rate} is ${first} a month.`,
          text`${enough} a month would clear it in ${years} months.`,
        ],
        lines: [text`Interest in the first month: ${first}`, text`Cleared in ${years} months at: ${enough}`],
      }
    }
    const months = sheet.time('months', 'Months', payoff.months, 'payments until nothing is owed')
    const interest = sheet.sum(
      'interest',
      'Interest',
      payoff.totalInterest,
      'interest of every month added up',
    )
    const paid = sheet.sum('paid', 'Paid in all', payoff.totalPaid, 'balance plus interest', [owed, interest])
    const last = sheet.sum('last', 'Last payment', payoff.lastPayment, 'what is left in the last month')
    const drags = percentShare(monthly, input.payment) > MUCH_INTEREST && payoff.months > 12
    const isSmaller = payoff.lastPayment < input.payment
    const guess = remarkOnGuess(rate, household)
    const notes: Text[] = drags
      ? [
          ...guess,
          text`At ${rate}, the first month alone takes ${first} of your ${paying} in interest, which is why it drags.`,
        ]
      : guess.length > 0
        ? guess
        : isSmaller
          ? [text`The last payment is only ${last}.`]
          : []
    return {
      answer: [
        payoff.totalInterest === 0
          ? text`${sheet.spell(months)} at ${paying} a month, without interest.`
          : text`${sheet.tell(months)}, and at ${rate} it’ll cost you ${sheet.about(interest)} in interest on the way.`,
      ],
      lines: [
        text`Paid off in: ${sheet.spell(months)}`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${paid}`,
        text`Interest in the first month: ${first}`,
        text`Last payment: ${last}`,
      ],
      notes,
      cards: [loanTable('Month by month', payoff.schedule)],
    }
  },
})

export const paymentToClear = defineSum({
  name: 'payment-to-clear',
  about: 'What to pay a month so that one debt is gone by a time.',
  inputs: { balance, rate: loanRate, months: term },
  results: ['payment', 'interest', 'total'],
  formula: 'the equal payment whose interest and principal come out at nothing after the last month',
  assumptions: ['nothing new is borrowed'],
  compute(input, sheet, household) {
    if (input.balance === 0) return NOTHING_OWED
    const terms = { principal: input.balance, rate: input.rate, months: input.months }
    const owed = sheet.money('balance', 'Balance', input.balance)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const time = sheet.months('months', 'Time', input.months)
    const paid = amortizeLoan(terms)
    const paying = sheet.sum(
      'payment',
      'Payment a month',
      loanPayment(terms),
      'the equal payment that clears it',
    )
    const interest = sheet.sum('interest', 'Interest', paid.totalInterest, 'all payments minus the balance')
    const total = sheet.sum('total', 'Paid in all', paid.totalPaid, 'balance plus interest', [owed, interest])
    return {
      answer: [
        text`${paying} a month clears it in ${time} at ${rate}.`,
        text`Interest comes to ${sheet.about(interest)}.`,
      ],
      lines: [
        text`Payment: ${paying} a month`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${total}`,
      ],
      notes: overIncome(household, paying),
      cards: [loanTable('Month by month', paid.schedule)],
    }
  },
})

const AVERAGE = /\b(?:average|weighted|mean|blended)\b[^.?!]{0,24}\b(?:rate|interest|apr)\b/i
const OWED_IN_ALL = /\b(?:owe|(?:total|all (?:of )?(?:my|our)) debts?|(?:in|my|our) debt)\b/i
const COSTS = /\b(?:interest|cost(?:s|ing)?|pay(?:ing)?)\b/i

export const interestCost = defineSum({
  name: 'interest-cost',
  about: 'What the interest of a debt, or of all debts, costs now: a month, a day or a year.',
  inputs: {
    balance: { ...balance, ask: undefined },
    rate: { ...loanRate, ask: undefined },
  },
  results: ['month', 'year', 'day'],
  formula: 'balance times the yearly rate; a month is its monthly share, a day its daily share',
  assumptions: ['the balance stays as it is'],
  compute(input, sheet, household) {
    const { snapshot, text: words } = household
    const isStored = input.balance === undefined && snapshot.liabilities.some((debt) => debt.amount > 0)
    if (input.balance === undefined && !isStored) return 'How much is owed, and at what rate?'
    if (!isStored && input.rate === undefined) return 'What interest rate does it carry, in percent a year?'
    const stored = atCountedRates(
      snapshot.liabilities.filter((debt) => debt.amount > 0),
      snapshot,
    )
    if (isStored) sheet.remarks.push(...remarkOnRates(stored, snapshot, sheet))
    const debts = isStored
      ? stored
      : [{ id: 0, name: '', amount: input.balance ?? 0, interestRate: input.rate ?? 0 }]
    const owedNow = isStored ? [] : [sheet.money('balance', 'Balance', input.balance ?? 0)]
    const rates = isStored ? [] : [sheet.percent('rate', 'Interest a year', input.rate ?? 0)]
    const from = [...owedNow, ...rates]
    sheet.remarks.push(...rates.flatMap((one) => remarkOnGuess(one, household)))
    const add = (share: (yearly: number) => number) =>
      debts.reduce((sum, debt) => sum + roundCents(share((debt.amount * debt.interestRate) / 100)), 0)
    const month = sheet.sum(
      'month',
      'A month',
      add((yearly) => yearly / 12),
      FIRST_INTEREST,
      from,
    )
    const year = sheet.sum(
      'year',
      'A year',
      add((yearly) => yearly),
      'balance times the rate',
      from,
    )
    const day = sheet.sum(
      'day',
      'A day',
      add((yearly) => yearly / 365),
      'a day’s share of the year',
      from,
    )
    const all = isStored && debts.length > 1 ? 'on all you owe, ' : ''
    const sentences = {
      day: text`${day} a day ${all}at today’s balance.`,
      month: text`${month} a month ${all}at today’s balance.`,
      year: text`${year} a year ${all}at today’s balance.`,
    }
    const main = /\b(?:a|per|each|every) day\b|daily/i.test(words)
      ? sentences.day
      : /\b(?:a|per|each|every|whole) y(?:ea)?r\b|yearly|annual/i.test(words)
        ? sentences.year
        : sentences.month
    const rest =
      main === sentences.month
        ? text`That’s ${day} a day, or ${year} over a year.`
        : text`A month of it is ${month}.`
    const lines = [text`A day: ${day}`, text`A month: ${month}`, text`A year: ${year}`]
    if (!isStored) return { answer: [main, rest], lines }
    const owed = sheet.aside('Owed in all', sumMoney(debts.map(({ amount }) => amount)), 'all debts added up')
    const rate = averageInterestRate(debts) ?? 0
    const average = sheet.asideShare('Average rate', rate, 'each rate weighted by its balance', [owed])
    return {
      answer: AVERAGE.test(words)
        ? [text`${average} on average, each rate weighted by its balance.`, main]
        : OWED_IN_ALL.test(words) && !COSTS.test(words)
          ? [
              text`You owe ${owed} in all.`,
              text`It costs ${month} of interest a month, ${average} on average.`,
            ]
          : [main, rest],
      lines: [...lines, text`Owed in all: ${owed}`, text`Average rate, weighted by balance: ${average}`],
    }
  },
})
