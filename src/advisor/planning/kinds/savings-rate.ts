import { savingsRate, savingsTarget } from '#advisor/planning/calculators/savings-rate.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { expensesSlot, incomeSlot } from './slots.ts'

export const savingsRateKind = defineKind({
  name: 'savings-rate',
  cues: [
    cue('sav\\w* rate', 7),
    cue(
      '(?:percent\\w*|share|fraction|portion|part|much|proportion|%) …of (?:my |our |the )?(?:\\w+ )?(?:income|pay|salary|paycheck|earnings|money|take home)[^.?!]{0,40}(?:sav\\w*|keep\\w*|left|put\\w* (?:away|aside))',
      6,
    ),
    cue(
      '(?:sav\\w*|keep\\w*|left over|putting away)[^.?!]{0,60}(?:percent\\w*|share|fraction|portion|proportion|%) of (?:my |our |the |what )?',
      6,
    ),
    cue('(?:percent\\w*|share|portion|fraction)[^.?!]*(?:stays?|remains?|left|keep|save)', 3),
    cue('(?:sav\\w+|target)[^.?!]{0,20}%', 2),
    cue('(?:sav\\w+ enough|enough being saved)', 5),
    cue('(?:income|earn)…(?:minus|less)…(?:expenses|spend)', 2),
    cue('(?:short of|reach|hit|get to|to save|below|above)…%', 2),
    cue('% (?:savings|saving|target|goal|rule|of (?:my |our )?(?:income|pay))', 1),
  ],
  covers: ['budget-summary'],
  not: /\bsavings account\b.*\bgrow|4% rule|28\/36|match|retire at/,
  needs: { income: incomeSlot, expenses: expensesSlot },
  may: {
    target: {
      type: 'percent',
      loose: true,
      cues: [cue('(?:target|goal|aim|would|reach|hit|to save|recommended|against|save|get to)…#', 2)],
      stored: () => savingsTarget,
    },
  },
  plan: (given) =>
    planWith(
      savingsRate,
      {
        income: given.income.value,
        expenses: given.expenses.value,
        target: (given.target ?? savingsTarget).value,
      },
      given,
    ),
})
