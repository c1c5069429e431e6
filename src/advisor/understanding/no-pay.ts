/** What surely is no pay of now, however much a sentence sounds like pay. */
import { isOfUnknownRhythm } from './offers.ts'
import type { Amount, Reading } from './reading/reading.ts'
import { thingOf, type ThingName } from './reading/things.ts'

export const isNeverPay = (reading: Reading, amount: Amount) =>
  [
    isLostPay,
    isSeverance,
    isInterviewedFor,
    isBenefitToCome,
    isShared,
    isPensionBase,
    isOfUnknownRhythm,
    isTriedOut,
    isOfPlan,
    isPaidForThem,
  ].some((applies) => applies(reading, amount))

const JOB_LOST = /\b(?:lost (?:my|the) job|laid off|let go|got fired|was fired|quit my job|got canned)\b/i
const MADE =
  /\b(?:made|earned|was (?:making|earning|at)|paid me|brought home|took home|had been making)\b[^.?!,;\d]{0,16}$/i

/** 'Lost my job friday. Made 4,200 a month': it came until then. */
const isLostPay = ({ text }: Pick<Reading, 'text'>, { start }: Pick<Amount, 'start'>) =>
  JOB_LOST.test(text) && MADE.test(text.slice(0, start))

const AT_AGE =
  /\b(?:at|by|til|till|until|to)(?: age)? (?:6[2-9]|70)\b(?! ?(?:%|k\b|hours|hrs|an?\b|per\b|\/))[^.?!\d]{0,24}$/i
/** A month of Social Security is never more. */
const MOST_BENEFIT = 6000
const CLAIMED = /\b(?:retired|retiring|since|started|took|claimed|been)\b/i

/** '640 a month at 62', 'only starts at 62', '1,900, if I take it at 67' */
const THEN_AT = new RegExp(
  String.raw`^(?: ?(?:a|per|each|every|\/) ?(?:month|mo)\b)?,?` +
    String.raw`(?: (?:is|the|my|pension|annuity|and|but|it|only|just|social security|ss)\b,?)*` +
    String.raw`(?: (?:starts?|starting|begins?|beginning|kicks? in|from|payable|if|when|once)\b(?: i(?:'m|'ll)?| it| we)?` +
    String.raw`(?: (?:take|claim|start|file|wait|turn|hit|reach|am|get)\b)?(?: (?:it|on|to|til|till|until))?)?` +
    String.raw` (?:at |age |turn )?(?:age )?(?:5[5-9]|6\d|70)\b(?! ?(?:%|k\b|hours|hrs|an?\b|per\b|\/|[,.]\d))`,
  'i',
)
const AN_AGE = /\b(?:at|age|turn|from|starting|starts?|if|when|once)\b/i
/** 'The pension kicks in at 60, about 1,900' */
const STARTS_AT = new RegExp(
  String.raw`\b(?:pension|annuity)\b[^.?!\d]*\b(?:starts?|begins?|kicks in|starting|comes)\b` +
    String.raw`[^.?!\d]*\bat (?:age )?(?:5[5-9]|6\d|70)\b[^.?!\d]{0,24}$`,
  'i',
)

/** 'At 67 it would be 2,030': what Social Security pays from an age on comes in from then on. */
export function isBenefitAt({ text }: Reading, { start, value }: Amount): boolean {
  const before = text.slice(0, start)
  // 'Out at 66, with 530k in the 401k'
  return value <= MOST_BENEFIT && AT_AGE.test(before) && !CLAIMED.test(before)
}

/** '640 a month at 62': from an age on, and no benefit that is paid already. */
function isFromAge({ text }: Reading, { start, end, value }: Amount): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const [said = ''] = THEN_AT.exec(after) ?? []
  const isSaid = AN_AGE.test(said) || STARTS_AT.test(before)
  return value <= MOST_BENEFIT && isSaid && !CLAIMED.test(text)
}

const isBenefitToCome = (reading: Reading, amount: Amount) =>
  (/\b(?:social security|ss|benefits?)\b/i.test(reading.text) && isBenefitAt(reading, amount)) ||
  (/\b(?:social security|ss|benefits?|pensions?|annuity)\b/i.test(reading.text) && isFromAge(reading, amount))

const AVERAGED =
  /\b(?:high(?:est)?[- ]?(?:3|5|three|five)|final average|average (?:final|salary)|years? (?:x|times|\*|×))\b/i

/** '2% x 30 years x 68,000 final average': what a pension is reckoned from is no pay of now. */
const isPensionBase = ({ text }: Reading, { start, end }: Amount) =>
  AVERAGED.test(
    text
      .slice(Math.max(0, start - 40), start)
      .split(CLAUSES)
      .at(-1) ?? '',
  ) || AVERAGED.test(text.slice(end, end + 24).split(CLAUSES)[0] ?? '')
/** 'The average salary here is 60k and I make 48k' */
const CLAUSES = /[,;](?!\d)|\. |\b(?:and|but)\b/i

const SHARE = new RegExp(
  String.raw`\b(?:(?:i|we) (?:get|keep|make|earn|take)|(?:gives?|pays?) (?:me|us)) (?:about |like |around |a )?` +
    String.raw`\d[\d.]* ?(?:%|percent)(?: (?:commission|cut|split|share)| of (?:what|everything|all|the|my|each|every))` +
    String.raw`(?:(?:(?!\b(?:base|salary|make|plus)\b)[^.?!;\d])*| ?\. (?:i|we) (?:do|sell|bill|ring up)[^.?!;\d]*)$`,
  'i',
)

/** 'I keep 45% of what I bring in, about 1,500 a week': that is not yet their pay. */
const isShared = ({ text }: Reading, { start }: Amount) => SHARE.test(text.slice(0, start))

const applying =
  /\b(?:interview(?:ing|ed|s)? (?:for|at|with)|apply(?:ing)? (?:for|to)|applied (?:for|to|at)|in the running for|up for a)\b/

/** 'I'm interviewing for a job at 70k' */
export function isAppliedFor({ tokens, sentences }: Reading, amount: Amount): boolean {
  const { first = 0 } = sentences[amount.sentence] ?? {}
  const words = tokens.slice(Math.max(first, amount.first - 14), amount.first).map(({ word }) => word)
  return applying.test(words.join(' '))
}
/** 'I'm interviewing for a job, and I make 52k' */
const isInterviewedFor = (reading: Reading, amount: Amount) =>
  isAppliedFor(reading, amount) && !EARNING.test(reading.text.slice(0, amount.start))
const EARNING = /\b(?:make|earn|get|bring|paid|now|salary|pay)\b[^.?!\d]*$/i

/** '34 an hour, what if': tried out. */
const isTriedOut = ({ text }: Reading, { end }: Amount) =>
  /^(?: ?(?:\/|an?|per) ?[a-z]+)?[ ,.-]{0,4}what if\b/i.test(text.slice(end))

const PLAN = /\b(?:401\(?k\)?s?|403\(?b\)?|457|tsp|hsa|fsa|ira|roth|retirement|pension)\b/i
/** Who else puts something in, or holds it back; a second job adds to the pay. */
const BY_WORK = new RegExp(
  String.raw`\b(?<!\b(?:second|side|other|weekend|night|extra|part[- ]time) )(?:job|work|employer|company|boss|they)\b[^.?!;]*` +
    String.raw`\b(?:adds?|match(?:es)?|puts?|kicks?|throws?|contributes?|chips?|takes?|pulls?|withholds?)` +
    String.raw`(?: (?:in|out|about|around|like|another|an extra|up to))* \$?$`,
  'i',
)

/** 'My job takes 200 for the 403b and adds 200': what goes into a plan before it is pay. */
export function isOfPlan({ text, tokens, sentences }: Reading, { sentence, start }: Amount): boolean {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  const from = tokens[first]?.start ?? 0
  return (
    PLAN.test(text.slice(from, tokens[next - 1]?.end ?? text.length)) && BY_WORK.test(text.slice(from, start))
  )
}

const TO_SEVERANCE = /\bseverance\b[^.?!;,\d]{0,24}$/i
const WORK_PAYS = new RegExp(
  String.raw`\b(?:job|work|employer|company|boss)\b[^.?!;\d]*\b(?:pays?|covers?|gives? (?:me|us))(?: (?:about|around|like|up to))* \$?$`,
  'i',
)
const FOR_A_BILL =
  /^(?: ?(?:a|per|each|every|\/) ?(?:month|mo|week|year|paycheck))? (?:of|for|toward|towards) (?:my|our|the|his|her) ([a-z]+(?: [a-z]+)?)/i
const bills: ReadonlySet<ThingName | null> = new Set([
  'insurance',
  'utilities',
  'food',
  'transport',
  'rent',
  'housing',
])

/** 'My company pays 500 a month of my insurance', and not 'pays 500 a week for the night shift'. */
function isPaidForThem({ text }: Reading, { start, end }: Amount): boolean {
  const [, bill = ''] = FOR_A_BILL.exec(text.slice(end)) ?? []
  return (
    WORK_PAYS.test(text.slice(0, start)) &&
    bill
      .toLowerCase()
      .split(' ')
      .some((word) => bills.has(thingOf(word)))
  )
}

/** 'They gave me 2 weeks pay so 1,900' */
const PAID_OFF = new RegExp(
  String.raw`\b(?:gave|giving|paid|paying|got) (?:me|us|him|her)? ?(?:\d+|one|two|three|four|six|eight|a few) ` +
    String.raw`(?:weeks?|months?)'? ?(?:of )?(?:pay|wages|salary)\b[^.?!;\d]{0,16}$`,
  'i',
)
/** 'Severance is 14,740 total, maybe 11,500 after tax': two sides of one. */
const SIDES =
  /^(?:[\s,$(]|\b(?:total|gross|net|in all|before|after|tax(?:es)?|maybe|about|around|roughly|or|so|like|probably|is|it's)\b)*$/i
const PUT_AWAY =
  /\b(?:in|into|to) (?:my |our |the )?(?:savings|bank|account|checking)\b|\bput (?:it )?away\b/i

/** 'Eleven weeks of severance at 1,380 a week' come once, whatever they are counted by. */
export function isSeverance(reading: Reading, amount: Amount): boolean {
  const { text, amounts } = reading
  const { start, end } = amount
  if (PUT_AWAY.test(text.slice(end).split(/[.?!]/)[0] ?? '')) return false
  if (
    PAID_OFF.test(text.slice(0, start)) ||
    TO_SEVERANCE.test(text.slice(0, start)) ||
    /^[ ,]?(?:(?:of|in|as) )?severance\b/i.test(text.slice(end))
  )
    return true
  const before = amounts.findLast((other) => other.end <= start && other.sentence === amount.sentence)
  return before !== undefined && SIDES.test(text.slice(before.end, start)) && isSeverance(reading, before)
}
