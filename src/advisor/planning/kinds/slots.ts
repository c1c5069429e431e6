/** Slots that several kinds of question share. */
import { byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import {
  currentAge,
  monthlyExpenses,
  monthlyIncome,
  retirementAge,
  savings,
  yearlyIncome,
} from '#advisor/planning/data/totals.ts'
import { debtBalance, debtMinimum, debtRate } from '#advisor/planning/data/known.ts'
import type { Given } from '#advisor/planning/given.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Slot } from '#advisor/planning/question/slots.ts'

type Needed = Slot & { ask: NonNullable<Slot['ask']> }

/** A value that is assumed when nobody gave one. */
export const assumed = (value: number, name: string, words: string): Given => ({
  value,
  source: byRule(name, words),
})

export const balanceSlot: Needed = {
  type: 'money',
  loose: true,
  compare: true,
  cues: [
    cue('(?:owe|owing|owed|balance|debt|principal|borrow\\w*|financ\\w*|carry\\w*|carrying) …#', 3),
    cue('#…(?:loan|mortgage|balance|debt|card|credit|owed|left to pay|outstanding|at %|visa|mastercard)', 3),
    cue('(?:loan|mortgage|card|visa|mastercard|note) …#', 2),
  ],
  stored: debtBalance,
  ask: text`How much is owed today?`,
}

export const rateSlot: Needed = {
  type: 'percent',
  loose: true,
  compare: true,
  cues: [
    cue('(?:\\bat|rate|apr|interest|charges?|return|yield\\w*|earn\\w*|grow\\w*|apy)…#', 2),
    cue('#…(?:apr|interest|rate|return|a year|yearly|annual\\w*|yield|apy|growth|p\\.a)', 2),
  ],
  stored: debtRate,
  ask: text`What is the interest rate, in percent a year?`,
}

/** A rate that has nothing to do with a stored debt. */
export const plainRateSlot: Needed = { ...rateSlot, compare: false, stored: undefined }

/** The rate of the loan one has, next to another rate. */
export const debtRateSlot: Needed = {
  ...rateSlot,
  cues: [
    cue('(?:current\\w*|present\\w*|existing|old|now|from|have|is at|left at|my (?:\\w+ )?rate)…#', 5),
    cue('#…(?:to|now|currently|today|down to)', 3),
  ],
}

export const termSlot: Needed = {
  type: 'months',
  loose: true,
  cues: [
    cue('(?:over|for|term|in|within|left|remaining|after)…#', 2),
    cue('#…(?:left|remaining|term|fixed|loan|mortgage|to go)', 2),
  ],
  ask: text`Over how many years or months?`,
}

export const paymentSlot: Needed = {
  type: 'money',
  per: 'month',
  loose: true,
  cues: [
    cue('(?:pay|paying|put|send|throw|afford|payments?|paid|budget|spare|toward)…#', 2),
    cue('#…(?:payments?|(?:a|per|each|every) month|monthly|toward|on it|at it)', 2),
  ],
  stored: debtMinimum,
  ask: text`How much can you pay each month?`,
}

export const incomeSlot: Needed = {
  type: 'money',
  per: 'month',
  salaried: true,
  compare: true,
  cues: [
    cue(
      '(?:income|earn\\w*|make|made|making|salary|gross|paid|bring(?:ing)? (?:home|in)|take home|takehome|wages?|paychecks?|tak(?:e|ing) in|pull in|pulling in)…#',
      3,
    ),
    cue('#…(?:income|salary|gross|take home|before tax|pretax|pre tax|after tax|coming in|paycheck|wage)', 3),
  ],
  stored: ({ snapshot }) => monthlyIncome(snapshot),
  ask: text`What is your income, a month or a year?`,
}

export const salarySlot: Needed = {
  ...incomeSlot,
  per: 'year',
  stored: ({ snapshot }) => yearlyIncome(snapshot),
  ask: text`What is your salary a year?`,
}

export const expensesSlot: Needed = {
  type: 'money',
  per: 'month',
  compare: true,
  cues: [
    cue('(?:expenses?|spend\\w*|costs?|bills|outgoings|need|live on|living on|goes out|going out|burn)…#', 3),
    cue('#…(?:expenses?|spending|in costs|of bills|in bills|going out|goes out|to live)', 3),
  ],
  stored: ({ snapshot }) => monthlyExpenses(snapshot),
  ask: text`What do you spend in a month, all in all?`,
}

export const savingsSlot: Needed = {
  type: 'money',
  compare: true,
  cues: [
    cue(
      '(?:savings?|saved|put away|in the bank|put aside|stashed|cash|cushion|fund|have|got|sitting on|reserve)…#',
      3,
    ),
    cue(
      '#…(?:savings?|saved|in the bank|put away|cash|set aside|stashed|in (?:my|our|an?) (?:\\w+ )?(?:account|fund)|cushion)',
      3,
    ),
  ],
  stored: ({ snapshot }) => savings(snapshot),
  ask: text`How much do you have in savings?`,
}

/** What is put aside each month. */
export const monthlySlot: Needed = {
  type: 'money',
  per: 'month',
  loose: true,
  cues: [
    cue(
      '(?:add\\w*|put\\w*|sav\\w*|contribut\\w*|set\\w* aside|deposit\\w*|invest\\w*|stash\\w*|sock\\w*|tuck\\w*|throw\\w*|afford|with|at|by)…#',
      2,
    ),
    cue(
      '#…(?:a month|per month|each month|every month|monthly|a week|weekly|biweekly|a year|each year|toward)',
      2,
    ),
  ],
  ask: text`How much do you put aside each month?`,
}

export const ageSlot: Needed = {
  type: 'age',
  cues: [
    cue("(?:i'm|im|i am|aged?|currently|turned|we are|we're|today)…#", 3),
    cue(
      "(?:i'm|im|i am|currently|we are|we're|both|just turned|turned) (?:both |now |currently |only |just )?#",
      5,
    ),
    cue('# (?:today|now|years old|yo\\b|year old|currently)', 5),
    cue('from…#', 4),
    cue('start(?:ing)? (?:at|from|out at)…#', 5),
    cue('(?:husband|wife|partner|spouse|she|he) is #', 4),
    cue('my age(?: is)? (?:now )?#', 6),
    cue('at age # (?:with|and i)', 5),
  ],
  stored: ({ snapshot }) => currentAge(snapshot),
  ask: text`How old are you?`,
}

export const retirementAgeSlot: Needed = {
  type: 'age',
  cues: [
    cue(
      "(?:retir\\w*|stop working|quit|until|till|by|when (?:i am|i'm|we are|we're)|at age|at|hit|reach|turn|to age|to)…#",
      3,
    ),
    cue('(?:retir\\w*|stop working|quit working|until|till|by age|at age|to age)(?: \\w+){0,3} #', 4),
    cue('from = #', 6),
  ],
  stored: ({ snapshot }) => retirementAge(snapshot),
  ask: text`At what age do you want to retire?`,
}
