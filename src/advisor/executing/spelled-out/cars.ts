/** Questions about buying a car that say all of their numbers. */
import type { Action } from '#advisor/minding/minded.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { constant, writeSum } from './write-sum.ts'

const TRADE = /\btrad(?:e|ing|ed)\b|\btrade-?in\b|\b(?:my|our|the) old (?:one|car|truck)\b|\bold one\b/i
const ON_OLD = 'on (?:that|it|the old|my old)|(?:left )?on (?:the|my|her|his|that) (?:note|loan|old)'
const OWED = {
  before: /\b(?:owe|owing|owed|left on|balance|payoff)\b[^.?!,]{0,24}$/i,
  after: new RegExp(String.raw`^[^.?!,]{0,20}\b(?:${ON_OLD}|left on|owed|payoff|still owing)\b`, 'i'),
}
const WORTH = {
  before: new RegExp(
    String.raw`\b(?:give me|giving me|take (?:my|our|her|his|the) [\w ]{1,20} for|offer(?:ed|ing|s)?(?: me)?|` +
      String.raw`trade(?:-?in)?(?: is| worth| value)*|worth|get)\b[^.?!,]{0,20}$`,
    'i',
  ),
  after: /^[^.?!]{0,20}\b(?:for (?:my|the|our|her|his) |in trade|trade|on (?:my|the|our) (?:old|trade))/i,
}
const DOWN = {
  before: /\b(?:put(?:ting)?|down(?: ?payment)?(?: of)?|cash of)(?: down)? $/i,
  after: /^[^.?!,]{0,30}\b(?:down|in cash|cash)\b(?![- ]?back)/i,
}
const TAX = {
  before: /\b(?:tax(?:es)?|(?:state|county|city) (?:takes|wants|charges|gets))\b[^.?!%]{0,24}$/i,
  after: /^[^.?!,%]{0,16}\btax(?:es)?\b/i,
}

/** 'Car is 31,900, 8,200 for my old one, I still owe 3,100 on that, tax 6.5% after the trade-in, 66 months at 5.9%' */
export function tradeIn({ text, numbers }: Spelling): Action[] | null {
  if (!TRADE.test(text)) return null
  const said = new Placing(text, numbers)
  const tax = said.percent({ ...TAX, most: 15 })
  const rate = said.percent({ most: 30 })
  const months = said.months({ least: 12, most: 120 })
  const worth = said.money(WORTH)
  const owed = said.money(OWED)
  const down = said.money(DOWN)
  const price = said.money({ least: 2000 })
  if (!price || !worth || !rate || !months || !said.isDone) return null
  if (price.value <= worth.value) return null
  return [writeSum('rollover', { price, owed: owed ?? constant(0), worth, rate, months, down, tax })]
}

const REBATE = {
  before: /\b(?:rebates?|cash[- ]?back|discount|off|incentive)\b(?: of| is)? $/i,
  after: /^[^.?!,]{0,14}\b(?:rebates?|cash[- ]?back|off\b|back|discount|incentive|cash allowance)/i,
}

/** '0.9% for 48 months on the full sticker of 27,400, or 2,500 cash back and 6.4%' */
export function rebate({ text, numbers }: Spelling): Action[] | null {
  const said = new Placing(text, numbers)
  const back = said.money({ ...REBATE, most: 15_000 })
  const down = said.money(DOWN)
  const price = said.money({ least: 2000 })
  const first = said.percent({ most: 30 })
  const second = said.percent({ most: 30 })
  const months = said.months({ least: 12, most: 120 })
  const months2 = said.months({ least: 12, most: 120 })
  if (!back || !price || !first || !second || !months || !said.isDone) return null
  // The low rate of a dealer goes with the full price.
  const [rate, rate2] = first.value < second.value ? [first, second] : [second, first]
  const isTurned = rate !== first
  return [
    writeSum('rebate-or-rate', {
      price,
      rebate: back,
      rate,
      months: isTurned ? (months2 ?? months) : months,
      rate2,
      months2: isTurned ? months : months2,
      down,
    }),
  ]
}
