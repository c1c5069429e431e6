/** What a reading gives way to: a guess at a sum to what is heard, told or explained. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { ASKING, asksFor, wantsHelp } from '#advisor/reading/asked-part.ts'
import type { PlainDate } from '#finance/dates.ts'
import { asksWhere } from '#advisor/executing/acts/where-kept.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { opensWithWhich } from '#advisor/executing/facts/one-of-several.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { isMerelyTold } from './merely-told.ts'
import { FAINT, GUESS, HINT, LIKELY, NEAR, NEAR_EXPLAINED, UNSURE } from '#advisor/executing/thresholds.ts'
import { isPlainFact, isWorded } from './heard-by-words.ts'
import { varyingPay } from '#advisor/understanding/money/varying.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'
import { findEvent } from './life-events.ts'
import type { ResultOf } from './weigh-readings.ts'

export interface Listening {
  minded: Minded
  text: string
  sums: readonly SumRecord[]
  today: PlainDate
  /** The feeling or event that had its kind word before. */
  felt?: string | null
}

/** How sure the mind is that a message asks for this: by its readings, and by the message as a whole. */
export function chanceOf({ readings, intents }: Minded, intent: string): number {
  const written = readings
    .filter(({ actions }) => actions.some((action) => action.intent === intent))
    .reduce((sum, { score }) => sum + score, 0)
  return Math.max(Math.min(1, written), intents.find(({ name }) => name === intent)?.score ?? 0)
}

/** How many numbers of the message itself an action uses. */
export const countSaid = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).filter((end) => startOf(end) !== null).length

/** 'Is that under 30% of what I make' holds the last result against a mark. */
const HELD_AGAINST =
  /\b(?:is|are|was) (?:that|it|this|those)\b[^?]*\b(?:under|over|above|below|within|more than|less than)\b[^?]*%/i

const LEFT = /^\s*(?:left|to go|remaining)\b/i

/** 'How much less is that? We got 28 years left': the time that the last sum did not know. */
function timeLeft(text: string, { numbers }: Minded, last: SumRecord): Action | null {
  const open = findSum(last.kind)?.inputs['months'] !== undefined && last.inputs['months'] === undefined
  const time = numbers.find(({ kind, end }) => kind === 'months' && LEFT.test(text.slice(end)))
  if (!open || !time || numbers.length > 1) return null
  return {
    ...bare(last.kind),
    from: last.id,
    inputs: [{ slot: 'months', value: { kind: 'number', number: time } }],
  }
}

const OUT_OF = /^[^\d.?!]{0,40}\bout of\W*$/i

/** '310k in company stock out of 520k invested. too much?' asks of those two, and not of the last sum. */
function outOf(text: string, { numbers }: Minded): Action | null {
  const [part, whole] = numbers.filter(({ kind }) => kind === 'money')
  if (!part || !whole || !OUT_OF.test(text.slice(part.end, whole.start))) return null
  const inputs = Object.entries({ part, whole }).map(([slot, number]) => ({
    slot,
    value: { kind: 'number', number } as const,
  }))
  return { ...bare('share'), inputs }
}

/** Nearness from which an explanation is worth more than a guess at a sum without numbers. */
const NEAR_GUESS = 0.24
const NEAR_WHETHER = 0.4
const SURE = 0.7
const HAPPENS = /\bwhat happens (?:if|when)\b/i
const WHETHER = /\bshould (?:i|we|he|she|they)\b/i

/** 'He has 140k in his 401k. do i get some of that?' asks for no difference of the two. */
const isReckoned = (intent: string) => intent === 'difference' || plain.has(intent)
const AMOUNT_ASKED =
  /\b(?:how (?:much|many|long|far|big)|what|whats|left|total|altogether|together|difference|average|each|apiece|so)\b|\d\s*\?\s*$/i

/** 'It was 9k in all', after 'took 3 years' */
const TELLS_PAST = /^\W*(?:(?:and|but|so) )?(?:it|that|they|we|i) (?:was|were|took|cost|had)\b/i

const usesHeard = ({ inputs }: Action) =>
  inputs.some(({ value }) => endsOf(value).some((end) => end.kind === 'number' && startOf(end) === null))

const DOUBTS = [
  'sure|right|correct|certain|check(?:ed)?|double|really|seriously|wrong|true|mistake|off|legit|believe',
  'how come|that much|no way',
].join('|')
const DOUBTING = new RegExp(String.raw`\b(?:${DOUBTS})\b|\bwhat\?`, 'i')

/** 'My mom says rent is money thrown away. is she right' doubts somebody else. */
const CLAIMED = /\b(?:is|was|are|were) (?:he|she|they) (?:right|wrong|correct|serious|legit)\b/i

/** 'My mother lived to 94, does that change things?' doubts nothing: the next best that the message may mean. */
function nextBest({ readings, topics }: Minded, text: string): Action {
  const other = readings
    .flatMap(({ actions, score }) => (score >= LIKELY ? actions : []))
    .find(({ intent }) => intent !== 'sure')
  if ((topics[0]?.score ?? 0) >= NEAR_EXPLAINED || !other) return bare(ASKING.test(text) ? 'know' : 'tell')
  return other
}

const POSSIBLE =
  /\b(?:(?:im)?possible|doable|realistic|feasible|(?:can|could) (?:i|we)|(?:i|we) (?:can(?:'?t|not)?|could(?:n'?t)?))\b/i

/** 'Thats not possible is it', of what a goal takes each month: a judgement is wanted, and neither comfort nor a proof. */
function judged({ minded, text }: Listening, intent: string): Action | null {
  if (!(intent.startsWith('hear:') || intent === 'sure') || minded.numbers.length > 0) return null
  if (!POSSIBLE.test(text) || chanceOf(minded, 'enough') < LIKELY) return null
  return minded.readings.flatMap(({ actions }) => actions).find((one) => one.intent === 'enough') ?? null
}

/** Sums that people ask for by name. */
const named: Partial<Record<string, RegExp>> = {
  'take-home': new RegExp(
    [
      String.raw`\bwhat(?:'?s| is| do| does| would| will)\b[^.?!]{0,12}\b(?:my|i|we|our)\b[^.?!]{0,12}\b(?:take|bring)[- ]?home\b`,
      String.raw`\btake[- ]?home(?: pay)?\s*\?`,
    ].join('|'),
    'i',
  ),
  'emergency-fund': new RegExp(
    String.raw`\b(?:how (?:big|much|large)|good|right|ideal|decent|enough|size)\b[^.?!]{0,24}` +
      String.raw`\b(?:emergency|rainy[- ]day) (?:fund|savings|cushion)\b(?! to\b)`,
    'i',
  ),
  'life-insurance': /\blife insurance\b[^]*\bhow much\b|\bhow much life insurance\b/i,
}

const LEFT_OVER =
  /^\W*(?:so |and |ok |then )*(?:how much|what)(?:'?s| is| do (?:i|we) have| would be)? left(?: over)?(?: [a-z]+){0,4}\W*$/i

/** 'Are we ok', 'will i make it' */
const MAKES_IT = new RegExp(
  String.raw`^\W*(?:so |and |ok |well )*(?:(?:are we|am i) (?:ok(?:ay)?|all ?right|fine|good|drowning|making it)|` +
    String.raw`(?:will|can) (?:i|we)(?: \w+)? make it)(?: (?:or|like|each|every|a|this)\b[^.?!]*)?\W*$`,
  'i',
)

/** 'How much is left', with what comes in and goes out told: of the month, where the mind is sure of nothing else. */
const leftOver = ({ minded, text }: Listening): Action | null =>
  minded.numbers.length === 0 && (LEFT_OVER.test(text) || MAKES_IT.test(text)) ? bare('budget-summary') : null

export const asksByName = (intent: string, text: string) => named[intent]?.test(text) ?? false

/** 'What do i really take home': the sum by that name, where the mind is sure of no other. */
function askedByName({ minded, text }: Listening): Action | null {
  const [name] = Object.entries(named).find(([, words]) => words?.test(text)) ?? []
  if (name === undefined || minded.numbers.length > 0) return null
  const read = minded.readings.flatMap(({ actions }) => actions).find(({ intent }) => intent === name)
  return read ?? bare(name)
}

/** 'I make 60k and my wife 40k, two kids' asks for no cover. */
const INSURED = /\b(?:insur\w*|cover\w*|polic(?:y|ies)|term|die[sd]?|death)\b/i

/** What can be done, and nothing that is traded. */
const OPTIONS =
  /^\W*(?:(?:so|ok|and|then) )*what (?:are|r|other) (?:(?:my|our|the) )?(?:other )?options\b(?! (?:trading|contracts?|on))/i

/** Sums that nobody asks for without a word of them, where no number is said: 'how much does a baby cost' is no tax. */
const worded: Partial<Record<string, RegExp>> = {
  'income-tax':
    /\b(?:tax\w*|irs|fed(?:eral)?|effective|brackets?|government|uncle sam|owe|refund|withh\w+|deduct\w*|fil(?:e|ing))\b/i,
  'percent-change':
    /%|\b(?:percent\w*|up|down|more|less|raise|chang\w*|increas\w*|decreas\w*|drop\w*|grow\w*|rise)\b/i,
  equity: /\b(?:equity|house|home|own|worth|under ?water|mortgage|sell)\b/i,
}
const isUnworded = ({ intent, from }: Action, text: string) =>
  from === null && worded[intent] !== undefined && !worded[intent].test(text)

/** 'How much does a wedding cost', of no amount that was told. */
const ANYTHING = /\bhow much (?:does|do|would|will) (?:an?|having an?|raising an?) [^.?!]*\bcosts?\b/i

/** What would change is not said: it is no amount from before, or none at all. */
const isOpenChange = (action: Action) =>
  action.intent === 'what-if' && (action.inputs.length === 0 || usesHeard(action))

/** 'So whats left now', after a loan was told: a month's pay less all that is owed is nothing that anybody asks for. */
const isOwedOff = ({ intent, inputs }: Action) =>
  intent === 'difference' &&
  inputs.some(
    ({ slot, value }) => slot === 'take' && value.kind === 'row' && value.row.list === 'liabilities',
  )

/** A month made again from one that was made of what was stored then, or of a number that was heard. */
function isAsBefore(action: Action, sums: readonly SumRecord[]): boolean {
  const before = sums.find(({ id }) => id === action.from)
  const isStored = before && Object.values(before.inputs).every(({ source }) => source.kind !== 'words')
  return action.intent === 'budget-summary' && (before ? isStored === true : usesHeard(action))
}

/** Sums that say where money goes. */
const placed: ReadonlySet<string> = new Set(['debt-order', 'next'])

/** Nobody borrows for a home for so few months. */
const SHORTEST_FOR_A_HOME = 120
const isShortLoan = ({ kind, inputs }: SumRecord) =>
  kind === 'loan-payment' && (inputs['months']?.value ?? SHORTEST_FOR_A_HOME) < SHORTEST_FOR_A_HOME

/** A guess at a sum gives way to what is heard, told or explained; a question for a number is answered by one. */
export function sober(listening: Listening, action: Action, resultOf: ResultOf): Action {
  const { minded, sums, text, felt } = listening
  const { intent } = action
  const score = chanceOf(minded, intent)
  const event = findEvent(text)
  const judgement = event ? null : judged(listening, intent)
  if (judgement) return judgement
  const isOnlyTold = intent === 'know' && !asksFor(text)
  if (event && event !== felt && (intent.startsWith('hear:') || isOnlyTold || score < UNSURE))
    return bare(`hear:${event}`)
  if (intent.startsWith('hear:') && (score < FAINT || isMerelyTold(minded, intent))) return bare('tell')
  const feeling = intent.startsWith('hear:') ? intent.slice('hear:'.length) : null
  if (feeling !== null && isPlainFact(feeling, text, minded.numbers)) return bare('tell')
  // What was told before needs no word of it again.
  if (feeling !== null && feeling !== felt && !isWorded(feeling, text, minded.numbers.length))
    return bare(ASKING.test(text) ? 'know' : 'tell')
  if (intent === 'know' && score < GUESS && !ASKING.test(text)) return bare('tell')
  if (intent === 'know' && OPTIONS.test(text)) return bare('next')
  if ((intent === 'tell' || (isReckoned(intent) && score < UNSURE)) && wantsHelp(text)) return bare('next')
  // 'Do we need life insurance? how much': its figure, where what is stored gives it.
  const figure = intent === 'know' ? askedByName(listening) : null
  if (figure && resultOf(figure) !== null) return figure
  const share = intent === 'enough' ? outOf(text, minded) : null
  if (share) return share
  if (intent === 'sure' && (!DOUBTING.test(text) || CLAIMED.test(text))) return nextBest(minded, text)
  const isAskedOfMonth =
    MAKES_IT.test(text) && (score < UNSURE || (intent === 'pension-gap' && sums.length === 0))
  if (!findSum(intent) && !isAskedOfMonth) return action
  // 'So whats left now' asks of all that is told by now, and not of one number of it.
  const isOfOne = isAsBefore(action, sums) && !/\bthen\b/i.test(text)
  const isOdd = isReckoned(intent) && (score < GUESS || isOwedOff(action) || resultOf(action) === null)
  const isLost = isAskedOfMonth || isOfOne || isOdd
  const budget = isLost ? leftOver(listening) : null
  if (budget && resultOf(budget) !== null) return budget
  if (!findSum(intent)) return action
  // 'I have 14k saved and owe 9,200 on a card' tells of both; what to do with them is not asked.
  const isOfBoth = intent === 'savings-or-debt' || (intent === 'life-insurance' && !INSURED.test(text))
  const isBothTold = isOfBoth ? action.from === null : opensWithWhich(text)
  // 'Sometimes i bring home 2,800, sometimes 4,000': of one pay nothing is taken off.
  const isVarying = varyingPay(readMessage(text)) !== null
  if ((isBothTold || isVarying) && !ASKING.test(text) && !/\bor\b/i.test(text)) return bare('tell')
  const asked = score < UNSURE ? askedByName(listening) : null
  if (asked) return asked
  if (intent === 'percent-of' && HELD_AGAINST.test(text) && sums.length > 0) return bare('enough')
  // 'Is that too much', of the payment on a car: the marks for a home say nothing of it.
  const owed = sums.at(-1)
  if (intent === 'housing-ratio' && minded.numbers.length === 0 && owed && isShortLoan(owed))
    return bare('enough')
  const near = minded.topics[0]?.score ?? 0
  if (isReckoned(intent) && usesHeard(action) && TELLS_PAST.test(text) && !ASKING.test(text))
    return bare('tell')
  if (isReckoned(intent) && !AMOUNT_ASKED.test(text) && near >= NEAR) return bare('know')
  if (minded.numbers.length === 0 && isUnworded(action, text))
    return bare(ASKING.test(text) ? 'know' : 'tell')
  // 'Oh god and our health insurance is thru his work': no number, and a guess at a sum.
  if (minded.numbers.length === 0 && score < GUESS && near >= NEAR_GUESS && !AMOUNT_ASKED.test(text))
    return bare('know')
  // 'Should he cash out his 401k, theres about 38k in it': whether, and not how much.
  if (WHETHER.test(text) && !AMOUNT_ASKED.test(text) && score < SURE && near >= NEAR_WHETHER)
    return bare('know')
  // 'What happens if i pay it all in april' asks for what comes of it.
  if (minded.numbers.length === 0 && HAPPENS.test(text) && score < SURE && near >= NEAR_WHETHER)
    return bare('know')
  // 'How much does a baby cost', 'what if we had a third kid': what is known of it, and nothing that was told is that.
  const isOfAnything = ANYTHING.test(text) ? near >= NEAR : isOpenChange(action) && near >= NEAR_EXPLAINED
  if (minded.numbers.length === 0 && isOfAnything) return bare('know')
  // 'What about just part time': two pays that were told are no two offers.
  const isOfPays = intent === 'offers' && minded.numbers.length === 0 && usesHeard(action)
  if (isOfPays && !/\b(?:jobs?|offers?|which|better|worth|take)\b/i.test(text)) return bare('know')
  // 'Where should the money sit till then' asks for no amount.
  if (minded.numbers.length === 0 && asksWhere(text) && !placed.has(action.intent)) return bare('know')
  const last = sums.at(-1)
  const rest = last && timeLeft(text, minded, last)
  if (rest) return rest
  const isUnanswered =
    last?.kind === intent &&
    last.missing !== undefined &&
    action.inputs.length === 0 &&
    minded.numbers.length === 0
  // Two numbers of the message that fit into a sum speak for it.
  const least = countSaid(action) >= 2 ? HINT : GUESS
  if (score >= least && !isUnanswered) return action
  const unasked = minded.intents.find(
    ({ name }) => !findSum(name) && /^(?:hear:|tell|social:|know|next)/.test(name),
  )
  if (isUnanswered) return bare(unasked?.name ?? 'tell')
  const heard = minded.intents.find(({ name, score: chance }) => name.startsWith('hear:') && chance >= LIKELY)
  if (heard) return bare(heard.name)
  if (!ASKING.test(text)) return bare('tell')
  return (minded.topics[0]?.score ?? 0) >= NEAR ? bare('know') : action
}
