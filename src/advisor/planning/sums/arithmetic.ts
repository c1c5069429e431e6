/** Arithmetic for its own sake. */
import { sayLeft, sayShort } from './say-difference.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Worked } from '#advisor/planning/worked.ts'
import type { Given, Quantity } from '#advisor/planning/given.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import type { Figure } from '#contract/figures.ts'
import { multiplyMoney, percentShare } from '#finance/money.ts'
import { every } from './every.ts'
import { anyAmount, number } from './money-inputs.ts'
import { askedTime, isPutToIt, rhythmOf, tellPayback } from './payback.ts'
import { alike, asMoney, isCountable, putIn, putOut, readCounted, readInput } from './quantity.ts'

const TOO_LARGE = 'That is more than I can count in earnest. Could you check the numbers?'

export const sumOf = defineSum({
  name: 'sum-of',
  about: 'Adding amounts up.',
  inputs: { parts: { ...anyAmount('Added up'), adds: true, ask: 'Which amounts shall I add up?' } },
  results: ['total'],
  formula: 'all amounts added up',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const { value, unit } = readInput(sheet, 'parts', input.parts, 'money', said)
    putIn(sheet, 'parts', 'Added up', value, unit)
    const total = putOut(sheet, {
      name: 'total',
      label: 'Total',
      unit,
      value,
      formula: 'all amounts added up',
    })
    return { answer: [text`${total}${every(sheet)} in all.`], lines: [text`Total: ${total}`] }
  },
})

/** Questions whose answer can be that something is missing. */
const SHORT =
  /\b(?:short|enough|left|leaves?|afford|cover(?:s|ed)?|over|after|minus|less|need|missing|gap|remain\w*|pay off|make it)\b/i

/** '120, and 41 of my payments count. how many more' */
const COUNTED = /\bhow many\b|\b\d+ payments\b/i
const PAYMENTS = /\bpayments?\b/i

export const difference = defineSum({
  name: 'difference',
  about: 'What is left of one amount after another, or how much more one is than the other.',
  inputs: {
    amount: { ...anyAmount('Amount'), ask: 'From which amount shall I take it off?' },
    take: { ...anyAmount('Taken off'), adds: true, ask: 'Which amount comes off?' },
  },
  results: ['difference', 'short'],
  formula: 'the amount, less what is taken off',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const { unit, amount, take } = alike(
      sheet,
      { amount: ['Amount', input.amount], take: ['Taken off', input.take] },
      COUNTED.test(said) ? 'number' : 'money',
      said,
    )
    const value = amount.value - take.value
    const from = [amount.figure, take.figure]
    const formula = 'the amount, less what is taken off'
    const left = putOut(sheet, { name: 'difference', label: 'Difference', unit, value, formula, from })
    const counted = unit === 'number' && PAYMENTS.test(said) ? ' payments' : ''
    const words = { said, isMoney: unit === 'money', amount: amount.figure, take: take.figure }
    const lines = [text`Left: ${left}`]
    if (value >= 0) return { answer: [sayLeft(words, left, `${counted}${every(sheet)}`)], lines }
    const short = putOut(sheet, { name: 'short', label: 'More', unit, value: -value, formula, from })
    return { answer: [sayShort(words, short, SHORT.test(said))], lines }
  },
})

/** How often something comes in a year that is paid by the quarter, month or week. */
const periods: [RegExp, number, string][] = [
  [/\b(?:a|per|each|every) quarter\b|\bquarterly\b/i, 4, 'every quarter'],
  [/\b(?:a|per|each|every) month\b|\bmonthly\b/i, 12, 'a month'],
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, 52, 'a week'],
]

/** Fifty-two times what comes by the week is a year's already. */
const wholeYears: ReadonlySet<number> = new Set([12, 24, 26, 52, 365])

/** 'Over 18 years' makes one amount, which comes neither by the month nor by the year. */
function isForATime(sheet: Worksheet): boolean {
  const source = sheet.peekAt('times')
  return source?.kind === 'words' && /\b(?:years?|yrs?|months?|mos?|weeks?|wks?)\b/i.test(source.quote)
}

/** '1.5% times 12', '3% a week times 52' make a rate of a year; '8% times 240' takes that share. */
const isCounted = (times: number) => times > 12 && !wholeYears.has(times)

/** What was worked out for the sum is by the time that is asked for already: '1,200 a month times 12, for 3 of them'. */
const isWorkedOut = (sheet: Worksheet) =>
  ['amount', 'times'].some((slot) => sheet.peekAt(slot)?.kind === 'formula')

/** 'How much less is that a month' asks how far apart two amounts are: the word tells the sign. */
const APART =
  /\bhow much (?:more|less|lower|higher|better|worse)\b|\b(?:los(?:e|ing)|drop|apart|difference)\b/i

export const product = defineSum({
  name: 'product',
  about: 'So many times an amount: shares times their price.',
  inputs: {
    amount: { ...anyAmount('Amount'), ask: 'How much is it each time?' },
    times: { ...number('Times', 1e12), anyUnit: true, keepsFraction: true, ask: 'How many times?' },
  },
  results: ['total', 'year'],
  formula: 'the amount times how often it comes',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const timesUnit = sheet.unitOf('times') ?? 'number'
    const amountUnit = sheet.unitOf('amount') ?? 'money'
    const isSwapped = timesUnit === 'money' && amountUnit !== 'money'
    // 'Times 15%' takes that share of it, and so does '8% times 240'.
    const isShareOf =
      amountUnit === 'percent' && (isSwapped || (timesUnit === 'number' && isCounted(input.times)))
    const amount = isSwapped
      ? { value: input.amount, unit: isShareOf ? ('percent' as const) : ('number' as const) }
      : readCounted(sheet, 'amount', input.amount, 'money', said)
    const isShare = timesUnit === 'percent' && amount.unit !== 'percent'
    const times = timesUnit === 'money' && !isSwapped ? input.times / 100 : input.times
    const unit = isSwapped ? 'money' : isShareOf ? 'number' : amount.unit
    const signed = (amount.value * times) / (isShare || isShareOf ? 100 : 1)
    if (!isCountable(signed)) return TOO_LARGE
    const isApart = signed < 0 && amount.value < 0 && APART.test(said)
    const value = isApart ? -signed : signed
    const each = putIn(sheet, 'amount', 'Amount', isApart ? -amount.value : amount.value, amount.unit)
    const timesAs = isSwapped ? 'money' : isShare ? 'percent' : 'number'
    const count = putIn(sheet, 'times', 'Times', times, timesAs)
    const formula = 'the amount times how often it comes'
    const total = putOut(sheet, { name: 'total', label: 'Total', unit, value, formula })
    const period = periods.find(([words]) => words.test(said))
    const answer: Text[] = [
      isShareOf
        ? text`${total}${every(sheet)}: ${each} of ${count}.`
        : isShare
          ? text`${total}${every(sheet)}: ${count} of ${each}.`
          : text`${total}${every(sheet)}: ${count} times ${each}.`,
    ]
    const lines: Text[] = [text`Total: ${total}`]
    if (
      period &&
      sheet.per === undefined &&
      !wholeYears.has(times) &&
      !isForATime(sheet) &&
      !isWorkedOut(sheet) &&
      unit === 'money' &&
      /\byear|\bannual/i.test(said)
    ) {
      const [, often, words] = period
      const yearly = multiplyMoney(value, often)
      const year = sheet.sum('year', 'In a year', yearly, 'the total, as often as it comes in a year', [
        total,
      ])
      answer.unshift(text`${year} a year, or ${total} ${words}.`)
      lines.push(text`In a year: ${year}`)
    }
    return { answer, lines }
  },
})

/** 'Per quarter' is a fourth of a year's amount, 'split it' a half. */
const parts: [RegExp, number][] = [
  [/\b(?:per|a|each|every) quarter\b|\bquarterly\b/i, 4],
  [/\b(?:per|a|each|every) month\b|\bmonthly\b/i, 12],
  [/\b(?:per|a|each|every) week\b|\bweekly\b/i, 52],
  [/\b(?:per|a|each|every) (?:other week|two weeks|paycheck)\b|\bbiweekly\b/i, 26],
  [/\b(?:per|a|each|every) day\b|\bdaily\b/i, 365],
  [/\bhal(?:f|ve)\b|\bsplit\b|\bbetween (?:us|the two)\b|\bdown the middle\b/i, 2],
]

function partsIn(said: string): Given | null {
  const found = parts.find(([words]) => words.test(said))
  return found ? { value: found[1], source: byWords(found[0].exec(said)?.[0] ?? '') } : null
}

/** 'The 35k is 10% down': what it is a part of. */
function tellWhole(
  sheet: Worksheet,
  { amount, by, value, unit }: { amount: Figure; by: Figure; value: number; unit: Quantity },
): Worked | string {
  if (!isCountable(value)) return TOO_LARGE
  const formula = 'the amount divided by its share'
  const whole = putOut(sheet, { name: 'each', label: 'The whole', unit, value, formula })
  return { answer: [text`${whole}: ${amount} is ${by} of it.`], lines: [text`The whole: ${whole}`] }
}

/** 'What do i make an hour' */
const AN_HOUR = /\b(?:an|per|by the) (?:hour|hr)\W*(?:if|when|at|$|\?)/i

export const quotient = defineSum({
  name: 'quotient',
  about: 'An amount in so many equal parts, or how often one amount fits into another.',
  inputs: {
    amount: { ...anyAmount('Amount'), ask: 'Which amount shall I divide?' },
    by: {
      ...number('Parts', 1e12),
      anyUnit: true,
      keepsFraction: true,
      stored: ({ text: said }) => partsIn(said),
      ask: 'Into how many parts shall I divide it?',
    },
  },
  results: ['each'],
  formula: 'the amount divided by the number of parts',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    if (input.by < 1e-9) return 'It cannot be split into no parts at all. By how many shall I divide it?'
    const given = readCounted(sheet, 'amount', input.amount, 'money', said)
    const rhythm = given.unit === 'money' || given.unit === 'number' ? askedTime(said) : null
    const isPaid = rhythm !== null && sheet.unitOf('by') === 'number' && isPutToIt(sheet, 'by', said)
    const byUnit = isPaid ? 'money' : (sheet.unitOf('by') ?? 'number')
    const { value: whole, unit: amountUnit } = isPaid ? asMoney(given) : given
    const amount = putIn(sheet, 'amount', 'Amount', whole, amountUnit)
    // 'Half of it' divides by two, not by a half; what a margin leaves of the price was worked out, and divides.
    const isPart = byUnit === 'number' && input.by < 1 && sheet.peekAt('by')?.kind === 'words'
    const parts = isPaid ? input.by * 100 : isPart ? 1 / input.by : input.by
    const by = putIn(sheet, 'by', 'Divided by', parts, byUnit)
    if (byUnit === 'percent' && amountUnit !== 'percent')
      return tellWhole(sheet, { amount, by, value: whole / (parts / 100), unit: amountUnit })
    const fits = byUnit === amountUnit && byUnit !== 'number'
    // Money into a plain number: the number is dollars too.
    const scale = byUnit === 'money' && amountUnit !== 'money' ? 100 : 1
    const value = (whole * scale) / parts
    if (!isCountable(value)) return TOO_LARGE
    // '6,000, and she gives me 250 a month': how often it fits is how long it takes.
    const time = fits && byUnit === 'money' ? (rhythm ?? rhythmOf(sheet, 'by', said)) : null
    if (time) return tellPayback(sheet, { value, amount, by, rhythm: time, said })
    const unit = fits || scale > 1 ? 'number' : amountUnit
    const formula = 'the amount divided by the number of parts'
    const each = putOut(sheet, { name: 'each', label: 'Each', unit, value, formula })
    return {
      answer: [
        unit === 'number' && byUnit === 'money'
          ? text`${each} times: that's how often ${by} goes into ${amount}.`
          : byUnit === 'months'
            ? text`${each} a month: ${amount} spread over ${by}.`
            : AN_HOUR.test(said) && amountUnit === 'money'
              ? text`${each} an hour: ${amount} divided by ${by} hours.`
              : text`${each} each: ${amount} divided by ${by}.`,
      ],
      lines: [text`${amount} divided by ${by}: ${each}`],
    }
  },
})

export const share = defineSum({
  name: 'share',
  about: 'What percent one amount is of another.',
  inputs: {
    part: { ...anyAmount('Part'), adds: true, ask: 'Which amount shall I hold against the whole?' },
    whole: { ...anyAmount('Whole'), adds: true, ask: 'Of which amount shall it be a share?' },
  },
  results: ['percent', 'rest'],
  formula: 'the part divided by the whole',
  assumptions: [],
  compute(input, sheet, { text: said }) {
    const { unit, part, whole } = alike(
      sheet,
      { part: ['Part', input.part], whole: ['Whole', input.whole] },
      'money',
      said,
    )
    if (whole.value === 0) return 'There is no share of nothing. What is the whole amount?'
    const value = percentShare(part.value, whole.value)
    if (!isCountable(value)) return TOO_LARGE
    const shown = Math.abs(value) < 1 ? 'exactShare' : 'share'
    const percent = sheet[shown]('percent', 'Share', value, 'the part divided by the whole')
    const lines: Text[] = [text`Share: ${percent}`]
    const answer: Text[] = [text`${percent}: ${part.figure} out of ${whole.figure}.`]
    if (part.value < whole.value) {
      const rest = putOut(sheet, {
        name: 'rest',
        label: 'The rest',
        unit,
        value: whole.value - part.value,
        formula: 'the whole minus the part',
      })
      answer.push(text`The other ${rest} makes up the rest.`)
      lines.push(text`The rest: ${rest}`)
    }
    return { answer, lines }
  },
})
