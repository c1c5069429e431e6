import { findAll, layOutLines, type Line } from '#advisor/understanding/reading/lines.ts'
import { readNone } from './nothing-owned.ts'
import { debtTopic, leftOver, listEnds, onlyWordings, otherTopic } from './only-debt-words.ts'
import { type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { before, isAsked, isOwn, isSupposed } from '#advisor/understanding/stance.ts'

/** A message of no more words may end a list that the message before has begun. */
const SHORT = 15

/**
 * Says that the debts named are all there are: 'that's all I owe', 'otherwise debt free'. `heard`: the user's message
 * before, which a short one ('that's the only one') speaks of.
 */
export function readOnlyDebts(reading: Reading, heard = ''): boolean {
  const lines = layOutLines(reading)
  const isSaid = (pattern: RegExp, isAbout: (index: number, from: number) => boolean) =>
    lines.some((line, index) =>
      findAll(line, pattern).some(
        ({ from, to }) => isAbout(index, from) && isMeant(lines, index, from, line.text.slice(from, to)),
      ),
    )
  const earlier = heard !== '' && reading.tokens.length <= SHORT ? layOutLines(readMessage(heard)) : []
  return (
    onlyWordings.some((pattern) => isSaid(pattern, () => true)) ||
    readNone(reading, null).some(({ field, except }) => field === 'debt' && except) ||
    isSaid(leftOver, (index) => isNearDebts([...earlier, ...lines], earlier.length + index)) ||
    // 'Visa 3,420, Lowe's card 1,180, nothing else.'
    isSaid(listEnds, (index, from) => isListOfDebts([...earlier, ...lines], earlier.length + index, from))
  )
}

const reported =
  /\b(?:says?|said|thinks?|told me|claims?|swears)(?: that)?(?: (?:that|this|it|those) (?:is|are))?[ ,:"]*$/

function isMeant(lines: Line[], index: number, from: number, said: string): boolean {
  const line = lines[index]
  if (!line || isSupposed(line, from) || isAsked(line, from)) return false
  // 'All I owe' is the user's, whoever the sentence before spoke of.
  return /\b(?:i|we|my|our)\b/.test(said) ? !reported.test(before(line, from)) : isOwn(lines, index, from)
}

/** No list that somebody tells is longer. */
const FARTHEST = 8

/** Goes back from the end of a list to the words that tell what it is a list of. */
function isListOfDebts(lines: readonly Line[], index: number, from: number): boolean {
  for (let at = index; at >= Math.max(0, index - FARTHEST); at -= 1) {
    const text = at === index ? lines[at]?.text.slice(0, from) : lines[at]?.text
    const [debt, other] = [lastPlace(text ?? '', debtTopic), lastPlace(text ?? '', otherTopic)]
    if (wish.test(text ?? '')) return false
    if (debt >= 0 || other >= 0) return debt > other
  }
  return false
}

const isNearDebts = (lines: readonly Line[], index: number) =>
  lines.slice(Math.max(0, index - 2), index + 1).some(({ text }) => debtTopic.test(text))

/** 'Three things I want: pay off the Visa …' is a list of wishes. */
const wish = /\b(?:wants?|goals?|wish|hope|dream)\b/

const lastPlace = (text: string, topic: RegExp) =>
  text.matchAll(new RegExp(topic, 'g')).reduce((_, { index }) => index, -1)
