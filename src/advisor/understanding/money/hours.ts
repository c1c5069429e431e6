import { layOutLines } from '#advisor/understanding/reading/lines.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isAfterHours, isHoursBesideWage } from '#advisor/understanding/reading/work-counts.ts'

/** Nobody works fewer or more hours a week and is paid by the hour. */
const FEWEST = 2
const MOST = 90
/** Tokens between a wage and its hours. */
const REACH = 24

/** '30 hours a week', '40 hr wks', 'x 28 hrs', '40 a week', 'three 12s' near the amount. */
export function hoursAWeek(reading: Reading, amount: Amount): number | null {
  const shifts = hoursOfShifts(reading, amount) ?? hoursOfDays(reading, amount)
  if (shifts !== null) return shifts
  const { tokens, amounts } = reading
  const found = amounts
    .filter((other) => other !== amount && other.value >= FEWEST && other.value <= MOST)
    .filter((other) => isHours(reading, other))
    .toSorted((a, b) => Math.abs(a.first - amount.first) - Math.abs(b.first - amount.first))
  const nearest = ofItsWage(reading, amount, found) ?? found[0]
  if (!nearest || Math.abs(nearest.first - amount.first) > REACH) return reading.home?.hours ?? null
  // 'Forty hours, no wait, forty-five'
  const next = amounts[amounts.indexOf(nearest) + 1]
  const between = next ? tokens.slice(nearest.next, next.first).map(({ word }) => word) : []
  const said = between.join(' ')
  // 'Cut from 40 hours to 28'
  const isCut = tokens[nearest.first - 1]?.word === 'from' && STEP.test(said)
  const isMended =
    next !== undefined &&
    next !== amount &&
    between.length <= 8 &&
    // 'Hrs/wk: 36', 'Married: no' and 'Kids: 2' are lines of a list.
    !between.includes('<br>') &&
    (isCut || /\b(?:no|wait|actually|sorry|count|make)\b/.test(said)) &&
    next.value >= FEWEST &&
    next.value <= MOST &&
    !next.currency
  return isMended ? next.value : nearest.value
}

/** Few are paid more by the hour. */
const HIGHEST_WAGE = 150

/** '17.50 at the hospital 32 hrs and 14 at the station 15 hrs': of several wages each has its own hours. */
function ofItsWage({ amounts }: Reading, amount: Amount, hours: readonly Amount[]): Amount | null {
  const wages = amounts.filter(
    (one) => isMoneyLike(one) && one.value <= HIGHEST_WAGE && one.sentence === amount.sentence,
  )
  const inOrder = hours.toSorted((one, other) => one.first - other.first)
  const at = wages.indexOf(amount)
  return at >= 0 && wages.length > 1 && inOrder.length === wages.length ? (inOrder[at] ?? null) : null
}

const STEP =
  /^(?:(?:hours?|hrs?) )?(?:(?:a|per) (?:week|wk) )?(?:(?:down|up) )?to(?: (?:only|just|like|about))?$/

/** Tokens between hours and what says that they come on top. */
const EXTRA_REACH = 3

function isHours({ tokens }: Reading, amount: Amount): boolean {
  const { kind, next, first } = amount
  const word = (at: number) => tokens[at]?.word ?? ''
  if (kind !== 'duration') return false
  // '24.50 an hour and 6 hours overtime a week': those come on top.
  if (tokens.slice(next, next + EXTRA_REACH).some(({ word }) => /^(?:overtime|ot|extra)$/.test(word)))
    return false
  return (
    isTimes(word(first - 1)) ||
    isAfterHours(tokens, first) ||
    isHoursBesideWage(tokens, amount) ||
    /^(?:hours?|hrs?|h)$/.test(word(next)) ||
    /^(?:hours?|hrs?)$/.test(word(next + 1)) ||
    (/^(?:a|per|each|every|\/)$/.test(word(next)) && /^(?:week|wk)$/.test(word(next + 1)))
  )
}

/** '26.80/hr × 40' */
const isTimes = (word: string) => /^(?:x|×|\*)$/.test(word)

const A_DAY = /^(?:(?:long|full) )?(?:hours?|hrs?|h) (?:a|per|each|every|\/) (?:day|shift|night)\b/
const A_WEEK = /^(?:days?|shifts?|nights?) (?:a|per|each|every|\/|in a) (?:week|wk)\b/

/** '8 hours a day, 5 days a week' */
function hoursOfDays({ tokens, amounts }: Reading, { first, sentence }: Amount): number | null {
  const found = (unit: RegExp) =>
    amounts.find(
      (other) =>
        other.sentence === sentence &&
        Math.abs(other.first - first) <= REACH &&
        unit.test(
          tokens
            .slice(other.next, other.next + 5)
            .map(({ word }) => word)
            .join(' '),
        ),
    )
  const [hours, days] = [found(A_DAY), found(A_WEEK)]
  return hours && days && days.value <= 7 && hours.value <= 24 ? hours.value * days.value : null
}

const long = new Map([
  ['eights', 8],
  ['nines', 9],
  ['tens', 10],
  ['twelves', 12],
])

const SHIFTS = '(?:days|shifts|nights|overnights|evenings)'
const LONG = '(?<long>#\\d+) (?:hours?|hrs?|h)'
const DAYS = `(?<days>#\\d+) ${SHIFTS}`
/** 'Three overnights at 11 hrs', '4 days, 9 hrs each', '6 hours in the day, 5 days' */
const ofSomeDays = [
  new RegExp(
    String.raw`${DAYS}(?: ,)? (?:(?:at|of|for|x|@) )?${LONG}\b(?! (?:a|per|each|every|\/) (?:week|wk)\b)`,
  ),
  new RegExp(
    String.raw`${LONG} (?:(?:a|per|each|every|\/|in the) (?:day|shift|night)|each)(?: ,)? (?:for )?${DAYS}\b`,
  ),
]

/** 'Three 12s a week', 'four 10-hour shifts', 'five nines', 'two 12s and one 8' */
export function hoursOfShifts(reading: Reading, { sentence }: Amount): number | null {
  const valueOf = (said = '') =>
    said.startsWith('#') ? (reading.amounts[Number(said.slice(1))]?.value ?? 0) : said === 'two' ? 2 : 1
  const isWeek = (days: number, hours: number) => days <= 7 && hours >= FEWEST && hours <= 24
  for (const { text } of layOutLines(reading).slice(Math.max(0, sentence - 1), sentence + 2)) {
    const said =
      /(#\d+|two) (?:(#\d+)(?: s\b| hours? (?:shifts?|days?)\b)|(eights|nines|tens|twelves)\b)/.exec(text)
    const shifts = valueOf(said?.[1])
    const length = said?.[3] ? (long.get(said[3]) ?? 0) : valueOf(said?.[2])
    const more =
      said && /^ (?:and|plus|,) (#\d+|one|two) (#\d+)\b/.exec(text.slice(said.index + said[0].length))
    const further =
      more && isWeek(valueOf(more[1]), valueOf(more[2])) ? valueOf(more[1]) * valueOf(more[2]) : 0
    if (said && isWeek(shifts, length)) return shifts * length + further
    const some = ofSomeDays.map((one) => one.exec(text)?.groups).find((groups) => groups !== undefined)
    const [days, hours] = [valueOf(some?.['days']), valueOf(some?.['long'])]
    if (some && isWeek(days, hours)) return days * hours
  }
  return null
}
