/** 'Can i retire at 62', 'how much can we spend so it lasts to 92': sums that such words ask for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { readRetired, type Retired } from '#advisor/executing/wordings/retired.ts'

const CAN_RETIRE = new RegExp(
  [
    String.raw`\b(?:can|could|may|able to|afford to|ready to|enough to|ok(?:ay)? to) (?:(?:i|we|he|she) )?` +
      String.raw`(?:\w+ ){0,2}(?:retire|(?:stop|quit) working)\b`,
    String.raw`\benough\b[^.?!]*\b(?:if|when) (?:i|we) (?:retire|(?:stop|quit) working)\b`,
  ].join('|'),
  'i',
)
/** 'Can i stop now': of somebody who says what there is to live on. */
const CAN_STOP = new RegExp(
  [
    String.raw`\b(?:can|could) (?:i|we) (?:\w+ ){0,2}`,
    String.raw`(?:(?:stop|quit)(?= (?:now|working|work|my job|today|at)\b|\W*$)|be done|walk away|call it quits)\b`,
  ].join(''),
  'i',
)
/** 'Want to quit at 63', of somebody who says what there is and what they spend. */
const WANTS_TO_STOP =
  /\b(?:want|wanna|hop(?:e|ing)|plan(?:ning)?|like)(?: to)? (?:retire|quit(?:ting)?|stop(?:ping)?|be done)\b/i
/** What to put by for it is another question. */
const TO_SAVE = /\b(?:how much|what)\b[^.?!]*\b(?:save|sav(?:ed|ings?)|put|need|nest egg|contribute|goal)\b/i
/** What else is asked about the end of work has an explanation. */
const OTHER =
  /\b(?:penalty|insurance|medicare|health\w*|tax(?:es|ed)?|roll\w*|how do|forced?|army|military)\b/i
const WHEN = /\bwhen (?:can|could)\b/i

const HOW_MUCH = new RegExp(
  [
    String.raw`\bhow much (?:can|could|should|may) (?:i|we|he|she|they|mom|dad) (?:\w+ ){0,2}` +
      String.raw`(?:spend|take|draw|pull|withdraw|live on)\b`,
    String.raw`\bwhat(?:'?s| is| would be)? (?:the |my |our )?monthly (?:amount|withdrawal|income)\b`,
  ].join('|'),
  'i',
)
const USED_UP =
  /\b(?:last(?:s|ing)?|run(?:s|ning)? out|nothing left|outlive|us(?:e|es|ing) (?:it|them) up|until|till|before)\b/i

const said = (slot: string, number: SaidNumber | undefined): Action['inputs'] =>
  number ? [{ slot, value: { kind: 'number', number } }] : []

/** Everything that was said of it; null where an amount is none of it. */
function inputsOf(retired: Retired, numbers: readonly SaidNumber[]): Action['inputs'] | null {
  const { pension, portfolio, until, spending, rate, inflation, age, retirementAge, pensionAge } = retired
  const known = new Set([...pension, ...portfolio, spending, until])
  const isOpen = numbers.some((number) => number.kind === 'money' && !known.has(number))
  if (isOpen) return null
  return [
    ...pension.flatMap((number) => said('pension', number)),
    ...portfolio.flatMap((number) => said('portfolio', number)),
    ...said('spending', spending),
    ...said('age', age),
    ...said('retirementAge', retirementAge),
    ...said('pensionAge', pensionAge),
    ...said('rate', rate),
    ...said('inflation', inflation),
    ...said(until?.kind === 'months' ? 'months' : 'until', until),
  ]
}

const only = (inputs: Action['inputs'], ...slots: string[]) =>
  inputs.filter(({ slot }) => slots.includes(slot))

function canRetire(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (OTHER.test(text) || WHEN.test(text)) return null
  const retired = readRetired(text, numbers)
  const isLivedOn = retired.portfolio.length > 0 && retired.spending !== undefined
  // 'I want to quit' alone leaves a job, and asks how long the savings last.
  const isForGood = retired.retirementAge !== undefined || /\bretir/i.test(text)
  const isPlan = isForGood && WANTS_TO_STOP.test(text) && !TO_SAVE.test(text)
  if (!CAN_RETIRE.test(text) && !(isLivedOn && (CAN_STOP.test(text) || isPlan))) return null
  const inputs = inputsOf(retired, numbers)
  if (!inputs) return null
  const slots = [
    'pension',
    'portfolio',
    'spending',
    'age',
    'retirementAge',
    'pensionAge',
    'rate',
    'inflation',
  ]
  return {
    ...bare('pension-gap'),
    inputs: only(inputs, ...slots),
  }
}

function spendDown(text: string, numbers: readonly SaidNumber[]): Action | null {
  const retired = readRetired(text, numbers)
  if (!HOW_MUCH.test(text) || !USED_UP.test(text) || !retired.until) return null
  const inputs = inputsOf(retired, numbers)
  return (
    inputs && {
      ...bare('spend-down'),
      inputs: only(inputs, 'pension', 'portfolio', 'age', 'until', 'months', 'rate', 'inflation'),
    }
  )
}

const WAITS =
  /\b(?:wait|work|hold off|retire|stop|keep going)\b[^.?!,;\d]{0,24}\b(?:until|till?|to|at|by)(?: age| i'?m| i am)? $/i
const OLDEST = 80

const WORKS_ON = /\b(?:work|wait|hold off|stay(?: on)?|keep (?:going|working))\b[^.?!\d]{0,16}$/i
const MORE = /\b(?:more|another|longer|extra)\b/i

/** 'What if i work two more years' */
function worksLonger(text: string, numbers: readonly SaidNumber[]): Action['inputs'][number] | null {
  const time = numbers.find(
    ({ kind, start }) => kind === 'months' && WORKS_ON.test(text.slice(0, start)) && MORE.test(text),
  )
  if (!time) return null
  const years: Value = { kind: 'number', number: { ...time, kind: 'number', value: time.value / 12 } }
  const later: Value = { kind: 'operation', operator: 'add', left: { kind: 'before' }, right: years }
  return { slot: 'retirementAge', value: later }
}

/** 'What if i wait until 67, ss would be 3,000', of a plan to stop: the same at another age. */
function stopsLater(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Action | null {
  const isPlanned = last?.inputs['retirementAge'] ?? last?.inputs['age']
  if (last?.kind !== 'pension-gap' || !isPlanned) return null
  const stop = numbers.find(
    ({ kind, value, start }) =>
      (kind === 'age' || kind === 'number') && value <= OLDEST && WAITS.test(text.slice(0, start)),
  )
  const longer = stop ? null : worksLonger(text, numbers)
  if (longer) return { ...bare('pension-gap'), from: last.id, inputs: [longer] }
  if (!stop) return null
  const { pension } = readRetired(text, numbers)
  const inputs = [...said('retirementAge', stop), ...pension.flatMap((number) => said('pension', number))]
  return { ...bare('pension-gap'), from: last.id, inputs }
}

const BENEFITS = /\b(?:ss|social security|pensions?)\b/i
const SOCIAL_SECURITY = /\b(?:ss|social security)\b/i
const OF_ANOTHER = /\b(?:wife|husband|spouse|partner|her|hers|his|she|he|other|second|also|too)(?:'?s)?\b/i

const MENDED = /\b(?:actually|sorry|oops|meant|instead|wait|no)\b/i

/** 'My wifes pension is 800', after 2,100 of one's own: a second benefit comes beside the first. */
function isFurther(text: string, { inputs, words = '' }: SumRecord): boolean {
  if ((inputs['pension']?.value ?? 0) === 0 || MENDED.test(text)) return false
  const isOtherKind = SOCIAL_SECURITY.test(text) !== SOCIAL_SECURITY.test(words)
  return isOtherKind || (OF_ANOTHER.test(text) && !OF_ANOTHER.test(words))
}
const ASKS = /\?|\b(?:how|what|when|should|which)\b/i

/** 'SS is 2,350 for me at 67, 1,100 for her', of a plan to stop: the same with what comes in then. */
function withBenefits(
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Action | null {
  if (last?.kind !== 'pension-gap' || !BENEFITS.test(text) || ASKS.test(text)) return null
  const benefits = numbers.filter(({ kind }) => kind === 'money' || kind === 'number')
  const ages = numbers.filter(({ kind, value }) => kind === 'age' && value <= OLDEST)
  if (benefits.length === 0 || benefits.length + ages.length < numbers.length) return null
  const either = oneOfEither(text, benefits, ages, last.inputs['retirementAge']?.value)
  if (either) return { ...bare('pension-gap'), from: last.id, inputs: either }
  const told = benefits.flatMap((number) => said('pension', number))
  const before = isFurther(text, last) ? [{ slot: 'pension', value: asBefore }] : []
  return {
    ...bare('pension-gap'),
    from: last.id,
    inputs: [...before, ...told, ...said('pensionAge', ages[0])],
  }
}

/** '2,450 at 67 or 1,750 at 62' is one benefit: that of the age of the plan, else the one told first. */
function oneOfEither(
  text: string,
  benefits: readonly SaidNumber[],
  ages: readonly SaidNumber[],
  planned: number | undefined,
): Action['inputs'] | null {
  const isEither = benefits.some(
    ({ start }, at) => at > 0 && /\bor\b/i.test(text.slice(benefits[at - 1]?.end, start)),
  )
  if (!isEither || ages.length !== benefits.length) return null
  const meant = Math.max(
    0,
    ages.findIndex(({ value }) => value === planned),
  )
  return [...said('pension', benefits[meant]), ...said('pensionAge', ages[meant])]
}

const asBefore: Value = { kind: 'before' }

/** The sum about the end of work that a message asks for by its words; null where it asks for none. */
export const retiring = (
  text: string,
  numbers: readonly SaidNumber[],
  last: SumRecord | undefined,
): Action | null =>
  stopsLater(text, numbers, last) ??
  withBenefits(text, numbers, last) ??
  spendDown(text, numbers) ??
  canRetire(text, numbers)
