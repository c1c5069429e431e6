import { isMine, isOther, isPartner } from '#advisor/understanding/people.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'

/** A word that may be what an amount is called by, and what speaks for and against it. */
export interface NameCandidate {
  /** Its token. */
  at: number
  facts: string[]
}

/** How far from the amount a name may stand, in tokens. */
const BEFORE = 40
const AFTER = 22

const bucket = (distance: number) =>
  distance <= 3 ? distance : distance <= 5 ? 5 : distance <= 8 ? 8 : distance <= 14 ? 14 : 30

const account = /^(?:401|403|457|529|150|250|350|1500|2500|3500)$/

/** The feature of giving an amount no name, weighed against those of each candidate. */
export const namelessFact = (role: Role) => `nameless,${role}`

/** An amount with the others near it: what all its candidates have in common. */
interface Asker {
  amount: Amount
  role: Role
  others: Amount[]
  /** Whether the sentence starts or ends with an amount, and how many it has: '900 rent 80 phone' names after. */
  order: string
}

/** Words and account numbers around an amount; `hint` is the name that stands nearest. */
export function nameCandidates(
  reading: Reading,
  amount: Amount,
  role: Role,
  hint: { first: number; next: number } | null,
  isPossible: (at: number) => boolean = () => true,
): NameCandidate[] {
  const { tokens, amounts } = reading
  const [from, to] = [Math.max(0, amount.first - BEFORE), Math.min(tokens.length, amount.next + AFTER)]
  const money = amounts.filter(
    (other) => isMoneyLike(other) && other.next > from - AFTER && other.first < to + AFTER,
  )
  const asker = {
    amount,
    role,
    others: money.filter((other) => other !== amount),
    order: orderOf(reading, amount, money),
  }
  const found: NameCandidate[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    if (!token || money.some(({ first, next }) => at >= first && at < next)) continue
    const isAccount = token.kind === 'number' && account.test(token.text)
    if (!isAccount && (token.kind !== 'word' || token.word.length < 2)) continue
    if (!isPossible(at)) continue
    const facts = [...wordFacts(reading, asker, at), ...placeFacts(reading, asker, at)]
    if (hint && at >= hint.first && at < hint.next)
      facts.push(`hint,${role}`, at === hint.next - 1 ? 'hint,last' : 'hint,early')
    found.push({ at, facts })
  }
  return found
}

function orderOf({ sentences }: Reading, amount: Amount, money: readonly Amount[]): string {
  const sentence = sentences[amount.sentence]
  const inside = money.filter((other) => other.sentence === amount.sentence)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!sentence || !first || !last) return '0'
  const opens = first.first - sentence.first <= 1 ? 'o' : ''
  const closes = sentence.next - last.next <= 1 ? 'c' : ''
  return `${opens}${closes}${Math.min(3, inside.length)}`
}

const isPerson = (word: string) => isMine(word) || isOther(word) || isPartner(word)

function thingAt({ tokens }: Reading, at: number): string {
  const [left, word, right] = [
    tokens[at - 1]?.word ?? '^',
    tokens[at]?.word ?? '',
    tokens[at + 1]?.word ?? '$',
  ]
  const thing = thingOf(`${left} ${word}`) ?? thingOf(`${word} ${right}`) ?? thingOf(word)
  return thing ?? (isPerson(word) ? 'person' : '-')
}

/** What kind of word it is. */
function wordFacts(reading: Reading, { role }: Asker, at: number): string[] {
  const { tokens, sentences } = reading
  const word = tokens[at]?.word ?? ''
  const left = tokens[at - 1]?.word ?? '^'
  const right = tokens[at + 1]?.word ?? '$'
  const thing = thingAt(reading, at)
  const isFirst = sentences.some(({ first }) => first === at)
  const shape = /^[A-Z]/.test(tokens[at]?.text ?? '') && !isFirst ? 'C' : 'c'
  return [
    `w=${word}`,
    `${role},w=${word}`,
    `${role},t=${thing}`,
    `l=${left}`,
    `r=${right}`,
    `l=${thingOf(left) ?? '-'},t=${thing}`,
    `r=${thingOf(right) ?? '-'},t=${thing}`,
    `e=${word.slice(-3)}`,
    `e=${word.slice(-2)},n=${Math.min(8, word.length)}`,
    `c=${shape}`,
    `c=${shape},t=${thing === '-' ? '-' : '+'},${role}`,
  ]
}

/** How it stands to the amount: on which side, how far, and what is between them. */
function placeFacts(reading: Reading, { amount, role, others, order }: Asker, at: number): string[] {
  const { tokens, sentences } = reading
  const isBefore = at < amount.first
  const [from, to] = isBefore ? [at + 1, amount.first] : [amount.next, at]
  const distance = to - from
  const between = tokens.slice(from, to)
  const crossed = others.filter((other) => other.first >= from && other.next <= to).length
  const gapTo = (other: Amount) => (at < other.first ? other.first - at : at - other.next + 1)
  const nearer = others.filter((other) => gapTo(other) <= distance).length
  const side = isBefore ? 'b' : 'a'
  const place = `${side}${bucket(distance)}`
  const cut = `${Math.min(2, crossed)}${Math.min(2, nearer)}`
  const sentence = sentences.findIndex((one) => at < one.next)
  const apart = Math.max(-1, Math.min(3, amount.sentence - sentence))
  const marks = marksIn(between)
  const thing = thingAt(reading, at)
  const known = thing === '-' ? '-' : '+'
  const link = distance <= 3 ? between.map((token) => token.word).join(' ') : '~'
  return [
    `${role},t=${thing},p=${place}`,
    `${role},t=${thing},x=${cut},s=${apart}`,
    `p=${place},s=${apart}`,
    `${role},p=${place}`,
    `x=${side}${cut}`,
    `x=${side}${cut},m=${marks}`,
    `m=${side}${marks}`,
    `m=${side}${marks},d=${bucket(distance)}`,
    `s=${apart}`,
    `s=${apart},t=${known}`,
    `k=${side}:${link}`,
    `k=${side}:${link},t=${known}`,
    `f=${isBefore ? '' : (between[0]?.word ?? '')},d=${bucket(distance)}`,
    `l=${tokens[at - 1]?.word ?? '^'},${side}`,
    `r=${tokens[at + 1]?.word ?? '$'},${side}`,
    `o=${order},x=${side}${cut},s=${apart}`,
    `o=${order},k=${side}:${link}`,
    `a=${tokens[amount.next]?.word ?? '$'},${place}`,
    `b=${tokens[amount.first - 1]?.word ?? '^'},${place}`,
  ]
}

const marksIn = (between: Reading['tokens']) =>
  [
    between.some((token) => token.text === ',') ? ',' : '',
    between.some((token) => /^[;:]$/.test(token.text)) ? ':' : '',
    between.some((token) => token.kind === 'break') ? '/' : '',
    between.some((token) => /^[()]$/.test(token.text)) ? '(' : '',
    between.some((token) => /^(?:and|plus|but|while|then|also)$/.test(token.word)) ? '&' : '',
  ].join('')
