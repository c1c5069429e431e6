/** What a message means becomes what is said: sums are made, earlier ones compared, nothing is stored here. */
import type { Act, Feeling, Social } from '#advisor/actions/language.ts'
import { acts } from '#advisor/actions/language.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Block, DraftCard } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import {
  type Told,
  tellBetter,
  tellDifference,
  tellHow,
  tellPart,
  tellReal,
  tellSimply,
  tellSure,
} from './acts.ts'
import { tellEnough } from './enough.ts'
import { findEvent } from './life-events.ts'
import { describeSum } from './describe-sum.ts'
import { bySmallWords, isNewNumberOnly } from './follow-up.ts'
import { countAlternatives, type Made, runSum } from './run-sum.ts'
import { stepOf } from './steps.ts'

export type Outcome =
  | { kind: 'sum'; made: Extract<Made, { kind: 'made' }>; before: SumRecord | null; wanted?: Text | null }
  | { kind: 'missing'; ask: Text; record: SumRecord }
  | { kind: 'told'; answer: Text[]; details: Block[]; cards?: DraftCard[] }
  | { kind: 'know' }
  | { kind: 'next' }
  | { kind: 'hear'; feeling: Feeling }
  | { kind: 'social'; name: Social }
  | { kind: 'tell' }

export interface Executing {
  minded: Minded
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  sheet: FigureSheet
}

export interface Executed {
  outcomes: Outcome[]
  /** Sums of this message, the missing ones included. */
  made: SumRecord[]
}

const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)
/** More questions than this in one message are a slip of the reader. */
const MOST_QUESTIONS = 4

export function execute(asked: Executing): Executed {
  const { text } = asked
  const numbers = asked.minded.numbers.map((number) => ({ ...number, operation: stepOf(text, number) }))
  const last = asked.sums.at(-1)
  const isFollowUp = last !== undefined && isNewNumberOnly(text, numbers)
  const plain = { ...asked.minded, numbers }
  const minded = isFollowUp
    ? {
        ...bySmallWords(text, plain, last),
        intents: [{ name: last.kind, score: 1 }],
        sums: [{ id: last.id, use: 'from' as const, score: 1 }],
      }
    : plain
  const executing = { ...asked, minded }
  const made: SumRecord[] = []
  const outcomes = questionsOf(executing).flatMap((name) =>
    carryOut({ ...executing, sums: [...executing.sums, ...made] }, name, made),
  )
  return { outcomes, made }
}

/** From this on a second question is believed by itself; below it the message must look like two. */
const SURE = 0.75
const TWO =
  /\?[^?]*\?|\b(?:and|also|plus|or|,) (?:(?:then|so) )?(?:what|how|when|which|is|are|can|could|should|does|do|will|would)\b/i

function questionsOf(executing: Executing): string[] {
  const { minded, text } = executing
  const [likeliest, ...others] = minded.intents
  if (!likeliest) return followUp(executing)
  const first = { ...likeliest, name: sober(executing, likeliest) }
  const isTwo = TWO.test(text)
  const more = others.filter(
    ({ name, score }) => isTwo || score >= SURE || name.startsWith('hear:') || first.name.startsWith('hear:'),
  )
  const all = [first, ...more].slice(0, MOST_QUESTIONS).map(({ name }) => name)
  // A new sum of which one figure is wanted is one question.
  const names = all.filter(
    (name) =>
      !(name === 'part' && all.some((other) => findSum(other))) &&
      !all.some((other) => covers[other]?.includes(name)),
  )
  return names.length === 1 ? preferMade(executing, names[0] ?? '') : names
}

/** Sums that answer another one along the way. */
const covers: Partial<Record<string, readonly string[]>> = {
  'extra-payment': ['payoff-time', 'loan-payment'],
  'debt-payoff': ['payoff-time', 'interest-cost'],
  'house-payment': ['loan-payment'],
  affordability: ['house-payment', 'loan-payment'],
  'balance-transfer': ['payoff-time', 'percent-of'],
  'emergency-fund': ['runway'],
}

/** Below this a sum is a guess. */
const GUESS = 0.35
/** Below this no feeling is heard. */
const FAINT = 0.25
/** Below this an event that is named comes first. */
const UNSURE = 0.5
const NEAR = 0.5
/** What a payment for a house holds beside the loan. */
const HOUSE =
  /\b(?:property tax(?:es)?|tax(?:es)? and insurance|insurance and tax(?:es)?|escrow|pmi|piti|hoa)\b/i
const ASKING =
  /\?|\b(?:what|whats|how|hows|when|which|who|should|can|could|would|will|if|worth)\b|(?:^|[.!,]\s*)(?:is|are|am|do|does|did)\b/i

/** A guess at a sum gives way to what is heard, told or explained; a question for a number is answered by one. */
function sober({ minded, sums, text }: Executing, { name, score }: { name: string; score: number }): string {
  const event = findEvent(text)
  if (event && (name.startsWith('hear:') || score < UNSURE)) return `hear:${event}`
  if (name.startsWith('hear:') && score < FAINT) return 'tell'
  if (name === 'know' && score < GUESS && !ASKING.test(text)) return 'tell'
  if (!findSum(name)) return name
  if (name === 'loan-payment' && HOUSE.test(text)) return 'house-payment'
  const isWaiting = sums.at(-1)?.kind === name && sums.at(-1)?.missing !== undefined
  const isUnanswered = isWaiting && minded.numbers.length === 0 && minded.rows.length === 0
  if (score >= GUESS && !isUnanswered) return name
  const other = minded.others.find(
    ({ name: next }) => !findSum(next) && /^(?:hear:|tell|social:|know|next)/.test(next),
  )
  if (isUnanswered) return other?.name ?? 'tell'
  const heard = minded.others.find(
    ({ name: next, score: chance }) => next.startsWith('hear:') && chance >= LIKELY,
  )
  if (heard) return heard.name
  if (!ASKING.test(text)) return 'tell'
  return (minded.topics[0]?.score ?? 0) >= NEAR ? 'know' : name
}

/** Of two likely readings, the one for which all numbers are at hand. */
function preferMade(executing: Executing, first: string): string[] {
  const candidates = [
    first,
    ...executing.minded.others.filter(({ score }) => score >= LIKELY).map(({ name }) => name),
  ]
  const made = candidates.find((name) => isMade(executing, name))
  return [made ?? first]
}

const LIKELY = 0.04

function isMade(executing: Executing, name: string): boolean {
  const sum = findSum(name)
  if (!sum) return true
  return runSum({ ...executing, sum, from: sumBefore(executing, name) }, '').kind === 'made'
}

/** A few words with a number, after a sum, change that sum. */
function followUp({ minded, sums, text }: Executing): string[] {
  const last = sums.at(-1)
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  return last && isShort && minded.numbers.length > 0 ? [last.kind] : []
}

function carryOut(executing: Executing, name: string, made: SumRecord[]): Outcome[] {
  const [kind, detail] = name.split(':')
  if (kind === 'hear') return [{ kind: 'hear', feeling: detail as Feeling }]
  if (kind === 'social') return [{ kind: 'social', name: detail as Social }]
  if (isAct(name)) return [act(executing, name)]
  const sum = findSum(name)
  if (!sum) return []
  const from = sumBefore(executing, name)
  const asking = { ...executing, sum, from }
  return Array.from({ length: countAlternatives(asking) }, (_, alternative): Outcome => {
    const one = runSum(asking, nextId([...executing.sums, ...made]), alternative)
    made.push(one.record)
    return one.kind === 'made'
      ? {
          kind: 'sum',
          made: one,
          before: comparable(from, one.record),
          wanted: wantedOf(executing, one.record),
        }
      : { kind: 'missing', ask: one.ask, record: one.record }
  })
}

/** The figure that was asked for by name, where the sum leads with another. */
function wantedOf({ minded, text, sheet }: Executing, record: SumRecord): Text | null {
  const name = wantedIn(text, record) ?? minded.result
  const isAsked = minded.intents.some((one) => one.name === 'part') || wantedIn(text, record) !== null
  if (!isAsked || name === null || name === Object.keys(record.results)[0] || !record.results[name])
    return null
  return tellPart(sheet, record, name)?.answer[0] ?? null
}

/** A message that says little goes on from the last sum of its kind. */
const FEW_WORDS = 14

function sumBefore({ minded, sums, text }: Executing, kind: string): SumRecord | null {
  const pointed = minded.sums.find(({ use }) => use === 'from')
  const byMind = sums.find(({ id }) => id === pointed?.id)
  if (byMind) return byMind
  const last = sums.at(-1)
  if (last?.missing !== undefined && last.kind === kind) return last
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  const same = isShort ? sums.slice(-3).findLast((other) => other.kind === kind) : undefined
  return same ?? (BACK.test(text) ? (last ?? null) : null)
}

/** Words that speak of what was computed before. */
const BACK = /\b(?:that|those|same|instead|still|it|then|this)\b/i

const comparable = (from: SumRecord | null, now: SumRecord) =>
  from && from.kind === now.kind && from.missing === undefined ? from : null

const told = (answer: Told | null): Outcome => (answer ? { kind: 'told', ...answer } : { kind: 'know' })

/** Sums that a question speaks of: those the mind points at, else the newest. */
function act(executing: Executing, name: Act): Outcome {
  const { minded, sheet, sums } = executing
  const ready = sums.filter(({ missing }) => missing === undefined)
  const about = minded.sums
    .filter(({ use }) => use === 'about')
    .flatMap(({ id }) => ready.filter((other) => other.id === id))
  const one = about[0] ?? ready.at(-1)
  const other = about[1] ?? ready.findLast((before) => before !== one)
  const sum = one && findSum(one.kind)
  if (name === 'next') return { kind: 'next' }
  if (name === 'tell' || name === 'correct' || name === 'undo') return { kind: 'tell' }
  if (name === 'know' || !one || !sum) return { kind: 'know' }
  const wanted = wantedIn(executing.text, one) ?? minded.result
  if (name === 'part') return told(tellPart(sheet, one, wanted))
  if (name === 'diff')
    return told(
      other
        ? tellDifference(sheet, newestFirst(one, other, ready), minded.result)
        : tellPart(sheet, one, minded.result),
    )
  if (name === 'which')
    return told(other ? tellBetter(sheet, newestFirst(one, other, ready), describeSum(sheet)) : null)
  if (name === 'enough' && /\bsafe\b/i.test(executing.text)) return { kind: 'know' }
  if (name === 'enough') return told(tellEnough(sheet, one, findTarget(minded.numbers)))
  if (name === 'how') return told(tellHow(sheet, one, sum))
  if (name === 'sure') return told(tellSure(sheet, one, sum))
  if (name === 'simpler') return told(tellSimply(sheet, one, sum))
  if (name === 'real') return told(tellReal(sheet, one))
  return table(executing, one)
}

const PER = /(?<!\d[\d,.]*k?\s)\b(?:per|a|each|every) (quarter|month|week|year|day|hour|paycheck)\W*$/i

/** The figure that small words ask for: 'per quarter', 'the first payment'. */
function wantedIn(text: string, { results }: SumRecord): string | null {
  const period = PER.exec(text)?.[1]?.toLowerCase()
  if (period !== undefined && results[period]) return period
  return /\bfirst\b/i.test(text) && /inte?rest/i.test(text) ? 'firstInterest' : null
}

const newestFirst = (
  a: SumRecord,
  b: SumRecord,
  all: readonly SumRecord[],
): readonly [SumRecord, SumRecord] => (all.indexOf(a) >= all.indexOf(b) ? [a, b] : [b, a])

const findTarget = (numbers: readonly MindedNumber[]) =>
  numbers.find(({ slots }) => slots[0]?.slot === 'target') ??
  numbers.find(({ kind }) => kind === 'money') ??
  null

/** 'Month by month': the same sum with its cards. */
function table(executing: Executing, record: SumRecord): Outcome {
  const sum = findSum(record.kind)
  if (!sum) return { kind: 'know' }
  const silent: Minded = { ...executing.minded, numbers: [], rows: [], figures: [] }
  const again = runSum({ ...executing, minded: silent, sum, from: record }, record.id)
  if (again.kind === 'missing') return { kind: 'missing', ask: again.ask, record: again.record }
  const { answer, lines, cards } = again.worked
  return { kind: 'told', answer, details: [{ kind: 'list', items: lines }], ...(cards && { cards }) }
}
