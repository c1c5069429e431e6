/** 'If i quit the second job', 'what if she stays home': a source of pay that is stored, taken away in thought. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isAnothersPay } from '#advisor/understanding/names/row-names.ts'

type Source = Snapshot['income'][number]

const SUPPOSED = /\b(?:if|without|could|can we|afford|would|should|suppose|say)\b/i
const ENDS = String.raw`(?:quit|quits|drop|drops|stop|stops|stopped|lose|loses|lost|leave|leaves|left|give up|gave up|gives up)`
const ENDING = new RegExp(
  String.raw`\b(?:${ENDS}|stay(?:s|ed|ing)?(?: at)? home|without|laid off|fired)\b`,
  'i',
)
const AT_HOME = /\bstay(?:s|ed|ing)?(?: at)? home\b/i
const THEIRS = new RegExp(
  String.raw`\b(?:s?he|him|her|wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?)\b[^.?!,;]{0,24}\b(?:${ENDS}|` +
    String.raw`stay(?:s|ed|ing)?(?: at)? home|is out of work|got laid off|gets? (?:laid off|fired))\b|` +
    String.raw`\bwithout (?:her|his) (?:pay|job|income|check)\b`,
  'i',
)
const MINE =
  /\bi (?:\w+ )?(?:stay(?:ed)?(?: at)? home|(?:quit|stop(?:ped)?|lose|lost) (?:my job|work(?:ing)?))\b/i
const SIDE = /\b(?:second|2nd|side|other|extra|weekend|part[- ]time|night) (?:job|gig|hustle|one|work)\b/i
const CARE = /\b(?:day ?care|child ?care|nanny|babysit\w*|sitter)\b/i
/** From this on a text names a row. */
const NAMED = 0.4

/** The sources that would end; none where the words name none of them. */
function ending(text: string, income: readonly Source[]): Source[] {
  const theirs = income.filter(({ source }) => isAnothersPay(source))
  const own = income.filter((row) => !theirs.includes(row))
  // 'Could he quit his second job' leaves him the first.
  if (THEIRS.test(text)) return SIDE.test(text) ? [] : theirs
  if (MINE.test(text)) return theirs.length > 0 ? own : []
  const [main, ...others] = own.toSorted((one, other) => other.amount - one.amount)
  const named = own.filter(({ source }) => source.split(' ').some((word) => sharesStem(text, word)))
  if (named.length === 1) return named
  // The second job is the smaller of two.
  return main && others.length === 1 && SIDE.test(text) ? others : []
}

/** 'If i stop driving' is of 'Drive uber'. */
const STEM = 4
function sharesStem(text: string, word: string): boolean {
  const stem = word.toLowerCase().slice(0, Math.max(STEM, word.length - 2))
  const isCommon = /^(?:pay|job|salary|work|second|side|income|my)$/i.test(word)
  return (
    stem.length >= STEM &&
    !isCommon &&
    (namedBy(text, word) > NAMED || new RegExp(String.raw`\b${stem}`, 'i').test(text))
  )
}

export function sourceEnds({ text, minded, snapshot }: Talk): Action | null {
  const { income, expenses } = snapshot
  // One cost is not all of then: 'if i stop driving to work, gas is 180'.
  const bills = minded.numbers.filter(({ what }) => what === 'expenses')
  if (minded.numbers.length > bills.length || income.length < 2 || !SUPPOSED.test(text) || !ENDING.test(text))
    return null
  const gone = ending(text, income)
  if (gone.length === 0) return null
  // Who stays at home needs nobody else there; bills that are told anew are those of then.
  const care =
    AT_HOME.test(text) && bills.length === 0 ? expenses.filter(({ category }) => CARE.test(category)) : []
  const rowOf = (list: 'incomeItems' | 'expenseItems', id: number, name: string): Value => ({
    kind: 'row',
    row: { list, id, name },
  })
  return {
    ...bare('what-if'),
    inputs: [
      ...bills.map((number) => ({ slot: 'expenses', value: { kind: 'number', number } as const })),
      ...gone.map(({ id, source }) => ({ slot: 'lessIncome', value: rowOf('incomeItems', id, source) })),
      ...care.map(({ id, category }) => ({
        slot: 'lessExpense',
        value: rowOf('expenseItems', id, category),
      })),
    ],
  }
}
