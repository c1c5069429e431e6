import type { HeardNumber } from './heard.ts'
import type { SaidNumber } from './said-number.ts'

const LARGEST = 1000
/** 'Back to 30', 'over 30': years or percent, although 30,000 was spoken of. */
const TERM = /\b(?:over|for|in|to|at|by)\s*$/i
const MOST_YEARS = 40

/** 'The 150', after 150,000 was spoken of, is 150,000. */
export function recallThousands<Said extends SaidNumber>(
  text: string,
  numbers: readonly Said[],
  heard: readonly HeardNumber[],
): Said[] {
  const large = new Set(
    heard.filter(({ kind }) => kind === 'money' || kind === 'number').map(({ value }) => value),
  )
  return numbers.map((number) => {
    const isShort = (number.kind === 'number' || number.kind === 'money') && number.value < LARGEST
    const isTerm = number.value <= MOST_YEARS && TERM.test(text.slice(0, number.start))
    // '350 a month' is paid as it is said, although 350,000 was spoken of.
    const isPaid = number.period !== null && number.period !== 'once' && number.period !== 'year'
    const isMeant =
      isShort &&
      !isTerm &&
      !isPaid &&
      number.value >= 10 &&
      large.has(number.value * 1000) &&
      !large.has(number.value)
    return isMeant ? { ...number, kind: 'money', value: number.value * 1000 } : number
  })
}
