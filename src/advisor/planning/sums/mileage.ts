/** What miles driven for one's own business take off its profit. */
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { roundCents } from '#finance/money.ts'

export const mileage = defineSum({
  name: 'mileage',
  about: 'What business miles take off the profit by the standard mileage rate.',
  inputs: {
    miles: {
      label: 'Miles driven',
      unit: 'number',
      min: 1,
      max: 500_000,
      ask: 'How many miles did you drive for the work?',
    },
  },
  results: ['deduction'],
  formula: 'the miles times the standard mileage rate',
  assumptions: [
    'driven for work of your own, as a contractor or in a business',
    'no real costs of the car beside it',
  ],
  compute(input, sheet, { snapshot }) {
    const rule = findRule('mileage-rate', Number(snapshot.today.slice(0, 4)))
    const cents = rule?.value ?? 0
    const source = byRule(rule?.source ?? '', rule?.meaning ?? '')
    const rate = sheet.fixed('Cents a mile', 'count', cents, source)
    const miles = sheet.number('miles', 'Miles driven', 'count', input.miles)
    const off = roundCents(input.miles * cents)
    const deduction = sheet.sum('deduction', 'Off your profit', off, 'miles times the rate', [miles, rate])
    return {
      answer: [
        text`${deduction} off your profit: ${miles} miles at ${rate} cents a mile.`,
        text`That’s for work of your own; driving to a regular workplace never counts.`,
      ],
      lines: [text`Off your profit: ${deduction}`],
      notes: [text`Keep a log of date, miles and purpose. The rate already includes gas and wear.`],
    }
  },
})
