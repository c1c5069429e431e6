import { timesAYear } from './money/times.ts'
import { type Amount, periodOf, type Reading } from './reading/reading.ts'

/** The sentence of an amount: what stands before it, and what behind. */
function around({ text, tokens, sentences }: Reading, { sentence, start, end }: Amount): [string, string] {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  const from = tokens[first]?.start ?? 0
  const to = tokens[next - 1]?.end ?? text.length
  return [text.slice(from, start).toLowerCase(), text.slice(end, to).toLowerCase()]
}

/** 'Realtor thinks we should go up to 550k', 'the bank said we qualify for 610k': what others name is no goal yet. */
const ADVISED =
  /(?<!\b(?:i|we|wife|husband|partner)(?: \w+)?) (?:thinks|says|said|told (?:us|me)|suggest(?:s|ed)|recommend(?:s|ed)) [^.?!]*$/i

export const isAdvised = ({ text }: Reading, { start }: Amount) => ADVISED.test(text.slice(0, start))

/** 'I babysit on saturdays for 60' is neither by the hour nor in thousands. */
const isOnce = (reading: Reading, amount: Amount, before: string) =>
  amount.value <= HIGHEST_WAGE &&
  /\bfor \$?$/.test(before) &&
  periodOf(reading, amount) === null &&
  timesAYear(reading, amount) === null
const HIGHEST_WAGE = 150

/** Pay of which nobody knows how often it comes. */
export function isOfUnknownRhythm(reading: Reading, amount: Amount): boolean {
  const [before] = around(reading, amount)
  return isOnce(reading, amount, before)
}
