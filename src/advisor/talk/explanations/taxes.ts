import type { Explanation } from './explanation.ts'

export const taxes: readonly Explanation[] = [
  {
    first: true,
    terms: ['(?:contribution|ira|401k?|hsa|roth) limits?'],
    asks: [
      '(?:401k?|403b?|ira|roth|hsa|fsa|529|contribution|gift tax|child tax credit|social security)(?: [^|]{0,20})? (?:limits?|max|maximum|cap|phase ?out)(?= |$)',
      '(?:limits?|max|maximum|cap|most)(?: [^|]{0,30})? (?:401k?|403b?|ira|roth|hsa|fsa|529)(?= |$)',
      'standard deduction (?:[^|]{0,15})(?:\\$ ?\\d|this year|now|currently|today)',
    ],
    content:
      'Such limits change every year, so I keep none: irs.gov states the current one. Search there for the name of the account or credit.',
    details: [
      'There are often several: one for everybody, a higher one from a certain age, and income at which it fades out.',
      'A benefits office knows the limit of the plan at work, a tax preparer what applies to your return.',
    ],
  },
  {
    terms: ['taxes', 'income tax(?:es)?'],
    asks: [
      'how much (?:\\w+ )?(?:tax|taxes) (?:will|do|would|should|must|am|did|can) (?:i|we)',
      'how much (?:will|do|would|should|must|am) (?:i|we) (?:[^|]{0,20})(?:tax|taxes|taxed)(?= \\||$| this| next| on)',
      '(?:what|whats) (?:will|is|are|would|do) (?:be )?(?:my|our|i) (?:[^|]{0,20})(?:tax(?:es)?|tax (?:bill|rate|bracket)|refund)(?= |$)',
      '(?:calculate|estimate|figure out|work out) (?:my|our) (?:\\w+ )?(?:tax|taxes|refund|tax bill)',
      'what (?:tax )?bracket am i',
      'help (?:me |us )?(?:with |doing |filing |file |do )?(?:my |our )?tax(?:es)?(?= |$)',
      '(?:how|should|can|where|when|who) (?:[^|]{0,20})(?:file|do) (?:my |our )?(?:own )?tax(?:es| return)(?= |$)',
      '(?:after tax|take home|net) (?:pay|income|salary)(?= \\||$)',
    ],
    content:
      'I do not work out taxes: state, family and deductions change them too much. The withholding estimator at irs.gov gives your figure.',
    details: [
      'Free File at irs.gov and VITA volunteers help with simple returns; a CPA or enrolled agent with a business, a sale or a move.',
      'For a rough plan, use the pay that reaches your account: tell me that, and budgets and goals work without the tax.',
    ],
  },
  {
    terms: [
      'tax brackets?',
      'marginal (?:tax )?rates?',
      'effective (?:tax )?rates?',
      'progressive tax(?:es)?',
    ],
    asks: [
      '(?:raise|bonus|more money|overtime) (?:[^|]{0,30})(?:higher|next) (?:tax )?bracket',
      '(?:higher|next) tax bracket',
    ],
    content:
      'A tax bracket taxes only the part of income inside it: moving up a bracket never makes a raise cost you more than it brings.',
    details: [
      'The marginal rate is that of your last dollar, the effective rate the average of all. The brackets change each year: irs.gov lists them.',
    ],
  },
  {
    terms: [
      'capital gains?(?: tax(?:es)?)?',
      'short term (?:vs|versus|and|or) long term (?:capital )?gains?',
      'tax loss harvesting',
      'cost basis',
      'wash sales?',
    ],
    asks: [
      'tax(?:es|ed)?(?: [^|]{0,20})? (?:sell|selling|sold) (?:[^|]{0,15})(?:stocks?|shares?|funds?|etfs?|crypto|bitcoin|investments?|house|home)',
      '(?:sell|selling|sold) (?:[^|]{0,25})(?:stocks?|shares?|funds?|etfs?|crypto|bitcoin|investments?|house|home)(?: [^|]{0,20})? tax(?:es|ed)?',
    ],
    content:
      'A capital gain is the profit when you sell an investment. Held more than a year it is taxed at lower rates; in an IRA or 401(k) not yet.',
    details: [
      'Losses can offset gains. What you paid is the cost basis; the broker reports it. A home has its own exemption.',
      'Rates change with law and income: see irs.gov, or ask a tax adviser before a large sale.',
    ],
  },
  {
    terms: [
      '(?:standard|itemi[sz]ed|tax) deductions?',
      'tax credits?',
      '(?:tax )?deductions? (?:vs|versus|and|or) (?:tax )?credits?',
      'itemi[sz](?:e|ing)',
      'write ?offs?',
    ],
    asks: [
      '(?:lower|reduce|save on|pay less|cut|legal\\w* (?:avoid|lower|reduce)) (?:on |in )?(?:my |our |income )*tax(?:es)?',
      'what can i (?:deduct|write off)',
    ],
    content:
      'A deduction lowers the income that is taxed, a credit the tax itself. Retirement accounts and an HSA lower tax for most people.',
    details: [
      'Most people take the standard deduction; itemize only if your own list is longer. The site irs.gov has the current amounts, a tax preparer finds what you miss.',
    ],
  },
  {
    terms: [
      'withholding',
      'w ?4s?',
      'w ?2s?',
      '1099s?',
      'estimated tax(?:es)?',
      'quarterly taxes',
      'self employment tax(?:es)?',
      'tax refunds?',
      'gross (?:vs|versus|and|or) net(?: (?:pay|income))?',
      '(?:gross|net) (?:pay|income)',
    ],
    asks: [
      '(?:how much )?(?:should i )?(?:set aside|save) for (?:\\w+ )?taxes',
      'freelance taxes|taxes (?:as|for) (?:a |an )?(?:freelancer|contractor|self employed)',
    ],
    content:
      'Withholding is tax your employer sends in from each paycheck; gross pay is before it, net pay after. A refund is what was too much.',
    details: [
      'A W-2 reports wages, a 1099 other income. Who works for themselves pays estimated tax each quarter and should set part of every payment aside.',
      'The estimator at irs.gov shows the right amount; a tax preparer helps in the first year.',
    ],
  },
  {
    terms: ['tax records?', 'tax documents?', '(?:old )?tax returns?'],
    content:
      'Keep returns and their proof for several years, and papers on a home or investments until years after you sell them.',
    details: [
      'The site irs.gov states how long for each case. Scans are fine. For a letter from the IRS, ask a CPA or an enrolled agent.',
    ],
  },
]
