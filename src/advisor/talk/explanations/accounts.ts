import type { Explanation } from './explanation.ts'

export const accounts: readonly Explanation[] = [
  {
    terms: ['roth iras?', 'roth', 'roth accounts?', 'roth individual retirement accounts?'],
    asks: [
      'should i (?:open|get|start|have) (?:a )?roth(?: ira)?',
      'how (?:do|can) i (?:open|start|get) (?:a )?roth',
    ],
    content:
      'A Roth IRA is a retirement account you fill with taxed money: growth and withdrawals in retirement are then free of tax.',
    details: [
      'What you paid in can be taken out at any time without tax; earnings should stay until retirement age.',
      'It suits people who expect a higher tax rate later than today. High incomes may not be allowed to pay in directly.',
      'The yearly limit and the income limits change: irs.gov has the current ones. Any large broker opens one online.',
    ],
  },
  {
    terms: ['traditional iras?', 'iras?', 'individual retirement accounts?', 'deductible ira'],
    asks: [
      'should i (?:open|get|start|have) an? (?:traditional )?ira',
      'how (?:do|can) i (?:open|start|get) an? (?:traditional )?ira',
    ],
    content:
      'A traditional IRA is a retirement account of your own: what you pay in may lower your tax today, and withdrawals are taxed later.',
    details: [
      'Nobody but you pays in, and you choose the investments. Taking money out before retirement age usually costs tax and a penalty.',
      'Whether you can deduct it depends on your income and on a plan at work. irs.gov lists the current limits.',
    ],
  },
  {
    terms: [
      'roth(?: ira| 401k?)? (?:vs|versus|or|and|compared to) (?:a )?(?:traditional|regular|normal|pretax|pre tax)(?: ira| 401k?)?',
      '(?:traditional|regular|normal|pretax|pre tax)(?: ira| 401k?)? (?:vs|versus|or|and|compared to) (?:a )?roth(?: ira| 401k?)?',
    ],
    asks: [
      '(?:roth|traditional)(?: ira| 401k?)? (?:or|vs|versus) (?:a )?(?:roth|traditional)',
      'pick (?:a )?roth or',
    ],
    content:
      'Roth: taxed now, free of tax later. Traditional: deducted now, taxed later. Roth wins if your tax rate will be higher in retirement.',
    details: [
      'Early in a career, with a low tax rate, Roth is usually the better deal; near the top of your earnings, traditional often is.',
      'With no idea which way taxes go, some of each is a fair answer. A tax adviser can run it for your own return.',
    ],
  },
  {
    terms: ['401k?s?', '401 k', '403b?s?', '403 b', '457b?s?', 'thrift savings plans?', 'tsp'],
    asks: ['(?<!how much )should i (?:contribute to|join|use|put money in(?:to)?) (?:a |my |the )?401k?'],
    content:
      'A 401(k) is a retirement plan at work: money goes in straight from your pay, often with a match from the employer on top.',
    details: [
      'Traditional contributions lower your tax today; Roth ones, where offered, are free of tax in retirement.',
      'Pay in at least enough for the full match: nothing else brings as much. Taking money out early costs tax and usually a penalty.',
      'When you change jobs, roll it over into the new plan or an IRA. The yearly limit changes; irs.gov has the current one.',
    ],
  },
  {
    terms: [
      '(?:employer |company |401k? )?match(?:es|ing)?',
      '(?:employer|company) (?:match|contributions?)',
      'employer matching(?: contributions?)?',
      'vesting',
      'vested',
    ],
    content:
      'An employer match is money your employer adds to your retirement plan when you pay in yourself: part of your pay you only get by saving.',
    details: [
      'A plan might match every dollar up to a share of your pay, or part of each dollar. The plan summary from your employer says which.',
      'Vesting tells how long you must stay until the match is yours for good. Your own contributions always are.',
      'Tell me your salary, what you pay in and how the match works, and I show what you get and what you leave.',
    ],
  },
  {
    terms: ['retirement contributions?', '401k? contributions?'],
    asks: [
      'how much (?:should|do|can|must) (?:i|we) (?:contribute|put|pay|save|invest|be (?:contributing|putting|saving))(?: [^|]{0,20})? ?(?:to|in|into|toward|towards|for|on) (?:my |a |the |our )?(?:401k?|403b?|ira|roth|hsa|retirement)',
    ],
    content:
      'At least enough for the full employer match. After costly debt and a cushion, raise it each year until retirement looks safe.',
    details: [
      'Put every raise in part into the plan, so that you do not feel it. The yearly limits are at irs.gov.',
      'Tell me your age, what you have and what you add a month, and I show whether it is enough.',
    ],
    own: 'What is my savings rate?',
  },
  {
    terms: ['(?:401k? |ira )?roll ?overs?', 'rolling over (?:a |my )?(?:old )?(?:401k?|ira)'],
    asks: [
      '(?:roll ?over|move|transfer|do with|cash out|withdraw)(?: [^|]{0,15})? (?:my |an |the )?(?:old )?(?:401k?|403b?)',
      'borrow from (?:my )?401k?|401k? loans?',
    ],
    content:
      'Roll an old 401(k) into the new plan or an IRA, straight from plan to plan. Cashing it out costs tax and usually a penalty.',
    details: [
      'Compare fees and choices first; leaving it where it is can be fine as well. Let the plans send the money to each other, never to you.',
      'A loan from the plan is due soon after you leave the job, and what it would have earned is gone.',
    ],
  },
  {
    terms: [
      'hsas?',
      'health savings? accounts?',
      '(?:hsa (?:vs|versus|or|and) fsa|fsa (?:vs|versus|or|and) hsa)',
    ],
    content:
      'An HSA saves for medical costs with a high-deductible plan: money goes in, grows and comes out for care, all free of federal tax.',
    details: [
      'It is yours for life and rolls over each year, unlike an FSA, which mostly has to be used up within the year.',
      'Some people pay small bills from their pay, leave the HSA invested and keep the receipts for later. irs.gov lists the current limit.',
    ],
  },
  {
    terms: ['fsas?', 'flexible spending accounts?'],
    content:
      'An FSA sets aside pay before tax for medical or child-care costs. Mostly it must be used within the plan year, so plan it closely.',
    details: [
      'It is offered by employers and ends with the job. Ask your benefits office about carry-over and the current limit.',
    ],
  },
  {
    terms: [
      '529s?',
      '529 (?:plans?|accounts?)',
      'college savings? (?:plans?|accounts?)',
      'education savings? (?:plans?|accounts?)',
    ],
    asks: [
      'how (?:do|can|should) (?:i|we) save (?:up )?for (?:college|school|(?:my |our )?(?:kids?|childrens?|sons?|daughters?)(?: college| education| school)?)',
    ],
    content:
      'A 529 plan saves for education: the money grows free of federal tax and comes out free of tax for tuition, housing and books.',
    details: [
      'Many states give a deduction for their own plan, but you may use any state’s. The beneficiary can be changed within the family.',
      'Money for anything else costs tax and a penalty on its growth. Retirement savings come first: there are loans for college, none for retirement.',
    ],
  },
  {
    terms: [
      '(?:high yield )?savings accounts?',
      'hysas?',
      'high yield (?:savings|accounts?)',
      'money market(?: accounts?| funds?)?',
    ],
    asks: [
      'where (?:should|do|can) (?:i|we) (?:keep|put|park|hold|store) (?:my |our |the |an? )?(?:savings?|cash|emergency (?:fund|money|savings?))',
    ],
    content:
      'A high-yield savings account pays far more interest than a usual one, with the same federal insurance: right for cash you may need soon.',
    details: [
      'Look for no fees, no minimum, FDIC or NCUA insurance and a rate that is not only for new customers. Rates move; compare today’s online.',
      'Money market funds pay about the same and are very safe, though they are not bank deposits.',
    ],
  },
  {
    terms: ['cds?', 'certificates? of deposit', 'cd ladders?'],
    content:
      'A CD is a bank deposit for a fixed time at a fixed rate: safe and insured, but taking money out early costs part of the interest.',
    details: [
      'A ladder of several CDs that end one after the other keeps some money coming free. It fits sums with a known date, not an emergency fund.',
    ],
  },
  {
    terms: ['fdic(?: insurance| insured)?', 'ncua(?: insurance)?', 'deposit insurance'],
    asks: [
      'is (?:my )?money (?:safe|insured) in (?:a|the|my) bank',
      'what (?:happens|if) (?:if )?my bank (?:fails|goes (?:bust|under|bankrupt))',
    ],
    content:
      'The FDIC insures bank deposits, the NCUA those at credit unions: if the bank fails, your money is paid back up to a limit per person.',
    details: [
      'The limit counts per bank and kind of ownership; fdic.gov states it. Stocks, funds and coins are not covered.',
    ],
  },
]
