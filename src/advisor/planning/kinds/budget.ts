/** Questions about the monthly budget. */
import { text } from '#advisor/grounding/pieces.ts'
import { budgetSummary } from '#advisor/planning/calculators/budget-summary.ts'
import { fiftyThirtyTwenty } from '#advisor/planning/calculators/fifty-thirty-twenty.ts'
import { spending } from '#advisor/planning/calculators/spending.ts'
import { findRow } from '#advisor/planning/data/find-row.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { expensesSlot, incomeSlot } from './slots.ts'

export const budgetSummaryKind = defineKind({
  name: 'budget-summary',
  cues: [
    cue('budget', 3),
    cue('(?:budget )?(?:summary|overview|summari[sz]e)', 3),
    cue(
      '(?:left over|left|remains?|leftover|surplus|disposable|spare|free)…(?:month|after|end of|bills|expenses|everything|spend)',
      5,
    ),
    cue('(?:how much|what)…(?:left over|is left|have left|do i have left|remains|to spare)', 5),
    cue(
      '(?:income|earn|coming in|comes in|make)…(?:and|vs|versus|minus|against)…(?:expenses|spend\\w*|going out|goes out|costs)',
      5,
    ),
    cue('cash ?flow|money (?:in|coming in) and (?:out|going out)', 6),
    cue('(?:living|spend\\w*) (?:within|beyond|below|above|more than)…(?:means|earn|make|income)', 6),
    cue('total (?:monthly )?(?:income|expenses|spending)', 4),
    cue(
      'how much (?:do|does|am|are) (?:i|we)…(?:earn|make|spend\\w*|spending)…(?:month|total|in all|altogether|overall)',
      5,
    ),
    cue('(?:my|our|the) budget\\b', 2),
    cue(
      '(?:make|making|create|set ?up|set|build|start|write|draw up|put together|come up with|help\\w* (?:me |us )?with)…(?:a|my|our|the) (?:\\w+ )?budget',
      3,
    ),
  ],
  not: /net worth|savings? rate|4% rule|28\/36|50\/30\/20|emergency|retire|by category|(?:spend|spending) on|\bdebts?\b|what if|\bafford|goal/,
  needs: { income: incomeSlot, expenses: expensesSlot },
  plan: (given) =>
    planWith(budgetSummary, { income: given.income.value, expenses: given.expenses.value }, given),
})

export const spendingKind = defineKind({
  name: 'spending',
  cues: [
    cue('(?:spend\\w*|expenses?|costs?|money)…(?:by|per|each|in each) category|categor\\w+', 6),
    cue(
      'where (?:does|is|do|did|has) (?:all )?(?:of )?(?:my|our|the) money (?:go|going|gone)|where (?:my|our) money (?:goes|is going)',
      7,
    ),
    cue(
      '(?:biggest|largest|highest|top|main|most expensive) (?:\\w+ )?(?:expenses?|costs?|spending|category|categories|bills?|items?)',
      6,
    ),
    cue(
      '(?:what|how) (?:do|am|are|much do|much am|much are) (?:i|we) (?:spend\\w*|spending) (?:the )?(?:most )?(?:on|for)',
      6,
    ),
    cue(
      '(?:break ?down|breakdown)…(?:expenses|spending|costs|budget)|(?:expenses?|spending|budget)…break ?down',
      6,
    ),
    cue('(?:spend\\w*|spending|pay\\w*)…(?:on|for) (?:my |our |the )?\\w+', 2),
    cue('share of (?:my|our) (?:spending|expenses)', 3),
  ],
  not: /net worth|savings? rate|4% rule|28\/36|retire|what if|if i (?:cut|spent|reduce)|\bmost i (?:may|can|should) spend|\bafford|house|portfolio|debts?\b|loan|mortgage/,
  covers: ['budget-summary'],
  plan(_given, { question, snapshot }) {
    const { expenses } = snapshot
    if (expenses.length === 0)
      return {
        slot: 'expenses',
        ask: text`Which expenses do you have in a month? Add them to your budget, or tell me here.`,
      }
    const named = findRow(question.naming, expenses, (row) => row.category)
    return planWith(spending, {
      expenses,
      category: named?.category.normalize('NFC').trim().replaceAll(/\s+/g, ' '),
    })
  },
})

export const fiftyThirtyTwentyKind = defineKind({
  name: 'fifty-thirty-twenty',
  cues: [
    cue('50/30/20|50 30 20|fifty thirty twenty', 8),
    cue('needs?,? (?:and )?wants?,? (?:and )?sav\\w*', 6),
    cue('(?:split|divide|allocate)…(?:pay|income|paycheck|salary|money)', 4),
  ],
  covers: ['budget-summary', 'savings-rate', 'affordability'],
  needs: { income: { ...incomeSlot, loose: true } },
  plan: (given) => planWith(fiftyThirtyTwenty, { income: given.income.value }, given),
})
