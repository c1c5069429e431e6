import { findAll, layOutLines, spanOf, type Line } from '#advisor/understanding/reading/lines.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { clauseBefore, isAsked, isOwn, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'
import {
  goalFrames,
  goalHeading,
  goalsClosed,
  idle,
  joints,
  listMarks,
  namedAfter,
  stops,
  undertakings,
  wantingFrames,
  worthPlanning,
} from './wish-words.ts'

/** Something the user wants to reach, in their words. */
export interface Wish {
  text: string
  start: number
  end: number
}

/** Goals without an amount. `asked`: the advisor has just asked for them, so a bare list answers. */
export function readWishes(reading: Reading, asked: boolean): Wish[] {
  const lines = layOutLines(reading)
  const found: Wish[] = []
  let isGoalTalk = asked
  for (const [index, line] of lines.entries()) {
    const framed = wishesIn(reading, lines, line, index)
    const isBare = isGoalTalk || isClosedLater(lines, index)
    const bare = isBare && framed.length === 0 ? bareWishesIn(reading, line) : []
    found.push(...framed, ...bare)
    isGoalTalk =
      (asked && found.length === 0) ||
      bare.length > 0 ||
      (framed.length > 0 && /^(?:and|then|also|plus)\b/.test(lines[index + 1]?.text ?? '')) ||
      (goalHeading.test(line.text) && isOwn(lines, index, line.text.search(goalHeading)))
  }
  return dropRepeated(found)
}

/** 'Pay off the Jeep. Buy a duplex. That's my list.': every line up to the end is a goal. */
function isClosedLater(lines: Line[], index: number): boolean {
  const end = lines.findIndex(({ text }) => goalsClosed.test(text))
  return (
    end > index && lines.slice(index, end).every(({ text }) => undertakings.test(text.replace(/^- /, '')))
  )
}

/** 'The raise came through', 'a year, yes' tell something; 'a house that is ours' is wished for. */
const telling = new RegExp(
  [
    String.raw`^(?:a|an|the) (?:year|month|week|day|quarter|hour)\b|^(?:a|an|the) .*(?<!\b(?:that|which|where|who) )\b`,
    String.raw`(?:is|are|was|were|has|had|went|came|comes|goes|says?|said|gets?|got|runs|costs?|pays|sent|called|needs|`,
    String.raw`takes|took|makes|made|quit|broke|died|stopped|fell)\b|^\w+ (?:has|have|had|was|were)\b`,
  ].join(''),
)

/** 'Pay off the camper. Get the boys through trade school.' under a heading or after the question. */
function bareWishesIn(reading: Reading, line: Line): Wish[] {
  const match = undertakings.exec(line.text.replace(/^- /, ''))
  if (!match?.[1] || line.isQuestion || /^(?:no(?! more)|none|nothing|not|idk|i do not)\b/.test(line.text))
    return []
  if (telling.test(match[1])) return []
  return partsOf(reading, line, line.text.indexOf(match[1]))
}

function wishesIn(reading: Reading, lines: Line[], line: Line, index: number): Wish[] {
  const after = (frame: RegExp) =>
    findAll(line, frame)
      .filter(({ from, to, groups }) => isOwnWish(lines, index, from, to, groups[0] ?? ''))
      .flatMap(({ to }) => partsOf(reading, line, to + 1))
  const wanted = wantingFrames
    .flatMap(after)
    .filter(({ text }) => text.includes(' ') && worthPlanning.test(text.toLowerCase()))
  const reversed = namedAfter.flatMap((pattern) =>
    findAll(line, pattern)
      .filter(({ from }) => isOwnWish(lines, index, from, from, ''))
      .flatMap(({ from, groups }) => {
        const at = from + (groups[0]?.indexOf(groups[1] ?? '') ?? 0)
        return wishAt(reading, line, at, at + (groups[1]?.trim().length ?? 0))
      }),
  )
  return [...goalFrames.flatMap(after), ...wanted, ...reversed]
}

const unwilling =
  /\b(?:not|never|no longer|used to|had|was|were|hardly|always)(?: \w+)?$|\b(?:did|do|would|does) not(?: \w+)?$/

function isOwnWish(lines: Line[], index: number, from: number, to: number, frame: string): boolean {
  const line = lines[index]
  if (!line || isQuoted(line, from)) return false
  const clause = clauseBefore(line, from)
  // 'What I'd like is …' asks nothing.
  if (isSupposed(line, from) || (isAsked(line, from) && !/^(?:things?|all|what)\b/.test(frame))) return false
  if (/\b(?:not|never|used to|wanted)\b/.test(frame) || unwilling.test(clause.trim())) return false
  const reach = /^(?:i|we|my|our|me)\b/.test(frame) ? from + 2 : from
  if (/\b(?:says?|said|thinks?|told|asks?|asked) (?:that )?$/.test(clause)) return false
  return isOwn(lines, index, Math.min(reach, to))
}

/** The parts of 'pay off the Visa, fix the bathroom, and take mama to Hawaii'. */
function partsOf(reading: Reading, line: Line, at: number): Wish[] {
  const rest = line.text.slice(at).replaceAll(listMarks, (mark) => ','.padEnd(mark.length))
  const stop = stops.exec(rest)
  const phrase = stop ? rest.slice(0, stop.index) : rest.replace(/ [.!?]$/, '')
  const wishes: Wish[] = []
  let from = 0
  for (const part of phrase.split(new RegExp(joints, 'g'))) {
    const place = phrase.indexOf(part, from)
    wishes.push(...wishAt(reading, line, at + place, at + place + part.length))
    from = place + part.length
  }
  return wishes
}

/** 'What's the monthly amount', 'typed in here with what we have', 'an account at 4.2%': asked or told, not wished for. */
const notWished =
  /^(?:what|whats|what's|where|how|which|when|who|with|without|take home\b|reached|typed|saved|listed|entered|shown|stored|written)\b|%/

const longest = 90
const edges = /^[\s,:;.()-]+|[\s,:;.()!-]+$/g

const laughter = /\b(?:lol|lmao|(?:ha){2,}h?)\b|[😂🤣]/iu
const laughterAtEnd = new RegExp(`(?:${laughter.source})[^a-z]*$`, 'iu')
/** 'Retirement plan is dying at my desk haha': who laughs wishes only for what can be planned. */
const isInFun = (line: Line, wish: string) =>
  laughter.test(line.text) && (/^never\b/.test(wish) || !worthPlanning.test(wish))

/** 'Want to start investing where do i start': the question begins within the wish. */
const openQuestion = / (?:where|how|what|when|which|who|why)$/i

/** 'Aight thats the plan' points at what was said before. */
const pointing = /^(?:\w+ )?(?:that|thats|that's|this|it|those)(?: is| was)?$/

function wishAt(reading: Reading, line: Line, from: number, to: number): Wish[] {
  const plain = line.text.slice(from, to)
  if (pointing.test(plain.trim()) || isInFun(line, plain.trim())) return []
  if (plain.length < 3 || idle.test(plain) || notWished.test(plain) || /^[^a-z]*$/.test(plain)) return []
  const { start, end } = spanOf(line, from, to)
  // A goal with an amount is read with the amounts.
  if (
    reading.amounts.some(
      (amount) => isMoneyLike(amount) && amount.value >= 100 && amount.start >= start && amount.end <= end,
    )
  )
    return []
  const text = reading.text
    .slice(start, Math.min(end, start + longest))
    .replaceAll(/\s+/g, ' ')
    .replace(laughterAtEnd, '')
    .replace(openQuestion, '')
    .replaceAll(edges, '')
  return text === '' ? [] : [{ text, start, end }]
}

const dropRepeated = (wishes: Wish[]) =>
  wishes
    .filter(
      (wish, at) =>
        !wishes.some(
          (other, place) =>
            place !== at &&
            other.start <= wish.start &&
            other.end >= wish.end &&
            (other.end - other.start > wish.end - wish.start || place < at),
        ),
    )
    .toSorted((one, other) => one.start - other.start)
