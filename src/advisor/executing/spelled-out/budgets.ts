/** Questions about a budget or a balance sheet that change one thing in it. */
import type { Action } from '#advisor/minding/minded.ts'
import { findRows, namedBy, plainWords } from '#advisor/planning/data/find-row.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, billRow, debtRow, reckon, writeSum } from './write-sum.ts'

const RATIO = /\bdebt[- ]to[- ]income\b|\bdti\b|\bratio\b/i
const ENDS = new RegExp(
  String.raw`\b(?:once|when|after|if|without)\b[^.?!]{0,24}?\b(\w+)(?: (?:loan|payment|note|card))?` +
    String.raw`(?:'s| is| are| was| gets| were)? (?:all )?(?:paid(?: off)?|gone|done|out of the (?:way|picture))|` +
    String.raw`\bwithout the (\w+)\b`,
  'i',
)

/** 'Every month 1,690 mortgage, 445 truck, 212 student loans: my ratio, and once the truck is paid off?' */
export function endingPayment({ text, numbers, snapshot }: Spelling): Action[] | null {
  const named = ENDS.exec(text)
  const word = named?.[1] ?? named?.[2]
  if (!RATIO.test(text) || !word) return null
  const said = new Placing(text, numbers)
  const pay = said.money({
    before: /\b(?:make|earn|gross|income|pay(?: is)?|bring (?:in|home)|salary)\b[^.?!,]{0,20}$/i,
    after: /^[^.?!,]{0,20}\b(?:gross|before tax\w*|salary|income)\b/i,
    least: 1000,
  })
  const ends = said.money({
    before: new RegExp(String.raw`\b${word}\b[^.?!,]{0,16}$`, 'i'),
    after: new RegExp(String.raw`^[^.?!,]{0,16}\b${word}`, 'i'),
  })
  const others = said.moneys({ most: 10_000 })
  if (!ends || others.length === 0 || !(pay || snapshot.profile.income) || !said.isDone) return null
  return [
    writeSum('debt-to-income', {
      part: [...others, ends],
      whole: pay ?? { kind: 'total', name: 'income' },
      ends,
    }),
  ]
}

const LEFT =
  /\b(?:left|over (?:each|every|a|per|will|would|then))\b|\bremain\w*|\bcome up short\b|\bin the (?:red|hole)\b/i
const RISES =
  /\b(?:going up|goes up|go up|went up|rais(?:e|es|ed|ing)|increas\w+|jump\w*|bump\w*|hik\w+|climb\w*|higher|more)\b/i
const CUT = /\b(?:going down|goes down|drop\w*|cut\w*|lower\w*|less|reduc\w+|trim\w*)\b/i

/** 'Rent goes up 9%: what is left now, what is the new rent, and what is left then?' */
export function budgetRise({ text, numbers, snapshot }: Spelling): Action[] | null {
  const [bill, ...more] = findRows(text, snapshot.expenses, ({ category }) => category).filter(
    ({ category }) => namedBy(text, category) > 0.5,
  )
  if (!bill || more.length > 0 || snapshot.income.length === 0 || !LEFT.test(text)) return null
  const said = new Placing(text, numbers)
  const percent = said.percent({ most: 60 })
  const isUp = RISES.test(text)
  if (!percent || isUp === CUT.test(text) || !said.isDone) return null
  const change = reckon(billRow(bill), 'times', percent)
  return [
    writeSum('what-if', isUp ? { moreExpense: change } : { lessExpense: change }),
    writeSum('percent-of', { percent, base: billRow(bill) }),
  ]
}

const SPLIT = /\b50 ?[/-] ?30 ?[/-] ?20\b|\bfifty[- ]thirty[- ]twenty\b/i
const OVER = /\b(?:over|under|above|below|too much|past|off)\b/i
const OF_PAY = {
  before: /\b(?:bring home|take home|take-home|net|make|clear|earn|pay(?: is)?|income|taxes)\b[^.?!]{0,24}$/i,
  after: /^[^.?!]{0,30}\b(?:after tax(?:es)?|take-?home|net|lands|hits my|a month after)\b/i,
}

/** '5,340 a month lands in my account, what I can't get out of runs 3,020: the three parts, and how far over on needs?' */
export function dividedPay({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!SPLIT.test(text) || !OVER.test(text)) return null
  const rule = SPLIT.exec(text)
  const isOfRule = ({ start, end }: { start: number; end: number }) =>
    rule !== null && start < rule.index + rule[0].length && end > rule.index
  const said = new Placing(
    text,
    numbers.filter((one) => !isOfRule(one)),
  )
  said.count({ least: 50, most: 50 })
  const income = said.money({ ...OF_PAY, least: 500 })
  const needs = said.moneys({ least: 20 })
  const bills = findRows(text, snapshot.expenses, ({ category }) => category)
  const spent = needs.length > 0 ? needs : bills.map(billRow)
  const isPaid = income !== undefined || snapshot.income.length > 0 || snapshot.profile.income !== null
  if (spent.length === 0 || !isPaid || !said.isDone) return null
  return [writeSum('fifty-thirty-twenty', { income, spent })]
}

const SOLD = /\b(?:sell\w*|sold|offer\w*|buy(?:er|ing|s)?|(?:give|giving|pay|paying) me|take it off)\b/i

/** 'Sell the boat for 15,200, pay off its loan and put the rest on the Visa: net worth now and after?' */
export function soldForDebts({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!SOLD.test(text) || !/\bnet worth\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const price = said.money({ least: 100 })
  const debts = findRows(text, snapshot.liabilities, ({ name }) => name).toSorted(
    (a, b) => placeOf(text, a.name) - placeOf(text, b.name),
  )
  const [first, second, ...more] = debts
  const thing = findRows(text, snapshot.assets, ({ name }) => name).find(
    ({ category }) => category !== 'Cash and Equivalents' && category !== 'Retirement Accounts',
  )
  if (!price || !first || !thing || more.length > 0 || !said.isDone) return null
  return [
    writeSum('sell-and-pay', {
      price: { ...price, period: null },
      worth: assetRow(thing),
      owed: debtRow(first),
      owed2: second && debtRow(second),
    }),
  ]
}

/** Where a row is named last, by its telling words: what is paid first is told first. */
const placeOf = (text: string, name: string) =>
  Math.max(...plainWords(name).map((word) => text.toLowerCase().lastIndexOf(word)))
