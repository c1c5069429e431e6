import type { Figure } from '#contract/figures.ts'
import { toDollars } from '#finance/money.ts'

/** A figure as the model sees it. */
export interface FigureData {
  /** Refer to it as [[f1]]. */
  ref: string
  is: string
  text: string
  /** For the input of a calculation; amounts in dollars. */
  number: number
}

export const figureData = (figure: Figure): FigureData => ({
  ref: figure.id,
  is: figure.label,
  text: figure.text,
  number: numberOf(figure),
})

/** As calculators take it. */
export const numberOf = ({ unit, value }: Figure) => (unit === 'money' ? toDollars(value) : value)
