/** What a message orders to be changed of what is kept, before anything else in it is read. */
import type { Edited, Hearing } from '#advisor/advisor.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { debtInStep, incomeInStep, spendingInStep } from '#advisor/understanding/money/totals.ts'
import { latest } from '#advisor/understanding/later/focus.ts'
import { sumMoney, toCents } from '#finance/money.ts'
import { entriesOf, type Entry, goneEntries, isPlaceOf } from './entries.ts'
import { bestRate, findMeant, findSpoken, meansSeveral, oneOfAlike } from './find-meant.ts'
import { readMovements } from './moved-money.ts'
import { changeOrders } from './rename-orders.ts'
import { type RemovalOrder, removalOrders, sentencesOf, type Stretch } from './removal-orders.ts'

/** What is to be done, and what the message says besides. */
export interface Edits extends Pick<
  Edited,
  'changes' | 'followed' | 'removed' | 'moved' | 'already' | 'unclear'
> {
  /** The message with blanks in place of the orders, so that its numbers stand where they stood. */
  rest: string
  /** What is asked about first: it may have been meant the other way round. */
  open: Change[]
}

const POINTING = new RegExp(
  [
    String.raw`^(?:(?:all of |both of |one of )?(?:it|that|this|them|those|these|one|both|everything)(?: (?:one|thing|row|line|`,
    String.raw`entry|number|amount|figure|part|too|all|again|please))*|the (?:last|wrong|extra|second|other|same|duplicate|first)? ?`,
    String.raw`(?:one|thing|row|line|entry|number|amount|figure|duplicate))$`,
  ].join(''),
  'i',
)
const TWICE = /\b(?:twice|double[sd]?|duplicates?d?|two of|two times|2x|both of)\b/i
const ONE = /^(?:one|the (?:second|other|extra|duplicate|wrong)|a duplicate|the duplicate)\b/i
/** What explains why something is to go tells nothing new: 'it's severance I haven't gotten yet'. */
const EXPLAINS = new RegExp(
  [
    String.raw`^[\s,:(–—-]*(?:(?:and|but|because|cause|cuz|bc|since|as|cus|coz) )?(?:it|its|that|thats|this|those|these|they|theyre|`,
    String.raw`there|theres|(?:i|we) (?:do ?n['’]?t|dont|never|did ?n['’]?t|have ?n['’]?t|no longer)|not|isn)\b`,
  ].join(''),
  'i',
)
const ASKS = /\b(?:what|how much|how long|how many|when|which|can|could|should|do)\b/i

/** What there is, and what was there before it was taken out in this talk. */
interface Kept {
  entries: Entry[]
  before: Entry[]
}

/** What an order is about, and how far the words for it go. */
interface Found {
  entries: Entry[]
  end: number
  /** Gone since an earlier order. */
  already?: Entry[]
  unclear?: { said: string; among: string[] }
  /** Words besides the order that only tell of what is to go. */
  besides?: Stretch
}

export function readEdits({ text, snapshot, dialogue }: Omit<Hearing, 'minded'>): Edits | null {
  const orders = removalOrders(text)
  const kept: Kept = { entries: entriesOf(snapshot), before: goneEntries(dialogue.focus, snapshot) }
  const taken: Stretch[] = []
  const gone: Entry[] = []
  const already: Entry[] = []
  const unclear: Edits['unclear'] = []
  for (const order of orders) {
    const found = POINTING.test(order.object.replaceAll(/^\W+|\W+$/g, ''))
      ? pointedAt(order, { ...kept, text, focus: dialogue.focus, heard: dialogue.heard })
      : named(order, text, kept)
    if (!found) continue
    gone.push(...found.entries.filter((entry) => !gone.includes(entry)))
    already.push(...(found.already ?? []))
    if (found.unclear) unclear.push(found.unclear)
    taken.push(reachOf(order, found, text), ...besides(order, found, text, kept.entries))
  }
  const set = changeOrders(
    text,
    kept.entries.filter((entry) => !gone.includes(entry)),
    snapshot,
  )
  const isUntouched = ({ start, end }: Stretch) =>
    ![...taken, ...set].some((one) => one.start < end && start < one.end)
  const read = readMovements(text, kept.entries, snapshot).filter(isUntouched)
  const movements = read.filter(({ isOpen }) => !isOpen)
  taken.push(...set, ...read)
  if (taken.length === 0) return null
  const removals = gone.map(({ removal }) => removal)
  const isTold = (one: Entry) =>
    isWish(one) && gone.some((other) => other !== one && isSameName(one.name, other.name))
  const removed = gone
    .filter((one) => !isTold(one))
    .map(({ name, from, amounts: [amount] }) => ({
      name,
      from,
      amount: amount === undefined ? null : toCents(amount),
    }))
  const changes = [...removals, ...[...set, ...movements].flatMap((one) => one.changes)]
  return {
    changes,
    followed: inStep(snapshot, changes),
    removed,
    moved: movements.flatMap(({ moved }) =>
      moved.map(({ entry: { name, from }, before, now }) => ({
        name,
        isOwed: from === 'liability',
        before,
        now,
      })),
    ),
    already: already.map(({ name }) => name),
    unclear,
    rest: without(text, taken),
    open: read.filter((one) => !movements.includes(one)).flatMap((one) => one.changes),
  }
}

function reachOf(order: RemovalOrder, { end }: Found, text: string): Stretch {
  const behind = text.slice(end, order.sentence.end)
  const explains = EXPLAINS.test(behind) && !ASKS.test(behind)
  return { start: order.start, end: explains || /^\W*$/.test(behind) ? order.sentence.end : end }
}

/** What was said before the order of the very thing that is to go, and what stands between. */
function besides(
  { start, sentence }: RemovalOrder,
  found: Found,
  text: string,
  entries: readonly Entry[],
): Stretch[] {
  const before = { start: sentence.start, end: start }
  const spoken = findSpoken(text.slice(before.start, before.end), entries)
  const isOfIt = spoken.length > 0 && spoken.every((entry) => found.entries.includes(entry))
  const place = found.besides ?? (isOfIt && !ASKS.test(text.slice(before.start, start)) ? before : null)
  if (!place) return []
  const between = { start: place.end, end: start }
  return ASKS.test(text.slice(between.start, between.end)) ? [place] : [place, between]
}

/** By name, part of a name, kind or amount; of a list all that are known, as far as they follow each other. */
function named(order: RemovalOrder, text: string, { entries, before }: Kept): Found | null {
  const { object, onward, objectAt, sentence } = order
  const pieces =
    onward === '' ? [object] : onward.split(/(?:\s*,(?!\d)\s*(?:and\s+)?|\s+(?:and|&)\s+|\s*\+\s*)/i)
  const alike = order.isWish ? entries.filter(({ from }) => from === 'goal') : entries
  const already = before.find((entry) => bestRate(object, [entry]) > bestRate(object, entries))
  if (already && !order.isWish) return { entries: [], already: [already], end: order.end }
  const found: Entry[] = []
  let end = objectAt
  for (const piece of pieces) {
    const meant = chosen(findMeant(piece, alike), piece, text)
    if (meant === null) break
    if (!Array.isArray(meant)) return { entries: found, end: order.end, unclear: meant }
    found.push(...meant)
    end = text.indexOf(piece, end) + piece.length
  }
  if (found.length > 0) {
    // 'Off my list' belongs to the order where the whole of it was understood.
    const reach =
      end >= objectAt + Math.max(object.trimEnd().length, onward.length) ? Math.max(end, order.end) : end
    return { entries: found, end: reach }
  }
  const [first = object] = pieces
  const isOfRow =
    order.isOfList || (onward !== '' && isBrief(first) && isBrief(text.slice(sentence.start, sentence.end)))
  if (order.isWish || !isOfRow || text.length > LETTER) return null
  return { entries: [], end: order.end, unclear: { said: first.trim().replace(DETERMINER, ''), among: [] } }
}

const DETERMINER = /^(?:the|my|our|that|this|those|these|an?)\s+/i
/** Longer messages speak of many things. */
const LETTER = 200
const MOST_WORDS = 9
const isBrief = (said: string) => said.trim().split(/\s+/).length <= MOST_WORDS

/** One of several that go by the same words, all of them where all are meant, or a question which. */
function chosen(found: Entry[], piece: string, text: string): Entry[] | Edits['unclear'][number] | null {
  if (found.length === 0) return null
  const rows = found.filter(({ from }) => from !== 'profile')
  const [first] = rows
  // A goal and the wish that it came from are one.
  if (first && rows.some(isWish) && rows.every(({ name }) => isSameName(name, first.name))) return rows
  // What is kept of a total beside its row goes with it.
  if (rows.length === 1 && first)
    return found.filter(({ amounts }) => amounts.includes(first.amounts[0] ?? Number.NaN))
  if (found.length === 1 || rows.length === 0 || meansSeveral(piece)) return found
  if (TWICE.test(text) || /\b(?:one of|an? (?:extra|duplicate))\b/i.test(piece)) {
    const one = oneOfAlike(rows)
    if (one) return [one]
  }
  return { said: piece.trim(), among: rows.map(({ name }) => name) }
}

const isWish = ({ from, removal }: Entry) => from === 'goal' && removal.kind === 'profile'
const isSameName = (one: string, other: string) =>
  one.replace(DETERMINER, '').toLowerCase() === other.replace(DETERMINER, '').toLowerCase()

interface Around extends Kept {
  text: string
  focus: readonly Fact[]
  heard: string
}

/** 'That', 'it', 'one': what the message has just named, else what was saved last. */
function pointedAt(order: RemovalOrder, { text, entries, before, focus, heard }: Around): Found | null {
  const sentences = sentencesOf(text).filter(({ start }) => start <= order.start)
  const places: Stretch[] = [
    { start: order.sentence.start, end: order.start },
    ...sentences.toReversed().slice(1, 3),
    { start: order.end, end: order.sentence.end },
  ]
  for (const place of places) {
    const said = text.slice(place.start, place.end)
    if (said.trim() === '') continue
    const spoken = findSpoken(said, entries)
    const [gone] = findSpoken(said, before)
    if (gone && (spoken.length === 0 || bestRate(gone.name, spoken) === 0))
      return { entries: [], already: [gone], end: order.end, besides: place }
    if (spoken.length === 0) continue
    const meant = ONE.test(order.object.trim()) || TWICE.test(said) ? twins(said, entries) : null
    const found = meant ? [meant] : chosen(spoken, order.object, said)
    if (!found) continue
    if (!Array.isArray(found)) return { entries: [], end: order.end, unclear: found, besides: place }
    return { entries: found, end: order.end, besides: place }
  }
  const known = latest(focus).filter(({ quote }) => heard.includes(quote))
  const last = entries.filter(({ removal }) => known.some(({ change }) => isPlaceOf(change, removal)))
  const isSeveral = /\b(?:them|those|these|both|all|everything)\b/i.test(order.object)
  return last.length === 1 || (isSeveral && last.length > 1) ? { entries: last, end: order.end } : null
}

/** 'The loan is in there twice, remove one': of rows with the same amount that a word names. */
function twins(said: string, entries: readonly Entry[]): Entry | null {
  const spoken = entries.filter(
    (entry) => findMeant(said, [entry]).length > 0 || findSpoken(said, [entry]).length > 0,
  )
  const touched = entries.filter(
    (entry) =>
      entry.from !== 'profile' &&
      entry.name
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.length > 2 && new RegExp(`\\b${word}s?\\b`, 'i').test(said)),
  )
  for (const one of [...spoken, ...touched]) {
    const alike = touched.filter(({ from, amounts }) => from === one.from && amounts[0] === one.amounts[0])
    if (alike.length > 1) return oneOfAlike(alike)
  }
  return null
}

/** Totals of the profile follow their rows; of what nothing is left, nothing is known any more. */
function inStep(snapshot: Snapshot, removals: readonly Change[]): Change[] {
  const isGone = (list: string, id: number) =>
    removals.some((one) => one.kind === 'removal' && one.from === list && one.id === id)
  const isCleared = (field: string) => removals.some((one) => one.kind === 'profile' && one.field === field)
  const paid = sumMoney(snapshot.income.map(({ amount }) => amount)) * 12
  // Sources that come to more than was told of all pay are no parts of it.
  const isOfRows = paid <= (snapshot.profile.income ?? 0) + 100 * snapshot.income.length
  const income = isCleared('income') || !isOfRows ? null : incomeInStep(snapshot, removals)
  const debt = isCleared('debt') ? null : debtInStep(snapshot, removals)
  const spending = spendingInStep(snapshot, removals)
  const hasPay = snapshot.income.some(({ id }) => !isGone('income', id))
  const hasDebt = snapshot.liabilities.some(({ id }) => !isGone('liability', id))
  return [
    ...(income ? [hasPay ? income : ({ kind: 'profile', field: 'income', value: null } as const)] : []),
    ...(spending ? [spending] : []),
    ...(debt ? [hasDebt ? debt : ({ kind: 'profile', field: 'debt', value: null } as const)] : []),
  ]
}

/** Blanks keep every other word in its place. */
function without(text: string, taken: readonly Stretch[]): string {
  let rest = text
  for (const { start, end } of taken)
    rest = rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end)
  return /[\p{L}\p{N}]/u.test(rest.replaceAll(IDLE, ' ')) ? rest : ''
}

/** Left over of a message whose orders are carried out, these say nothing. */
const IDLE = new RegExp(
  [
    String.raw`\b(?:no|nope|can you|could you|i mean|i meant|i said|ugh|ok|okay|please|pls|plz|thanks|thank you|thx|lol|and|so|but|`,
    String.raw`then|also|just|now|wait|huh|too|again|yes|yeah|sorry|hey|that['’]?s (?:not right|wrong)|`,
    String.raw`fix (?:that|it)|change (?:them|it|that))\b`,
  ].join(''),
  'gi',
)
