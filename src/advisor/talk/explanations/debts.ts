import type { Explanation } from './explanation.ts'
import { costlyDebt } from './personal.ts'

export const debts: readonly Explanation[] = [
  {
    terms: [
      'aprs?',
      'apys?',
      '(?:apr (?:vs|versus|or|and) (?:an )?apy|apy (?:vs|versus|or|and) (?:an )?apr)',
      'annual percentage (?:rate|yield)',
      'interest rates?',
      'interest',
    ],
    content:
      'APR is what borrowing costs in a year, in percent, fees included. APY is what savings earn in a year, interest on interest included.',
    details: [
      'Compare loans by APR and accounts by APY. On a card the APR is charged by the day, so a balance grows a little faster than it says.',
    ],
    personal: costlyDebt,
  },
  {
    terms: [
      '(?:debt )?avalanche(?: method)?',
      '(?:debt )?snowball(?: method)?',
      '(?:debt )?(?:avalanche (?:vs|versus|or|and) (?:debt )?snowball|snowball (?:vs|versus|or|and) (?:debt )?avalanche)(?: method)?',
    ],
    asks: [
      '(?:fastest|best|quickest|cheapest|smartest|easiest|right) (?:way|method|strategy|order) (?:to|of|for) (?:pay|get|clear|tackl|reduc|eliminat)\\w* (?:down |off |out of |rid of )?(?:[^|]{0,15})(?:debts?|cards?|loans?)',
    ],
    content:
      'Avalanche pays the debt with the highest rate first and costs the least. Snowball pays the smallest first and gives quick wins.',
    details: [
      'Both pay every minimum and put all that is left on a single debt; when it is gone, its payment rolls on to the next.',
      'The better method is the one you keep up. Tell me what you can pay a month and I work out both for your debts.',
    ],
    own: 'Which debt should I pay off first?',
  },
  {
    terms: [
      'debt consolidation(?: loans?)?',
      'consolidation(?: loans?)?',
      'consolidat(?:e|ing)(?: (?:my |your )?debts?)?',
    ],
    asks: [
      'should i (?:consolidate|get a consolidation loan|take (?:out )?a (?:personal )?loan to pay (?:off )?)',
      'consolidate (?:my|our|all) ',
    ],
    content:
      'Consolidation turns several debts into a single loan. It helps when the new rate and fees are lower and the cards then stay empty.',
    details: [
      'Look at the total paid, not only at the monthly payment: a longer term can make a lower rate dearer.',
      'Do not put card debt on your house lightly. Companies that promise to settle debt for a fee up front are best avoided; a nonprofit credit counselor costs little.',
    ],
    personal: costlyDebt,
  },
  {
    terms: ['balance transfers?(?: cards?)?', '0 ?% (?:apr )?(?:cards?|balance transfers?)'],
    asks: [
      'should i (?:do|use|get) (?:a )?balance transfer',
      'transfer (?:my |the |a )?(?:credit card )?balance',
    ],
    content:
      'A balance transfer moves card debt to a card with a low starting rate. It saves interest if you clear it before that time ends.',
    details: [
      'Count the transfer fee against the interest you save. Pay a fixed amount each month, buy nothing with the new card, and note the day the rate jumps.',
    ],
    personal: costlyDebt,
  },
  {
    terms: ['minimum payments?', 'minimum due'],
    content:
      'The minimum payment is the least a lender accepts. It is mostly interest, so a debt paid that way lasts for years and costs far more.',
    details: [
      'Paying a fixed, larger amount each month is the simplest way out. Ask me how long a debt takes at the minimum and at more.',
    ],
    personal: costlyDebt,
  },
  {
    terms: ['refinanc(?:e|ing)(?: (?:a |my )?(?:mortgage|loan|house|home|car))?', 'refis?'],
    asks: ['(?:does|would|should|when) (?:it |does it )?(?:make sense to |i )?(?:refinance|refi)(?: my)?'],
    content:
      'Refinancing replaces a loan by a new one, best at a lower rate. It pays when the savings outrun the closing costs before you move.',
    details: [
      'Watch the term: starting a long loan anew lowers the payment and may raise the total. Ask several lenders on the same day.',
      'Tell me balance, both rates, the years left and the costs, and I work out when you break even.',
    ],
  },
  {
    terms: [
      '(?:federal )?student loan forgiveness',
      'loan forgiveness',
      'pslf',
      'public service loan forgiveness',
      'income driven repayment',
      'idr',
    ],
    asks: [
      '(?:get|have) (?:my )?student loans? (?:forgiven|cancell?ed|discharged)',
      'student loans?(?: [^|]{0,20})? forgiv\\w+',
    ],
    content:
      'Federal student loans can be forgiven after years in public service or on an income-driven plan. Private loans mostly cannot.',
    details: [
      'The rules change often: studentaid.gov has the current ones, and your servicer must count your payments for free.',
      'Refinancing federal loans with a private lender gives these rights up for good. Never pay a company for forgiveness.',
    ],
  },
  {
    terms: ['(?:pay(?:ing)? (?:off|down) )?debts? (?:or|vs|versus) (?:sav(?:e|ing)|invest(?:ing)?)'],
    asks: [
      '(?:pay|paying|clear|clearing|knock|kill|attack|eliminate|wipe|get rid)(?: \\w+)? (?:[^|]{0,40})(?:debts?|cards?|loans?|visa|mastercard|amex|discover|mortgage)(?:[^|]{0,20}) (?:or|vs|versus|before|instead of) (?:[^|]{0,20})(?:invest|sav(?:e|ing)|401|ira|retirement|stocks?|market|build)',
      '(?:invest|sav(?:e|ing)|put money)\\w*(?:[^|]{0,30}) (?:or|vs|versus|before|instead of) (?:[^|]{0,12})(?:pay|paying|clear|attack|kill)(?:[^|]{0,30})(?:debts?|cards?|loans?|visa|mortgage)',
    ],
    content:
      'Costly debt first: paying it is a sure return of its rate. Keep a small cushion and take any employer match before that; then invest.',
    details: [
      'A debt at a low rate, such as many mortgages, can run beside investing: there the expected return is higher, though not certain.',
      'The order most planners agree on: a small cushion, the match, costly debt, a full cushion, then investing.',
    ],
    personal: costlyDebt,
  },
  {
    terms: ['cosign(?:ing|er)?', 'co sign(?:ing|er)?'],
    asks: ['should i (?:co ?sign|be a co ?signer)'],
    content:
      'Who cosigns owes the whole debt if the other does not pay, and it counts on their credit from the first day. Only do it if you could pay it.',
    details: [
      'A loan to the person, or a gift toward a deposit, limits what you can lose. If you do sign, ask for alerts on the account.',
    ],
  },
  {
    terms: [
      'payday loans?',
      'title loans?',
      'cash advances?',
      'buy now pay later',
      'bnpl',
      'personal loans?',
    ],
    content:
      'Payday and title loans cost many times what a card does and trap people. A credit union loan or a payment plan is nearly always cheaper.',
    details: [
      'A personal loan is paid back in equal parts at a fixed rate; compare its APR. Buy now, pay later is a loan too, with late fees.',
      'Ask the one you owe for more time first, and call 211 for help with bills.',
    ],
  },
]
