/** Sums that their own words name beyond doubt. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { monthlyExpenses, monthlyIncome } from '#advisor/planning/data/totals.ts'
import { hasOnlyPensions } from '#advisor/planning/sums/later-income.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { EARNED, VEHICLE } from '#advisor/executing/said-words.ts'

/** What is stored that such a sum can rest on. */
interface Known {
  debts: number
  hasPay: boolean
  /** Where it comes from. */
  pays?: Snapshot['income']
  /** Pay and costs, of which something is left each month. */
  hasBudget: boolean
  /** Pensions or benefits, and what is spent. */
  livesOnPensions: boolean
}

export const knownOf = (snapshot: Snapshot, last?: SumRecord): Known => ({
  debts: snapshot.liabilities.length,
  hasPay: monthlyIncome(snapshot) !== null,
  pays: snapshot.income,
  hasBudget:
    monthlyIncome(snapshot) !== null &&
    monthlyExpenses(snapshot) !== null &&
    // After an amount that was just added up, what is left is left of that.
    !plain.has(last?.kind ?? ''),
  livesOnPensions: hasOnlyPensions(snapshot) && monthlyExpenses(snapshot) !== null,
})

const REQUIRED = new RegExp(
  [
    String.raw`\brmds?\b`,
    String.raw`\brequired (?:minimum )?(?:distributions?|withdrawals?)\b`,
    String.raw`\bhave to (?:take|withdraw|pull)\b[^.?!]*\b(?:ira|401 ?\(?k\)?|irs)\b`,
    [
      String.raw`\b(?:ira|401 ?\(?k\)?)\b[^?!]*\b(?:(?:have|has) to|must (?:i|we|he|she)) (?:take|withdraw|pull)`,
      String.raw`(?= (?:out|money|from|it|some|each|this|next)\b|\W*$)`,
    ].join(''),
    String.raw`\b(?:irs makes|(?:do|will|does) (?:they|it|the irs|the government) make) (?:you|me|us) (?:take|withdraw|pull)\b`,
    String.raw`\bmust (?:take|withdraw)\b[^.?!]*\b(?:ira|401 ?\(?k\)?)\b`,
  ].join('|'),
  'i',
)
const HOW_MUCH =
  /^\W*(?:no|sorry|i mean|i'm sorry)\b|\bhow (?:much|big)\b|\bwhat(?:'?s| is| will| would| are| do| does| must)\b|\bamount\b|\bdivisor\b/i
/** What is asked about it beside the amount has an explanation. */
const OTHER = /\b(?:penalty|missed|forgot|happens|when|avoid|charity|roth|inherited|taxed?|withh\w+)\b/i
const DIVISOR = /\b(?:divisor|divided? by|factor)(?: is| of| by)? $/i
const AGES = { least: 60, most: 115 }

const isAmount = ({ kind, value }: SaidNumber) => (kind === 'money' || kind === 'number') && value >= 1000
const isAge = ({ kind, value }: SaidNumber) =>
  (kind === 'age' || kind === 'number') && value >= AGES.least && value <= AGES.most

function required(text: string, numbers: readonly SaidNumber[]): Action | null {
  const divisor = numbers.find(({ start }) => DIVISOR.test(text.slice(0, start)))
  const isTaxed = divisor === undefined && OTHER.test(text)
  if (!REQUIRED.test(text) || !HOW_MUCH.test(text) || isTaxed) return null
  const balance = numbers.find((one) => one !== divisor && isAmount(one))
  const age = divisor ? undefined : numbers.find(isAge)
  return withInputs('required-withdrawal', { balance, age, divisor })
}

export const PAY_NEEDED = new RegExp(
  [
    String.raw`\bhow much (?:income |salary |money )?(?:do|would|should|must) (?:i|we) (?:need to|have to|) ?` +
      String.raw`(?:make|earn|bring in|gross)\b`,
    String.raw`\bwhat (?:gross |yearly |annual |monthly )*(?:income|salary|pay) (?:do|would|does|is)\b[^?]*` +
      String.raw`\b(?:need|needed|required?|takes?|have to)\b`,
  ].join('|'),
  'i',
)
const HOUSING = /\b(?:rent|apartment|house|housing|mortgage|condo|place|28|36)\b/i
const OF_DEBTS = /^[^.?!\d]{0,24}\b(?:debts?|loans?|cards?|car payment|student)\b/i

function needed(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!PAY_NEEDED.test(text) || !HOUSING.test(text)) return null
  const amounts = numbers.filter(({ kind, value }) => (kind === 'money' || kind === 'number') && value >= 100)
  const debts = amounts.find(({ end }) => OF_DEBTS.test(text.slice(end)))
  const [payment, ...more] = amounts.filter((one) => one !== debts)
  // A price asks for its payment first.
  if (!payment || more.length > 0 || payment.value > MOST_A_MONTH) return null
  return withInputs('needed-income', { payment, debts })
}

const MOST_A_MONTH = 20_000

const withInputs = (intent: string, numbers: Record<string, SaidNumber | undefined>): Action => ({
  ...bare(intent),
  inputs: Object.entries(numbers).flatMap(([slot, number]) =>
    number ? [{ slot, value: { kind: 'number', number } as const }] : [],
  ),
})

const FITS = /\b(?:afford|too much|too expensive|within my (?:means|budget))\b/i
const DOWN_AFTER = /^ ?(?:dollars |bucks )?(?:down|as a down ?payment)\b/i
/** A vehicle that is paid each month has a price of its own kind. */
const LEAST_PRICE = 3000

/** 'I make 72k. can i afford a 48k truck': the payment against the pay. */
function car(text: string, numbers: readonly SaidNumber[], { hasPay }: Known): Action | null {
  if (!VEHICLE.test(text) || !FITS.test(text)) return null
  const income = numbers.find(({ start }) => EARNED.test(text.slice(0, start)))
  const down = numbers.find(({ end }) => DOWN_AFTER.test(text.slice(end)))
  const [price, ...more] = numbers.filter(
    (one) =>
      one !== income && one !== down && isAmount(one) && one.period === null && one.value >= LEAST_PRICE,
  )
  if (!(income || hasPay) || !price || more.length > 0) return null
  const rate = numbers.find(({ kind }) => kind === 'percent')
  const months = numbers.find(({ kind }) => kind === 'months')
  return withInputs('car-budget', { price, income, down, rate, months })
}

const RENT_ASKED = new RegExp(
  [
    String.raw`\bhow much (?:rent|apartment)\b[^.?!]*\bafford\b`,
    String.raw`\bhow much (?:can|should|could) i (?:spend|pay|afford)(?: to (?:spend|pay))? (?:on|for|in) rent\b`,
    String.raw`\bwhat(?:'?s| is)? (?:my )?(?:max )?rent\b[^.?!]*\bafford\b`,
  ].join('|'),
  'i',
)

/** 'I make 19 an hr. how much rent can i afford' */
function rent(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!RENT_ASKED.test(text)) return null
  const income = numbers.find(({ start }) => EARNED.test(text.slice(0, start)))
  const others = numbers.filter((one) => one !== income && isAmount(one))
  return others.length > 0 ? null : withInputs('rent-budget', { income })
}

const CASHED = /\bcash(?:ed|ing)? (?:it |this |that |(?:my|the|his|her) [\w()]+ )?out\b/i
const KEPT = new RegExp(
  [
    String.raw`\b(?:what|how much) (?:would|will|do|could) (?:i|we|he|she) (?:actually |really |even )?` +
      String.raw`(?:get|keep|have|end up|lose|be left|pay|see)\b`,
    String.raw`\bhow much (?:is|would be) (?:left|gone|lost)\b`,
  ].join('|'),
  'i',
)

/** 'What would i actually get if i cash it out' */
function cashed(text: string, numbers: readonly SaidNumber[]): Action | null {
  if (!CASHED.test(text) || !KEPT.test(text)) return null
  return withInputs('cash-out', {
    amount: numbers.find(isAmount),
    percent: numbers.find(({ kind }) => kind === 'percent'),
    age: numbers.find(
      ({ kind, value }) => (kind === 'age' || kind === 'number') && value >= 18 && value <= 90,
    ),
  })
}

const WHICH_FIRST = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|and|but|no|i meant?|i mean) )*which ` +
    String.raw`(?:one|card|debt|loan|of (?:them|those|these))?s? ?(?:should|do|would|to)\b[^.?!]*\bfirst\b`,
  'i',
)

/** 'Which one should we do first', with several debts kept. */
const order = (text: string, numbers: readonly SaidNumber[], { debts }: Known): Action | null =>
  numbers.length === 0 && debts > 1 && WHICH_FIRST.test(text) ? bare('debt-order') : null

const OWED_SHARE =
  /\bdebt[- ]to[- ]assets?\b|\b(?:share|percent\w*|part|much) of (?:my|our) assets (?:is|are) (?:debt|owed|borrowed)\b/i

const EFFECTIVE =
  /\beffective (?:annual |yearly )?(?:rate|yield)\b|\b(?:what|which|to|in|as)\b[^.?!]{0,12}\bapy\b|\bapy (?:of|is that)\b/i

/** 'What APY is 4.8% compounded monthly' */
function effective(text: string, numbers: readonly SaidNumber[]): Action | null {
  const [rate, ...more] = numbers
  if (rate?.kind !== 'percent' || more.length > 0) return null
  return EFFECTIVE.test(text) && /\bcompound/i.test(text) ? withInputs('effective-rate', { rate }) : null
}

const DRAWN = new RegExp(
  String.raw`\b(?:how much|what)\b[^.?!]*\b(?:withdraw|take out|take|draw|pull(?: out)?|pay (?:me|us|out)|` +
    String.raw`spend|live on|income)\b`,
  'i',
)
const LASTING = /\b(?:for|over|lasts?|lasting|through|next)(?: (?:me|us|the next|about|at least|another))* $/i
const USED_UP =
  /\b(?:last|nothing left|run(?:s|ning)? out|use(?:d|s)? (?:it )?(?:all )?up|down to (?:zero|nothing)|zero)\b/i

const PUT_BY =
  /\b(?:nest egg|portfolio|savings|saved|invested|ira|401 ?\(?k\)?|retire\w*|pension|annuity|inherit\w+)\b/i
const BORROWED =
  /\b(?:loan|mortgage|borrow\w*|financ\w*|payments?|pay (?:it |this |that )?off|owe[ds]?|apr|cards?|debts?|car|truck|house)\b/i

/** 'How much can I take out a month so that 400k lasts 25 years' */
function drawn(text: string, numbers: readonly SaidNumber[]): Action | null {
  const months = numbers.find(({ kind, start }) => kind === 'months' && LASTING.test(text.slice(0, start)))
  const rate = numbers.find(({ kind }) => kind === 'percent')
  const amounts = numbers.filter((one) => one.kind === 'money' && isAmount(one))
  const [portfolio, ...more] = amounts
  if (!months || months.value < 60 || !portfolio || more.length > 0 || portfolio.period) return null
  const isMeant =
    DRAWN.test(text) &&
    (USED_UP.test(text) || (rate !== undefined && PUT_BY.test(text))) &&
    !BORROWED.test(text)
  // The time may be said twice.
  const others = numbers.filter(({ value }) => value !== months.value && value !== portfolio.value)
  const isAllOfIt = others.every((one) => one === rate)
  return isMeant && isAllOfIt ? withInputs('spend-down', { portfolio, months, rate }) : null
}

const WILL_DO =
  /\b(?:am i|are we|will i|will we)(?: (?:going to|gonna))?(?: be)? (?:ok|okay|alright|all right|fine|set)\b/i

/** 'I have 60,000 in savings. am i going to be ok', of somebody with a pension: what comes in against what goes out. */
function willDo(text: string, numbers: readonly SaidNumber[], { livesOnPensions }: Known): Action | null {
  const isSpent = BORROWED.test(text) || /\b(?:buy|bought|spend|cost|if)\b/i.test(text)
  if (!livesOnPensions || isSpent || !WILL_DO.test(text) || !numbers.every(isAmount)) return null
  // What comes every month is no savings: 'my bills are 3,300 a month'.
  const inputs = numbers.map((number) => ({
    slot: number.period === null ? 'portfolio' : 'spending',
    value: { kind: 'number', number } as const,
  }))
  return { ...bare('pension-gap'), inputs }
}

const LEFT_OVER = /\bleft(?: over)? (?:each|every|per|a|at the end of (?:each|every|the)) month\b/i
/** What is left of something else, or would be. */
const OF_OTHER = /\b(?:if|then|after|with|without|that|once|would|until|till?|still)\b/i

/** 'Whats left over each month', where pay and costs are kept. */
const leftOver = (text: string, numbers: readonly SaidNumber[], { hasBudget }: Known): Action | null =>
  hasBudget && numbers.length === 0 && LEFT_OVER.test(text) && !OF_OTHER.test(text)
    ? bare('budget-summary')
    : null

const OUR_PAY = new RegExp(
  String.raw`^\W*(?:(?:ok|okay|so|and|then|together|combined|again)\W+)*(?:` +
    String.raw`(?:what|how much) (?:do|are) we (?:mak|earn|bring|tak|gross|clear)(?:e|ing)?(?: in| home)?|` +
    String.raw`what(?:'?s| is) our (?:(?:total|combined|joint|household|yearly|monthly|annual) )*(?:income|pay))` +
    String.raw`(?:\W+(?:an?|per|each|every|in|month|year|together|combined|all|total|both|of|us|as|couple|household))*\W*$`,
  'i',
)

/** 'What do we bring in a year together': the pays that are kept, whatever numbers were told with them. */
function ourPay(text: string, numbers: readonly SaidNumber[], { pays = [] }: Known): Action | null {
  if (pays.length < 2 || numbers.length > 0 || !OUR_PAY.test(text)) return null
  const per = /\bmonth(?:ly)?\b/i.test(text) ? 'month' : 'year'
  const ofRow = ({ id, source }: (typeof pays)[number]): Value => {
    const left: Value = { kind: 'row', row: { list: 'incomeItems', id, name: source } }
    const right: Value = { kind: 'constant', value: 12 }
    return per === 'month' ? left : { kind: 'operation', operator: 'times', left, right }
  }
  return { ...bare('sum-of'), inputs: pays.map((pay) => ({ slot: 'parts', value: ofRow(pay) })), per }
}

/** The sum that a message asks for by name; null where it names none. */
export const byWords = (text: string, numbers: readonly SaidNumber[], known: Known): Action | null =>
  order(text, numbers, known) ??
  leftOver(text, numbers, known) ??
  ourPay(text, numbers, known) ??
  (OWED_SHARE.test(text) ? bare('net-worth') : null) ??
  required(text, numbers) ??
  effective(text, numbers) ??
  willDo(text, numbers, known) ??
  drawn(text, numbers) ??
  needed(text, numbers) ??
  rent(text, numbers) ??
  cashed(text, numbers) ??
  car(text, numbers, known)
