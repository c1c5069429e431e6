/** The same work, ride or bill in two ways: what lies between them. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { every } from './every.ts'
import { money } from './money-inputs.ts'

const CHEAPER =
  /\b(?:cheap\w*|costs?|costing|spend|(?<!\bi )bills?|rent|daycare|quotes?|fares?|parking|gas|fees?|pays? less)\b/i
const VERDICT = /\b(?:better|worse|worth|should|which|stay|switch|good deal)\b/i
const EITHER = /\b(?:which|or|vs|versus)\b/i
/** How often each comes in a year. */
const often: Readonly<Record<string, number>> = { day: 365, week: 52, 'two-weeks': 26, month: 12 }

export const twoWays = defineSum({
  name: 'two-ways',
  about: 'Two ways to earn or pay for the same, brought to one period and compared.',
  inputs: {
    first: { ...money('One way'), ask: 'What does it come to one way?' },
    second: { ...money('The other way'), ask: 'And what the other way?' },
  },
  results: ['difference', 'first', 'second'],
  formula: 'one way less the other',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const first = sheet.money('first', 'One way', input.first)
    const second = sheet.money('second', 'The other way', input.second)
    const gap = Math.abs(input.first - input.second)
    const apart = sheet.sum('difference', 'Difference', gap, 'one way less the other', [first, second])
    const period = every(sheet)
    const isMore = input.second > input.first
    const [low, high] = isMore ? [first, second] : [second, first]
    return {
      answer: gap === 0 ? [text`Both come to ${first}${period}.`] : [verdict(), ...inAnotherPeriod()],
      lines: [
        text`One way: ${first}${period}`,
        text`The other: ${second}${period}`,
        text`Difference: ${apart}`,
      ],
    }

    function verdict(): Text {
      const isCost = CHEAPER.test(said)
      const best = isCost ? low : high
      const other = isCost ? high : low
      if (isCost || (VERDICT.test(said) && EITHER.test(said)))
        return text`${best}${period} is ${isCost ? 'cheaper' : 'better'}, by ${apart}: the other comes to ${other}.`
      const against = text`${second}${period} instead of ${first}.`
      if (!VERDICT.test(said)) return text`${apart}${period} ${isMore ? 'more' : 'less'}: ${against}`
      return text`${isMore ? 'Better' : 'Worse'}, by ${apart}${period}: ${against}`
    }

    function inAnotherPeriod(): Text[] {
      if (sheet.per === 'year')
        return [
          text`That's ${sheet.aside('Difference a month', gap / 12, 'a twelfth of it', [apart])} a month.`,
        ]
      const times = sheet.per ? often[sheet.per] : undefined
      if (times === undefined) return []
      return [
        text`Over a year that's ${sheet.aside('Difference a year', gap * times, 'over a year', [apart])}.`,
      ]
    }
  },
})
