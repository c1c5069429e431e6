/** Owning a home, or saving for one. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { savings as storedSavings, surplus } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { compareRentOrBuy } from '#finance/home.ts'
import { BUYING_COSTS, HOME_INSURANCE, PROPERTY_TAX, SAFE_DOWN, SELLING_COSTS } from '#finance/house-cost.ts'
import { percentOf, percentShare, subtractMoney } from '#finance/money.ts'
import { down, storedRent } from './home-inputs.ts'
import { assumed } from './inputs.ts'
import { homeRate, money, monthly, months, percent, storedOwed, storedWorth } from './loan-inputs.ts'

export const equity = defineSum({
  name: 'equity',
  about:
    'What is yours of a home or a car, the share that is borrowed, and what a home-equity line could be.',
  inputs: {
    value: { ...money('Worth today'), stored: storedWorth, ask: 'What is it worth today?' },
    owed: {
      ...money('Owed on it'),
      stored: storedOwed,
      assume: assumed(0, 'Loans', 'nothing is owed on it'),
    },
    percent: {
      ...percent('Most that may be borrowed, share of the value', 100),
      assume: assumed(80, 'Lender’s limit', 'the share of the value that lenders commonly go up to'),
    },
  },
  results: ['equity', 'ltv', 'available'],
  formula: 'worth less what is owed; a credit line goes up to a share of the worth, less what is owed',
  assumptions: ['before selling costs'],
  compute(input, sheet, household) {
    if (input.value === 0) return 'What is it worth today?'
    const value = sheet.money('value', 'Worth today', input.value)
    const owed = sheet.money('owed', 'Owed on it', input.owed)
    const own = subtractMoney(input.value, input.owed)
    const mine = sheet.sum('equity', 'Equity', own, 'worth minus owed', [value, owed])
    const share = percentShare(input.owed, input.value)
    const ltv = sheet.share('ltv', 'Loan to value', share, 'owed divided by worth', [owed, value])
    const part = sheet.asideShare('Your part', percentShare(own, input.value), 'equity divided by worth', [
      mine,
      value,
    ])
    const most = sheet.percent('percent', 'Lender’s limit', input.percent)
    const room = Math.max(0, subtractMoney(percentOf(input.value, input.percent), input.owed))
    const available = sheet.sum(
      'available',
      'Could be borrowed',
      room,
      'the limit’s share of the worth, less owed',
    )
    const wantsLine =
      sheet.isSaid('percent') || /\bheloc|line of credit|borrow|tap|pull|cash.?out/i.test(household.text)
    const short = sheet.aside('Under water by', Math.max(0, -own), 'owed minus worth', [owed, value])
    const line = text`Up to ${most} of the value, you could borrow ${available} more.`
    return {
      answer: wantsLine
        ? [
            text`You could borrow up to ${available}: ${most} of the value less the ${owed} you owe.`,
            text`Your equity is ${mine}.`,
          ]
        : own >= 0
          ? [text`${mine} of it is yours, before selling costs; the loan is ${ltv} of what it’s worth.`]
          : [text`You’re ${short} under water: you owe more than it’s worth.`],
      lines: [text`Equity: ${mine}, ${part} of it`, text`Loan to value: ${ltv}`, line],
      notes: share > 80 && own >= 0 ? [text`Above ${most}, lenders usually want mortgage insurance.`] : [],
    }
  },
})

/** A difference below this share of the price decides nothing. */
const CLOSE = 1

export const rentOrBuy = defineSum({
  name: 'rent-or-buy',
  about: 'Renting or buying over some years, with costs, tax, insurance and the sale at the end.',
  inputs: {
    rent: { ...monthly('Rent a month'), stored: storedRent, ask: 'What is the rent a month?' },
    price: { ...money('Price'), ask: 'What does the home cost?' },
    down,
    rate: homeRate,
    years: { ...months('Time you’d stay'), assume: assumed(84, 'Time', 'how long people commonly stay') },
    growth: {
      label: 'Home gains a year',
      unit: 'percent',
      min: -50,
      max: 50,
      assume: assumed(3, 'Home prices', 'a common long-run gain; not a promise'),
    },
  },
  results: ['difference', 'breakeven', 'payment', 'own', 'rent'],
  formula:
    'buying is what is put down, the costs and all payments, less what a sale leaves; renting is all the rent',
  assumptions: [
    'the rent stays as it is',
    'repairs are left out',
    'buying and selling have the usual costs',
    'no mortgage insurance',
  ],
  compute(input, sheet) {
    if (input.price === 0) return 'What does the home cost?'
    const put = Math.min(input.price, input.down ?? percentOf(input.price, SAFE_DOWN))
    sheet.money('rent', 'Rent a month', input.rent)
    const price = sheet.money('price', 'Price', input.price)
    if (input.down === undefined)
      sheet.taken(
        'Down payment',
        'money',
        assumed(put, 'Down payment', 'the usual share that needs no mortgage insurance'),
      )
    else sheet.money('down', 'Down payment', put)
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    const time = sheet.months('years', 'Time you’d stay', input.years)
    const growth = sheet.percent('growth', 'Home gains a year', input.growth)
    const terms = {
      ...input,
      down: put,
      term: 360,
      months: input.years,
      tax: PROPERTY_TAX,
      insurance: HOME_INSURANCE,
      buyingCosts: BUYING_COSTS,
      sellingCosts: SELLING_COSTS,
    }
    const result = compareRentOrBuy(terms)
    const flat = compareRentOrBuy({ ...terms, growth: 0 })
    const own = sheet.sum('own', 'Buying, net', result.ownCost, 'all that is paid, less what the sale leaves')
    const rent = sheet.sum('rent', 'Renting', result.rentCost, 'all the rent')
    const monthlyCost = sheet.sum('payment', 'Owning a month', result.ownMonthly, 'loan, tax and insurance')
    const gap = sheet.sum(
      'difference',
      'Difference',
      Math.abs(result.difference),
      'renting and buying compared',
      [own, rent],
    )
    const flatGap = sheet.sum(
      'flat',
      'At flat prices',
      Math.abs(flat.difference),
      'the same without any gain',
    )
    const even =
      result.breakEven === null
        ? null
        : sheet.years(
            'breakeven',
            'Even after',
            Math.ceil(result.breakEven / 12),
            'the year buying catches up in',
          )
    const flatSide = flat.difference >= 0 ? 'ahead' : 'behind'
    return {
      answer: [
        Math.abs(result.difference) < percentOf(input.price, CLOSE)
          ? text`Close to even over ${time} if prices grow ${growth} a year: ${result.difference >= 0 ? 'buying' : 'renting'} is ${sheet.about(gap)} ahead.`
          : result.difference >= 0
            ? text`Buying wins by ${sheet.about(gap)} over ${time}, if prices grow ${growth} a year.`
            : text`Renting wins by ${sheet.about(gap)} over ${time}, even if prices grow ${growth} a year.`,
        text`At flat prices buying would end ${sheet.about(flatGap)} ${flatSide}.`,
      ],
      lines: [
        text`Owning: ${monthlyCost} a month with tax and insurance, at ${rate} on a ${price} home`,
        text`Buying, net of the sale: ${own}`,
        text`Renting: ${rent}`,
        text`Difference: ${gap}`,
        ...(even
          ? [text`Buying catches up within ${even}`]
          : [text`Buying does not catch up while the loan runs`]),
      ],
      notes: even
        ? [text`Buying catches up within ${even}, so it turns on how long you’d stay.`]
        : [text`It doesn’t catch up while the loan runs, so renting and saving the difference is no waste.`],
    }
  },
})

/** 'With 10% down, what is the loan' */
const THE_LOAN = new RegExp(
  [
    String.raw`\b(?:what(?:'?s| is| would)|how (?:much|big|large))\b[^.?!]{0,24}\b(?:loan|mortgage(?! insurance)|`,
    String.raw`borrow(?:ed|ing)?|financ(?:e|ed|ing))\b`,
  ].join(''),
  'i',
)

export const downPayment = defineSum({
  name: 'down-payment',
  about: 'How much a down payment is, how far off it is, and when it is there.',
  inputs: {
    price: { ...money('Price'), ask: 'What does the home cost?' },
    percent: {
      ...percent('Down payment, share of the price', 100),
      assume: assumed(SAFE_DOWN, 'Down payment', 'the usual share that needs no mortgage insurance'),
    },
    savings: {
      ...money('Saved so far'),
      adds: true,
      stored: ({ snapshot }: Household) => storedSavings(snapshot),
    },
    monthly: {
      ...monthly('Put aside a month'),
      pay: 'net',
      stored: ({ snapshot }: Household) => surplus(snapshot),
    },
  },
  results: ['down', 'gap', 'months'],
  formula: 'the share of the price; what is missing, divided by what is put aside a month',
  assumptions: ['closing costs come on top', 'without interest'],
  compute(input, sheet, { text: words }) {
    if (input.price === 0) return 'What does the home cost?'
    const price = sheet.money('price', 'Price', input.price)
    const share = sheet.percent('percent', 'Share put down', input.percent)
    const amount = percentOf(input.price, input.percent)
    const needed = sheet.sum('down', 'Down payment', amount, 'its share of the price', [price, share])
    if (THE_LOAN.test(words)) {
      const loan = sheet.aside('Loan', subtractMoney(input.price, amount), 'price less the down payment', [
        price,
        needed,
      ])
      return {
        answer: [text`${loan} to borrow: ${price} less ${needed} down.`],
        lines: [text`Down payment: ${needed}`, text`Loan: ${loan}`],
      }
    }
    if (input.savings === undefined && input.monthly === undefined) {
      return {
        answer: [text`${needed}: that’s ${share} of ${price}.`],
        lines: [text`Down payment: ${needed}`],
      }
    }
    const have = sheet.money('savings', 'Saved so far', input.savings ?? 0)
    const missing = Math.max(0, subtractMoney(amount, input.savings ?? 0))
    const gap = sheet.sum('gap', 'Still to save', missing, 'down payment minus savings', [needed, have])
    const lines: Text[] = [
      text`Down payment: ${needed}`,
      text`Saved so far: ${have}`,
      text`Still to save: ${gap}`,
    ]
    if (missing === 0) {
      return { answer: [text`You’re there: ${needed} is ${share} of ${price}, and you have ${have}.`], lines }
    }
    const first = text`${needed} for ${share} down, so ${gap} to go.`
    const there = sheet.asideShare(
      'Share there',
      percentShare(input.savings ?? 0, input.price),
      'savings as a share of the price',
      [have, price],
    )
    // Whoever names no share may put less down.
    const isBuyable = !sheet.isSaid('percent') && there.value >= (findRule('fha-down')?.value ?? Infinity)
    const less = isBuyable
      ? [text`Your ${have} is ${there} of the price: lenders take that, with mortgage insurance on top.`]
      : []
    if (!input.monthly) {
      return {
        answer: [first, ...less],
        lines,
        notes: less.length > 0 ? [] : [text`Tell me what you put aside a month, and I’ll see when.`],
      }
    }
    const paying = sheet.money('monthly', 'Put aside a month', input.monthly)
    const time = sheet.time(
      'months',
      'Time',
      Math.ceil(missing / input.monthly),
      'what is missing by what is put aside',
    )
    return {
      answer: [first, text`At ${paying} a month you’re there in ${sheet.spell(time)}.`],
      lines: [...lines, text`There in: ${sheet.spell(time)}`],
      notes: [...less, text`Keep your emergency fund apart from it, and plan a little for closing costs.`],
    }
  },
})
