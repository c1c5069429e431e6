/** What each amount of a message is in somebody's finances, as a small network of its own sees it: the judge. */
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { WeighedAmounts } from '#advisor/understanding/reading/weighed.ts'
import { roles } from '#advisor/understanding/roles.ts'
import { composeAmounts } from './compose-amounts.ts'
import { softmax } from './softmax.ts'
import type { WordPieces } from './word-pieces.ts'

/** For each piece of a message how much speaks for each role. */
export type Weigh = (ids: readonly number[]) => Promise<Float32Array>

/** A message that leans on the one before it is short. */
const LONGEST_WITH_SAID = 400

export async function weighAmounts(
  message: string,
  said: string,
  pieces: WordPieces,
  weigh: Weigh,
): Promise<WeighedAmounts | undefined> {
  const reading = readMessage(hideForeign(message))
  const amounts = reading.amounts.filter(isMoneyLike)
  if (amounts.length === 0) return undefined
  const sharesAfter = async (before: string) => {
    const { ids, places } = composeAmounts(reading, before, pieces)
    const weighed = await weigh(ids)
    return amounts.flatMap((amount) => {
      const place = places.get(amount)
      if (place === undefined) return []
      const shares = softmax(weighed.subarray(place * roles.length, (place + 1) * roles.length))
      return [{ start: amount.start, shares }]
    })
  }
  const alone = await sharesAfter('')
  const leans = said.trim() !== '' && message.length <= LONGEST_WITH_SAID
  return { text: reading.text, alone, after: leans ? await sharesAfter(said) : alone }
}
