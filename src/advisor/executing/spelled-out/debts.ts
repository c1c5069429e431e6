/** Questions about debts that say all of their numbers. */
import type { Action } from '#advisor/minding/minded.ts'
import { findDebt } from '#advisor/planning/data/find-debt.ts'
import { findRows, plainWords } from '#advisor/planning/data/find-row.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { debtRow, writeSum } from './write-sum.ts'

const MOVED = new RegExp(
  String.raw`\b(?:transfers?|teaser|promo\w*|intro(?:ductory)?|interest[- ]free|(?:at )?zero (?:percent|interest|for|if)|` +
    String.raw`(?:no interest|nothing) for|(?<![\d.])0 ?%)`,
  'i',
)
const FEE_AFTER = /^[^.?!]{0,24}\b(?:fees?|on top of (?:what|the|it)|of what(?:ever)?)\b/i
const FEE_BEFORE = /\b(?:fees?|charges?|cost)\b[^.?!,]{0,16}$/i
const LATER = new RegExp(
  String.raw`\b(?:then|after(?:wards?| that)?|from (?:then|there|month|the)|once|when|jumps?|shoots?|reverts?|` +
    String.raw`kicks? in|goes|ends?|regular)\b[^.?!]*$`,
  'i',
)
const PROMO = /^[^.?!]{0,24}\b(?:for|until|till|intro\w*|promo\w*|teaser)\b/i
const PAYING =
  /\b(?:pay|paying|put|putting|send|sending|do|afford|throw|manage|swing|at|keep)\b[^.?!,]{0,24}$/i
const EACH_MONTH = /^ ?(?:dollars |bucks )?(?:a|per|each|every|\/) ?mo(?:nth)?\b|^ ?monthly\b/i
const LOWEST_LATER = 8

/** 'Moving 9,000 with a 3% fee, nothing for 15 months and then 26.99%, 350 a month' */
export function transfer({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!MOVED.test(text) || !/\b(?:cards?|transfer\w*|move|moving|balance|teaser)\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const feeSaid = said.percent({ before: FEE_BEFORE, after: FEE_AFTER, most: 10 })
  const newRate = said.percent({ after: PROMO, before: /\b(?:intro\w*|promo\w*|teaser)\b[^.?!]*$/i, most: 6 })
  const laterRate = said.percent({ before: LATER, least: LOWEST_LATER })
  const rate = said.percent({ least: LOWEST_LATER }) ?? laterRate
  const promoMonths = said.months({ most: 36 })
  const payment = said.money({ before: PAYING, after: EACH_MONTH, most: 3000 })
  const balance = said.money()
  const fee = feeSaid ?? said.percent({ most: 8 })
  const card = balance ? undefined : findCard(text, snapshot)
  if (!fee || !promoMonths || !(balance || card) || !(rate || card?.interestRate) || !said.isDone) return null
  const isLater = laterRate !== undefined && laterRate !== rate
  return [
    writeSum('balance-transfer', {
      balance: balance ?? (card && debtRow(card)),
      rate: rate ?? (card && debtRow(card)),
      laterRate: isLater || payment ? laterRate : undefined,
      payment,
      fee,
      promoMonths,
      newRate,
    }),
  ]
}

type Debt = Snapshot['liabilities'][number]

/** The card that is named, else the only one. */
function findCard(text: string, { liabilities }: Snapshot): Debt | undefined {
  const owed = liabilities.filter(({ amount }) => amount > 0)
  const named = findRows(text, owed, ({ name }) => name)
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const cards = owed.filter(({ category }) => category === 'Credit Cards')
  return cards.length === 1 ? cards[0] : owed.length === 1 ? owed[0] : undefined
}

const COMBINED = new RegExp(
  String.raw`\b(?:consolidat\w*|combin\w+|one (?:new |big |single )?loan|` +
    String.raw`(?:roll|lump|fold|wrap|put|merge|bundle)\w*\b[^.?!]{0,40}\b(?:in(?:to)? (?:one|a single)|together))`,
  'i',
)

/** 'Both cards into one loan at 11.9%, 48 payments, a 5% fee; now 210 goes to the Chase and 150 to the Citi' */
export function combined({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!COMBINED.test(text)) return null
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const named = findRows(text, owed, ({ name }) => name)
  const debts = named.length > 1 ? named : owed
  if (debts.length < 2 || debts.length > 3) return null
  const said = new Placing(text, numbers)
  const payments = debts.map((debt) => said.money({ ...atName(debt, debts), most: 5000 }))
  const fee = said.percent({ before: FEE_BEFORE, after: FEE_AFTER, most: 10 })
  const newRate = said.percent()
  const newMonths = said.months({ least: 6 })
  if (payments.includes(undefined) || !newRate || !newMonths || !said.isDone) return null
  const filled = debts.flatMap((debt, at) => {
    const key = at === 0 ? '' : String(at + 1)
    return [
      [`balance${key}`, debtRow(debt)],
      [`rate${key}`, debtRow(debt)],
      [`payment${key}`, payments[at]],
    ] as const
  })
  return [writeSum('combined-loan', { ...Object.fromEntries(filled), newRate, newMonths, fee })]
}

const PLAIN: ReadonlySet<string> = new Set(['card', 'loan', 'one', 'the', 'bank', 'credit', 'of', 'my'])

/** The words by which a debt is told from the others, right beside a number. */
function atName(debt: Debt, debts: readonly Debt[]) {
  const others = new Set(debts.filter((one) => one !== debt).flatMap(({ name }) => plainWords(name)))
  const words = plainWords(debt.name).filter((word) => !others.has(word) && !PLAIN.has(word))
  const named = (words.length > 0 ? words : plainWords(debt.name)).join('|')
  return {
    before: new RegExp(String.raw`\b(?:${named})(?:'?s)?\b[^.?!,;]{0,24}$`, 'i'),
    after: new RegExp(
      String.raw`^[^.?!,;]{0,20}\b(?:on|to|for|toward|towards|into|at)\b[^.?!,;]{0,12}\b(?:${named})`,
      'i',
    ),
  }
}

const LEAST_SHARE = {
  before: /\b(?:minimum|least|min)\b[^.?!]{0,40}$/i,
  after: /^[^.?!]{0,24}\b(?:of (?:the|what|whatever|my|it)|balance|owed)\b/i,
}
const FLOOR = {
  before:
    /\b(?:at (?:the )?least|never (?:less|under|below)(?: than)?|minimum(?: of)?|floor(?: of)?|or|no less than|under)\b[^.?!]{0,12}$/i,
  after: /^[^.?!]{0,30}\b(?:at (?:the )?(?:very )?least|minimum|whichever|higher|more|floor)\b/i,
}

/** '3,700 at 26.99, the minimum is 4% of the balance, 35 dollars at least: how long, and with 180 every month?' */
export function onlyMinimum({ text, numbers, snapshot }: Spelling): Action[] | null {
  const said = new Placing(text, numbers)
  const percent = said.percent({ ...LEAST_SHARE, most: 10 })
  const floor = said.money({ ...FLOOR, most: 100 })
  const rate = said.percent({ least: LOWEST_LATER })
  const fixed = said.money({
    after: EACH_MONTH,
    before: /\b(?:flat|fixed|steady)\b[^.?!]{0,12}$/i,
    most: 2000,
  })
  const balance = said.money({ least: 150 })
  const card = balance ? undefined : findCard(text, snapshot)
  const hasTerms = balance ? rate : card?.interestRate
  if (!percent || !floor || !hasTerms || !(balance || card) || !said.isDone) return null
  const owed = balance ?? (card && debtRow(card))
  return [
    writeSum('minimum-payment', {
      balance: owed,
      rate: rate ?? (card && debtRow(card)),
      percent,
      floor,
      fixed,
    }),
  ]
}

const MORE =
  /\b(?:extra|on top|more|added|adding|add|along|additional|rather it went|throw\w*|toward|free(?:d|s)? up)\b/i
const ONCE = /\b(?:lump|one[- ]time|once|today|this morning|right now|refund|bonus|windfall|inherit\w*)\b/i
const LASTS = /\b(?:to go|left|remaining|payments|still)\b/i

/** '24 years to go on the mortgage; with 180 on top of each payment: the payment, the months, the interest saved?' */
export function paidFaster({ text, numbers, snapshot }: Spelling): Action[] | null {
  const owed = snapshot.liabilities.filter(({ amount }) => amount > 0)
  const debt = findDebt(text, text.toLowerCase(), owed) ?? (owed.length === 1 ? owed[0] : undefined)
  if (!debt?.interestRate || !MORE.test(text) || !LASTS.test(text) || !/\binterest\b/i.test(text)) return null
  const said = new Placing(text, numbers)
  const extra = said.money({ most: 5000 })
  const months = said.months({ least: 12 })
  if (!extra || !months || !said.isDone) return null
  const terms = { principal: debtRow(debt), rate: debtRow(debt), months }
  // 'Today I pay 4,000 off it': once, and not every month.
  const isOnce = ONCE.test(text) && extra.period !== 'month'
  const more = { ...extra, kind: 'money', period: isOnce ? null : 'month' } as const
  return [writeSum('extra-payment', { ...terms, ...(isOnce ? { once: more } : { extra: more }) })]
}
