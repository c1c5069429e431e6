/** Amounts that are offered, tried out, somebody else's or paid in passing: none of them is the user's own from month to month. */
import { checksAYear } from './money/checks.ts'
import { timesAYear } from './money/times.ts'
import { isMine, isOther, subjectOf } from './people.ts'
import { type Amount, periodOf, type Reading } from './reading/reading.ts'
import type { Role } from './roles.ts'

/** The sentence of an amount: what stands before it, and what behind. */
function around({ text, tokens, sentences }: Reading, { sentence, start, end }: Amount): [string, string] {
  const { first = 0, next = tokens.length } = sentences[sentence] ?? {}
  const from = tokens[first]?.start ?? 0
  const to = tokens[next - 1]?.end ?? text.length
  return [text.slice(from, start).toLowerCase(), text.slice(end, to).toLowerCase()]
}

/** 'It would then be 1,940 a month' */
const WOULD = new RegExp(
  [
    String.raw`\b(?:would|wouldn'?t|could|might)(?: (?!say|think|guess|call)[a-z]+){0,2} (?:be|cost|run|pay|bring|come|`,
    String.raw`rent)\b(?!.*\b(?:now|currently|today)\b)[^;]*$`,
  ].join(''),
)

/** 'My aid letter says 3,500 in a sub loan' */
const LETTER = /\b(?:aid|award|offer) (?:letter|package)\b/

/** Kinds of cover that one may have or choose. */
const COVER = /\b(?:cobra|marketplace|ppo|hdhp|hmo|plan [a-d])\b/
const PAYS =
  /\b(?:(?:i|we|i'm|im|we're) (?:now |still |currently )?(?:pay|paying|have|am on|on)|my|our|cost(?:s|ing) (?:me|us))\b/

/** 'It's 310 a month, should I take it?' */
const CHOOSES = new RegExp(
  [
    String.raw`\b(?:should (?:i|we)|do (?:i|we) (?:have to|need to)|is it worth|worth it to) (?:just |even )?(?:take|get|`,
    String.raw`buy|sign|enroll|join|accept|do|choose|pick)\b`,
  ].join(''),
)

/** 'The job in Dallas pays 78,000', 'it said 1,812 a month with taxes' */
const ELSEWHERE =
  /\b(?:the|that|this|an?|another|one) (?:other |new )?(?:job|position|role|gig|offer) (?:in|at(?! \$?$)|over|there|across|near|downtown)\b/
const REPORTED = new RegExp(
  [
    String.raw`\b(?:it|they|calculator|site|website|app|lender|bank|dealer) (?:said|says?|shows?|`,
    String.raw`came (?:up|out) (?:to|with|at))(?: (?:about|like|around))? \$?$`,
  ].join(''),
)

/** 'Realtor thinks we should go up to 550k', 'the bank said we qualify for 610k': what others name is no goal yet. */
const ADVISED =
  /(?<!\b(?:i|we|wife|husband|partner)(?: \w+)?) (?:thinks|says|said|told (?:us|me)|suggest(?:s|ed)|recommend(?:s|ed)) [^.?!]*$/i

export const isAdvised = ({ text }: Reading, { start }: Amount) => ADVISED.test(text.slice(0, start))

const NEEDED =
  /\bmy (?:wife|husband|partner) (?:says|said|thinks)(?: that)? we (?:will )?need(?: (?:about|like|another))? \$?$/i
const FOR_THING = /^ for (?:an?|the|our) (?!rent\b|mortgage\b|bills?\b|month\b)/i

/** 'My wife says we need 18k for the roof' is what both of them need. */
export const isNeededByBoth = ({ text }: Reading, { start, end }: Amount) =>
  NEEDED.test(text.slice(0, start)) && FOR_THING.test(text.slice(end))

/** What is to be subtracted: 'then take off truck note 2,150 and insurance 1,100'. */
const SUBTRACTED = /(?:^|[,;] |\b(?:then|and|now) )(?:take (?:off|away|out)|subtract|knock off|deduct)\b/

const isOffered = (before: string, after: string, text: string) =>
  WOULD.test(before) ||
  LETTER.test(text) ||
  (COVER.test(before) && !PAYS.test(before)) ||
  (SUBTRACTED.test(before) && !/\b(?:my|our)\b/.test(before)) ||
  (CHOOSES.test(text) && !PAYS.test(before)) ||
  /^ ?(?:dollar )?deductible\b/.test(after)

/** 'To roll it over': a fee is no pay and no cost of every month. */
const ROLLED = /^[^.;]{0,24}?\b(?:to (?:roll|extend|renew)|to keep it going)\b/

/** '95 the month before' */
const BEFORE_THAT = /^ ?the (?:week|month|year) before\b/

/** 'At 26.99' is a rate. */
const isRate = ({ value, currency }: Amount, before: string) =>
  value < HIGHEST_RATE && !currency && /\bat $/.test(before)
const HIGHEST_RATE = 40

const DWELLING = /\b(?:house|home|condo|place|car|truck|mortgage|rent|loan)\b/

/** 'His house is worth 132k with 41k left': nobody in the sentence is the user. */
function isOfOthers(reading: Reading, amount: Amount): boolean {
  const { tokens, sentences } = reading
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const words = tokens.slice(first, next)
  if (subjectOf(reading, amount.sentence) !== 'other') return false
  const opening = words
    .slice(0, 2)
    .some(({ word }) => isOther(word) && !/^(?:kids?|child|children)$/.test(word))
  const isAnyOwn = words.some(
    ({ word }, at) => isMine(word) && !(word === 'my' && isOther(words[at + 1]?.word ?? '')),
  )
  return opening && !isAnyOwn && DWELLING.test(words.map(({ word }) => word).join(' '))
}

/** 'I want a house in four years, maybe 320k': what somebody would like to have is not theirs. */
const WANTED = new RegExp(
  [
    String.raw`\b(?:want|wanna|would (?:like|love)|looking (?:at|for|to)|thinking (?:of|about)|shopping for)`,
    String.raw`(?: (?:to )?(?:buy|buying|get|getting|own|owning))? (?:an?|another)\b(?!.*\b(?:my|our|worth|have|has|got)\b)`,
  ].join(''),
)

/** '310k in company stock out of 520k invested': the part is told by itself. */
const OUT_OF = /\bout of (?:the |my |our |a )?\$?$/

/** '1,180 a paycheck', '90 a night' are no yearly pay until it is known how often they come. */
const isPerCheck = (reading: Reading, amount: Amount, after: string) =>
  /^ ?(?:a|per|each|every) (?:pay ?checks?|checks?|pay ?periods?|nights?|shifts?|gigs?)\b/.test(after) &&
  reading.periods.length === 0 &&
  timesAYear(reading, amount) === null &&
  checksAYear(reading, amount) === null

/** 'I babysit on saturdays for 60' is neither by the hour nor in thousands. */
const isOnce = (reading: Reading, amount: Amount, before: string) =>
  amount.value <= HIGHEST_WAGE &&
  /\bfor \$?$/.test(before) &&
  periodOf(reading, amount) === null &&
  timesAYear(reading, amount) === null
const HIGHEST_WAGE = 150

/** Pay of which nobody knows how often it comes. */
export function isOfUnknownRhythm(reading: Reading, amount: Amount): boolean {
  const [before, after] = around(reading, amount)
  return isPerCheck(reading, amount, after) || isOnce(reading, amount, before)
}

/** 'I'm on a PPO, 220 a month' is what it costs. */
const EARNS = /\b(?:mak(?:e|es|ing)|earn(?:s|ing)?|paid|pays?|get|gets|bring|salary|income|wages?)\b/
/** 'I have 400k and want to retire at 65' is what is there, and not what it takes. */
const IS_THERE =
  /(?<!\bto )\b(?:have|has|got|saved(?: up)?|sitting on)(?: (?:about|around|like|roughly|only|just|over))? \$?$/
/** 'I put in 1,500 a month' is saved, and no cost. */
const PUTS_IN =
  /\b(?:i|we)(?:'m| am|'re| are)? (?:put(?:ting)? in|contribut(?:e|ing))(?: (?:about|around|like))? \$?$/

/** 'My rent goes up 200' is how much more, and not the rent. */
const MORE_OF_IT = new RegExp(
  [
    String.raw`\b(?:go(?:es|ing)? up|went up|gone up|rais(?:ed|es|ing) (?:it|(?:my|our|the) [a-z]+)|increas(?:ed|es|ing))`,
    String.raw`(?: (?:by|another|about|like))* \$?$`,
  ].join(''),
)

/** 'I have 50,000 at 4%' may be saved or owed. */
const HAS = /\b(?:i|we)(?:'ve| have| got|'ve got| have got)(?: (?:about|around|like))? \$?$/
const OWED =
  /\b(?:ow(?:e|es|ed|ing)|debts?|loans?|cards?|mortgage|balance|apr|pay(?:ing|ments?)?|minimum|borrow\w*)\b/

const isLow = (after: string) => Number(/^ ?(?:at|@) (\d+(?:\.\d+)?)/.exec(after)?.[1] ?? LOW_RATE) < LOW_RATE
/** From this on nobody's savings earn so much. */
const LOW_RATE = 6

/** 'Thanks a million' */
const THANKED = /\b(?:thanks|thx|thank you)(?: so much)?[ ,]*$/

/** 'How long on top of the 38k': known already. */
const KNOWN = /\bon top of (?:the|my|our|that) $/

export function isNotOwnYet(reading: Reading, amount: Amount, role: Role): boolean {
  const [before, after] = around(reading, amount)
  const text = reading.text.toLowerCase()
  if (THANKED.test(before)) return true
  // A side job comes on top of one that may not be known yet.
  if (role !== 'income' && KNOWN.test(before)) return true
  const isFlow = role === 'expenseItem' || role === 'expenseTotal' || role === 'income'
  if (isFlow && (ROLLED.test(after) || WOULD.test(before) || REPORTED.test(before))) return true
  if (role === 'income' && ELSEWHERE.test(before) && !/\b(?:i|my|we|our|me|us)\b/.test(before)) return true
  if (role === 'expenseItem' && BEFORE_THAT.test(after)) return true
  if (role === 'expenseItem' && isOffered(before, after, text)) return true
  if (role === 'liability' && (LETTER.test(text) || isRate(amount, before))) return true
  if (role === 'asset' && (OUT_OF.test(before) || WANTED.test(before))) return true
  if (role === 'income' && COVER.test(before) && !EARNS.test(before)) return true
  if (role === 'expenseItem' && MORE_OF_IT.test(before)) return true
  if (role === 'liability' && HAS.test(before) && isLow(after) && !OWED.test(text)) return true
  if (role === 'retirementGoal' && IS_THERE.test(before)) return true
  if (role === 'expenseItem' && PUTS_IN.test(before)) return true
  // '4,500 a month' is no nest egg.
  if (role === 'retirementGoal' && periodOf(reading, amount) === 'month') return true
  return (role === 'expenseItem' || role === 'liability') && isOfOthers(reading, amount)
}
