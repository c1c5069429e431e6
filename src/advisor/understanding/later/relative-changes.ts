import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import { type Cents, multiplyMoney, percentOf, toCents, toDollars } from '#finance/money.ts'
import { type Clause, clausesOf } from './message-clauses.ts'
import { isAnothersPay } from '#advisor/understanding/names/row-names.ts'
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { targetOf } from './relative-targets.ts'
import { type Reach, type Step, type Wording, wordingOf } from './relative-words.ts'
import { converted, isFlow, type SaidBefore, withAmount } from './said-before.ts'

/** What a message changes of what was said before, and the amounts that it takes to say so. */
export interface Retold {
  changes: Change[]
  taken: Amount[]
}

/** Longer messages tell a story of their own. */
const LONGEST = 40
/** A larger step without 'by' may be the new amount. */
const MOST_OF_IT = 0.6

/** Changes of what was said before by something, not to something: 'double that', 'knock 300 off', 'plus 3 percent'. */
export function readRelativeChange(reading: Reading, hearing: Hearing): Retold | null {
  const clauses = reading.tokens.length > LONGEST ? [] : clausesOf(reading)
  for (const [at, clause] of clauses.entries()) {
    const wording = wordingOf(clause.text)
    if (!wording || !isSaidAsFact(reading, clause) || isOfAThing(clauses, at, wording)) continue
    // 'We go halves', of two whose pay is all counted: both halves go out of it.
    if (/^.*\bwe (?:go|do|are|split)\b/.test(clause.text) && hearing.snapshot.income.some(isTheirs)) continue
    const before = targetOf(clause, wording, hearing)
    const retold = before && reaches(before, wording) ? changed(reading, before, wording, hearing) : null
    if (retold) return retold
  }
  return null
}

const isTheirs = ({ source }: Hearing['snapshot']['income'][number]) => isAnothersPay(source)

const notFact = new RegExp(
  [
    String.raw`\b(?:if|might|may|could|would|should i|will|they'll|it'll|i'll|we'll|gonna|going to|wants?|wanted|plan|`,
    String.raw`planning|thinking|considering|hope|hoping|trying|try to|suppose|imagine|threaten\w*|offer\w*|ask\w*|`,
    String.raw`propos\w*|used to|last year|years ago|(?:came|went) back|next (?:year|month|week|spring|summer|fall|winter|`,
    String.raw`january|february|march|april|may|june|july|august|september|october|november|december)|don't|didn't|not|`,
    String.raw`never|almost|doubt|average|usually|every (?:year|january))\b`,
  ].join(''),
  'i',
)
/** What an account has besides its balance. */
const otherFigure = /\b(?:limit|line|score|deductible|rate|apr|match)\b/

/** Not asked, planned, supposed, denied or past, and of the amount itself. */
function isSaidAsFact({ text, tokens, sentences }: Reading, clause: Clause): boolean {
  const { first = 0, next = 0, isQuestion = false } = sentences[clause.sentence] ?? {}
  if (isQuestion || otherFigure.test(clause.text)) return false
  return !notFact.test(text.slice(tokens[first]?.start, tokens[next - 1]?.end))
}

const adjusting = new RegExp(
  [
    String.raw`\b(?:adjustment|renewal|increase|raise|bump|correction|cola|change|update|forgot|sorry|wait|oh|ok|actually|`,
    String.raw`no|oops|bad|turns|they|we|i|it|that|judge|landlord|went|raised|changed|ended|expired|hit|posted)\b`,
  ].join(''),
)
const telling =
  /\b(?:i|we|i've|we've|they|she|he|it|it's|that's|forgot|since|sorry|lol|thanks|for the \w+ \w+)\b/

/** 'New gym, +45', 'plus 40, Netflix': another thing with its amount, not more of the one before. */
function isOfAThing(clauses: readonly Clause[], at: number, { step, head }: Wording): boolean {
  if (step.does !== 'plus' || head !== '') return false
  const beside = (place: number) =>
    clauses[place]?.sentence === clauses[at]?.sentence ? (clauses[place]?.text ?? '') : ''
  const [previous, following] = [beside(at - 1), beside(at + 1)]
  const isName = following !== '' && !/[#%]\d/.test(following) && !telling.test(following)
  return isName || (previous !== '' && !adjusting.test(previous) && !step.isPercent)
}

const isOwed = (change: Change) =>
  change.kind === 'liability' || (change.kind === 'profile' && change.field === 'debt')

const fits: Record<Reach, (change: Change) => boolean> = {
  any: () => true,
  flow: isFlow,
  stock: (change) =>
    change.kind === 'asset' ||
    change.kind === 'goal' ||
    (change.kind === 'profile' && change.field === 'savings'),
  owed: isOwed,
  paid: isOwed,
}

/** A percentage of a debt is its rate, and what the market does is no new balance. */
const reaches = ({ fact: { change } }: SaidBefore, { reach, step }: Wording) =>
  fits[reach](change) && (step.does === 'times' || !step.isPercent || isFlow(change))

function changed(reading: Reading, before: SaidBefore, wording: Wording, hearing: Hearing): Retold | null {
  const { step, mayBeResult, reach } = wording
  const said = step.does === 'times' ? null : (reading.amounts[step.number] ?? null)
  if (said?.kind === 'identifier') return null
  // '300 more each month' is put aside; what is there does not change by it.
  if (said && !isFlow(before.fact.change) && periodOf(reading, said) !== null) return null
  const saved = reach === 'stock' ? savedFor(before, hearing) : null
  const base = saved ?? before.stored
  const computed = stepped(base, step, said, reading, before)
  const isFar = Math.abs(computed - base) > base * MOST_OF_IT
  // 'We've raised 11,200 so far': no step, for a goal.
  if (computed <= 0 || (mayBeResult && (isFar || before.fact.change.kind === 'goal'))) return null
  const others = reading.amounts.filter((one) => isMoneyLike(one) && one.value !== said?.value)
  const result = others.find((one) => isNear(converted(before, reading, one), computed))
  const isBeside = others.some((one) => said === null || one.sentence === said.sentence)
  // 'Paid her another 600' may be known already: only a balance that is told counts.
  if (!result && (reach === 'paid' || isBeside)) return null
  const value = result ? converted(before, reading, result) : computed
  const change = saved === null ? withAmount(before.fact.change, value) : withSaved(before.fact.change, value)
  return change && { changes: [change], taken: [said ?? [], result ?? []].flat() }
}

function stepped(base: Cents, step: Step, said: Amount | null, reading: Reading, before: SaidBefore): Cents {
  if (step.does === 'times') return multiplyMoney(base, step.by)
  if (!said) return 0
  if (step.does === 'share') return percentOf(base, said.value)
  const by = step.isPercent ? percentOf(base, said.value) : stepSize(reading, before, said)
  return step.does === 'plus' ? base + by : base - by
}

const isShort = ({ kind, formatted, scaled, currency }: Amount) =>
  kind === 'bare' && !formatted && !scaled && !currency

/** 'Eleven grand.' 'Minus two.': in thousands, as what it is taken from. */
function stepSize(reading: Reading, before: SaidBefore, said: Amount): Cents {
  const isThousands =
    isShort(said) &&
    !isFlow(before.fact.change) &&
    said.value < 100 &&
    before.value >= 4000 &&
    before.value % 500 === 0
  if (isThousands) return toCents(said.value * 1000)
  // A step is small: its size does not tell its unit.
  return periodOf(reading, said) === null && before.value > 0
    ? toCents((said.value * toDollars(before.stored)) / before.value)
    : converted(before, reading, said)
}

const isNear = (one: Cents, other: Cents) => Math.abs(one - other) <= Math.max(one, other) * 0.015

/** What goes into a goal is saved for it. */
function savedFor({ fact: { change } }: SaidBefore, { snapshot }: Hearing): Cents | null {
  if (change.kind !== 'goal') return null
  return snapshot.goals.find(({ id }) => id === change.id)?.currentAmount ?? null
}

const withSaved = (change: Change, value: Cents): Change | null =>
  change.kind === 'goal' ? { kind: 'goal', id: change.id, name: change.name, currentAmount: value } : null
