import type { Dialogue } from '#advisor/dialogue.ts'
import type { Change, Fact, Removal } from '#advisor/facts.ts'
import { withoutGoals } from './dropped-goals.ts'
import { isDisowned } from './disowned.ts'
import { latest, mentioned, thingsNamed } from './focus.ts'
import { orderIn } from './orders.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

const notOrders = new RegExp(
  [
    String.raw`\b(?:don't|do not|never|not) (?:forget|delete|remove|drop|ignore|erase)\b|\b(?:can|should|could|would) i\b|`,
    String.raw`\bforget about it\b.*\?|\bif\b|\b(?:i'll|we'll|i will|we will|i'd|going to|gonna|want to|plan to|need to|`,
    String.raw`have to|thinking (?:of|about)) (?:\w+ )?(?:cancel|drop|skip|scrap|delete)`,
  ].join(''),
  'i',
)
const LONGEST = 36
/** With an order in it a message may also tell why. */
const LONGEST_ORDER = 60

/** 'Ok never mind', 'forget it': said of a question as often as of a fact. */
const idle =
  /^\W*(?:(?:oh|ok|okay|actually|no|sorry|wait|well|ugh)[ ,]+)*(?:never ?mind|(?:forget|skip|drop) (?:it|that))\b/i
const asked = /\?|\b(?:what|whats|how|hows|when|which|should|can|could|do|does|is|are|will|would)\b/i

/** 'Ok never mind. what is a Roth IRA?', or what was told some messages ago: the subject is dropped, nothing is. */
function isOnlyTalk({ text }: Reading, known: readonly Fact[], heard: string): boolean {
  const said = idle.exec(text)?.[0]
  if (said === undefined) return false
  return asked.test(text.slice(said.length)) || !known.some(({ quote }) => heard.includes(quote))
}

/** Takes back what was saved before: rows are removed, fields emptied. Null when nothing is taken back. */
export function readRetraction(
  reading: Reading,
  { focus, heard }: Pick<Dialogue, 'focus' | 'heard'>,
): Change[] | null {
  const { text, tokens } = reading
  const known = latest(focus).filter(({ change }) => change.kind !== 'removal' && change.kind !== 'birthYear')
  if (known.length === 0 || notOrders.test(text) || isOnlyTalk(reading, known, heard)) return null
  const order = orderIn(reading, known)
  if (tokens.length > (order ? LONGEST_ORDER : LONGEST) || (!order && !isDisowned(reading, known)))
    return null
  const clause = order ?? tokens
  const end = clause.at(-1)?.end ?? 0
  const money = reading.amounts.filter((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  // With another amount behind it it is a correction: 'scratch that, 3,600'.
  if (money.some(({ start }) => start >= end) || isNews(reading, money, known)) return null
  const spoken = money.filter(({ start }) => start >= (clause[0]?.start ?? 0))
  const targets = spoken.length > 0 ? holding(reading, spoken, known) : namedIn(reading, clause, known)
  const goals = withoutGoals(known, clause)
  const changes =
    goals && targets.every(({ change }) => change.kind === 'profile')
      ? [goals]
      : targets.map(({ change }) => withdraw(change))
  const found = changes.filter((change) => change !== null)
  return found.length === 0 ? null : found.map((change) => noneOf(text, change))
}

/** An amount that was not said before. */
const isNews = ({ text }: Reading, money: readonly Amount[], known: readonly Fact[]) =>
  money.length > 0 &&
  !known.some(({ quote }) => money.every(({ start, end }) => quote.includes(text.slice(start, end))))

/** 'Forget the 220'; 'scratch the 8.1' of a loan takes its rate back, not the loan. */
const holding = ({ text }: Reading, spoken: readonly Amount[], known: readonly Fact[]) =>
  known.filter(
    (fact) =>
      spoken.every(({ start, end }) => fact.quote.includes(text.slice(start, end))) &&
      spoken.some(({ value }) => holds(fact, value)),
  )

/** What the order names, else the rest of the message, else what was said last. */
function namedIn(
  { text, tokens }: Reading,
  clause: readonly Token[],
  known: readonly Fact[],
): readonly Fact[] {
  const isAlone = /^\W*(?:(?:oh|ok|actually|no|sorry|wait)[ ,]+)*(?:never ?mind|forget it)\b/i.test(text)
  for (const words of [clause, ...(isAlone ? [] : [tokens])]) {
    const named = mentioned(words, known)
    if (named.length > 0) return named
    if (thingsNamed(words).length > 0) return []
  }
  return known.slice(0, 1)
}

function holds({ change }: Fact, dollars: number): boolean {
  const stored = 'amount' in change ? change.amount : 'value' in change ? change.value : null
  return typeof stored === 'number' && stored === Math.round(dollars * 100)
}

/** 'Scratch that, it's my sister's. I have none.': there is none of it, which is more than not knowing. */
function noneOf(text: string, change: Change): Change {
  const isNone = new RegExp(
    [
      String.raw`\b(?:i|we)(?: really| actually| still)? (?:have|got|'ve got) (?:none|nothing|zero|zip|`,
      String.raw`no (?:savings|debts?|money)\b)|\b(?:i|we) (?:don't|dont|do not) have (?:any|savings)`,
    ].join(''),
    'i',
  )
  if (change.kind !== 'profile' || !isNone.test(text)) return change
  return change.field === 'savings' || change.field === 'debt' ? { ...change, value: 0 } : change
}

/** Takes a change back: its row is removed, its field emptied. */
export function withdraw(change: Change): Change | null {
  if (change.kind === 'profile') return { ...change, value: null }
  if (change.kind === 'removal' || change.kind === 'birthYear' || change.id === null) return null
  const removal: Removal = { kind: 'removal', from: change.kind, id: change.id, name: change.name }
  return removal
}
