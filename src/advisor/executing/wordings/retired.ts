/** What the numbers of a message about retirement are, by the words beside them. */
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

const SPENT_BEFORE =
  /\b(?:spend(?:s|ing)?|need|needs|live on|living on|expenses?|bills|budget|costs?|go(?:es|ing)? out)\b[^.?!;\d]{0,24}$/i
const SPENT_AFTER =
  /^[^.?!,;\d]{0,16}\b(?:to live on|of (?:spending|expenses|bills)|in (?:expenses|bills)|goes out)\b/i

const ACCOUNT =
  String.raw`(?:401 ?\(?k\)?s?|403 ?\(?b\)?|457|tsp|iras?|roths?|nest egg|portfolio|brokerage|` +
  String.raw`savings|retirement|stocks|funds)`
const SAVED_BEFORE = new RegExp(
  String.raw`\b(?:have|has|had|got|saved|invested|with|will|is|${ACCOUNT})\b[^.?!;\d]{0,24}$`,
  'i',
)
/** What is owed or bought is nothing that is saved. */
const OWED_BEFORE =
  /\b(?:mortgage|owe[ds]?|loans?|debts?|house|car|truck|costs?|buy(?:ing)?)\b[^.?!;,\d]{0,24}$/i
const OWED_AFTER = /^[^.?!,;\d]{0,12}\b(?:mortgage|loan|debt|owed|left on|car|house|truck)\b/i
const SAVED_AFTER = new RegExp(
  String.raw`^[^.?!,;\d]{0,10}\b(?:saved|invested|put (?:away|by)|in (?:[a-z]+ ){0,2}${ACCOUNT}|${ACCOUNT})\b`,
  'i',
)
const LEAST_SAVED = 5000
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

const I_AM =
  /\b(?:i'?m|i am|we'?re|we are|both|age|aged|turn(?:ing|ed)?)(?: (?:both|only|just|now|about|almost|turning))? $/i
const STOPPING =
  /\b(?:retir\w+|stop(?:ping)?(?: work(?:ing)?)?|quit\w*|leave|done|out)\b[^.?!;\d]{0,16}\b(?:at|by)(?: age)? $/i
const STARTING =
  /\b(?:at|from|starting(?: at)?|start at|until|till?|wait (?:until|till?|to)|by)(?: age| i'?m| i am)? $/i
const UNTIL = /\b(?:until|til|till|to|through|before|past|reach|hit)(?: age| i'?m| i am| we'?re| we are)* $/i
const OLD = 75

const isAge = ({ kind, value }: SaidNumber) =>
  (kind === 'age' || kind === 'number') && value >= 18 && value <= 110

/** Words of the clause before a number. */
const clauseBefore = (text: string, { start }: SaidNumber) =>
  text
    .slice(0, start)
    .split(/[.?!;]\s/)
    .at(-1) ?? ''

export interface Retired {
  pension: SaidNumber[]
  spending: SaidNumber | undefined
  portfolio: SaidNumber[]
  age: SaidNumber | undefined
  retirementAge: SaidNumber | undefined
  pensionAge: SaidNumber | undefined
  /** To which age, or for how long, money has to last. */
  until: SaidNumber | undefined
  rate: SaidNumber | undefined
  inflation: SaidNumber | undefined
}

const PRICES_BEFORE =
  /\b(?:inflation|prices|rais\w+|rises?|rising|goes up|go up|increase\w*)\b[^.?!;\d]{0,24}$/i
const PRICES_AFTER = /^[^.?!,;\d]{0,8}\b(?:inflation|rise|increase)\b/i

/** Whether a percent is a rise of prices, and no return. */
export const isRise = (text: string, { kind, start, end }: SaidNumber) =>
  kind === 'percent' && (PRICES_BEFORE.test(text.slice(0, start)) || PRICES_AFTER.test(text.slice(end)))

/** 'Im 61, 420k saved, spend 5,000, ss 1,900 from 67': each number by what it is. */
export function readRetired(text: string, numbers: readonly SaidNumber[]): Retired {
  const pension = findPensions(text, numbers)
  const before = (words: RegExp) => (number: SaidNumber) => words.test(text.slice(0, number.start))
  const after = (words: RegExp) => (number: SaidNumber) => words.test(text.slice(number.end))
  const amounts = numbers.filter((number) => isMoney(number) && !pension.includes(number))
  const isSpent = (number: SaidNumber) => before(SPENT_BEFORE)(number) || after(SPENT_AFTER)(number)
  const spending = amounts.find(isSpent)
  const portfolio = amounts.filter(
    (number) =>
      number !== spending &&
      number.period === null &&
      number.value >= LEAST_SAVED &&
      (before(SAVED_BEFORE)(number) || after(SAVED_AFTER)(number)) &&
      !before(OWED_BEFORE)(number) &&
      !after(OWED_AFTER)(number),
  )
  const ages = numbers.filter(isAge)
  const until = ages.find((number) => number.value >= OLD && before(UNTIL)(number))
  const retirementAge = ages.find((number) => number !== until && before(STOPPING)(number))
  const claimed = ages.filter((number) => number !== until && number !== retirementAge)
  const pensionAge = claimed.find(
    (number) =>
      number.value >= 55 &&
      before(STARTING)(number) &&
      pension.some(({ start }) => clauseBefore(text, number).length >= number.start - start),
  )
  const percents = numbers.filter(({ kind }) => kind === 'percent')
  const inflation = percents.find((number) => isRise(text, number))
  return {
    pension,
    spending,
    portfolio,
    age: claimed.find((number) => number !== pensionAge && before(I_AM)(number)),
    retirementAge,
    pensionAge,
    until:
      until ??
      numbers.find(
        (number) => number.kind === 'months' && before(/\b(?:for|lasts?) (?:about |the next )?$/i)(number),
      ),
    rate: percents.find((number) => number !== inflation),
    inflation,
  }
}
