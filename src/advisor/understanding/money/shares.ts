import type { Snapshot } from '#advisor/snapshot.ts'
import { percentOf } from '#finance/money.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import { ASK } from '#advisor/understanding/certainty.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { yearlyPay } from './flows.ts'
import { findAll, layOutLines, type Line } from '#advisor/understanding/reading/lines.ts'
import { nameAmount } from '#advisor/understanding/names/naming.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'

const setAside = new RegExp(
  [
    String.raw`\b(?:401|401k|403|ira|roth|savings|save|saving|saved|invest|investing|contribute|contributing|retirement|`,
    String.raw`tsp|match|matches|hsa|taxes|tax)\b`,
  ].join(''),
)
const ofPay = new RegExp(
  [
    String.raw`^ of (?:it|that|this|(?:my |our |the |what (?:i|we) )?(?:\w+ )?(?:pay|income|take|takehome|paycheck|check|`,
    String.raw`salary|make|earn|bring|wages))\b`,
  ].join(''),
)
const goesTo =
  /^ (?:(?:of (?:it|that) )?(?:goes|go|going|disappears|vanishes|is gone|eaten|gets eaten)\b|(?:straight )?(?:to|into) (?![#$\d]))/

const parts = new Map([
  ['half', 50],
  ['a half', 50],
  ['a third', 100 / 3],
  ['one third', 100 / 3],
  ['two thirds', 200 / 3],
  ['a quarter', 25],
  ['one quarter', 25],
  ['a fourth', 25],
  ['three quarters', 75],
  ['a fifth', 20],
  ['a tenth', 10],
])
const SHARE =
  /#(\d+)%|\b(half|a half|(?:a|one) (?:third|quarter)|two thirds|three quarters|a (?:fourth|fifth|tenth))(?= of\b)/

/** A share of the pay that is spent, by percentage or as a part. */
interface Share {
  percent: number
  /** The words before and after it in its sentence. */
  before: string
  after: string
  /** The percentage itself, where it is one. */
  amount: Amount | null
  /** Which of the sentences. */
  line: number
}

function sharesIn({ amounts }: Reading, line: Line, index: number): Share[] {
  return findAll(line, SHARE).flatMap(({ from, to, groups }): Share[] => {
    const amount = groups[1] === undefined ? null : (amounts[Number(groups[1])] ?? null)
    const percent = amount ? amount.value : (parts.get(groups[2] ?? '') ?? 0)
    if (percent <= 0 || percent > 100) return []
    return [{ percent, before: line.text.slice(0, from), after: line.text.slice(to), amount, line: index }]
  })
}

/** '30% of my 5,000 monthly income goes to rent', 'a quarter of the 6,000 I earn', 'I bring home 3,600 and tithe 10% of it' */
export function readShares(reading: Reading, judged: readonly Judged[], snapshot: Snapshot): Found[] {
  const rows = snapshot.expenses.map(({ id, category }) => ({ id, name: category }))
  return layOutLines(reading).flatMap((line, index) =>
    sharesIn(reading, line, index).flatMap((share): Found[] => {
      const found = wholeOf(reading, share, judged)
      if (!found || isSetAside(share)) return []
      const { whole, namedBy } = found
      const name = spentOn(share.after) ?? (namedBy ? nameAmount(reading, namedBy, 'expenseItem').name : null)
      if (name === null) return []
      const amount = Math.round(percentOf(yearlyPay(reading, whole.amount), share.percent) / 12)
      return [
        {
          change: { kind: 'expense', id: findRow(rows, name)?.id ?? null, name, amount },
          amount: whole.amount,
          certainty: whole.certainty,
        },
      ]
    }),
  )
}

/** 'Put 10% of it in my 401k'; the taxes of 'before taxes' are none of it. */
const isSetAside = ({ before, after }: Share) =>
  /\b(?:up to|first|next) *$/.test(before) ||
  setAside.test(
    `${before.split(' ').slice(-5).join(' ')}${beside(after)}`.replace(/\b(?:before|after) tax(?:es)?\b/, ''),
  )

/** The words after a share that belong to it. */
const beside = (after: string) =>
  after
    .split(/ [.,;]| but /, 1)[0]
    ?.split(' ')
    .slice(0, 14)
    .join(' ') ?? ''

/** The pay that this is a share of, and the amount beside which the share has its name. */
function wholeOf(
  reading: Reading,
  { before, after, amount, line }: Share,
  judged: readonly Judged[],
): { whole: Judged; namedBy: Amount | null } | null {
  const pays = paysOf(judged)
  const said = /^ of (?:[a-z']+ ){0,5}?#(\d+)\b(?!%)/.exec(after)
  const following = pays.find((one) => one.amount === reading.amounts[Number(said?.[1])])
  if (following) return { whole: following, namedBy: following.amount }
  const [only, another] = pays
  // 'I put in 6% and they add 50% of that': a share of the share before.
  const isOfShare = /#\d+%/.test(before) && /^ of (?:it|that|this)\b/.test(after)
  if (!only || another || isOfShare) return null
  const isBefore = only.amount.sentence <= line && line - only.amount.sentence <= 1
  if (ofPay.test(after) && (isBefore || !/^ of (?:it|that|this)\b/.test(after)))
    return { whole: only, namedBy: amount }
  return isBefore && goesTo.test(`${after} `) ? { whole: only, namedBy: amount } : null
}

/** Numbers that nobody takes for pay do not stand in the way of the one that is. */
function paysOf(judged: readonly Judged[]): Judged[] {
  const pays = judged.filter(({ role }) => role === 'income')
  const sure = pays.filter(({ certainty }) => certainty >= ASK)
  return sure.length > 0 ? sure : pays
}

const target = new RegExp(
  [
    String.raw`\b(?:to|toward|towards|into|on) (?:(?:my|our|the|a|her|his|pay|paying|pay for) )*`,
    String.raw`((?!for\b)[a-z]+(?: (?!for\b)[a-z]+| '?s\b){0,3}?)(?: for (?:(?:my|our|the) )*([a-z]+(?: [a-z]+){0,2}?))?`,
    String.raw`(?= [.,;:!?#("-]| (?:and|every|each|which|but|because|so|these|right now|alone)\b|$)`,
  ].join(''),
)

/** 'Goes straight to my ex for alimony', 'on housing': what the share is spent on. */
function spentOn(after: string): string | null {
  const said = target.exec(beside(after))
  const name = (said?.[2] ?? said?.[1] ?? '').replaceAll(/ '?s\b/g, "'s").trim()
  return name === '' ? null : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
