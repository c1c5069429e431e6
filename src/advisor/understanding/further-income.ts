import type { Hearing } from '#advisor/advisor.ts'
import type { Cents } from '#finance/money.ts'
import { isAddition } from './additions.ts'
import type { Found } from './amount-facts.ts'
import { isStrong } from './correction-words.ts'
import { nameAmount } from './naming.ts'
import type { Amount, Reading } from './reading.ts'
import { findRow } from './rows.ts'
import { saidBefore } from './said-before.ts'

const SOLE = 'Salary'
const replaced =
  /\b(?:now|raise|raised|new (?:job|salary)|actually|instead|went (?:up|down)|sorry|correct\w*|meant|total|altogether|combined|all together|only|promot\w*)\b/i

/**
 * A second source of income is added to the first, and both become sources of their own. The same pay said again
 * stands for the old one.
 */
export function addIncome(reading: Reading, found: Found[], { snapshot, dialogue }: Hearing): Found[] {
  const whole = found.find(({ change }) => change.kind === 'profile' && change.field === 'income')
  const { income } = snapshot.profile
  if (!whole || whole.change.kind !== 'profile' || typeof whole.change.value !== 'number') return found
  if (income === null || income === 0) return found
  const parts = found.filter(({ change }) => change.kind === 'income')
  const name = sourceOf(reading, whole.amount)
  const first = firstSource(hearingOf(dialogue), income)
  const rows = snapshot.income.map(({ id, source }) => ({ id, name: source }))
  const row = isAddition(reading.text) ? null : findRow(rows, name)
  const isFurther =
    isAddition(reading.text) ||
    (!replaced.test(reading.text) &&
      !isStrong(reading.text) &&
      name !== SOLE &&
      name.toLowerCase() !== first.toLowerCase() &&
      isOwnSource(name, first))
  if (!isFurther && !(row && rows.length > 1)) return found
  if (row && parts.length === 0)
    return [...found.filter((one) => one !== whole), part(whole, row.name, row.id, whole.change.value)]
  const further: Found[] =
    parts.length > 0 ? parts : [part(whole, name === first ? `${name} 2` : name, null, whole.change.value)]
  const old: Found[] = rows.length > 0 ? [] : [part(whole, first, null, income)]
  const sum: Found = {
    ...whole,
    change: { kind: 'profile', field: 'income', value: income + whole.change.value },
  }
  return [sum, ...old, ...further, ...found.filter((one) => one !== whole && !parts.includes(one))]
}

const part = (whole: Found, name: string, id: number | null, yearly: Cents): Found => ({
  ...whole,
  change: { kind: 'income', id, name, amount: Math.round(yearly / 12) },
})

const hearingOf = ({ focus }: Hearing['dialogue']) =>
  focus.find(({ change }) => change.kind === 'profile' && change.field === 'income') ?? null

/** What the pay that is stored was called when it was said. */
function firstSource(fact: Hearing['dialogue']['focus'][number] | null, income: Cents): string {
  const before = fact && saidBefore(fact)
  if (!before?.amount || !before.reading || before.stored !== income) return SOLE
  return sourceOf(before.reading, before.amount)
}

const bringing =
  /\b(?:the|my|our|from|some)? ?((?!(?:i|we|it|that|which|job|work|pay|and|also|the|my)\b)[a-z][a-z'-]+(?: (?!(?:that|which)\b)[a-z'-]+)?) (?:makes|brings(?: in)?|adds|nets|clears|earns|pays|gets)(?: me| us)?(?: in)?(?: about| around| maybe| like| another| roughly| an extra)* ?\$?$/i

/** 'The pottery makes about 450' names its source by the verb; other wordings by the words around. */
function sourceOf(reading: Reading, amount: Amount): string {
  const { name } = nameAmount(reading, amount, 'income')
  if (name !== SOLE) return name
  const said = bringing.exec(reading.text.slice(0, amount.start))?.[1]
  return said ? said.charAt(0).toUpperCase() + said.slice(1) : name
}

const telling = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\b(?:salary|pay|income|job|paycheck|base|gross|net|my|take-home|wage)\b/g, '')
    .trim()

/** 'Pottery' is another source than 'Teaching'; 'Gross pay' may be any. */
const isOwnSource = (name: string, first: string) => telling(name) !== '' && telling(name) !== telling(first)
