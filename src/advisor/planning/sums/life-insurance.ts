import { byRow } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Given } from '#advisor/planning/given.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { isOwnPay } from '#advisor/understanding/names/row-names.ts'
import { multiplyMoney, sumMoney } from '#finance/money.ts'
import { assumed, salary } from './inputs.ts'
import { money } from './loan-inputs.ts'
import { children } from './tax-inputs.ts'

const TIMES_INCOME = 120
const PER_CHILD = 10_000_000

/** 'Just use 10 times pay' */
const TIMES_PAY = /(?:\d|\bten) ?(?:x|times)\b/i

const OF_BOTH = /\b(?:we|us|both|our)\b/i

/** Of two pays that are kept, the one that would be missing without the writer. */
function ownPay({ snapshot, text: words }: Household): Given | null {
  const [own, ...more] = snapshot.income.filter(({ source }) => isOwnPay(source))
  if (!own || more.length > 0 || snapshot.income.length < 2 || OF_BOTH.test(words)) return null
  const { id, source: name, amount } = own
  // A month is kept in cents, and the year was told in dollars.
  return { value: Math.round((amount * 12) / 100) * 100, source: byRow('incomeItems', { id, name }) }
}

export const lifeInsurance = defineSum({
  name: 'life-insurance',
  about: 'How much life insurance: years of income, debts and children, less savings.',
  inputs: {
    income: {
      ...salary,
      pay: undefined,
      stored: (household) => ownPay(household) ?? salary.stored(household),
    },
    years: {
      label: 'Years of income to replace',
      unit: 'months',
      min: 1,
      max: 600,
      assume: assumed(TIMES_INCOME, 'Years of income', 'a common multiple of yearly pay'),
    },
    debts: { ...money('Debts to clear'), adds: true },
    savings: { ...money('Savings'), adds: true },
    children: { ...children, label: 'Children', max: 30 },
  },
  results: ['need', 'income'],
  formula: 'pay for the years to replace, debts and an education for each child, less savings',
  assumptions: ['today’s pay, without raises or interest'],
  compute(input, sheet, { text: words }) {
    if (input.income === 0) return 'What do you earn in a year?'
    const pay = sheet.money('income', 'Pay a year', input.income)
    const time = sheet.months('years', 'To replace', input.years)
    const replaced = multiplyMoney(input.income, input.years / 12)
    const income = sheet.sum('income', 'Income to replace', replaced, 'pay over those years', [pay, time])
    const lines: Text[] = [text`Income to replace: ${income}`]
    if (input.debts) lines.push(text`Debts to clear: ${sheet.money('debts', 'Debts to clear', input.debts)}`)
    const children = Math.min(Math.max(0, Math.floor(input.children ?? 0)), 30)
    if (children > 0) {
      sheet.number('children', 'Children', 'count', children)
      const school = sheet.sum(
        'school',
        'Education',
        children * PER_CHILD,
        'a sum for the education of each child',
      )
      lines.push(text`For the children’s education: ${school}`)
    }
    if (input.savings) lines.push(text`Less savings: ${sheet.money('savings', 'Savings', input.savings)}`)
    const total = sumMoney([replaced, input.debts ?? 0, children * PER_CHILD, -(input.savings ?? 0)])
    const need = sheet.sum('need', 'Cover', Math.max(0, total), 'income, debts and education, less savings')
    if (total <= 0) {
      return {
        answer: [text`Your savings already cover it, so you may not need any.`],
        lines: [...lines, text`Cover: ${need}`],
      }
    }
    return {
      answer: [
        TIMES_PAY.test(words) && total !== replaced
          ? text`${income} by that rule, or roughly ${sheet.about(need).slice(-1)} of term life with debts and family counted.`
          : text`Roughly ${sheet.about(need).slice(-1)} of term life: ${time} of your ${pay} a year${lines.length > 1 ? ', debts and family counted' : ''}.`,
      ],
      lines: [...lines, text`Cover: ${need}`],
      notes: [
        text`Check what your job already gives you. Term life is far cheaper than whole life for the same cover.`,
      ],
    }
  },
})
