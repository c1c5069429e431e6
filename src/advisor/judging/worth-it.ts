/** Whether something pays: a new loan, points, a transfer, more than is due, free money. */
import type { Figure } from '#contract/figures.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Judge, Judgement, Matter } from './judgement.ts'

/** The newest sum of the same kind that knows when its costs are back. */
const withBreakeven = ({ record, sums }: Matter): SumRecord | null =>
  record.results['breakeven']
    ? record
    : (sums.findLast(({ kind, results }) => kind === record.kind && results['breakeven']) ?? null)

function timeSaid({ sheet, numbers }: Matter): Figure | null {
  const time = numbers.find(({ kind }) => kind === 'months')
  if (!time) return null
  const isYears = time.value >= 24 && time.value % 12 === 0
  return isYears
    ? sheet.years('Time you stay', time.value / 12, byWords(time.quote))
    : sheet.months('Time you stay', time.value, byWords(time.quote))
}

const monthsIn = ({ unit, value }: Figure) => (unit === 'years' ? value * 12 : value)

/** Costs today, less to pay each month: the time one stays decides. */
export const judgeRefinance: Judge = (matter) => {
  const { sheet, record } = matter
  const known = withBreakeven(matter) ?? record
  const { breakeven, saved, interest } = known.results
  const stay = timeSaid(matter)
  if (breakeven && stay) {
    const isBack = breakeven.value < monthsIn(stay)
    const gain =
      saved && saved.value > 0 ? [text`After that it saves ${show(sheet, saved)} every month.`] : []
    return {
      grade: isBack ? 'good' : 'poor',
      isMoreBetter: true,
      claim: isBack
        ? text`it’s still worth it: the costs are back after ${show(sheet, breakeven)}, before ${stay} are over`
        : text`it isn’t worth it: the costs are only back after ${show(sheet, breakeven)}, and you’d be gone in ${stay}`,
      because: isBack ? gain : [],
    }
  }
  const total = interest ?? saved
  if (!total) return null
  if (total.value <= 0)
    return {
      grade: 'poor',
      isMoreBetter: true,
      claim: text`it doesn’t pay`,
      because: [text`Over the whole time it costs more than it saves.`],
    }
  const back: Text[] = breakeven
    ? [text`The costs are back after ${show(sheet, breakeven)}, so it pays if you stay longer than that.`]
    : [
        fillText(
          'Closing costs are often {closing-low} to {closing-high} of the loan; it pays once the savings have covered them.',
          sheet,
        ),
      ]
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: text`it pays: ${show(sheet, total)} less in the end`,
    because: back,
  }
}

/** A change that saves interest. */
export const judgeSaved: Judge = ({ record, sheet }) => {
  const { saved, sooner } = record.results
  const rate = record.inputs['rate']
  if (!saved) return null
  if (saved.value <= 0)
    return { grade: 'poor', isMoreBetter: true, claim: text`it costs more than it saves`, because: [] }
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: sooner
      ? text`it’s worth it: ${show(sheet, saved)} less interest, done ${show(sheet, sooner)} sooner`
      : text`it’s worth it: it saves you ${show(sheet, saved)}`,
    because: rate
      ? [text`What you pay off early earns a certain ${show(sheet, rate)}. Keep a small cushion first.`]
      : [text`Just don’t let the old balance grow back.`],
  }
}

/** An old loan on a new car. */
export const judgeRollover: Judge = ({ record, sheet }) => {
  const { negative, payment } = record.results
  if (!negative || negative.value <= 0) return null
  return {
    grade: 'poor',
    isMoreBetter: true,
    claim: text`I’d avoid it: you’d owe ${show(sheet, negative)} more than the new car costs from the first day`,
    because: [
      ...(payment ? [text`And it’s ${show(sheet, payment)} a month.`] : []),
      text`Paying the old one down first is cheaper.`,
    ],
  }
}

export const judgePayday: Judge = ({ record, sheet }) => {
  const { apr } = record.results
  return apr
    ? {
        grade: 'poor',
        isMoreBetter: false,
        claim: text`${show(sheet, apr)} a year is far too much`,
        because: [text`A credit union’s small loan, a payment plan or even a card costs a fraction of that.`],
      }
    : null
}

/** Free money from an employer. */
export const judgeMatch: Judge = ({ record, sheet }) => {
  const { missed, match } = record.results
  if (!match) return null
  if (missed && missed.value > 0)
    return {
      grade: 'poor',
      isMoreBetter: true,
      claim: text`you leave ${show(sheet, missed)} a year of free money behind`,
      because: [text`Getting the whole match comes before almost anything else.`],
    }
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: text`you get the whole match, ${show(sheet, match)} a year`,
    because: [fillText('With it, {save-high} of pay for retirement is the usual aim.', sheet)],
  } satisfies Judgement
}
