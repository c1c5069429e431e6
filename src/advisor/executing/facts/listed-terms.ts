/** Numbers that a message calls minimums or rates, one of them or a list: 'minimum is 130', 'mins are like 90 45 and 60'. */
import type { Hearing } from '#advisor/advisor.ts'
import type { What } from '#advisor/actions/language.ts'
import type { MindedNumber } from '#advisor/minding/minded.ts'

type Term = Extract<What, 'minimum' | 'rate'>

/** Below this a number is hardly the user's own. */
const OWN = 0.5
/** A bare number above it is no rate. */
const HIGHEST_RATE = 40

const TO_NUMBER = String.raw`(?: (?:of|is|are|being|at))?(?: (?:about|like|around|roughly))?\s*:?\s*\$?$`
const MINIMUM_BEFORE = new RegExp(String.raw`\bmin(?:imum)?s?\b(?: (?:monthly )?payments?)?${TO_NUMBER}`, 'i')
const MINIMUM_AFTER =
  /^\s*(?:(?:a|per) month |monthly )?min(?:imum)?s?\b(?! (?:wage|balance|deposit|income|down))(?![^\d.,;]{0,16}\d)/i
/** One payment is a bill, and one rate may be of anything; a list of them is of the debts. 'Two car payments 380 and 265' are bills. */
const PAYMENTS_BEFORE = new RegExp(
  String.raw`(?<!\b(?:car|truck|auto|vehicle|house|bike|boat|rv) )\bpayments${TO_NUMBER}`,
  'i',
)
const RATES_BEFORE = new RegExp(String.raw`\b(?:rates|aprs|interest rates?)${TO_NUMBER}`, 'i')
/** 'Payments are 300 and 2 kids': a number of something else. */
const COUNTED = new RegExp(
  String.raw`^\s+(?!(?:and|or|a|an|per|each|every|on|for|to|but|so|in|at|with|too|is|the|respectively|dollars|bucks|` +
    String.raw`min\w*|percent|apr|monthly|now)\b)[a-z]`,
  'i',
)
const JOINED = /^%?\s*(?:,|\/|&|(?:, ?)?and)?\s*\$?$/i

interface Called {
  term: Term
  /** It needs others beside it. */
  isOfList: boolean
}

function calledBefore(text: string, { start, end }: MindedNumber): Called | null {
  const before = text.slice(0, start)
  if (MINIMUM_BEFORE.test(before) || MINIMUM_AFTER.test(text.slice(end)))
    return { term: 'minimum', isOfList: false }
  if (PAYMENTS_BEFORE.test(before)) return { term: 'minimum', isOfList: true }
  return RATES_BEFORE.test(before) ? { term: 'rate', isOfList: true } : null
}

const canBe = ({ kind, value }: MindedNumber, term: Term) =>
  term === 'rate'
    ? kind === 'percent' || (kind === 'number' && value < HIGHEST_RATE)
    : kind === 'money' || kind === 'number'

/** The numbers of a message, and the lists of terms among them. */
export function listTerms({ minded, text }: Hearing) {
  const { numbers = [], readings = [] } = minded ?? {}
  const isTold = readings[0]?.actions.some(({ intent }) => intent === 'tell') ?? false
  const lists: (Called & { members: MindedNumber[] })[] = []
  for (const number of numbers) {
    if (!isTold && number.own < OWN) continue
    const called = calledBefore(text, number)
    const list = lists.at(-1)
    const last = list?.members.at(-1)
    if (called && canBe(number, called.term)) lists.push({ ...called, members: [number] })
    else if (
      list &&
      last &&
      JOINED.test(text.slice(last.end, number.start)) &&
      canBe(number, list.term) &&
      !COUNTED.test(text.slice(number.end))
    )
      list.members.push(number)
  }
  const asTerm = new Map(
    lists
      .filter(({ isOfList, members }) => !isOfList || members.length > 1)
      .flatMap(({ term, members }) =>
        members.map((number): [MindedNumber, MindedNumber] => [
          number,
          { ...number, what: term, own: 1, sure: 1 },
        ]),
      ),
  )
  return {
    numbers: numbers.map((number) => asTerm.get(number) ?? number),
    lists: lists.flatMap(({ members }) =>
      members.length > 1 ? [members.flatMap((number) => asTerm.get(number) ?? [])] : [],
    ),
  }
}
