import { isAddition } from './additions.ts'
import { thingsIn } from '#advisor/understanding/names/categories.ts'
import { isAgain, isAnothers, isRepeated, type Scene } from './correction-scene.ts'
import { isPlainSpeech, isStrong, isWeak } from '#advisor/understanding/reading/correction-words.ts'
import { mentioned, nameOf, thingsNamed } from './focus.ts'
import { nameAmount } from '#advisor/understanding/names/naming.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'
import { type Amount, periodOf } from '#advisor/understanding/reading/reading.ts'
import { fitsRole } from './role-words.ts'
import { findRow, isOneThing, isOtherSort } from '#advisor/understanding/names/rows.ts'
import { converted, type SaidBefore } from './said-before.ts'
import { clauseOf, hasOwnSubject, pronounBefore, segmentOf } from './segments.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** Something said before that an amount may be of, or nothing, and what speaks for and against it. */
interface LinkCandidate {
  before: SaidBefore | null
  facts: string[]
}

/** Facts further back are seldom spoken of without their names. */
const MOST = 10

/** What an amount of a later message may set right; the last stands for itself. */
export function linkCandidates(scene: Scene, amount: Amount): LinkCandidate[] {
  const shape = shapeOf(scene, amount)
  const called = calledBy(scene, amount)
  const words = wordsAround(scene, amount)
  const open = scene.known.slice(0, MOST).filter((before) => !isOfAnother(scene, amount, before, called))
  const known = open.map((before, rank) => {
    const own = relationOf(scene, amount, before, rank, called)
    const kind = kindOf(before)
    const [first = ''] = own
    return {
      before,
      facts: [
        ...own.map((fact) => `k:${fact}`),
        ...shape.map((fact) => `k:${kind},${fact}`),
        ...shape.map((fact) => `k:${first},${fact}`),
        ...words.map((fact) => `k:${fact}`),
        ...words.map((fact) => `k:${kind},${fact}`),
      ],
    }
  })
  const itself = [...shape, ...words, `known=${Math.min(4, scene.known.length)}`, `called=${called !== null}`]
  return [...known, { before: null, facts: itself.map((fact) => `o:${fact}`) }]
}

const LIST = 3

/** 'The house note is 1,344' after 'groceries are 780': what has a name of its own, and sets nothing right, is new. */
function isOfAnother(scene: Scene, amount: Amount, before: SaidBefore, called: string | null): boolean {
  const { reading, fresh, known } = scene
  const { change } = before.fact
  if (called === null || change.kind === 'profile' || isStrong(reading.text)) return false
  if (isOtherSort(nameOf(change), called)) return true
  if (isWeak(reading.text)) return false
  if (findRow([{ name: nameOf(change) }], called)) return false
  // 'Groceries 400 gas 120 going out 500', after the car: a list calls each of its costs by its name.
  if (change.kind === 'expense' && fresh.length >= LIST) return true
  const segment = segmentOf(reading, amount, fresh)
  const [own, said] = [thingsIn(nameOf(change)), thingsIn(called)]
  const isKin = own.some((one) => said.some((other) => isOneThing(one, other)))
  return (
    own.length > 0 &&
    said.length > 0 &&
    !isKin &&
    !mentioned(
      segment,
      known.map(({ fact }) => fact),
    ).includes(before.fact)
  )
}

/** What the message itself calls the amount, where it has a name for it. */
function calledBy({ reading, judged }: Scene, amount: Amount): string | null {
  const role = judged(amount)?.role
  if (!role || role === 'savings' || role === 'expenseTotal' || role === 'debtTotal') return null
  const { name } = nameAmount(reading, amount, role)
  return name === nameless[role] ? null : name
}

const kindOf = ({ fact: { change } }: SaidBefore) =>
  change.kind === 'profile' ? change.field : change.kind === 'removal' ? `no ${change.from}` : change.kind

const bucketOf = (value: number, edges: readonly number[]) => edges.filter((edge) => value > edge).length

const sizes = [1 / 900, 1 / 40, 1 / 6, 0.4, 0.75, 0.98, 1.02, 1.35, 2.5, 6, 25, 400] as const
const shares = [0.15, 0.4, 0.7, 0.9, 0.98] as const

/** How an amount stands to something said before. */
function relationOf(
  scene: Scene,
  amount: Amount,
  before: SaidBefore,
  rank: number,
  called: string | null,
): string[] {
  const { reading, fresh, known, money } = scene
  const { change } = before.fact
  const kind = kindOf(before)
  const facts = known.map(({ fact }) => fact)
  const segment = segmentOf(reading, amount, fresh)
  const clause = clauseOf(reading, amount, fresh)
  const isNamedIn = (words: typeof segment) => {
    const found = mentioned(words, facts)
    return found.length === 0 ? '-' : found.includes(before.fact) ? (found.length > 1 ? 'so' : 'yes') : 'no'
  }
  const named = isNamedIn(segment)
  const further = named === '-' ? isNamedIn(clause) : ''
  const whole = named === '-' && further === '-' ? isNamedIn(reading.tokens) : ''
  const own = change.kind === 'profile' ? [] : thingsIn(nameOf(change))
  const namedThings = thingsNamed(segment)
  const thing =
    namedThings.length === 0
      ? '-'
      : own.length === 0
        ? '?'
        : namedThings.some((one) => own.some((other) => isOneThing(one, other)))
          ? 'same'
          : 'other'
  const alike = known.filter((other) => kindOf(other) === kind)
  const judged = scene.judged(amount)
  const sure = judged ? bucketOf(judged.certainty, shares) : '-'
  const clear = judged ? bucketOf(judged.clarity, shares) : '-'
  const role = judged?.role ?? '-'
  const period = periodOf(reading, amount)
  const earlier = before.reading && before.amount ? periodOf(before.reading, before.amount) : null
  const rhythm = period === null ? '-' : earlier === null ? 'new' : period === earlier ? 'same' : 'other'
  const size = before.stored > 0 ? bucketOf(converted(before, reading, amount) / before.stored, sizes) : '0'
  const plain = before.value > 0 ? bucketOf(amount.value / before.value, sizes) : '0'
  const isDenied = money.some((other) => other !== amount && isAgain(before, other))
  const isLast = !known.some((other) => other.fact.quote !== known[0]?.fact.quote)
  const isSame = called !== null && findRow([{ name: nameOf(change) }], called) !== null
  const name = called === null ? '-' : isSame ? 'same' : 'other'
  const place = `n=${named}${further}${whole}`
  return [
    `rank=${Math.min(3, rank)},${place}`,
    place,
    `${place},t=${thing}`,
    `rank=${Math.min(4, rank)}`,
    `of=${Math.min(3, alike.indexOf(before))}/${Math.min(3, alike.length)}`,
    `of=${Math.min(3, alike.indexOf(before))}/${Math.min(3, alike.length)},${place}`,
    `t=${thing}`,
    `kind=${kind}`,
    `kind=${kind},role=${role}`,
    `kind=${kind},role=${role},s=${sure},c=${clear}`,
    `kind=${kind},role=${role},${place}`,
    `s=${sure},${place}`,
    `size=${size}`,
    `size=${size},${place}`,
    `plain=${plain},size=${size}`,
    `kind=${kind},size=${size}`,
    `rhythm=${rhythm},kind=${kind}`,
    `rhythm=${rhythm},size=${size}`,
    `again=${isDenied}`,
    `again=${isDenied},${place}`,
    `fits=${fitsRole(change, segment.map(({ word }) => word).join(' '))}`,
    `first=${isLast},rank=${Math.min(3, rank)}`,
    `called=${name}`,
    `called=${name},${place}`,
    `called=${name},kind=${kind},role=${role}`,
    `called=${name},size=${size}`,
    `points=${pointedAt(scene, segment, before)}`,
    `points=${pointedAt(scene, segment, before)},of=${Math.min(3, alike.length)}`,
  ]
}

const places: Record<string, number> = { first: 0, former: 0, second: 1, latter: 1, third: 2, last: -1 }

/** 'The second one', 'the other', 'the bigger loan': whether such words mean something said before. */
function pointedAt({ known }: Scene, segment: readonly Token[], before: SaidBefore): string {
  const words = segment.map(({ word }) => word)
  const alike = known.filter((other) => kindOf(other) === kindOf(before))
  const place = words.find((word) => Object.hasOwn(places, word))
  // The newest is known first.
  if (place !== undefined)
    return `${place === 'last'} ${alike.toReversed().at(places[place] ?? 0) === before}`
  if (words.includes('other')) return `other ${alike.length} ${alike.indexOf(before)}`
  const sizes = alike.map(({ stored }) => stored)
  if (words.some((word) => /^(?:bigger|biggest|larger|largest|big)$/.test(word)))
    return `size ${before.stored === Math.max(...sizes)}`
  if (words.some((word) => /^(?:smaller|smallest|little|small)$/.test(word)))
    return `size ${before.stored === Math.min(...sizes)}`
  return '-'
}

/** What kind of message it is, and where the amount stands in it. */
function shapeOf(scene: Scene, amount: Amount): string[] {
  const { reading, fresh, namedOnly } = scene
  const { tokens, text } = reading
  const length = bucketOf(tokens.length, [1, 3, 5, 8, 12, 18, 28, 45])
  const at = fresh.indexOf(amount)
  const place = fresh.length === 1 ? 'only' : at === 0 ? 'first' : at === fresh.length - 1 ? 'last' : 'mid'
  const pronoun = pronounBefore(reading, amount)
  const judged = scene.judged(amount)
  const segment = segmentOf(reading, amount, fresh)
  const count = Math.min(2, thingsNamed(segment).length)
  const voice = isStrong(text) ? 'strong' : isWeak(text) ? 'weak' : '-'
  return [
    `len=${length}`,
    `place=${place}`,
    `len=${length},place=${place}`,
    `pro=${pronoun === null ? '-' : tokens[pronoun]?.word}`,
    `subject=${hasOwnSubject(reading, amount)},things=${count}`,
    `things=${count}`,
    `voice=${voice}`,
    `voice=${voice},things=${count}`,
    `voice=${voice},len=${length}`,
    `more=${isAddition(text)}`,
    `plain=${isPlainSpeech(reading, amount)}`,
    `others=${isAnothers(segment)}`,
    `repeated=${isRepeated(scene, amount)}`,
    `else=${namedOnly}`,
    `ask=${reading.sentences[amount.sentence]?.isQuestion ?? false}`,
    `role=${judged?.role ?? '-'},s=${judged ? bucketOf(judged.certainty, shares) : '-'}`,
    `s=${judged ? bucketOf(judged.certainty, shares) : '-'},things=${count}`,
    `per=${periodOf(reading, amount) ?? '-'}`,
    `sign=${amount.currency}${amount.scaled}${amount.formatted}`,
    `type=${amount.kind}`,
    `type=${amount.kind},len=${length}`,
  ]
}

/** The words beside the amount, of its segment and at the start of the message. */
function wordsAround({ reading, fresh }: Scene, amount: Amount): string[] {
  const { tokens } = reading
  const word = (at: number) => tokens[at]?.word ?? '^'
  const { first, next } = amount
  return [
    `l1=${word(first - 1)}`,
    `l2=${word(first - 2)} ${word(first - 1)}`,
    `r1=${word(next)}`,
    `r2=${word(next)} ${word(next + 1)}`,
    `w0=${word(0)}`,
    `w1=${word(0)} ${word(1)}`,
    ...segmentOf(reading, amount, fresh).map((token) => `in=${token.word}`),
    ...tokens.slice(0, 40).map((token) => `w=${token.word}`),
  ]
}
