import type { Explanation } from './explanation.ts'

export const budgeting: readonly Explanation[] = [
  {
    terms: ['50 30 20(?: (?:rule|budget|method|split|plan))?', 'fifty thirty twenty(?: rule)?'],
    content: 'The 50/30/20 rule splits pay into needs, wants and savings, in percent.',
    details: [
      'Its name tells the parts, the largest for needs; it is meant for take-home pay. Where rent is high, needs take more and wants give way; the part for savings is the one to defend.',
    ],
    own: 'How does the 50/30/20 rule split my income?',
  },
  {
    terms: [
      'budget(?:s|ing)?(?: methods?)?',
      'zero based budget(?:s|ing)?',
      'envelope (?:budget(?:ing)?|method|system)',
      'pay yourself first',
      'budgeting methods?',
    ],
    asks: [
      '(?:best|good|easiest) (?:way|method) (?:to|of|for) budget\\w*',
      'how (?:do|can|should|would) (?:i|we) (?:start (?:a |to )?)?budget(?:ing)?(?= \\||$)',
      'how (?:do|can|should|to) (?:i |we )?(?:make|create|start|build|set up|stick to|keep) (?:to )?(?:a |my )?(?:monthly )?budget',
    ],
    content:
      'A budget gives every dollar a task before the month begins. Simplest: pay savings and bills first, by autopay, and spend the rest.',
    details: [
      'Zero-based plans each dollar, envelopes hold what each category may cost, and 50/30/20 needs only a few parts. The best is the one you keep.',
      'Tell me your pay and your costs, one by one or in a sentence, and I keep the budget for you.',
    ],
    own: 'What is my budget summary, income and expenses?',
    next: 'income',
  },
  {
    terms: ['sinking funds?'],
    content:
      'A sinking fund is money put aside each month for a cost you know will come: car repairs, gifts, insurance. No surprise, no card.',
    details: [
      'Add up the yearly costs that are not monthly, divide by the months, and move that much on payday. I can keep each as a goal.',
    ],
  },
  {
    terms: ['emergency (?:funds?|savings)', 'rainy day funds?', 'cash cushions?'],
    content:
      'An emergency fund is cash for what you cannot plan: a lost job, a repair, an illness. Several months of expenses is the usual size.',
    details: [
      'Start with a single month, then build on. Keep it in a savings account you can reach within a day, apart from everyday money.',
      'Who is self-employed or has a single income in the house needs more, a couple with safe jobs less.',
    ],
    own: 'How many months of expenses do my savings cover?',
  },
  {
    terms: ['net ?worth'],
    content:
      'Net worth is what you own minus what you owe. A single number says little; its way over the years says nearly everything.',
    details: [
      'Count accounts, investments, home and car at what they would bring today, then take off every debt. Below zero is common early on.',
    ],
    own: 'What is my net worth?',
  },
  {
    terms: ['savings? rates?'],
    content:
      'Your savings rate is the part of income you keep. More than the return, it decides when you reach a goal or can stop working.',
    details: [
      'Raise it with each raise, before you get used to the money. Paying down debt counts as saving.',
    ],
    own: 'What is my savings rate?',
  },
  {
    terms: ['debt to income(?: ratio)?', 'dti'],
    content:
      'Debt-to-income is the share of gross pay that goes to debt payments. Lenders use it to decide how much more you can carry.',
    details: [
      'Lower it by paying off the debt with the largest payment, or by a higher income. Rent counts with some lenders.',
    ],
    own: 'What is my debt to income ratio?',
  },
  {
    terms: ['28 36(?: rule)?', '(?:the )?28 (?:and )?36(?: rule)?'],
    asks: [
      '(?:reasonable|good|right|sensible|max\\w*|much|share|percent\\w*|part) (?:[^|]{0,40})(?:spend|spent|go|goes|pay|be) (?:on|for|to|toward|towards) (?:my |the )?(?:rent|housing|mortgage)',
    ],
    content:
      'The 28/36 rule limits housing to the first share of gross pay, in percent, and housing with all other debt payments to the second.',
    details: ['Lenders use it as a guide. Your own budget may call for less.'],
    own: 'How much can I spend on housing by the 28/36 rule?',
  },
  {
    terms: ['(?:setting |financial |smart |money )+goals?'],
    asks: [
      '(?:help|want|like|need|how (?:do|can|should)|let) (?:[^|]{0,20})(?:set|make|choose|create|define|plan|pick|write|come up with|figure out) (?:[^|]{0,20})goals?',
      'what (?:financial |money )?goals should (?:i|we)',
      '(?:set|make|create|define|choose) (?:some |a |my |our |new )?(?:financial|money|savings?) goals?',
    ],
    content: 'A goal needs a name, an amount and a date; then I work out the monthly sum.',
    details: [
      'Most people start with a cash cushion, then the end of costly debt, then a home, school or retirement.',
      'Say it in a sentence, such as: I want to save for a car by next summer, and what it costs.',
    ],
    own: 'How far am I on my goals?',
    next: 'goals',
  },
  {
    terms: ['(?:saving|to save)(?: more)? money', 'saving money', 'cutting (?:costs|expenses)'],
    asks: [
      'how (?:do|can|could|should|to) (?:i |we |you |people |others )?(?:actually |really |even )?(?:start (?:to )?)?(?:sav(?:e|ing)) (?:more|money|some money|up|more money|better)(?= \\||$| each| every| a month| faster| quickly| on a)',
      '(?:cut|reduce|lower|trim|slash) (?:down )?(?:on )?(?:my |our )?(?:spending|expenses|bills|costs|budget)(?= \\||$)',
      '(?:stop|quit) (?:over ?spending|impulse|spending so much|living paycheck)',
      '(?:where|what|how) (?:can|could|should|do) (?:i|we) (?:cut|trim|cut back|save)(?: back| down)?(?= \\||$)',
      'tips (?:to|for|on) sav\\w+',
    ],
    content:
      'Move savings out on payday, then look at the largest costs: home, car and food bring more than any small cut.',
    details: [
      'Go through subscriptions and insurance once a year, and ask for a better price. Wait a day before anything you did not plan.',
      'Put every raise to work before you get used to it.',
    ],
    own: 'What are my biggest expenses?',
  },
  {
    terms: ['windfalls?', 'inheritances?', 'tax refunds? money'],
    asks: [
      'what (?:should|can|could|do|would) (?:i|we|you) do with (?:[^|]{0,20})(?:bonus|refund|raise|inheritance|windfall|extra money|gift|settlement|stimulus|lump sum|spare cash|leftover)',
      '(?:smart\\w*|best|right|wisest) (?:thing|way|move|use) (?:[^|]{0,25})(?:with|for|of) (?:my |our |the |\\$?[\\d.]+k? (?:in|of) )(?:\\w+ )?(?:savings|money|cash)',
      '(?:use|spend|invest|save) (?:[^|]{0,12})(?:my |our |a |an |the )(?:\\w+ )?(?:bonus|refund|inheritance|windfall)',
    ],
    content:
      'Park it in savings first. Then costly debt, the emergency fund, retirement and goals, in this order, and a small part for joy.',
    details: [
      'Nothing is lost by waiting a few weeks, and much by hurry. Set aside what tax may be due before you plan the rest.',
      'For a large sum, an hour with a fee-only fiduciary and a tax adviser pays off.',
    ],
    own: 'What should I do next with my money? Give me a financial check up.',
  },
  {
    terms: [
      'joint (?:bank )?accounts?',
      '(?:combining|merging) finances',
      'prenups?',
      'prenuptial agreements?',
    ],
    asks: [
      '(?:combine|merge|join|share|separate|split) (?:our |all |the )*(?:finances|accounts|money|bills|expenses)(?= |$)',
    ],
    content:
      'Many couples keep a joint account for the household and one each for themselves. What matters is that both see everything.',
    details: [
      'Split shared costs equally or by income, and agree above which sum you ask each other. Money on a joint account belongs to both, and so do its debts.',
      'A prenup settles what stays whose; each side should have a lawyer of their own.',
    ],
  },
]
