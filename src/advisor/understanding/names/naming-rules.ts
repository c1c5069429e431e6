import { type Phrase, phrasesAround, spell } from './phrases.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

/** A name, and where it stands in the message; nowhere when the message has none. */
export interface NamedByRules {
  name: string
  thing: ThingName | null
  place: { first: number; next: number } | null
}

/** What an amount of a role is usually an amount of. */
export const fitting: Partial<Record<Role, readonly ThingName[]>> = {
  liability: [
    'card',
    'mortgage',
    'autoLoan',
    'studentLoan',
    'medical',
    'businessLoan',
    'otherDebt',
    'tax',
    'personalLoan',
    'vehicle',
    'house',
    'family',
    'business',
    'belongings',
  ],
  asset: [
    'retirementAccount',
    'investments',
    'cash',
    'house',
    'vehicle',
    'belongings',
    'business',
    'savings',
  ],
  expenseItem: [
    'rent',
    'housing',
    'mortgage',
    'food',
    'utilities',
    'transport',
    'insurance',
    'family',
    'living',
    'autoLoan',
    'studentLoan',
    'personalLoan',
    'card',
    'tax',
    'medical',
    'vehicle',
    'house',
  ],
  income: ['salary', 'retirementAccount', 'business', 'rent', 'investments', 'house'],
  goalTarget: [
    'goal',
    'house',
    'vehicle',
    'savings',
    'family',
    'living',
    'retirement',
    'medical',
    'belongings',
    'business',
    'debt',
  ],
}

/** Words of a phrase looked up one by one and in pairs, the last first: in 'student loan payment' the head is at the end. */
export function thingIn(words: readonly string[], wanted?: readonly ThingName[]): ThingName | null {
  const keys = words.flatMap((word, at) => {
    const next = words[at + 1]
    return next === undefined ? [word] : [`${word} ${next}`, word]
  })
  const found = keys.map((key) => thingOf(key)).filter((thing) => thing !== null)
  const inPairs = keys
    .filter((key) => key.includes(' '))
    .map((key) => thingOf(key))
    .filter((thing) => thing !== null)
  const all = [...inPairs, ...found.toReversed()]
  return all.find((thing) => wanted?.includes(thing)) ?? (wanted ? null : (all[0] ?? null))
}

/** Direct links first: 'for groceries', 'rent is', 'groceries 380'. What follows a comma belongs to what comes next. */
function rank({ tokens }: Reading, amount: Amount, phrase: Phrase, fits: boolean): number {
  const near = Math.max(0, 8 - phrase.distance)
  const isBefore = phrase.link === 'before'
  const direct = isBefore ? 2 : phrase.link === 'after' ? 0 : 3
  const between = isBefore ? tokens.slice(phrase.next, amount.first) : tokens.slice(amount.next, phrase.first)
  const apart = between.some(
    (token) =>
      /^[,;]$/.test(token.text) ||
      token.kind === 'break' ||
      /^(?:and|plus|but|also|another|while)$/.test(token.word),
  )
  return near + direct + (fits ? 9 : 0) - (apart ? (isBefore ? 4 : 10) : 0)
}

export const nameless: Record<Role, string> = {
  none: '',
  income: 'Salary',
  expenseTotal: 'Expenses',
  expenseItem: 'Expense',
  savings: 'Savings',
  asset: 'Asset',
  liability: 'Debt',
  debtTotal: 'Debt',
  goalTarget: 'Savings goal',
  goalCurrent: 'Savings goal',
  retirementGoal: 'Retirement',
}

/** What stands nearest to an amount and can be an amount of that role. */
export function nameByRules(reading: Reading, amount: Amount, role: Role): NamedByRules {
  const wanted = fitting[role] ?? []
  const phrases = phrasesAround(reading, amount)
  const ranked = phrases
    .map((phrase) => {
      const thing = thingIn(phrase.words, wanted)
      return { phrase, thing, score: rank(reading, amount, phrase, thing !== null) }
    })
    .toSorted((a, b) => b.score - a.score)
  const best =
    role === 'income'
      ? ranked.find(
          ({ phrase, thing }) =>
            (thing !== null && !phrase.words.every((word) => vague.test(word))) ||
            /^(?:from|at|as)$/.test(phrase.link) ||
            (phrase.link === 'after' && phrase.distance === 0),
        )
      : ranked[0]
  if (best && isVague(best.phrase) && role !== 'goalTarget') {
    const said = thingBefore(
      reading,
      amount,
      wanted.filter((thing) => thing !== 'personalLoan'),
    )
    if (said) return { ...said, name: `${said.name} ${best.phrase.words.at(-1)}` }
  }
  const isClose = best !== undefined && best.score >= (role === 'asset' || role === 'liability' ? 8 : 4)
  if (best && (best.thing || isClose))
    return {
      name: spell(reading, best.phrase),
      thing: best.thing ?? thingIn(best.phrase.words),
      place: best.phrase,
    }
  if (role === 'income')
    return { name: snippet(reading, amount) ?? nameless.income, thing: null, place: null }
  const earlier = thingBefore(reading, amount, wanted)
  if (earlier) return earlier
  return best
    ? { name: spell(reading, best.phrase), thing: null, place: best.phrase }
    : { name: snippet(reading, amount) ?? nameless[role], thing: null, place: null }
}

/** Some words before the amount: 'Drive the school van'. */
function snippet(reading: Reading, amount: Amount): string | null {
  const phrases = phrasesAround(reading, amount).filter(
    ({ link, words }) => link === 'before' && words.some((word) => !vague.test(word)),
  )
  const first = phrases.toSorted((a, b) => a.first - b.first)[0]
  return first ? spell(reading, first) : null
}

const vague =
  /^(?:home|pay|house|base|place|work|also|weekends?|sundays?|saturdays?|get|paid|job|income|salary|check|checks|money)$/

/** 'The payment is 640' names nothing by itself. */
const isVague = ({ words }: Phrase) =>
  words.every((word) =>
    /^(?:payments?|bills?|accounts?|loans?|note|notes|plan|pot|fund|place|fees?|debts?)$/.test(word),
  )

/** The last fitting thing that was named before the amount, at most two sentences back. */
function thingBefore(reading: Reading, amount: Amount, wanted: readonly ThingName[]): NamedByRules | null {
  const { tokens, sentences } = reading
  const floor = sentences[Math.max(0, amount.sentence - 2)]?.first ?? 0
  for (let at = amount.first - 1; at >= floor; at -= 1) {
    const word = tokens[at]?.word ?? ''
    const pair = `${tokens[at - 1]?.word ?? ''} ${word}`
    const thing = [thingOf(pair), thingOf(word)].find((found) => found !== null && wanted.includes(found))
    if (!thing) continue
    const first = thingOf(pair) === thing ? at - 1 : at
    return { name: spell(reading, { first, next: at + 1 }), thing, place: { first, next: at + 1 } }
  }
  return null
}
