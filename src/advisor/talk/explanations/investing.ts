import type { Explanation } from './explanation.ts'

export const investing: readonly Explanation[] = [
  {
    terms: [
      'index funds?',
      'index investing',
      'passive (?:investing|funds?)',
      'target date funds?',
      'mutual funds?',
    ],
    content:
      'An index fund owns a small piece of every company in an index, such as the S&P 500, for a very low fee. You get what the market gives.',
    details: [
      'Most funds run by experts trail their index after costs over long times, which is why broad index funds are the usual advice.',
      'A target date fund holds several of them and grows calmer as the year in its name comes near. A mutual fund is the general word for a pooled fund.',
      'Compare the expense ratio: a small difference adds up over decades.',
    ],
  },
  {
    terms: [
      'etfs?',
      'exchange traded funds?',
      '(?:etfs? (?:vs|versus|or|and) (?:mutual|index) funds?|(?:mutual|index) funds? (?:vs|versus|or|and) etfs?)',
    ],
    content:
      'An ETF is a fund you buy and sell like a stock. Most follow an index, cost little and spread your money over many companies.',
    details: [
      'An index fund and an ETF on the same index do nearly the same; ETFs trade during the day and are often a little better on tax.',
      'Narrow or leveraged ETFs are bets in a wrapper. Look at what it holds and at the expense ratio.',
    ],
  },
  {
    terms: [
      '(?:government |treasury |corporate |municipal |savings )?bonds?',
      'i bonds?',
      'treasur(?:y|ies)(?: bills?| bonds?| notes?)?',
      't bills?',
      'fixed income',
      '(?:stocks? (?:vs|versus|or|and) bonds?|bonds? (?:vs|versus|or|and) stocks?)',
    ],
    content:
      'A bond is a loan you give to a government or company: it pays interest and returns the sum at the end. Calmer than stocks, with less growth.',
    details: [
      'When rates rise, bonds you hold fall in price, long ones more than short ones. Treasury bonds are the safest; high yield means high risk.',
      'The nearer you need the money, the more of it belongs in bonds and cash.',
    ],
  },
  {
    terms: ['stocks?', 'shares?', 'equit(?:y|ies)', 'the stock market', 'stock market', 'dividends?'],
    content:
      'A stock is a share of a company: you take part in its profits, through a rising price and dividends, and in its losses.',
    details: [
      'Over long times broad stock investments grew more than cash or bonds, with years of heavy losses in between.',
      'A dividend is profit paid out to owners. A single company can fail; a broad fund spreads that risk.',
    ],
  },
  {
    terms: [
      'diversif(?:y|ication|ied|ying)(?: (?:my|a|your) (?:portfolio|investments?))?',
      'asset allocation',
      'rebalanc(?:e|ing)',
    ],
    content:
      'Diversification means spreading money over many investments, so that no single failure hurts you much. Broad funds do it in a single step.',
    details: [
      'Asset allocation is the split between stocks, bonds and cash; it decides most of your risk. Rebalancing brings the split back once in a while.',
      'Your employer’s stock next to your job there is the opposite of it.',
    ],
    own: 'What is my asset mix?',
  },
  {
    terms: [
      'dollar cost averag(?:ing|e)',
      'dca',
      '(?:lump sum (?:vs|versus|or) (?:dollar cost averaging|dca)|(?:dollar cost averaging|dca) (?:vs|versus|or) lump sum)',
    ],
    content:
      'Dollar-cost averaging means investing the same amount at regular times, whatever the market does: more shares when they are cheap.',
    details: [
      'It takes the worry about the right moment away and fits a monthly paycheck. Investing a large sum at once has won more often, but feels worse when markets fall.',
    ],
  },
  {
    terms: [
      'compound(?:ing)?(?: interest| growth| returns?)?',
      'compounded interest',
      'simple (?:vs|versus|and|or) compound interest',
    ],
    asks: ['how does (?:my )?(?:interest|money) compound'],
    content:
      'Compound interest is interest on interest: what you earn is added to the sum and earns as well, so growth speeds up with time.',
    details: [
      'Time does most of the work, which is why an early start beats a large one. Debt compounds too, against you.',
      'The rule of 72 tells roughly how long doubling takes: divide it by the yearly rate. Ask me what your savings become at a rate you name.',
    ],
  },
  {
    terms: [
      '(?:to )?(?:start|begin|get started(?: with| in)?) investing',
      'investing',
      'how to invest',
      'investing for beginners',
    ],
    asks: [
      '(?:how|where) (?:do|can|should|would|to|could) (?:i|we|you|someone|a beginner)? ?(?:start|begin|get started(?: with| in)?|go about|learn) ?(?:to )?(?:invest\\w*)',
      'how (?:do|can|should) (?:i|we) invest(?: my| our| some)?(?: money| savings)?(?= \\||$)',
      '(?:im )?(?:new to|beginner (?:at|in)|want to (?:start|begin)|never (?:done|tried)|nothing about) invest\\w*',
      'what should (?:a |an |someone |some )?(?:\\w+ )?(?:beginners?|newbies?|new investors?|new) (?:[^|]{0,15})invest',
      'should i (?:start )?invest(?:ing)?(?: now| my (?:money|savings)| yet)?(?= \\||$)',
    ],
    content:
      'First a cash cushion and no costly debt; then take the full match at work, then a low-cost broad index fund in an IRA, every month.',
    details: [
      'Choose how much goes into stocks by when you need the money: what you need within a few years stays in savings.',
      'Set up an automatic transfer, keep costs low and leave it alone when markets fall. I do not pick single investments.',
      'Ask me what a monthly amount could become, or say what you can put aside.',
    ],
    own: 'What should I do next with my money? Give me a financial check up.',
  },
  {
    terms: ['robo ?advis[oe]rs?', 'robo'],
    content:
      'A robo-advisor invests for you by rules: you answer a few questions, it buys a mix of cheap funds and keeps it in balance for a small fee.',
    details: [
      'It suits people who want it done without choosing. A target date fund does much the same, often cheaper. Compare the fee and the fund costs together.',
    ],
  },
  {
    terms: [
      'fiduciar(?:y|ies)',
      'fee only (?:advis[oe]rs?|planners?)',
      'cfps?',
      'financial (?:advis[oe]rs?|planners?)',
    ],
    asks: [
      '(?:should|do) i (?:need|get|hire|see|use|talk to) (?:a |an )?(?:financial |fee only )?(?:advis[oe]r|planner|fiduciary|cfp)',
      'how (?:do|can) i (?:find|choose|pick) (?:a |an )?(?:good )?(?:financial )?(?:advis[oe]r|planner|fiduciary)',
    ],
    content:
      'A fiduciary must act in your interest, not sell what pays best. Ask any adviser to confirm it in writing, and how they are paid.',
    details: [
      'Fee-only planners take no commissions; CFP is the usual mark of training. An hour with one pays off for big steps such as retirement or an inheritance.',
      'NAPFA and the CFP Board list planners near you; adviserinfo.sec.gov shows complaints.',
    ],
  },
  {
    terms: ['expense ratios?', 'fund fees?', 'investment fees?', 'management fees?'],
    content:
      'An expense ratio is what a fund takes each year, in percent of your money. Low is good: the fee compounds against you like a debt.',
    details: [
      'Broad index funds cost a small fraction of what funds with managers cost. The fund’s page shows it; add the adviser’s fee where there is one.',
    ],
  },
  {
    terms: ['inflation', 'cost of living increases?'],
    asks: [
      'how does inflation (?:affect|hurt|change|eat)',
      'protect (?:my )?(?:money|savings) (?:from|against) inflation',
    ],
    content:
      'Inflation is the rise of prices: the same money buys less each year. Cash loses by it; investments and raises have to outrun it.',
    details: [
      'Judge every return after inflation. Current numbers are at bls.gov. Ask me what a sum will buy in years to come.',
    ],
  },
  {
    terms: ['liquid(?:ity)?(?: assets?)?', 'liquid (?:money|cash|savings)'],
    content:
      'Liquidity is how fast something turns into cash without a loss: a savings account at once, stocks in days, a house in months.',
    details: [
      'An emergency fund has to be liquid. Retirement accounts and homes may make you rich on paper and short of cash.',
    ],
    own: 'How many months would my savings cover?',
  },
  {
    terms: ['risk tolerance', 'investment risk', 'volatility'],
    content:
      'Risk tolerance is how much loss you can stand, in money and in nerves, before you sell. It decides how much belongs in stocks.',
    details: [
      'Think of the last fall of the markets: who sold had too much risk. Money for the next few years should carry little, whatever your nerves.',
    ],
    next: 'risk',
  },
  {
    terms: ['crypto(?:currency|currencies)?', 'bitcoins?', 'nfts?'],
    content:
      'Crypto is digital money without a bank behind it. Its price rests on demand alone and swings wildly, so only money you can lose belongs there.',
    details: [
      'No insurance covers it, mistakes cannot be undone and fraud is common. I give no tips on coins; a plan works without them.',
    ],
  },
]
