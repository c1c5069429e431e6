import { byFormula, byRule } from '#advisor/grounding/figures.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import { toValue } from '#advisor/planning/to-value.ts'
import type { Input } from '#advisor/planning/sum.ts'
import type { PlainDate } from '#finance/dates.ts'
import { toCents } from '#finance/money.ts'
import { combine } from './combine.ts'
import type { Expression } from './expression.ts'
import type { FigureBook } from './figure-book.ts'
import type { Said, SaidNumbers } from './said.ts'
import { findEntry } from './rule-figure.ts'
import { figureOfValued, type Valued, valueOfFigure } from './valued.ts'

/** What an expression is resolved with. */
export interface Sources {
  book: FigureBook
  said: SaidNumbers
  today: PlainDate
}

/** What the value is wanted for: an input of a sum; null in free arithmetic. */
type Wanted = Input | null

const arithmetic = (word: string) => byRule('Arithmetic', word)
const PLAIN = arithmetic('a plain number')

/** Numbers that arithmetic itself brings along. */
const constants = new Set([1, 2, 10, 12, 52, 100])

/** The value, or a sentence that says why there is none. */
export function resolve(expression: Expression, wanted: Wanted, sources: Sources): Valued | string {
  return expression.kind === 'operation'
    ? resolveOperation(expression, wanted, sources)
    : resolveAtom(expression, wanted, sources, false)
}

function resolveOperation(
  { sign, left, right }: Extract<Expression, { kind: 'operation' }>,
  wanted: Wanted,
  sources: Sources,
): Valued | string {
  const part = (side: Expression): Valued | string =>
    side.kind === 'operation'
      ? resolveOperation(side, wanted, sources)
      : resolveAtom(side, wanted, sources, true)
  const [a, b] = [part(left), part(right)]
  if (typeof a === 'string') return a
  if (typeof b === 'string') return b
  const combined = combine(sign, a, b)
  if (typeof combined === 'string') return combined
  const { book } = sources
  const figures = [a, b].map((one) => figureOfValued(book.sheet, one.label, one))
  for (const [at, side] of [left, right].entries()) {
    const figure = figures[at]
    // '… - (1,725 - rent)': what was worked out on the way may be said, too.
    if (side.kind === 'operation' && figure) book.add('part', figure, 'aside')
  }
  const name = (one: Valued, side: Expression) => (side.kind === 'operation' ? `(${one.label})` : one.label)
  const formula = `${name(a, left)} ${signWords[sign]} ${name(b, right)}`
  return { ...combined, label: formula, source: byFormula(formula, figures) }
}

const signWords = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by' }

function resolveAtom(
  atom: Exclude<Expression, { kind: 'operation' }>,
  wanted: Wanted,
  sources: Sources,
  isPart: boolean,
): Valued | string {
  const { book, said } = sources
  if (atom.kind === 'ref') {
    const entry = book.find(atom.ref)
    book.use(atom.ref)
    return entry ? valueOfFigure(entry.figure, entry.per) : `there is no figure ${atom.ref}`
  }
  if (atom.kind === 'said') {
    const found = said.find(atom.quote)
    if (typeof found === 'string') return found
    const own = isPart ? null : wanted
    return valueOfSaid(own ? found : asQuoted(found, atom.quote), own, sources)
  }
  if (atom.kind === 'rule') {
    const rule = findEntry(book, `rule.${atom.id}`)
    book.use(`rule.${atom.id}`)
    return rule ? valueOfFigure(rule.figure) : `there is no rule ${atom.id}`
  }
  if (atom.kind === 'word') {
    book.shares.add(atom.word.toLowerCase())
    return { value: atom.value, unit: 'number', label: atom.word, per: null, source: arithmetic(atom.word) }
  }
  if (atom.kind === 'assume') return wanted ? assume(atom, wanted) : assumeShare(atom, book)
  return resolveNumber(atom, wanted, sources, isPart)
}

/** said"8" of '8 weeks', within arithmetic, is the number that stands there and no time. */
function asQuoted(said: Said, quote: string): Said {
  const value = Number(quote.trim())
  const isBare = said.number.kind === 'months' && Number.isFinite(value) && value !== said.number.value
  return isBare ? { ...said, number: { ...said.number, kind: 'number', value } } : said
}

const nothing = ({ unit }: Input): Valued => ({
  value: 0,
  unit,
  label: 'nothing',
  per: null,
  source: byRule('Nothing', 'left out'),
})

/** What is assumed is in the unit of its input; its bounds are checked with those of every other value. */
/** Within arithmetic a percentage may be assumed, which the answer then shows. */
function assumeShare(
  { value, isPercent }: { value: number; isPercent: boolean },
  book: FigureBook,
): Valued | string {
  if (!isPercent) return 'in free arithmetic only a percentage may be assumed, such as assume 6%'
  const source = byRule('Assumption', 'taken for this calculation, since nobody has said it; say yours')
  const { figure } = book.add('assumed', book.sheet.percent('An assumed share', value, source), 'input')
  return { value, unit: 'percent', label: `an assumed ${figure.text}`, per: null, source }
}

function assume({ value }: { value: number }, wanted: Input): Valued | string {
  if (value === 0) return nothing(wanted)
  if (!isAssumable(wanted)) return `${wanted.label} is the user’s own and cannot be assumed; ask for it`
  return {
    value: wanted.unit === 'money' ? toCents(value) : value,
    unit: wanted.unit,
    label: wanted.label,
    per: null,
    source: byRule(
      'Assumption',
      'taken for this sum, since nobody has said it; say yours and it is done again',
    ),
  }
}

/** Amounts that are stored of a person are facts; rates, times and what one might pay are choices. */
const isAssumable = ({ assume: preset, unit, stored, label }: Input) =>
  preset !== undefined ||
  unit !== 'money' ||
  stored === undefined ||
  /payment|put away|added|extra|spare/i.test(label)

/** A number that was said, in the unit of the input, or in its own. */
export function valueOfSaid({ number, source }: Said, wanted: Wanted, { today }: Sources): Valued | string {
  const label = `“${number.quote}”`
  if (wanted && number.kind !== 'factor') {
    // A bare amount is meant as the field describes it; only pay is told by the year as often as by the month.
    const isBare = number.period === null && wanted.unit === 'money' && !wanted.salaried && !wanted.anyUnit
    const fitting = toValue(number, isBare ? withoutPeriod(wanted) : wanted, today)
    if (!fitting) return `${JSON.stringify(number.quote)} is no ${unitNames[wanted.unit]}`
    return { value: fitting.value, unit: fitting.unit, source, label, per: null }
  }
  const { kind, value } = number
  if (kind === 'money') return { value: toCents(value), unit: 'money', source, label, per: periodOf(number) }
  const unit: Quantity = kind === 'percent' || kind === 'months' || kind === 'age' ? kind : 'number'
  return { value, unit, source, label, per: null }
}

function withoutPeriod(input: Input): Input {
  const bare = { ...input }
  delete bare.per
  return bare
}

const periodOf = ({ period }: Said['number']): Valued['per'] =>
  period === 'month' || period === 'year' ? period : null

export const unitNames: Record<Quantity, string> = {
  money: 'amount of money',
  percent: 'percentage',
  months: 'time',
  age: 'age',
  number: 'number',
}

/** A bare number is one of arithmetic, or one that the user has said, or a figure that stands there once. */
function resolveNumber(
  { value, isPercent }: { value: number; isPercent: boolean },
  wanted: Wanted,
  sources: Sources,
  isPart: boolean,
): Valued | string {
  const { book, said } = sources
  if (isPart && !isPercent && constants.has(value)) {
    // 'Two months of it': what a sum was multiplied by may be said.
    if (!book.find(`plain.${value}`))
      book.add(`plain.${value}`, book.sheet.number('Counted with', 'count', value, PLAIN), 'evidence')
    return { value, unit: 'number', label: String(value), per: null, source: PLAIN }
  }
  if (value === 0 && !isPart && wanted) return nothing(wanted)
  const isIt = (one: Valued | string): one is Valued =>
    typeof one !== 'string' && isSame(one.unit === 'money' ? one.value / 100 : one.value, value)
  const asSaid = said.all
    .filter(({ number }) => number.kind !== 'factor')
    .flatMap((one) => [valueOfSaid(one, wanted, sources), isPart ? valueOfSaid(one, null, sources) : ''])
    .find(isIt)
  if (asSaid) return asSaid
  const entries = book.entries.filter(({ figure }) => {
    const one = valueOfFigure(figure)
    return isIt(one) && (!wanted || wanted.anyUnit || one.unit === wanted.unit || isPart)
  })
  const known = new Map(entries.map((entry) => [JSON.stringify(entry.figure.source), entry]))
  const [only, another] = [...known.values()]
  if (only && !another) return valueOfFigure(only.figure, only.per)
  if (only)
    return `${value} stands in several places; write which: ${[...known.values()]
      .map(({ ref }) => ref)
      .slice(0, 6)
      .join(', ')}`
  const way = wanted && isAssumable(wanted) ? `, or assume ${value} if it is your assumption` : ''
  return (
    `nothing stands behind ${value}: write said"…" with the user’s words, a reference such as s1.payment, or an` +
    ` expression of those${way}`
  )
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
