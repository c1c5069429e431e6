import type { Figure, FigureSource, PlainUnit, RowList } from '#contract/figures.ts'
import type { ProfileField } from '#contract/profile.ts'
import { type Currency, currencyNow } from '#finance/currency.ts'
import { type Cents, formatMoney, formatPercent, rateDecimals, roundDecimals } from '#finance/money.ts'

/**
 * Makes the figures of one reply, numbered f1, f2 … in the order they are made. Only those that are referred to are
 * kept when the reply is printed.
 */
export class FigureSheet {
  #count: number

  /** Numbers up to `taken` belong to figures that were made before. */
  constructor(taken = 0) {
    this.#count = taken
  }

  money(label: string, value: Cents, source: FigureSource): Figure {
    return this.#money(label, value, source, currencyNow())
  }

  /** An amount that a rule of the United States sets: dollars to everybody. */
  dollars(label: string, value: Cents, source: FigureSource): Figure {
    return this.#money(label, value, source, 'USD')
  }

  #money(label: string, value: Cents, source: FigureSource, currency: Currency): Figure {
    const text = formatMoney(value, { decimals: 'auto', currency })
    return { id: this.#nextId(), label, unit: 'money', value, text, source }
  }

  /** For projections: no cents from a thousand dollars on, and no more digits than the guess behind it deserves. */
  roundedMoney(label: string, value: Cents, source: FigureSource): Figure {
    const text = formatMoney(roundRoughly(value), { decimals: 'auto' })
    return { id: this.#nextId(), label, unit: 'money', value, text, source }
  }

  percent(label: string, value: number, source: FigureSource, decimals?: number): Figure {
    return this.#plain(label, 'percent', value, formatPercent(value, decimals ?? rateDecimals(value)), source)
  }

  months(label: string, value: number, source: FigureSource): Figure {
    return this.#plain(label, 'months', value, countOf(value, 'month'), source)
  }

  years(label: string, value: number, source: FigureSource): Figure {
    return this.#plain(label, 'years', value, countOf(value, 'year'), source)
  }

  /** The same time in years and months, '2 years 9 months'; null when it is too short to need that. */
  span(time: Figure): Figure | null {
    if (time.unit !== 'months' || time.value < 24 || !Number.isInteger(time.value)) return null
    const rest = time.value % 12
    const years = countOf(Math.floor(time.value / 12), 'year')
    return { ...time, id: this.#nextId(), text: rest === 0 ? years : `${years} ${countOf(rest, 'month')}` }
  }

  /** A time of two years or more as one would say it: 'just under 4 years', '14 and a half years'. */
  inYears(time: Figure): { nearly: string | null; figure: Figure } | null {
    const long = this.span(time)
    if (!long) return null
    const rest = time.value % 12
    const below = Math.floor(time.value / 12)
    const say = (nearly: string | null, text: string) => ({ nearly, figure: { ...long, text } })
    if (rest === 1) return say('just over', countOf(below, 'year'))
    if (rest === 11) return say('just under', countOf(below + 1, 'year'))
    if (rest === 6) return say(null, `${below} and a half years`)
    return { nearly: null, figure: long }
  }

  /** The same amount as a person would say a projection; null for one that is said as it stands. */
  rough(amount: Figure): Figure | null {
    const rounded = amount.unit === 'money' ? roundRoughly(amount.value) : amount.value
    if (rounded === amount.value) return null
    return { ...amount, id: this.#nextId(), text: formatMoney(rounded, { decimals: 'auto' }) }
  }

  /** The same figure in other words: '$447,000' for $446,912.30. */
  reworded(figure: Figure, text: string): Figure {
    return { ...figure, id: this.#nextId(), text }
  }

  /** Anything that is counted: 'age', 'count', 'year' and 'ratio' print as the number alone. */
  number(label: string, unit: PlainUnit, value: number, source: FigureSource): Figure {
    return this.#plain(label, unit, value, countIn(unit, value), source)
  }

  #plain(label: string, unit: PlainUnit, value: number, text: string, source: FigureSource): Figure {
    return { id: this.#nextId(), label, unit, value, text, source }
  }

  #nextId(): string {
    this.#count += 1
    return `f${this.#count}`
  }
}

/** Whole dollars from a thousand, tens from ten thousand, hundreds from a hundred thousand. */
function roundRoughly(value: Cents): Cents {
  const size = Math.abs(value)
  const step = size >= 10_000_000 ? 10_000 : size >= 1_000_000 ? 1000 : size >= 100_000 ? 100 : 1
  return Math.round(value / step) * step
}

/** Ages and years of the calendar are never grouped. */
function countIn(unit: PlainUnit, value: number): string {
  const rounded = roundDecimals(value, unit === 'ratio' ? 2 : 1)
  return unit === 'age' || unit === 'year' ? String(rounded) : rounded.toLocaleString('en-US')
}

function countOf(value: number, unit: string): string {
  const rounded = roundDecimals(value, 1)
  return `${rounded} ${unit}${rounded === 1 ? '' : 's'}`
}

export const byFormula = (formula: string, inputs: readonly Figure[]): FigureSource => ({
  kind: 'formula',
  formula,
  inputs: inputs.map((figure) => ({ label: figure.label, text: figure.text })),
})

export const byRule = (name: string, text: string): FigureSource => ({ kind: 'rule', name, text })

/** Words of the message that is being answered. */
export const byWords = (quote: string): FigureSource => ({ kind: 'words', quote, messageId: null, at: null })

export const byRow = (list: RowList, { id, name }: { id: number; name: string }): FigureSource => ({
  kind: 'row',
  list,
  itemId: id,
  name,
})

export const byProfile = (field: ProfileField | 'birthYear'): FigureSource => ({ kind: 'profile', field })
