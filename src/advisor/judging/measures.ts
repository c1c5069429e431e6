/** By what two sums can be told apart: only figures that mean the same are held against each other. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import { formatMoney } from '#finance/money.ts'

export type Meaning =
  | 'interest'
  | 'paid'
  | 'worth'
  | 'saved'
  | 'pay'
  | 'monthly'
  | 'time'
  | 'lasting'
  | 'gain'
  | 'amount'

interface Said {
  /** More of it is better. */
  isGain: boolean
  /** 'so $400 less interest' */
  less: string
  more: string
  /** What else matters. */
  besides: string
}

export const meanings: Record<Meaning, Said> = {
  interest: {
    isGain: false,
    less: 'less interest',
    more: 'more interest',
    besides: 'What you can keep up every month matters as much.',
  },
  paid: {
    isGain: false,
    less: 'less in all',
    more: 'more in all',
    besides: 'What you can keep up every month matters as much.',
  },
  worth: {
    isGain: true,
    less: 'less',
    more: 'more',
    besides: 'Both hold only if the return does.',
  },
  saved: {
    isGain: true,
    less: 'less saved',
    more: 'more saved',
    besides: 'Count the fees and your time, too.',
  },
  pay: { isGain: true, less: 'less', more: 'more', besides: 'Benefits, hours and the commute count, too.' },
  monthly: {
    isGain: false,
    less: 'less a month',
    more: 'more a month',
    besides: 'A lower payment often runs longer, so look at the total, too.',
  },
  time: {
    isGain: false,
    less: 'sooner',
    more: 'later',
    besides: 'It only works if the amount fits your month.',
  },
  lasting: { isGain: true, less: 'less', more: 'longer', besides: 'Rising prices shorten both.' },
  gain: { isGain: true, less: 'less', more: 'more', besides: 'That’s the money side alone.' },
  amount: { isGain: false, less: 'less', more: 'more', besides: 'That’s the money side alone.' },
}

const timesAYear: Readonly<Record<string, number>> = timesPerCalendarYear

type Measure = readonly [name: string, meaning: Meaning]

const owed: readonly Measure[] = [
  ['interest', 'interest'],
  ['total', 'paid'],
  ['paid', 'paid'],
  ['payment', 'monthly'],
]

/** The figures of each kind that two sums may be compared by, the weightiest first. */
const measures: Readonly<Record<string, readonly Measure[]>> = {
  'loan-payment': owed,
  'payment-to-clear': owed,
  'payoff-time': [...owed, ['months', 'time']],
  'debt-payoff': [...owed, ['months', 'time']],
  'minimum-payment': [...owed, ['months', 'time']],
  'house-payment': [['payment', 'monthly']],
  rollover: [['payment', 'monthly']],
  refinance: [
    ['interest', 'saved'],
    ['payment', 'monthly'],
  ],
  points: [
    ['total', 'saved'],
    ['payment', 'monthly'],
  ],
  consolidation: [
    ['saved', 'saved'],
    ['interest', 'interest'],
    ['payment', 'monthly'],
  ],
  'balance-transfer': [['saved', 'saved']],
  'extra-payment': [
    ['saved', 'saved'],
    ['months', 'time'],
  ],
  'biweekly-payment': [['saved', 'saved']],
  'lease-or-buy': [['lease', 'paid']],
  growth: [['value', 'worth']],
  'interest-earned': [['value', 'worth']],
  'retirement-projection': [['value', 'worth']],
  college: [['value', 'worth']],
  'four-percent': [['year', 'pay']],
  'take-home': [['year', 'pay']],
  'pay-conversion': [['year', 'pay']],
  raise: [['new', 'pay']],
  'budget-summary': [['left', 'gain']],
  'what-if': [['left', 'gain']],
  'goal-payment': [['monthly', 'monthly']],
  'goal-time': [['months', 'time']],
  runway: [['months', 'lasting']],
  'nest-egg-life': [['years', 'lasting']],
  independence: [['years', 'time']],
  affordability: [['price', 'gain']],
  equity: [['equity', 'gain']],
  'income-tax': [['tax', 'amount']],
  'capital-gains': [['tax', 'amount']],
  'self-employment-tax': [['tax', 'amount']],
  'sum-of': [['total', 'amount']],
  product: [['total', 'amount']],
  quotient: [['each', 'amount']],
  'percent-of': [['amount', 'amount']],
  difference: [['difference', 'amount']],
  'per-year': [['year', 'amount']],
}

export interface Compared {
  meaning: Meaning
  figures: readonly [RecordedFigure, RecordedFigure]
  /** Nothing says whether more of it is better. */
  isUnclear?: boolean
}

const EARNED =
  /\b(?:earn|make|wages?|salary|an hour|raise|bonus|pays?|get|left|keep|job|offers?|cpm|gross|net)\b/i
const SPENT =
  /\b(?:costs?|price|rent|bills?|fees?|premiums?|spend|insurance|interest|tax(?:es)?|owe|loan|plan|deductible|pay)\b/i

const isSaidOf = (words: RegExp, ...sums: readonly SumRecord[]) =>
  sums.some((sum) => words.test(sum.words ?? ''))

/** The pay of a year: of a sum about pay, else of plain arithmetic with what is earned so often. */
function payOf(record: SumRecord): RecordedFigure | null {
  const [name] = measures[record.kind]?.find(([, meaning]) => meaning === 'pay') ?? []
  if (name !== undefined) return record.results[name] ?? null
  const [main] = Object.entries(record.results)
  const isAmount = measures[record.kind]?.some(([, meaning]) => meaning === 'amount') ?? false
  const often = main && record.per ? timesAYear[record.per] : undefined
  if (!main || !isAmount || often === undefined || main[1].unit !== 'money') return null
  const shown = { label: main[1].label, text: formatMoney(main[1].value, { decimals: 'auto' }) }
  return {
    label: 'A year',
    unit: 'money',
    value: main[1].value * often,
    source: {
      kind: 'formula',
      formula: 'what comes each time, by how often it comes in a year',
      inputs: [shown],
    },
  }
}

/** Two pays, though one of them was plain arithmetic: '27 an hour, 38 hours' against '52k a year'. */
function comparePay(a: SumRecord, b: SumRecord): Compared | null {
  const [mine, theirs] = [payOf(a), payOf(b)]
  const isPay = isSaidOf(EARNED, a) && isSaidOf(EARNED, b)
  return mine && theirs && isPay ? { meaning: 'pay', figures: [mine, theirs] } : null
}

/** The first meaning that both have, with their figures; null where they are about different things. */
export function findMeasure(a: SumRecord, b: SumRecord): Compared | null {
  for (const [name, meaning] of measures[a.kind] ?? []) {
    const other = (measures[b.kind] ?? []).find(
      ([theirs, same]) => same === meaning && b.results[theirs] !== undefined,
    )
    const [mine, theirs] = [a.results[name], other && b.results[other[0]]]
    if (!mine || !theirs || mine.unit !== theirs.unit) continue
    // Plain arithmetic means whatever it was about; nothing at all is a number that was not understood.
    if (meaning === 'amount' && (a.kind !== b.kind || mine.value === 0 || theirs.value === 0)) continue
    const isEarned = meaning === 'amount' && isSaidOf(EARNED, a, b)
    const isUnclear = meaning === 'amount' && !isEarned && !isSaidOf(SPENT, a, b)
    return { meaning: isEarned ? 'gain' : meaning, figures: [mine, theirs], ...(isUnclear && { isUnclear }) }
  }
  return comparePay(a, b)
}
