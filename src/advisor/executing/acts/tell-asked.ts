/** 'Payment, total interest, and how much sooner with 100 more': one reply with every figure that is asked for. */
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import { listing, text, type Text } from '#advisor/grounding/pieces.ts'
import { isSameSum, type RecordedFigure, type SumRecord } from '#advisor/figures/sum-record.ts'
import { difference, show } from '#advisor/figures/show.ts'
import { NEW_LESS_NOW } from '#advisor/planning/new-less-now.ts'
import type { Executed, Executing, Outcome } from '#advisor/executing/outcome.ts'
import { type AskedFigure, askedFigures } from './asked-figures.ts'

type OfSum = Extract<Outcome, { kind: 'sum' }>

interface Asking {
  sheet: FigureSheet
  asked: readonly AskedFigure[]
  /** Sums of earlier messages. */
  earlier: readonly SumRecord[]
}

/** What is said of several sums at once. */
interface Together {
  words: Text[]
  of: readonly OfSum[]
}

/** The sums of a message told together, where it asks for several of their figures. */
export function tellAsked({ text: said, sheet, sums: earlier }: Executing, executed: Executed): Executed {
  const sums = executed.outcomes
    .filter((outcome) => outcome.kind === 'sum')
    .filter(
      (one, at, all) => !all.slice(0, at).some((other) => isSameSum(one.made.record, other.made.record)),
    )
  const isAlone = executed.outcomes.every(({ kind }) => kind === 'sum' || kind === 'told')
  const asked = askedFigures(said)
  if (!isAlone || asked.length === 0 || (asked.length === 1 && sums.length < 2)) return executed
  const asking = { sheet, asked, earlier }
  const told = withExtra(asking, sums) ?? twoPayments(asking, sums)
  if (!told) return executed
  return {
    ...executed,
    // Whose figures are all asked for by their names is meant, however unsure the reading.
    outcomes: told.of.map((one, at) => ({
      ...one,
      told: at === 0 ? told.words : [],
      before: null,
      chance: 1,
    })),
  }
}

const about = (sheet: FigureSheet, figure: RecordedFigure): Text => {
  const shown = show(sheet, figure)
  const rough = sheet.rough(shown)
  return rough ? ['about ', rough] : [shown]
}

const exact = (sheet: FigureSheet, { label, value, source }: RecordedFigure) =>
  sheet.money(label, value, source)

const paymentOf = ({ inputs, results }: SumRecord) =>
  results['payment'] ?? inputs['payment'] ?? inputs['total']

/** A loan as it is, and with more paid on it, one way or another. */
function withExtra({ sheet, asked }: Asking, sums: readonly OfSum[]): Together | null {
  const faster = sums.filter(({ made: { record } }) => record.kind === 'extra-payment')
  const [first] = faster
  const loans = sums.filter(({ made: { record } }) => record.kind === 'loan-payment')
  if (!first || faster.length + loans.length < sums.length || loans.length > 1) return null
  const { results } = first.made.record
  const payment = paymentOf(first.made.record)
  const loan = loans[0] && paymentOf(loans[0].made.record)
  if (loan && loan.value !== payment?.value) return null
  const told = faster.map(({ made: { record } }) => gainOf(sheet, record, faster.length === 1))
  if (told.includes(null) || !results['usualInterest']) return null
  const gains = told.filter((one) => one !== null)
  const gained = asked.find(({ name }) => name === 'sooner' || name === 'saved' || name === 'months')
  // Interest that is asked for behind what it saves is that with the extra.
  const isThen = ({ name, at }: AskedFigure) => name === 'interest' && gained !== undefined && at > gained.at
  const isAsked = (name: string) => asked.some((one) => one.name === name && !isThen(one))
  const then = asked.some((one) => isThen(one)) ? results['interest'] : undefined
  const parts = [
    ...(isAsked('payment') && payment ? [text`${exact(sheet, payment)} a month`] : []),
    ...(isAsked('interest') ? [text`${about(sheet, results['usualInterest'])} of interest in all`] : []),
  ]
  const base = parts.length > 0 ? [text`${listing(parts)}.`] : []
  const rest = then ? [text`Interest then: ${about(sheet, then)}.`] : []
  const isBaseFirst = (asked[0]?.at ?? 0) < (gained?.at ?? Infinity)
  return {
    words: isBaseFirst ? [...base, ...gains, ...rest] : [...gains, ...rest, ...base],
    of: [first, ...faster.slice(1)],
  }
}

/** 'With $100 more each month you’re done in 55 months, 17 months sooner, …' */
function gainOf(sheet: FigureSheet, { inputs, results }: SumRecord, isOnly: boolean): Text | null {
  const { extra, once, payment: paid } = inputs
  const { saved, sooner, months } = results
  if (!saved || !sooner || !months || !(extra || once)) return null
  const now = results['payment'] ?? paid
  const isWhole = extra?.source.kind === 'formula' && extra.source.formula === NEW_LESS_NOW
  const more =
    isWhole && now
      ? [text`${exact(sheet, { ...extra, label: 'New payment', value: extra.value + now.value })} a month`]
      : extra
        ? [text`${show(sheet, extra)} more each month`]
        : []
  const way = listing([...more, ...(once ? [text`${show(sheet, once)} at once`] : [])])
  const [time, less, gain] = [show(sheet, months), show(sheet, sooner), about(sheet, saved)]
  return isOnly
    ? text`With ${way} you’re done in ${time}, ${less} sooner, and save ${gain} in interest.`
    : text`${way}: ${time}, ${less} sooner, saves ${gain}.`
}

const timed: ReadonlySet<string> = new Set(['payoff-time', 'debt-payoff'])

/** One debt at two payments: of this message, or as it was told before and now. */
function twoPayments({ sheet, asked, earlier }: Asking, sums: readonly OfSum[]): Together | null {
  const [one, other, ...more] = sums
  if (!one || more.length > 0 || !timed.has(one.made.record.kind)) return null
  const isCompared = asked.some(({ name }) => name === 'sooner' || name === 'saved')
  if (!other && !isCompared) return null
  const now = other?.made.record ?? one.made.record
  const then = other ? one.made.record : earlier.findLast((before) => isOfSameDebt(before, now))
  const [slow, fast] = [then ? partsOf(then) : null, partsOf(now)]
  if (!then || !slow || !fast || then.kind !== now.kind || slow.payment.value === fast.payment.value)
    return null
  const time = difference(sheet, 'Difference in time', fast.months, slow.months)
  const cost = difference(sheet, 'Difference in interest', fast.interest, slow.interest)
  const isLess = fast.months.value <= slow.months.value
  const gap = text`${time} ${isLess ? 'sooner' : 'later'} and ${sheet.rough(cost) ?? cost} ${isLess ? 'less' : 'more'} interest`
  const [was, is] = [show(sheet, slow.payment), show(sheet, fast.payment)]
  if (other)
    return {
      words: [
        text`At ${was} a month: ${show(sheet, slow.months)} and ${about(sheet, slow.interest)} of interest.`,
        text`At ${is}: ${show(sheet, fast.months)}, ${gap}.`,
      ],
      of: [one, other],
    }
  return {
    words: [
      text`${show(sheet, fast.months)} at ${is} a month: ${gap} than at ${was}.`,
      text`Interest comes to ${about(sheet, fast.interest)}.`,
    ],
    of: [one],
  }
}

const isOfSameDebt = (one: SumRecord, other: SumRecord) =>
  one.kind === other.kind &&
  one.inputs['balance']?.value === other.inputs['balance']?.value &&
  paymentOf(one)?.value !== paymentOf(other)?.value

function partsOf(record: SumRecord) {
  const { months, interest } = record.results
  const payment = paymentOf(record)
  return months && interest && payment ? { months, interest, payment } : null
}
