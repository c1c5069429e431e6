/** Questions about homes that say all of their numbers. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { Placing, type Where } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, constant, reckon, writeSum } from './write-sum.ts'

const DOWN: Where = {
  before: /\b(?:put(?:ting)?|down(?: ?payment)?(?: of| is| was)?|with)(?: down)?(?: about| only)? $/i,
  after: /^[^.?!,]{0,40}\b(?:down|out of our (?:own )?pocket)\b/i,
}
const PERCENT_DOWN: Where = {
  before: /\b(?:down(?: ?payment)?(?: of| is| was)?|putting|put)(?: down)?(?: about| only)? $/i,
  after:
    /^ ?(?:of (?:that|it|the price) )?(?:was |is )?(?:put )?(?:down\b|as a down|ours\b|our own|we (?:put|paid|had)|from us)/i,
}
const GAIN: Where = {
  before:
    /\b(?:appreciat\w+|gain\w*|grow\w*|value|worth|homes?|houses?|prices?|rise|rises|climb\w*)\b[^.?!%]*$/i,
  after: /^[^.?!]{0,16}\b(?:appreciation|gains?|growth|in value|a year in value)\b/i,
}
const LEAST_PRICE = 30_000
const LONGEST_STAY = 240

/** The term of a mortgage is the longer time that is said. */
function placeTimes(said: Placing) {
  const first = said.months({ least: 6 })
  const second = said.months({ least: 6 })
  const all = [first, second].flatMap((one) => (one ? [one] : [])).toSorted((a, b) => b.value - a.value)
  return { term: all.length > 1 ? all[0] : undefined, time: all.at(-1) }
}

const RENT_OR_OWN =
  /\brent(?:ing|s|al)?\b[^]*\b(?:buy(?:ing)?|own(?:ing)?|purchas\w+)\b|\b(?:buy|own)(?:ing)?\b[^]*\brent/i
const RISE: Where = {
  before:
    /\b(?:rent|landlord|rises?|raises?|goes up|go up|going up|increases?|bumps?|climbs?|hikes?)\b[^.?!%]{0,40}$/i,
  after: /^[^.?!]{0,12}\b(?:rent|(?:increase|raise|bump|hike)s?)\b/i,
}
const SALE: Where = {
  before: /\b(?:sell|sale|selling|agents?|realtors?|commissions?)\b[^.?!%]*$/i,
  after: /^[^.?!%]{0,40}\b(?:sell|sale|selling|agents?|realtors?|commissions?)\b/i,
}
const LENT: Where = {
  before: /\b(?:mortgage|loan|fixed|years?|rate|rest|interest)\b(?: \w+){0,2} $/i,
  after: /^[^.?!,]{0,12}\b(?:mortgage|loan|fixed|for (?:30|15|thirty|fifteen)|over (?:30|15))/i,
}
const GAIN_OF_HOME: Where = {
  before: /\b(?:house|home|place|condo|value|prices?|appreciat\w+|gain(?:s|ing)?)\b[^.?!%,]{0,24}$/i,
  after: /^[^.?!,]{0,16}\b(?:appreciation|in value)\b/i,
}
const CLOSING: Where = {
  before: /\b(?:closing|buying) costs?\b[^.?!%]{0,16}$/i,
  after: /^[^.?!,]{0,16}\b(?:closing|buying costs?|fees)\b/i,
}

/** 'Rent 1,975, up 4% each year; or 310,000, 10% down, 7,000 closing, 6.6%, 750 a month for taxes, sold after five years' */
export function rentOrOwn({ text, numbers }: Spelling): Action[] | null {
  if (!RENT_OR_OWN.test(text) || !/\b(?:sell|sale|sold|cash)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const downPercent = said.percent(PERCENT_DOWN)
  const closingPercent = said.percent({ ...CLOSING, most: 8 })
  const growth = said.percent(GAIN_OF_HOME)
  const selling = said.percent(SALE)
  const lent = said.percent({ ...LENT, least: 2.5 })
  const rentRise = said.percent(RISE)
  const rate = lent ?? said.percent({ least: 2.5 })
  const price = said.money({ least: LEAST_PRICE })
  const closing = said.money(CLOSING)
  const down = said.money({ ...DOWN, least: 1000 })
  const upkeep = said.money({ ...HOUSE_COSTS, most: 5000 })
  const rent = said.money({ most: 15_000 })
  const term = said.months({ least: 120 })
  const stay = said.months({ most: LONGEST_STAY })
  said.dropTimes()
  if (!price || !rate || !rent || !stay || !said.isDone) return null
  return [
    writeSum('rent-or-own', {
      rent,
      rentRise,
      price,
      down,
      downPercent,
      closing,
      closingPercent,
      rate,
      months: term,
      upkeep,
      growth,
      selling,
      stay,
    }),
  ]
}

const INSURED = /\b(?:pmi|mortgage insurance)\b/i
const EIGHTY = /\b80 ?(?:%|percent)|\beighty percent/i

/** 'Bought for 290,000 with 5% down, 30 years at 6.75: after how many payments is it at 80%?' */
export function insured({ text, numbers }: Spelling): Action[] | null {
  if (!INSURED.test(text) && !EIGHTY.test(text)) return null
  if (!/\b(?:how (?:many|long|soon)|when|which (?:month|payment))\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  said.percent({ least: 78, most: 80 })
  said.percent({ least: 78, most: 80 })
  const downPercent = said.percent(PERCENT_DOWN)
  const rate = said.percent({ least: 1.5, most: 20 })
  const price = said.money({ least: LEAST_PRICE })
  const down = said.money({ ...DOWN, least: 1000 })
  const monthly = said.money({
    before: /\b(?:pmi|insurance)\b[^.?!]{0,20}$/i,
    after: /^[^.?!,]{0,24}\b(?:pmi|insurance)\b/i,
  })
  const extra = said.money({
    after: /^[^.?!,]{0,12}\b(?:extra|more|on top)\b/i,
    before: /\b(?:extra|additional) (?:of )?$/i,
  })
  const months = said.months({ least: 96 })
  const fee = monthly ?? said.money({ most: 600 })
  if (!price || !rate || !(down || downPercent) || !said.isDone) return null
  return [writeSum('mortgage-insurance', { price, down, downPercent, rate, months, monthly: fee, extra })]
}

const BY_RULE = /\b28 ?(?:\/|and|-|percent|%)|\bthirty[- ]six\b|\b36 ?(?:%|percent|side|rule)/i
const MOST_PRICE =
  /\b(?:price|how (?:much|expensive|big)[^.?!]{0,12}\b(?:house|home|place)|(?:house|home) can|look at|shop)/i
const DEBT: Where = {
  before: /\b(?:debts?|owe|payments?|pay|loans?|cards?|notes?)\b[^.?!]{0,30}$/i,
  after: /^[^.?!]{0,24}\b(?:debts?|loans?|cards?|cars?|truck|student|payments)\b/i,
}
const PAID: Where = {
  before:
    /\b(?:make|makes|earns?|gross(?:es)?|bring(?:s|ing)? (?:in|home)|income|salar(?:y|ies)|pay (?:is|of))\b[^.?!,]{0,24}$/i,
  after: /^[^.?!,]{0,24}\b(?:before tax\w*|gross|salary|income)\b/i,
}
/** Less a month is what somebody pays, not earns. */
const LEAST_PAY = 1500
const HOUSE_COSTS: Where = {
  before:
    /\b(?:tax(?:es)?|insurance|escrow|hoa|dues|repairs|upkeep)(?: (?:are|is|runs?|comes? to|of|at|about|another)){1,3} $/i,
  after: /^[^.?!]{0,30}\b(?:tax(?:es)?|insurance|escrow|hoa|dues|upkeep|repairs|maintenance)\b/i,
}

/** 'We gross 11,300, owe 640 a month on cars; after 720 of tax and insurance, 30 years at 6.5%, 60 grand down' */
export function mostExpensive({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!BY_RULE.test(text) || !MOST_PRICE.test(text)) return null
  const said = new Placing(text, numbers)
  said.percent({ least: 28, most: 28 })
  said.percent({ least: 36, most: 36 })
  said.count({ least: 28, most: 28 })
  said.count({ least: 36, most: 36 })
  const dues = said.money({ ...HOUSE_COSTS, most: 5000 })
  const down = said.money({ ...DOWN, least: 1000 })
  const told = said.moneys({ ...PAID, least: 1000 })
  const debts = said.moneys({ ...DEBT, most: 6000 })
  const open = said.moneys()
  const income = [...told, ...open.filter(({ value }) => told.length === 0 || value > LEAST_PAY)]
  debts.push(...open.filter((one) => !income.includes(one)))
  const rate = said.percent()
  const months = said.months({ least: 96 })
  const isPaid = income.length > 0 || snapshot.profile.income !== null
  if (!dues || !rate || !isPaid || !said.isDone) return null
  const nothing = constant(0)
  return [
    writeSum('affordability', {
      income: income.length > 0 ? income : undefined,
      debts: debts.length > 0 ? debts : nothing,
      rate,
      months,
      down: down ?? nothing,
      tax: nothing,
      insurance: nothing,
      dues,
    }),
  ]
}

const SO_FAR =
  /\b(?:still owe|owe(?:d)? (?:on|after|right)|balance|left on|mine|ours|equity|yours|how much of (?:the|it))\b/i
const BOUGHT = /\b(?:mortgage|borrow\w*|bought|house|home|condo|place)\b/i
const MADE = new RegExp(
  String.raw`\b(?:payments? (?:back|ago|made|in|so far|later|number)|after (?:the )?\w+ (?:payments?|years)|` +
    String.raw`years? (?:ago|in(?:to)?|later|from now)|so far|never missed)\b`,
  'i',
)

/** 'Seven years ago, 84 payments back, 30 years on 255,000 at 4.125%: what is owed, and what of the house is ours?' */
export function ownedSoFar({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!SO_FAR.test(text) || !BOUGHT.test(text) || !MADE.test(text)) return null
  if (!/\b(?:equity|ours|mine|yours|own|walk away|worth)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const downPercent = said.percent(PERCENT_DOWN)
  const growth = said.percent({ ...GAIN, most: 12 })
  const rate = said.percent({ most: 20 })
  const { term, time } = placeTimes(said)
  const down = said.money({ ...DOWN, least: 1000 })
  const worth = said.money({
    before: /\b(?:worth|value[ds]?(?: at)?|appraise[ds]?(?: at| for)?|sell for|zillow says)\b[^.?!]{0,16}$/i,
    after: /^[^.?!,]{0,16}\b(?:now|today|these days)\b/i,
    least: LEAST_PRICE,
  })
  const borrowed = said.money({ least: LEAST_PRICE })
  if (!rate || !borrowed || !time || !(term || time.value < 120) || !said.isDone) return null
  const homes = snapshot.assets.filter(({ category }) => category === 'Real Estate')
  const home: Value | undefined = homes.length === 1 && homes[0] ? assetRow(homes[0]) : undefined
  const isPrice = growth !== undefined || down !== undefined || downPercent !== undefined
  if (!isPrice && !worth && !home) return null
  return [
    writeSum('equity-after', {
      ...(isPrice ? { price: borrowed } : { principal: borrowed }),
      down,
      downPercent,
      rate,
      months: term,
      made: time,
      growth,
      worth: worth ?? (growth ? undefined : home),
    }),
  ]
}

const TAXED: Where = { before: /\btax(?:es)?\b[^.?!]{0,24}$/i, after: /^[^.?!]{0,40}\bproperty tax/i }
const COVERED: Where = {
  before: /\b(?:insurance|homeowner'?s?|policy)\b[^.?!]{0,24}$/i,
  after: /^[^.?!]{0,24}\b(?:for )?(?:home )?(?:insurance|homeowner'?s?)\b/i,
}
const OF_PMI: Where = {
  before: /\b(?:pmi|mortgage insurance)\b[^.?!]{0,24}$/i,
  after: /^[^.?!]{0,12}\bpmi\b/i,
}

/** '298,000, five percent down, 6.6; taxes 1.25% of the price, insurance 1,560, PMI 0.55% of the loan: all of it a month?' */
export function wholePayment({ text, numbers }: Spelling): Action[] | null {
  if (!/\binsurance|homeowner/i.test(text) || !/\btax/i.test(text)) return null
  const said = new Placing(text, numbers)
  const pmi = said.percent({ ...OF_PMI, most: 3 })
  const taxRate = said.percent({ ...TAXED, most: 4 })
  const downPercent = said.percent(PERCENT_DOWN)
  const rate = said.percent({ least: 1.5, most: 20, before: /^(?!.*\b(?:scraped|put|down)\b)/i })
  const share = downPercent ?? said.percent({ least: 3, most: 60 })
  const price = said.money({ least: LEAST_PRICE })
  const down = share ? undefined : said.money({ ...DOWN, least: 1000 })
  const tax = taxRate ? undefined : said.money({ ...TAXED, most: 30_000 })
  const insurance = said.money({ ...COVERED, most: 12_000 })
  const dues = said.money({
    before: /\b(?:hoa|dues|condo fees?)\b[^.?!]{0,24}$/i,
    after: /^[^.?!]{0,20}\b(?:hoa|dues)\b/i,
  })
  const months = said.months({ least: 96 })
  if (!price || !rate || !(taxRate ?? tax) || !insurance || !said.isDone) return null
  return [
    writeSum('house-payment', {
      price,
      down,
      downPercent: share,
      rate,
      months,
      tax: tax ?? (taxRate && reckon(price, 'times', taxRate)),
      insurance,
      pmi,
      dues,
    }),
  ]
}
