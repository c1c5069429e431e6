/** Pensions, the age from which they are paid and the rise of prices, by the words beside their numbers. */
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const PENSION = String.raw`(?:pensions?|social security|soc sec|ss|ssdi|annuity|fers|csrs|va disability)`
const PENSION_BEFORE = new RegExp(
  String.raw`\b${PENSION}\b(?: (?:at|from) (?:age )?\d\d\b)?[^.?!;\d]{0,30}$`,
  'i',
)
const PENSION_AFTER = new RegExp(
  String.raw`^(?: (?:a|per|each|every) (?:month|mo|year|yr)|/mo)?(?: (?:in|of|from|for|by|my|our|his|her))* ${PENSION}\b`,
  'i',
)
/** 'He gets 2,400 from social security and i get 1,150' */
const AND_ANOTHER = new RegExp(
  String.raw`^(?: (?:a|per) month)?(?: (?:in|of|from|on) (?:social security|ss|pension))?,? (?:and|plus|\+|&) ` +
    String.raw`(?:(?:i|she|he|mine|hers|his|my|wife'?s?|husband'?s?|gets?|have|has|is|another|about) ?){0,4}$`,
  'i',
)

const LEAST_PENSION = 100

const isMoney = ({ kind, value }: SaidNumber) =>
  (kind === 'money' || kind === 'number') && value >= LEAST_PENSION

/** Pensions and benefits, each said with its name or joined to one that is. */
export function findPensions(text: string, numbers: readonly SaidNumber[]): SaidNumber[] {
  const found: SaidNumber[] = []
  for (const number of numbers.filter(isMoney)) {
    const last = found.at(-1)
    const isNamed =
      PENSION_BEFORE.test(text.slice(0, number.start)) || PENSION_AFTER.test(text.slice(number.end))
    const isJoined = last !== undefined && AND_ANOTHER.test(text.slice(last.end, number.start))
    if (isNamed || isJoined) found.push(number)
  }
  return found
}

const STOPPING =
  /\b(?:retir\w+|stop(?:ping)?(?: work(?:ing)?)?|quit\w*|leave|done|out)\b[^.?!;\d]{0,16}\b(?:at|by)(?: age)? $/i
const STARTING =
  /\b(?:at|from|starting(?: at)?|start at|until|till?|wait (?:until|till?|to)|by)(?: age| i'?m| i am)? $/i
const UNTIL = /\b(?:until|til|till|to|through|before|past|reach|hit)(?: age| i'?m| i am| we'?re| we are)* $/i
const OLD = 75
const LEAST_PENSION_AGE = 55

const isAge = ({ kind, value }: SaidNumber) =>
  (kind === 'age' || kind === 'number') && value >= 18 && value <= 110

/** Words of the clause before a number. */
const clauseBefore = (text: string, { start }: SaidNumber) =>
  text
    .slice(0, start)
    .split(/[.?!;]\s/)
    .at(-1) ?? ''

const PRICES_BEFORE =
  /\b(?:inflation|prices|rais\w+|rises?|rising|goes up|go up|increase\w*)\b[^.?!;\d]{0,24}$/i
const PRICES_AFTER = /^[^.?!,;\d]{0,8}\b(?:inflation|rise|increase)\b/i

/** Whether a percent is a rise of prices, and no return. */
export const isRise = (text: string, { kind, start, end }: SaidNumber) =>
  kind === 'percent' && (PRICES_BEFORE.test(text.slice(0, start)) || PRICES_AFTER.test(text.slice(end)))

/** 'SS 1,900 from 67', and not the age at which work ends, nor the one to which money lasts. */
export function findPensionAge(text: string, numbers: readonly SaidNumber[]): SaidNumber | undefined {
  const pensions = findPensions(text, numbers)
  return numbers.filter(isAge).find((number) => {
    const before = text.slice(0, number.start)
    const isUntil = number.value >= OLD && UNTIL.test(before)
    return (
      number.value >= LEAST_PENSION_AGE &&
      STARTING.test(before) &&
      !isUntil &&
      !STOPPING.test(before) &&
      pensions.some(({ start }) => clauseBefore(text, number).length >= number.start - start)
    )
  })
}
