/** Shares that lenders look at. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { loanPayments } from '#advisor/planning/data/loan-payments.ts'
import { monthlyIncome, monthlyPay, sumRows } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household, type Sum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { percentOf, percentShare } from '#finance/money.ts'
import type { Figure } from '#contract/figures.ts'
import type { Given } from '#advisor/planning/given.ts'
import { asksOfPaycheck } from '#advisor/reading/question/asks-of-paycheck.ts'
import { storedHousing } from './home-inputs.ts'
import { money, monthly, storedOwed, storedWorth } from './loan-inputs.ts'

interface Ratio {
  name: string
  about: string
  part: { label: string; stored: (household: Household) => Given | null; ask: string }
  whole: {
    label: string
    stored?: (household: Household) => Given | null
    pay?: IncomeBasis
    ask: string
  }
  isMonthly: boolean
  /** In percent; at most so much is fine. */
  line: number
  rule: string
  /** The sentence with the share. */
  say: (share: Figure, part: Figure, whole: Figure) => Text
  fine: (line: Figure) => Text
  high: (line: Figure, gap: Figure) => Text
}

/** Four shares that differ only in their words and in the line that lenders draw. */
function defineRatio(ratio: Ratio): Sum {
  const unit = ratio.isMonthly ? monthly : money
  return defineSum({
    name: ratio.name,
    about: ratio.about,
    inputs: {
      part: { ...unit(ratio.part.label), adds: true, stored: ratio.part.stored, ask: ratio.part.ask },
      whole: {
        ...unit(ratio.whole.label),
        adds: true,
        salaried: ratio.isMonthly,
        ...(ratio.whole.stored ? { stored: ratio.whole.stored } : {}),
        pay: ratio.whole.pay,
        ask: ratio.whole.ask,
      },
      ...(ratio.isMonthly ? { ends: { ...unit('Of that, ends'), adds: true } } : {}),
    },
    results: ['percent', 'limit', 'gap', 'after'],
    formula: 'the part divided by the whole',
    assumptions: [],
    compute(input, sheet: Worksheet) {
      if (input.whole === 0) return ratio.whole.ask
      const part = sheet.money('part', ratio.part.label, input.part)
      const whole = sheet.money('whole', ratio.whole.label, input.whole)
      const value = percentShare(input.part, input.whole)
      const share = sheet.share('percent', 'Share', value, 'part divided by whole', [part, whole])
      const line = sheet.rateOf('Line', ratio.line, byRule(ratio.name, ratio.rule))
      const most = percentOf(input.whole, ratio.line)
      const limit = sheet.sum('limit', 'At that line', most, 'the line’s share of the whole', [line, whole])
      const gap = sheet.sum('gap', 'Over the line by', Math.max(0, input.part - most), 'part minus limit', [
        part,
        limit,
      ])
      const remark = value <= ratio.line ? ratio.fine(line) : ratio.high(line, gap)
      const later = input.ends ? [tellWithout(input.ends, input, sheet)] : []
      return {
        answer: [ratio.say(share, part, whole), ...later, remark],
        lines: [text`Share: ${share}`, ...later, text`${line} would be: ${limit}`],
        notes: [],
      }
    },
  })
}

/** 'And once the truck is paid off?' */
function tellWithout(ends: number, { part, whole }: { part: number; whole: number }, sheet: Worksheet): Text {
  const gone = sheet.money('ends', 'Of that, ends', ends)
  const value = percentShare(Math.max(0, part - ends), whole)
  const after = sheet.share('after', 'Share after that', value, 'the part without it, divided by the whole')
  return text`Without the ${gone} it’s ${after}.`
}

const incomeOf = ({ snapshot }: Household) => monthlyIncome(snapshot)
const payOf = ({ snapshot }: Household) => monthlyPay(snapshot)
/** 'What part of my paycheck is the rent' asks of what is brought home, where that was told beside the salary. */
const payAsked = (household: Household) => (asksOfPaycheck(household.text) ? payOf : incomeOf)(household)
const ASK_INCOME = 'What do you earn, a month or a year?'

export const housingRatio = defineRatio({
  name: 'housing-ratio',
  about: 'The share of income that goes to rent or housing.',
  part: { label: 'Housing a month', stored: storedHousing, ask: 'What do you pay for housing a month?' },
  whole: { label: 'Income a month', stored: payAsked, ask: ASK_INCOME },
  isMonthly: true,
  line: 30,
  rule: 'the share of income that housing is commonly kept under',
  say: (share, part, whole) => text`${share} of your pay: ${part} out of ${whole} a month.`,
  fine: (line) => text`Under ${line} is the usual mark, so you’re fine.`,
  high: (line, gap) => text`The usual mark is ${line}, and you’re ${gap} a month above it.`,
})

export const carShare = defineRatio({
  name: 'car-share',
  about: 'The share of take-home pay that goes to a car.',
  part: {
    label: 'Car a month',
    stored: () => null,
    ask: 'What would the car cost a month?',
  },
  whole: { label: 'Income a month', stored: payOf, pay: 'net', ask: ASK_INCOME },
  isMonthly: true,
  line: 15,
  rule: 'the share of take-home pay that a car with its insurance is commonly kept under',
  say: (share, part, whole) => text`${share} of your pay: ${part} out of ${whole} a month.`,
  fine: (line) => text`Up to ${line} of take-home, insurance included, is the usual mark for a car.`,
  high: (line, gap) =>
    text`For a car ${line} with insurance is the usual mark, and you’re ${gap} a month above it.`,
})

export const debtToIncome = defineRatio({
  name: 'debt-to-income',
  about: 'All debt payments as a share of gross income (DTI).',
  part: {
    label: 'Debt payments a month',
    stored: ({ snapshot }) => loanPayments(snapshot, { withMortgage: true }),
    ask: 'What do all your debt payments come to a month, housing included?',
  },
  whole: { label: 'Gross income a month', stored: incomeOf, pay: 'gross', ask: ASK_INCOME },
  isMonthly: true,
  line: 36,
  rule: 'the share of gross income that lenders like to see at most',
  say: (share, part, whole) =>
    text`Your debt-to-income is ${share}: ${part} of payments on ${whole} a month.`,
  fine: (line) => text`Lenders like ${line} or less, so you pass.`,
  high: (line, gap) => text`Lenders like ${line} or less; you’re ${gap} a month over.`,
})

/** What is owed on cards: the debt named, else all of them. */
function storedCards({ snapshot, debt }: Household): Given | null {
  const cards = debt ? [debt] : snapshot.liabilities.filter((owed) => owed.category === 'Credit Cards')
  return sumRows('liabilities', cards, 'your card balances added up')
}

export const creditUtilization = defineRatio({
  name: 'credit-utilization',
  about: 'The share of a credit limit that is used.',
  part: { label: 'Card balance', stored: storedCards, ask: 'What is the balance on the card?' },
  whole: { label: 'Credit limit', ask: 'What is the credit limit?' },
  isMonthly: false,
  line: 30,
  rule: 'the share of the limit above which scores suffer',
  say: (share, part, whole) => text`You’re using ${share} of your limit: ${part} of ${whole}.`,
  fine: (line) => text`Under ${line} is good for your score, and lower is better still.`,
  high: (line, gap) => text`Paying ${gap} off would bring it under ${line}, where scores recover.`,
})

export const loanToValue = defineRatio({
  name: 'loan-to-value',
  about: 'The share of a home’s value that is borrowed (LTV).',
  part: { label: 'Owed on it', stored: storedOwed, ask: 'How much is owed on the home?' },
  whole: { label: 'Worth today', stored: storedWorth, ask: 'What is the home worth today?' },
  isMonthly: false,
  line: 80,
  rule: 'the share up to which lenders ask for no mortgage insurance',
  say: (share, part, whole) => text`The loan is ${share} of the value: ${part} on ${whole}.`,
  fine: (line) => text`That’s under the usual ${line}, so mortgage insurance shouldn’t be needed.`,
  high: (line, gap) =>
    text`To get to ${line}, where mortgage insurance ends, the loan has to come down by ${gap}.`,
})
