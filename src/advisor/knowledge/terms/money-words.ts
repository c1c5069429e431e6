import type { Term } from './term.ts'

export const moneyWords: readonly Term[] = [
  [
    'dividend',
    'A dividend is a part of a company’s profit that is paid out to whoever owns its shares, mostly a few times a year.',
  ],
  [
    'w-? ?2(?: form)?',
    'A W-2 is the form your employer sends each January: your pay for the year and the taxes taken out of it. You need it to file.',
  ],
  [
    'w-? ?4(?: form)?',
    'A W-4 is the form that tells your employer how much tax to keep back from each paycheck.',
  ],
  [
    'mutual fund',
    'A mutual fund pools many people’s money and buys many stocks or bonds with it, so that each share is a small slice of them all.',
  ],
  [
    'etf',
    'An ETF is a fund of many stocks or bonds that is bought and sold on the exchange like a single stock.',
  ],
  [
    'money market fund',
    'A money market fund holds very short, very safe loans and pays about what they earn; it sits at a broker and isn’t FDIC insured.',
  ],
  [
    '(?:fico|credit) score|fico',
    'A credit score is a number made from your credit reports that tells lenders how likely you are to pay on time. FICO is the best-known kind.',
  ],
  [
    'hard (?:pull|inquiry)',
    'A hard pull is a lender’s look at your credit report because you applied for something; it can cost a few points for a while.',
  ],
  [
    'soft (?:pull|inquiry)',
    'A soft pull is a look at your credit that costs no points: your own, an employer’s, or a lender’s before you apply.',
  ],
  ['debt settlement', 'Debt settlement means that a creditor takes less than you owe and calls it paid.'],
  ['payday loan', 'A payday loan is a small, very expensive loan that is due in full on your next payday.'],
  [
    'title loan',
    'A title loan is a short, very expensive loan with your car as the pledge: miss it, and they take the car.',
  ],
  [
    'fafsa',
    'The FAFSA is the free federal form that decides on grants, work-study and federal loans for college.',
  ],
  [
    'pell grants?',
    'A Pell Grant is federal money for college for families of modest income. It isn’t paid back; you apply with the FAFSA.',
  ],
  [
    'pslf',
    'Public Service Loan Forgiveness wipes out what’s left of federal Direct loans after years of payments while you work for a government or a nonprofit.',
  ],
  [
    'parent plus(?: loans?)?',
    'A Parent PLUS loan is a federal loan that a parent takes for a child’s college; the parent alone owes it.',
  ],
  [
    'subsidized loan',
    'On a subsidized student loan the government pays the interest while you’re in school; it goes to students with need.',
  ],
  [
    'custodial account',
    'A custodial account holds a child’s money, which an adult manages until the age that the state sets.',
  ],
  [
    'rsu',
    'RSUs are company shares promised to you as pay; they become yours, and are taxed as wages, as they vest.',
  ],
  [
    'vest(?:ing|ed)?',
    'Vesting means that what an employer gives, a match or shares, becomes yours over time. A cliff is a wait before any of it does; leave early and you lose the rest.',
  ],
  [
    'capital gains?',
    'A capital gain is the profit when you sell something, such as stocks or a house, for more than it cost you.',
  ],
  [
    'tax bracket',
    'A tax bracket is a band of income with a rate of its own; only the dollars inside the band are taxed at that rate.',
  ],
  [
    'tax credit',
    'A tax credit comes straight off the tax you owe; a deduction only lowers the income that is taxed.',
  ],
  [
    '(?:tax )?write-? ?off',
    'A write-off is a cost you may subtract from the income that is taxed; it saves you the tax on it, not the whole cost.',
  ],
  [
    'emergency fund',
    'An emergency fund is cash kept aside for a lost job, a repair or an illness, so that you needn’t borrow.',
  ],
  [
    'recession',
    'A recession is a stretch of months in which the whole economy shrinks: fewer jobs, less spending.',
  ],
  ['asset allocation', 'Asset allocation is how your money is split among stocks, bonds and cash.'],
  [
    'dollar.cost averaging|dca',
    'Dollar cost averaging is investing the same amount on a schedule, whatever the price is that day.',
  ],
  ['(?:bear|bull) market', 'A bear market is a long, deep fall in prices; a bull market is a long rise.'],
  [
    'short(?:ing|.selling)?(?: stocks?| a stock)?',
    'Short selling is a bet that a price falls: you sell borrowed shares and hope to buy them back for less. Losses have no limit.',
  ],
  [
    'stablecoin',
    'A stablecoin is a crypto coin meant to hold the value of the dollar; it isn’t insured, and some have failed.',
  ],
  ['fiduciary', 'A fiduciary must by law put your interest before their own.'],
  [
    'cfp',
    'A CFP is a certified financial planner: trained, tested, and bound to act in your interest when giving advice.',
  ],
]
