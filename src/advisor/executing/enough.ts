/** Whether a result is enough, against what was said or against a usual mark. */
import { byFormula, byRule, type FigureSheet } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { SaidNumber } from '#advisor/reading/numbers.ts'
import { perYear } from '#advisor/planning/question/per-period.ts'
import type { Told } from './acts.ts'
import { mainResult, show } from './show.ts'

/** 'Is that enough for 60k a year?' */
export function tellEnough(sheet: FigureSheet, record: SumRecord, target: SaidNumber | null): Told | null {
  const main = mainResult(record)
  if (!main) return null
  const [, have] = main
  const shown = show(sheet, have)
  if (!target || (target.kind !== 'money' && target.kind !== 'number')) return judge(sheet, record, main)
  if (have.unit !== 'money') return judge(sheet, record, main)
  const isIncome = target.period === 'year' || target.period === 'month'
  const isStock = have.value > 5_000_000 && isIncome
  const yearly = centsOf(isIncome ? perYear(target) : target.value)
  const goal = sheet.money('Wanted', isStock ? yearly : centsOf(target.value), {
    kind: 'words',
    quote: target.quote,
    messageId: null,
    at: null,
  })
  const rule = sheet.percent(
    'Withdrawn a year',
    4,
    byRule('4% rule', 'a first-year withdrawal that has lasted three decades in the past'),
  )
  const gives = isStock ? Math.round(have.value * 0.04) : have.value
  const wanted = isStock ? yearly : centsOf(target.value)
  const given = isStock
    ? sheet.roundedMoney('What it gives a year', gives, byFormula('its share under the rule', [shown, rule]))
    : shown
  const gap = sheet.roundedMoney(
    'Difference',
    Math.abs(gives - wanted),
    byFormula('one minus the other', [given, goal]),
  )
  const needed = sheet.roundedMoney(
    'Needed',
    Math.round(wanted / 0.04),
    byFormula('the spending divided by the rule’s share', [goal, rule]),
  )
  const isEnough = gives >= wanted
  return {
    answer: [
      isStock
        ? isEnough
          ? text`Yes: at ${rule} a year it gives about ${given}, ${gap} more than the ${goal}.`
          : text`Not quite: at ${rule} a year it gives about ${given}, ${gap} short of the ${goal}.`
        : isEnough
          ? text`Yes, with ${gap} to spare: ${given} against ${goal}.`
          : text`Not yet: ${given} is ${gap} short of ${goal}.`,
      ...(isStock && !isEnough ? [text`It would take ${needed}.`] : []),
    ],
    details: [],
  }
}

interface Yardstick {
  kinds: RegExp
  good: number
  fair: number
  /** Less is better. */
  low?: boolean
  name: string
  words: string
}

const yardsticks: readonly Yardstick[] = [
  {
    kinds: /savings-rate/,
    good: 15,
    fair: 10,
    name: 'Savings rate',
    words: 'a common mark is fifteen percent of pay',
  },
  {
    kinds: /emergency-fund|runway/,
    good: 6,
    fair: 3,
    name: 'Emergency fund',
    words: 'three to six months of expenses',
  },
  {
    kinds: /debt-to-income/,
    good: 36,
    fair: 43,
    low: true,
    name: 'Debt to income',
    words: 'lenders like a third and little more',
  },
  {
    kinds: /housing-ratio/,
    good: 30,
    fair: 40,
    low: true,
    name: 'Housing share',
    words: 'at most three tenths of pay',
  },
  {
    kinds: /credit-utilization/,
    good: 30,
    fair: 50,
    low: true,
    name: 'Credit use',
    words: 'under three tenths of the limits',
  },
]

function judge(sheet: FigureSheet, record: SumRecord, [, have]: [string, RecordedFigure]): Told {
  const shown = show(sheet, have)
  const yardstick = yardsticks.find(({ kinds }) => kinds.test(record.kind))
  if (!yardstick)
    return {
      answer: [
        have.unit === 'money' && have.value < 0
          ? text`No: ${shown} means more goes out than comes in.`
          : text`${shown} is what the numbers give; whether it is enough depends on what it has to cover. What would you hold it against?`,
      ],
      details: [],
    }
  const { good, fair, low, name, words } = yardstick
  const at = low ? -have.value : have.value
  const [top, middle] = low ? [-good, -fair] : [good, fair]
  const source = byRule(name, words)
  const mark =
    have.unit === 'percent'
      ? sheet.percent('Usual mark', good, source)
      : sheet.months('Usual mark', good, source)
  return {
    answer: [
      at >= top
        ? text`Yes, ${shown} is a good place to be: the usual mark is ${mark}.`
        : at >= middle
          ? text`It is fair: ${shown}, where the usual mark is ${mark}.`
          : text`Not yet: ${shown}, where the usual mark is ${mark}.`,
    ],
    details: [],
  }
}
