/** Questions about ratios that lenders look at. */
import { text } from '#advisor/grounding/pieces.ts'
import {
  creditUse,
  debtToAssetsRatio,
  debtToIncomeRatio,
  housingCostRatio,
  loanToValueRatio,
} from '#advisor/planning/calculators/ratio.ts'
import { debtBalance } from '#advisor/planning/data/known.ts'
import { assetsOf, debtPayments, sumRows, totalDebt } from '#advisor/planning/data/totals.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import type { Known } from '#advisor/planning/data/known.ts'
import { incomeSlot } from './slots.ts'

export const debtToIncomeKind = defineKind({
  name: 'debt-to-income',
  cues: [
    cue('debt to income|debt/income|\\bdti\\b', 8),
    cue(
      '(?:share|percent\\w*|part|portion|much|fraction|%) of (?:my |our )?(?:\\w+ ){0,2}(?:income|pay|salary)…(?:goes|go|going|spent|used)?…(?:debts?|loans?)',
      6,
    ),
    cue('(?:debts?|loan) payments?…(?:compared|relative|share|percent\\w*)…(?:income|pay)', 6),
  ],
  covers: ['affordability', 'savings-rate', 'interest-cost'],
  needs: {
    part: {
      type: 'money',
      per: 'month',
      many: true,
      cues: [
        cue('#…(?:debts?|loans?|cards?|car\\b|student|mortgage|rent|payments?|auto)', 4),
        cue('(?:debts?|loans?|cards?|payments?|mortgage|rent)…#', 4),
      ],
      stored: ({ snapshot }) => debtPayments(snapshot, { withMortgage: true }),
      ask: text`What do you pay on all debts in a month?`,
    },
    whole: incomeSlot,
  },
  plan: (given) => planWith(debtToIncomeRatio, { part: given.part.value, whole: given.whole.value }, given),
})

const housingName = /rent|mortgage|housing/i

function storedHousing({ snapshot }: Known) {
  const rows = snapshot.expenses.filter((row) => housingName.test(row.category))
  return sumRows(
    'expenseItems',
    rows.map(({ id, category: name, amount }) => ({ id, name, amount })),
    'your housing rows added up',
  )
}

export const housingRatioKind = defineKind({
  name: 'housing-ratio',
  cues: [
    cue(
      '(?:share|percent\\w*|part|portion|much|fraction) of (?:my |our )?(?:\\w+ ){0,2}(?:income|pay|salary)…(?:rent|housing|mortgage|house)',
      6,
    ),
    cue('(?:rent|housing|mortgage)…(?:too (?:high|much|expensive)|share|percent\\w*|ratio)', 5),
    cue('(?:too much|over ?spend\\w*)…(?:on|for) (?:my |our )?(?:rent|housing|mortgage|apartment)', 6),
    cue('(?:rent|housing) (?:to income|burden|ratio)', 7),
  ],
  not: /28\/36|how much (?:house|rent) can|loan to value/,
  needs: {
    part: {
      type: 'money',
      per: 'month',
      cues: [cue('(?:rent|housing|mortgage|pay)…#', 4), cue('#…(?:rent|housing|mortgage)', 4)],
      stored: storedHousing,
      ask: text`What does housing cost you in a month?`,
    },
    whole: incomeSlot,
  },
  plan: (given) => planWith(housingCostRatio, { part: given.part.value, whole: given.whole.value }, given),
})

export const creditUseKind = defineKind({
  name: 'credit-utilization',
  cues: [
    cue('utili[sz]ation', 7),
    cue('(?:share|percent\\w*|much) of (?:my )?(?:credit )?limit', 6),
    cue('credit limit', 4),
  ],
  needs: {
    part: {
      type: 'money',
      loose: true,
      cues: [cue('(?:owe|balance|used|carry\\w*)…#', 4), cue('#…(?:balance|owed|used)', 3)],
      stored: (known) => debtBalance(known) ?? cardBalances(known),
      ask: text`What is the balance on your cards?`,
    },
    whole: {
      type: 'money',
      cues: [cue('limit…#', 6), cue('#…limit', 6), cue('of #', 2)],
      ask: text`What is your credit limit?`,
    },
  },
  plan: (given) => planWith(creditUse, { part: given.part.value, whole: given.whole.value }, given),
})

function cardBalances({ snapshot }: Known) {
  const rows = snapshot.liabilities.filter((debt) => debt.category === 'Credit Cards')
  return sumRows('liabilities', rows, 'your card balances added up')
}

const mortgages = ({ snapshot }: Known) =>
  sumRows(
    'liabilities',
    snapshot.liabilities.filter((debt) => debt.category === 'Mortgage'),
    'your mortgages added up',
  )

export const loanToValueKind = defineKind({
  name: 'loan-to-value',
  cues: [
    cue('loan to value|\\bltv\\b', 8),
    cue('(?:equity|own)…(?:in|of) (?:my|our|the) (?:house|home|condo)', 5),
    cue('home equity\\b', 4),
  ],
  needs: {
    part: {
      type: 'money',
      cues: [cue('(?:owe|mortgage|loan|balance)…#', 4), cue('#…(?:mortgage|loan|owed|left)', 4)],
      stored: mortgages,
      ask: text`How much is left on the mortgage?`,
    },
    whole: {
      type: 'money',
      cues: [cue('(?:worth|value\\w*|house|home|appraised)…#', 4), cue('#…(?:house|home|value|condo)', 4)],
      stored: ({ snapshot }) =>
        sumRows('assets', assetsOf(snapshot, 'Real Estate'), 'your real estate added up'),
      ask: text`What is the home worth?`,
    },
  },
  plan: (given) => planWith(loanToValueRatio, { part: given.part.value, whole: given.whole.value }, given),
})

export const debtToAssetsKind = defineKind({
  name: 'debt-to-assets',
  cues: [
    cue('debt to assets?|debt/assets?', 8),
    cue('(?:share|percent\\w*|much) of (?:my |our )?assets…(?:debt|borrowed|owed|owe)', 6),
  ],
  covers: ['net-worth', 'debt-payoff'],
  needs: {
    part: {
      type: 'money',
      cues: [cue('(?:owe|debts?)…#', 4)],
      stored: ({ snapshot }) => totalDebt(snapshot),
      ask: text`How much do you owe in all?`,
    },
    whole: {
      type: 'money',
      cues: [cue('(?:assets|own)…#', 4)],
      stored: ({ snapshot }) =>
        sumRows(
          'assets',
          snapshot.assets.map(({ id, name, value }) => ({ id, name, amount: value })),
          'all assets added up',
        ),
      ask: text`What are your assets worth in all?`,
    },
  },
  plan: (given) => planWith(debtToAssetsRatio, { part: given.part.value, whole: given.whole.value }, given),
})
