import { anySign } from '#web/lib/currency.ts'

/**
 * A figure's inputs as the sum they make: '$43,200 ÷ 4% = $1,080,000'. Only what really comes out is said, so every
 * candidate is computed and compared with the figure as it is printed; null where none of the plain ones fits.
 */
export function findEquation(inputs: readonly string[], result: string): string | null {
  const numbers = inputs.map(readNumber)
  const wanted = readNumber(result)
  if (wanted === null || inputs.length === 0 || !isComplete(numbers)) return null
  const found = candidates(inputs, numbers).find(({ value }) => isSame(value, wanted, result))
  return found ? `${found.text} = ${result}` : null
}

interface Candidate {
  text: string
  value: number
}

const MOST_TERMS = 4

function candidates(inputs: readonly string[], numbers: readonly number[]): Candidate[] {
  const [a = 0, b = 0] = numbers
  const [first = '', second = ''] = inputs
  if (inputs.length === 1) {
    return [
      { text: `${first} × 12`, value: a * 12 },
      { text: `${first} ÷ 12`, value: a / 12 },
    ]
  }
  const sum = numbers.reduce((total, number) => total + number, 0)
  const sums = inputs.length <= MOST_TERMS ? [{ text: inputs.join(' + '), value: sum }] : []
  if (inputs.length > 2) return sums
  return [
    ...sums,
    { text: `${first} − ${second}`, value: a - b },
    { text: `${second} − ${first}`, value: b - a },
    { text: `${first} × ${second}`, value: a * b },
    { text: `${first} ÷ ${second}`, value: a / b },
    { text: `${second} ÷ ${first}`, value: b / a },
    { text: `${first} × 12 ÷ ${second}`, value: (a * 12) / b },
    { text: `${first} × ${second} ÷ 12`, value: (a * b) / 12 },
  ]
}

const NUMBER = new RegExp(
  String.raw`^([-−]?)(?:${anySign})?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s?(%?)(?: [a-z]+)?$`,
)

/** Money, a percentage or a plain count; a percentage as the part it is. */
function readNumber(text: string): number | null {
  const [, sign = '', digits = '', percent = ''] = NUMBER.exec(text.trim()) ?? []
  if (!digits) return null
  const value = Number(digits.replaceAll(',', '')) * (sign ? -1 : 1)
  return percent ? value / 100 : value
}

const isComplete = (numbers: readonly (number | null)[]): numbers is number[] =>
  numbers.every((number) => number !== null)

/** Equal to the last digit that is printed. */
function isSame(value: number, wanted: number, printed: string): boolean {
  const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0
  const unit = printed.includes('%') ? 0.01 : 1
  return Number.isFinite(value) && Math.abs(value - wanted) <= (unit * 0.500001) / 10 ** decimals
}
