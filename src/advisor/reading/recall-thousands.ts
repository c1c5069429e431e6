import type { HeardNumber } from './heard.ts'
import type { SaidNumber } from './numbers.ts'

const LARGEST = 1000

/** 'The 150', after 150,000 was spoken of, is 150,000. */
export function recallThousands<Said extends SaidNumber>(
  numbers: readonly Said[],
  heard: readonly HeardNumber[],
): Said[] {
  const large = new Set(
    heard.filter(({ kind }) => kind === 'money' || kind === 'number').map(({ value }) => value),
  )
  return numbers.map((number) => {
    const isShort = (number.kind === 'number' || number.kind === 'money') && number.value < LARGEST
    const isMeant =
      isShort && number.value >= 10 && large.has(number.value * 1000) && !large.has(number.value)
    return isMeant ? { ...number, kind: 'money', value: number.value * 1000 } : number
  })
}
