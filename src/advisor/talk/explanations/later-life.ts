import type { Explanation } from './explanation.ts'

/** Retirement and insurance. */
export const laterLife: readonly Explanation[] = [
  {
    terms: ['social security(?: benefits?| timing)?', 'full retirement age'],
    asks: [
      'when (?:should|can|do|to) (?:i|we|you)? ?(?:take|claim|start|file for|draw|collect|get|begin)(?: taking| drawing| collecting)? (?:my |our )?social security',
      '(?:take|claim|start|delay|wait)(?:ing)? (?:[^|]{0,20})social security (?:early|late|now|until|at|benefits)',
      '(?:how much|what) (?:will|social|can) (?:[^|]{0,30})social security',
    ],
    content:
      'Each year you wait to claim Social Security, until it stops growing, raises the benefit for life. Waiting suits good health and savings.',
    details: [
      'Claim early if you need it or your health is poor; a couple often lets the higher earner wait, as the survivor keeps the larger benefit.',
      'Your own estimate, by age of claiming, is at ssa.gov. A fee-only planner can weigh it with your taxes.',
    ],
  },
  {
    terms: [
      'pensions?',
      'pension lump sums?',
      '(?:(?:pension|annuity) (?:vs|versus|or|and) (?:a )?lump sum|lump sum (?:vs|versus|or|and) (?:a )?(?:pension|annuity|monthly payments?))',
      'defined benefit(?: plans?)?',
    ],
    asks: [
      '(?:take|choose|get) (?:the |my |a )?(?:pension )?(?:lump sum|monthly pension|pension as)',
      'lump sum or (?:[^|]{0,20})(?:pension|month|annuity)',
    ],
    content:
      'A pension for life protects you from living long; a lump sum gives control and leaves something to heirs, and the risk is yours.',
    details: [
      'Compare the lump sum with what an annuity of the same monthly income costs. Health, a spouse and trust in the plan decide the rest.',
      'The choice cannot be undone: have a fee-only fiduciary look at it. Roll a lump sum into an IRA so that it is not taxed at once.',
    ],
  },
  {
    terms: ['rmds?', 'required minimum distributions?'],
    content:
      'An RMD is the least you must take each year from traditional retirement accounts once you reach a set age; it is taxed as income.',
    details: [
      'It is the balance divided by a figure for your age. Missing it costs a penalty. Roth IRAs have none for the owner. irs.gov has the current age and table.',
    ],
  },
  {
    terms: ['annuit(?:y|ies)'],
    content:
      'An annuity is insurance that pays you income, often for life. Simple ones can be useful; complex ones carry high fees and long locks.',
    details: [
      'Ask what it costs each year, what it takes to get out and who is paid for selling it. Let a fiduciary read the contract first.',
    ],
  },
  {
    terms: [
      '(?:to )?(?:retire|retirement)(?: planning| savings?)?',
      'retirement',
      'saving for retirement',
      'fire',
      'financial independence',
    ],
    asks: ['how (?:do|should|can) i (?:start (?:to )?)?(?:plan|save|prepare)(?:ing)? for (?:my )?retirement'],
    content:
      'Retirement rests on what you save, how long it grows and what you will spend. Start with the full match, then an IRA, then more.',
    details: [
      'A common measure is the 4% rule: what you spend in a year should be a small part of what you have. Ask me for your own number.',
      'I need your age, the age you want to stop, what you have and what you add each month.',
    ],
    next: 'retirementAge',
  },
  {
    terms: ['(?:the )?(?:4|four) ?(?:%|percent) rule', 'safe withdrawal rates?'],
    content:
      'The 4% rule says: take that share of your savings in the first year of retirement, then raise it with inflation. It lasted in most histories.',
    details: [
      'It is a start, not a promise: spend less after bad years. Ask me what it gives from what you have, or how much you need.',
    ],
    own: 'What can I withdraw a year by the 4% rule?',
  },
  {
    terms: [
      '(?:term (?:life )?(?:insurance )?(?:vs|versus|or|and) whole(?: life)?|whole (?:life )?(?:insurance )?(?:vs|versus|or|and) term)(?: life)?(?: insurance)?',
      'term (?:life )?(?:insurance|policy)?',
      'whole life(?: insurance| policy)?',
      'life insurance',
    ],
    asks: [
      '(?:do|should) i (?:need|get|buy|have) (?:term |whole |more )?life insurance',
      'how much life insurance',
      'term or whole(?: life)?',
    ],
    content:
      'Term life insurance covers some years cheaply and is right for most families. Whole life lasts for life, costs far more and mixes in saving.',
    details: [
      'You need it while somebody depends on your income, for the debts and the years until they can stand alone. Without dependents you may need none.',
      'Compare several companies, and invest the difference yourself.',
    ],
  },
  {
    terms: [
      'disability insurance',
      'umbrella (?:insurance|policy)',
      'deductibles?',
      '(?:health )?insurance',
      'renters insurance',
      'copays?',
    ],
    asks: ['what insurance (?:do|should) i (?:need|have|get)'],
    content:
      'Insure what you could not pay yourself: health, income, liability and a home or car. Carry small risks, and take a higher deductible.',
    details: [
      'A deductible is what you pay before the insurer does. Disability insurance replaces pay when you cannot work; ask at your job first.',
      'Renters insurance is cheap, an umbrella policy protects savings from large claims.',
    ],
  },
  {
    terms: [
      '(?:last )?wills?',
      '(?:living )?trusts?',
      'estate plan(?:ning|s)?',
      'power of attorney',
      'probate',
      'beneficiar(?:y|ies)',
    ],
    asks: ['(?:do|should) i (?:need|have|get|make|write) (?:a )?(?:will|trust|estate plan)'],
    content:
      'A will says who gets what and who cares for children. Accounts go to the beneficiary named on them, whatever the will says.',
    details: [
      'Most adults need a will, a power of attorney and a health directive; a trust helps with property in several states or children.',
      'Check beneficiaries after marriage, divorce or birth. An estate lawyer writes what holds in your state.',
    ],
  },
]
