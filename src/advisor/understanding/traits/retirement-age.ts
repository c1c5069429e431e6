import { findAll, layOutLines, type Line } from '#advisor/understanding/reading/lines.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { clauseBefore, isAsked, isOwn, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'
import { readPresentAge } from './present-age.ts'

export interface SaidAge {
  age: number
  start: number
  end: number
}

/** From this on the judge is believed; where the talk is of it already, less is enough. */
const SURE = 0.5
const SPOKEN_OF = 0.2
/** What is said in the plainest words, or answers our question, is believed against it. */
const PLAINLY = 0.9

const YOUNGEST = 30
const OLDEST = 85

const isAge = (age: number) => Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST

const isPlain = ({ currency, percent, scaled, formatted }: Amount) =>
  !currency && !percent && !scaled && !formatted

const stop =
  String.raw`(?:retir(?:e|ing)|stop(?:ping)?(?: work(?:ing)?| teaching)?|quit|finish|be done|done|` +
  String.raw`call it quits|hang it up|be out(?! of debt))`
const plainWords: readonly RegExp[] = [
  new RegExp(String.raw`\b${stop}(?: \w+){0,3}? (?:at|by|before|when i am)(?: age)? #(\d+)\b`),
  new RegExp(
    String.raw`\bat(?: age)? #(\d+) ,? ?(?:i|we) (?:want|would like|plan|hope|intend|aim|mean)[^.?!#]{0,20}\b${stop}\b`,
  ),
  /\b(?:work|working|teach|preach|go on|keep going)[^.?!#]{0,16} (?:until|till|til|past)(?: (?:i am|age))? #(\d+)\b/,
  /\bretirement age :? ?#(\d+)\b/,
  /\b(?:not|never)(?: \w+){0,3} (?:work|working|teach|teaching|stay)\b[^.?!#]{0,16} past #(\d+)\b/,
]
/** Nothing but an age, or so many years, and one that it is not: 'not 60, 63', 'in 20 years'. */
const ANSWER =
  /^(?:(?:not #\d+|probably|maybe|i think|i guess|say|at|in|about|around|like) (?:, )?)*#(\d+)( (?:more )?years)?(?: or so)?(?: [.!])?$/
const yearsLeft = [
  new RegExp(String.raw`\b${stop}[^.?!#]{0,16} in(?: about)? #(\d+) (?:more )?years\b`),
  new RegExp(String.raw`#(\d+) more years[^.?!#]{0,24}\b${stop}\b`),
  new RegExp(String.raw`\b${stop}[^.?!#]{0,30} #(\d+) more years\b`),
]
/** Former plans, and what one has to wait for. */
const NOT_MEANT =
  /\b(?:meant|wants|wanted|planned|hopes|hoped|had|was|were|used|told|says?|said|not|never|instead|rather)\b(?: \w+){0,4} ?$/

/**
 * The age at which the user plans to stop working, as the judge hears it. `isAbout`: the advisor has asked for it, or
 * it was spoken of last. `presentAge`: known from before, for 'in 20 years'; the message's own wins.
 */
export function readRetirementAge(
  reading: Reading,
  isAbout: boolean,
  presentAge: number | null,
): SaidAge | null {
  const now = readPresentAge(reading) ?? presentAge
  const heard = heardIn(reading, now)
  // 'I will be 62 in ten years, and that is when I go': surely in ten years, so the age is spoken of.
  const least = isAbout || heard.some(({ chance }) => chance >= SURE) ? SPOKEN_OF : SURE
  const answer = isAbout ? answerIn(reading, now) : []
  const found = [...heard, ...toldIn(reading, now), ...answer].filter(
    ({ age, chance }) => chance >= least && isAge(age) && age > (now ?? 0),
  )
  const best = found.toSorted((one, other) => other.chance - one.chance)[0]
  return best ? { age: best.age, start: best.start, end: best.end } : null
}

const heardIn = (reading: Reading, now: number | null) =>
  reading.amounts.filter(isPlain).flatMap(({ value, start, end }) => {
    if (OF_DEBT.test(reading.text.slice(0, start))) return []
    const { stopsAt = 0, stopsIn = 0 } = reading.weighed?.details.get(start) ?? {}
    const age = stopsAt >= stopsIn ? value : now === null ? 0 : now + value
    return [{ age, start, end, chance: Math.max(stopsAt, stopsIn) }]
  })

/** 'My aim is to be out of debt by 50'; 'I want to retire debt-free by 60' is about both. */
const OF_DEBT =
  /(?:^|[.?!;,])(?![^.?!;,]*\b(?:retir|work|stop|quit))[^.?!;,]*\b(?:out of debt|debt[- ]free) (?:by|at|before) $/i

function answerIn(reading: Reading, now: number | null) {
  const [line, another] = layOutLines(reading)
  const [, at, years] = (line && !another && !line.isQuestion && ANSWER.exec(line.text)) || []
  const amount = at === undefined ? undefined : reading.amounts[Number(at)]
  if (!amount || !isPlain(amount)) return []
  const age = years === undefined ? amount.value : (now ?? 0) + amount.value
  return [{ age, start: amount.start, end: amount.end, chance: PLAINLY }]
}

function toldIn(reading: Reading, now: number | null) {
  const lines = layOutLines(reading)
  const isOwnPlan = (line: Line, index: number, from: number, to: number) =>
    isOwn(lines, index, to) &&
    !isSupposed(line, from) &&
    !isAsked(line, from) &&
    !isQuoted(line, from) &&
    !NOT_MEANT.test(clauseBefore(line, from))
  const ages = (patterns: readonly RegExp[], ageOf: (value: number) => number | null) =>
    lines.flatMap((line, index) =>
      line.isQuestion
        ? []
        : patterns.flatMap((pattern) =>
            findAll(line, pattern)
              .filter(({ from, to }) => isOwnPlan(line, index, from, to))
              .flatMap(({ groups }) => {
                const amount = reading.amounts[Number(groups[1])]
                const age = amount && isPlain(amount) ? ageOf(amount.value) : null
                return amount && age !== null
                  ? [{ age, start: amount.start, end: amount.end, chance: PLAINLY }]
                  : []
              }),
          ),
    )
  return [
    ...ages(plainWords, (value) => value),
    ...ages(yearsLeft, (value) => (now === null ? null : now + value)),
  ]
}

/** Whether the message speaks of retiring, so that the next one may give the age without naming it. */
export const isAboutRetirement = ({ text }: Reading) => /\bretir(?:e|ing|ement)\b/i.test(text)
