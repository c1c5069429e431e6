import type { Figure, FigureSource, PlainUnit } from '#contract/figures.ts'
import { byFormula, FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { type Cents, shareDecimals } from '#finance/money.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import type { Given, Quantity } from './given.ts'

type Sources = Readonly<Record<string, FigureSource | undefined>>
type Units = Readonly<Record<string, Quantity | undefined>>

const UNSTATED: FigureSource = { kind: 'rule', name: 'Given', text: 'A value given for this calculation' }

/** The figures of one calculation: what goes in, with its source, and what comes out, with formula and inputs. */
export class Worksheet {
  readonly #sheet: FigureSheet
  readonly #sources: Sources
  readonly #units: Units
  readonly #inputs: Figure[] = []
  readonly #used = new Set<string>()
  /** How often the result comes; null for once, undefined where nothing settled it. */
  readonly per: Period | null | undefined
  /** What the user should know about the inputs, for example that two sources differ. */
  readonly remarks: Text[] = []
  /** Figures in the order in which they came out, by name: what a language model is told. */
  readonly results = new Map<string, Figure>()

  constructor(
    sheet: FigureSheet = new FigureSheet(),
    sources: Sources = {},
    units: Units = {},
    per?: Period | null,
  ) {
    this.per = per
    this.#sheet = sheet
    this.#sources = sources
    this.#units = units
  }

  get inputs(): readonly Figure[] {
    return this.#inputs
  }

  /** An amount that goes in. */
  money(slot: string, label: string, value: Cents): Figure {
    return this.#input(this.#sheet.money(label, value, this.sourceOf(slot)))
  }

  /** A rate that goes in. */
  percent(slot: string, label: string, value: number): Figure {
    return this.#input(this.#sheet.percent(label, value, this.sourceOf(slot)))
  }

  months(slot: string, label: string, value: number): Figure {
    const isYears = value >= 24 && value % 12 === 0
    const source = this.sourceOf(slot)
    return this.#input(
      isYears ? this.#sheet.years(label, value / 12, source) : this.#sheet.months(label, value, source),
    )
  }

  number(slot: string, label: string, unit: PlainUnit, value: number): Figure {
    return this.#input(this.#sheet.number(label, unit, value, this.sourceOf(slot)))
  }

  /** A value that the sum chose by itself: it goes in with a source of its own. */
  taken(label: string, unit: Quantity, { value, source }: Given): Figure {
    if (unit === 'money') return this.#input(this.#sheet.money(label, value, source))
    if (unit === 'percent') return this.#input(this.#sheet.percent(label, value, source))
    if (unit === 'months') return this.#input(this.#sheet.months(label, value, source))
    return this.#input(this.#sheet.number(label, unit === 'age' ? 'age' : 'ratio', value, source))
  }

  /** A row that goes in and is shown in a card, not in the list of inputs. */
  row(label: string, value: Cents, source: FigureSource): Figure {
    return this.#sheet.money(label, value, source)
  }

  /** An amount that a rule of the United States sets. */
  ruled(label: string, value: Cents, source: FigureSource): Figure {
    return this.#sheet.dollars(label, value, source)
  }

  /** A number that a rule sets. */
  fixed(label: string, unit: PlainUnit, value: number, source: FigureSource): Figure {
    return this.#sheet.number(label, unit, value, source)
  }

  /** The rate of such a row. */
  rateOf(label: string, value: number, source: FigureSource): Figure {
    return this.#sheet.percent(label, value, source)
  }

  /** An amount that comes out. */
  sum(name: string, label: string, value: Cents, formula: string, from?: readonly Figure[]): Figure {
    return this.#result(name, this.#sheet.money(label, value, byFormula(formula, from ?? this.#inputs)))
  }

  /** An amount that rests on guesses about many years: printed rounded, see `about`. */
  rounded(name: string, label: string, value: Cents, formula: string, from?: readonly Figure[]): Figure {
    return this.#result(
      name,
      this.#sheet.roundedMoney(label, value, byFormula(formula, from ?? this.#inputs)),
    )
  }

  /** An amount that is said beside the results, such as a shortfall without its sign: nobody asks for it by name. */
  aside(label: string, value: Cents, formula: string, from?: readonly Figure[]): Figure {
    return this.#sheet.money(label, value, byFormula(formula, from ?? this.#inputs))
  }

  /** A time that is said beside the results. */
  asideTime(label: string, months: number, formula: string, from?: readonly Figure[]): Figure {
    return this.#sheet.months(label, months, byFormula(formula, from ?? this.#inputs))
  }

  /** A share that is said beside the results. */
  asideShare(label: string, value: number, formula: string, from?: readonly Figure[]): Figure {
    const source = byFormula(formula, from ?? this.#inputs)
    return this.#sheet.percent(label, value, source, shareDecimals(value))
  }

  /** A share that comes out, to one decimal unless it is a whole number. */
  share(name: string, label: string, value: number, formula: string, from?: readonly Figure[]): Figure {
    const source = byFormula(formula, from ?? this.#inputs)
    return this.#result(name, this.#sheet.percent(label, value, source, shareDecimals(value)))
  }

  /** A rate that comes out, to two decimals: a tenth of a percent is much on a loan. */
  exactShare(name: string, label: string, value: number, formula: string, from?: readonly Figure[]): Figure {
    const source = byFormula(formula, from ?? this.#inputs)
    return this.#result(name, this.#sheet.percent(label, value, source, 2))
  }

  /** A time that comes out, in months. */
  time(name: string, label: string, months: number, formula: string, from?: readonly Figure[]): Figure {
    return this.#result(name, this.#sheet.months(label, months, byFormula(formula, from ?? this.#inputs)))
  }

  years(name: string, label: string, years: number, formula: string, from?: readonly Figure[]): Figure {
    return this.#result(name, this.#sheet.years(label, years, byFormula(formula, from ?? this.#inputs)))
  }

  count(name: string, label: string, unit: PlainUnit, value: number, formula: string): Figure {
    return this.#result(name, this.#sheet.number(label, unit, value, byFormula(formula, this.#inputs)))
  }

  /** '33 months', and for longer ones '33 months (2 years 9 months)'. */
  spell(time: Figure): Text {
    const long = this.#sheet.span(time)
    return long ? [time, ' (', long, ')'] : [time]
  }

  /** '46 months, so just under 4 years'; a short time stands alone. */
  tell(time: Figure): Text {
    const long = this.#sheet.inYears(time)
    return long ? [time, `, so${long.nearly ? ` ${long.nearly}` : ''} `, long.figure] : [time]
  }

  /** What an input that takes any unit counts; undefined when that is its usual one. */
  unitOf(slot: string): Quantity | undefined {
    return this.#units[slot]
  }

  /** 'about $1,405,600' for a projection or a total of years; the figure keeps its exact value. */
  about(amount: Figure, word: 'about' | 'About' = 'about'): Text {
    const rough = this.#sheet.rough(amount)
    return rough ? [`${word} `, rough] : [amount]
  }

  /** Whether an input was said by the user, not stored or assumed. */
  isSaid(slot: string): boolean {
    return this.#sources[slot]?.kind === 'words'
  }

  /** Where an input comes from, before the sum has settled whether it uses it. */
  peekAt(slot: string): FigureSource | undefined {
    return this.#sources[slot]
  }

  /** Puts results into the order in which a sum names them: others take the first for the main one. */
  putInOrder(names: readonly string[]): void {
    const made = [...this.results]
    const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
    this.results.clear()
    for (const [name, figure] of made.toSorted(([a], [b]) => place(a) - place(b)))
      this.results.set(name, figure)
  }

  /** Where an input comes from. */
  sourceOf(slot: string): FigureSource {
    this.#used.add(slot)
    return this.#sources[slot] ?? UNSTATED
  }

  /** Whether the sum has made a figure of an input: those it may use are not all used. */
  hasUsed(slot: string): boolean {
    return this.#used.has(slot)
  }

  #input(figure: Figure): Figure {
    this.#inputs.push(figure)
    return figure
  }

  #result(name: string, figure: Figure): Figure {
    this.results.set(name, figure)
    return figure
  }
}
