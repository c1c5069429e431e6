/** What a message means becomes what is said: sums are made, earlier ones compared, nothing is stored here. */
import type { Act, Feeling, Social } from '#advisor/actions/language.ts'
import { acts } from '#advisor/actions/language.ts'
import type { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, type AskedQuestion, endsOf, type Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Family } from '#advisor/reading/family.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Block, DraftCard } from '#advisor/reply.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import {
  findFigure,
  type Told,
  tellDifference,
  tellHow,
  tellPart,
  tellReal,
  tellSimply,
  tellSure,
} from './acts.ts'
import { asksToJudge } from '#advisor/judging/question.ts'
import { averageOf } from './average-of.ts'
import { byWords, knownOf } from './by-words.ts'
import { bare } from './bare-action.ts'
import { type Chosen, chooseReading } from './choose-reading.ts'
import { commute } from './commute.ts'
import { compareMade } from './compare-made.ts'
import { debtQuestion } from './debt-questions.ts'
import { everyMonth } from './every-month.ts'
import { plain } from './find-odd.ts'
import { findChanged, isNewNumberOnly, isOther, newNumbers } from './follow-up.ts'
import { tellDay } from './tell-day.ts'
import { judgeSum, type Judged, tellWhich } from './judge-sum.ts'
import { findEvent } from './life-events.ts'
import type { Made } from './make-sum.ts'
import { isReckonable, preferReckoned } from './reckoning/prefer-reckoned.ts'
import { reckonAction } from './reckoning/reckon-action.ts'
import { followLoan } from './loan-follow-ups.ts'
import { namedPair, namedSums } from './named-sums.ts'
import { refreshSums } from './refresh.ts'
import { retiring } from './retiring.ts'
import { sale } from './sale.ts'
import { inPeriod } from './say-figure.ts'
import { FEW_WORDS, sumBefore } from './sum-before.ts'
import { wantedIn } from './wanted-in.ts'
import { countAlternatives, runSum } from './run-sum.ts'
import { monthsOfBills, monthsOfThat, weeksOfPay } from './weeks-of-pay.ts'
import { wordedSum } from './worded-sums/worded-sums.ts'

export type Outcome =
  | {
      kind: 'sum'
      made: Extract<Made, { kind: 'made' }>
      before: SumRecord | null
      wanted?: Text | null
      /** 0 to 1: how likely this is what was meant. */
      chance?: number
    }
  | { kind: 'missing'; ask: Text; record: SumRecord }
  | { kind: 'told'; answer: Text[]; details: Block[]; cards?: DraftCard[]; chance?: number }
  | {
      kind: 'know'
      /** The question that is to be explained, where the message asks others, too. */
      question?: AskedQuestion
    }
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
  /** The feeling or event that had its kind word before. */
  felt?: string | null
  /** What the talk has told of the family. */
  family?: Family
  /** Numbers of earlier messages, the newest first. */
  heard?: readonly HeardNumber[]
}

export interface Executed {
  outcomes: Outcome[]
  /** Sums of this message, the missing ones included. */
  made: SumRecord[]
}

const isAct = (name: string): name is Act => (acts as readonly string[]).includes(name)

export function execute(asked: Executing): Executed {
  const executing = { ...asked, sums: refreshSums(asked.sums, asked.snapshot, asked.sheet) }
  const made: SumRecord[] = []
  // What has changed since is compared with what was told, not with the same made anew.
  const asTold = (before: SumRecord | null) => asked.sums.find(({ id }) => id === before?.id) ?? before
  const day = tellDay(executing)
  if (day) return { outcomes: [{ kind: 'told', ...day }], made }
  const { actions, chance } = choose(executing)
  const outcomes = actions
    .flatMap((action) => carryOut({ ...executing, sums: [...executing.sums, ...made] }, action, made))
    .map((outcome) => {
      if (outcome.kind === 'sum') return { ...outcome, before: asTold(outcome.before), chance }
      return outcome.kind === 'told' ? { ...outcome, chance } : outcome
    })
  const between = outcomes.every(({ kind }) => kind === 'sum') ? compareMade(made, executing) : null
  return { outcomes: between ? [...outcomes, { kind: 'told', ...between }] : outcomes, made }
}

/** What to do: a bare new number changes the last sum; anything else is what the mind reads. */
function choose(executing: Executing): Chosen {
  const { minded, text, sums } = executing
  const last = sums.at(-1)
  const changed = isNewNumberOnly(text, minded.numbers) ? findChanged(sums, minded.numbers) : undefined
  if (changed && !isOther(minded, changed)) {
    const change = newNumbers(text, minded, changed)
    if (change.inputs.length > 0) return { actions: [change], chance: 1 }
  }
  const { numbers } = minded
  const counted =
    followLoan(executing) ??
    debtQuestion(executing) ??
    wordedSum(executing) ??
    byWords(text, numbers, knownOf(executing.snapshot)) ??
    retiring(text, numbers, last) ??
    everyMonth(text, minded, last) ??
    averageOf(text, numbers) ??
    weeksOfPay(text, numbers) ??
    monthsOfThat(text, numbers) ??
    monthsOfBills(text, numbers, sums)
  if (counted) return { actions: [...grieved(executing), counted], chance: 1 }
  const sold = sale(executing)
  if (sold) return { actions: sold, chance: 1 }
  const { today } = executing.snapshot
  const chosen = chooseReading({ ...executing, today }, (action, earlier) =>
    resultOf(executing, action, earlier),
  )
  const reckoned = reckonAction(text, numbers, executing.heard) ?? commute(text, numbers)
  if (reckoned && isReckonable(chosen))
    return preferReckoned(reckoned, chosen, (action) => resultOf(executing, action))
  if (chosen.actions.length > 0) return isPlain(executing, chosen.actions) ? { ...chosen, chance: 1 } : chosen
  // A few words with a number, after a sum, change that sum.
  const isShort = text.split(/\s+/).length <= FEW_WORDS
  const isChange = last && isShort && minded.numbers.length > 0
  return { actions: isChange ? [{ ...bare(last.kind), from: last.id }] : [], chance: 1 }
}

/** 'My mom left me her IRA, what do i owe on it': a loss gets its word before the figure. */
const losses: ReadonlySet<string> = new Set(['death', 'divorce', 'jobloss'])
function grieved({ text, felt }: Executing): Action[] {
  const event = findEvent(text)
  return event && event !== felt && losses.has(event) ? [bare(`hear:${event}`)] : []
}

/** 'How long would my savings last?': without numbers and without a sum before it, only what is stored can be meant. */
const isPlain = ({ minded }: Executing, actions: readonly Action[]) =>
  minded.numbers.length === 0 &&
  actions.every(
    ({ from, inputs }) =>
      from === null &&
      inputs.flatMap(({ value }) => endsOf(value)).every(({ kind }) => kind === 'row' || kind === 'total'),
  )

const isOfOwn = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).some(({ kind }) => kind === 'own')

/** The figure that an action leads to, after others of its message; of what is no sum, what it speaks of. */
function resultOf(executing: Executing, action: Action, earlier: readonly Action[] = []): string | null {
  const { intent, about, wanted } = action
  const sum = findSum(intent)
  if (!sum) return [intent, ...about, wanted].join(' ')
  const made: SumRecord[] = []
  if (isOfOwn(action))
    for (const one of earlier) carryOut({ ...executing, sums: [...executing.sums, ...made] }, one, made)
  const one = runSum(askingFor({ ...executing, sums: [...executing.sums, ...made] }, action, sum), '')
  if (one.kind !== 'made') return null
  const { results } = one.record
  const main = (wanted === null ? undefined : results[wanted]) ?? Object.values(results)[0]
  return main ? `${main.unit} ${main.value}` : intent
}

const askingFor = (executing: Executing, action: Action, sum: NonNullable<ReturnType<typeof findSum>>) => ({
  ...executing,
  numbers: executing.minded.numbers,
  sum,
  action,
  from: sumBefore(executing, action),
})

function carryOut(executing: Executing, action: Action, made: SumRecord[]): Outcome[] {
  const [kind, detail] = action.intent.split(':')
  if (kind === 'hear') return [{ kind: 'hear', feeling: detail as Feeling }]
  if (kind === 'social') return [{ kind: 'social', name: detail as Social }]
  if (isAct(action.intent)) return [act(executing, action, action.intent)]
  const sum = findSum(action.intent)
  if (!sum) return []
  const asking = askingFor(executing, action, sum)
  return Array.from({ length: countAlternatives(asking) }, (_, alternative): Outcome => {
    const one = runSum(asking, nextId([...executing.sums, ...made]), alternative)
    made.push(one.record)
    return one.kind === 'made'
      ? {
          kind: 'sum',
          made: one,
          before: comparable(asking.from, one.record, action),
          wanted: wantedOf(executing, action, one.record),
        }
      : { kind: 'missing', ask: one.ask, record: one.record }
  })
}

/** The figure that was asked for by name, where the sum leads with another. */
function wantedOf({ text, sheet }: Executing, { wanted }: Action, record: SumRecord): Text | null {
  const name = wantedIn(text, record) ?? wanted
  if (name === null || name === Object.keys(record.results)[0]) return null
  // '$0: owed' answers nothing that the sum itself does not say better.
  if ((record.results[name]?.value ?? 0) === 0 && !inPeriod(sheet, record, name)) return null
  return tellPart(sheet, record, name)?.answer[0] ?? null
}

const comparable = (from: SumRecord | null, now: SumRecord, action: Action) =>
  from &&
  from.kind === now.kind &&
  from.missing === undefined &&
  (action.from !== null || !plain.has(now.kind))
    ? from
    : null

/** Nearness from which an explanation answers better than two figures that do not compare. */
const NEAR = 0.31
const isExplained = ({ minded: { topics, numbers } }: Executing) =>
  numbers.length === 0 && (topics[0]?.score ?? 0) >= NEAR

const told = (answer: Told | null): Outcome => (answer ? { kind: 'told', ...answer } : { kind: 'know' })

const POINTING =
  /^\W*(?:(?:so|ok|okay|and|but|well|hmm+) )*(?:is|isn'?t|would|was) (?:that|it|this)(?: \w+){0,4}\W*$/i

/** Sums that a question speaks of: those the mind points at, else the newest. */
function act(executing: Executing, action: Action, name: Act): Outcome {
  const { sheet, sums, text, minded } = executing
  const ready = sums.filter(({ missing }) => missing === undefined)
  const named =
    name === 'diff'
      ? namedPair(minded.numbers, ready)
      : name === 'part'
        ? namedSums(minded.numbers, ready)
        : null
  const pointed = action.about.flatMap((id) => ready.filter((other) => other.id === id))
  const about = named && named.length > 0 ? named : pointed
  // 'Is that too much' speaks of what was said last.
  const isLast = name === 'enough' && POINTING.test(text)
  const one = (isLast ? undefined : about[0]) ?? ready.at(-1)
  const other = about[1] ?? ready.findLast((before) => before !== one)
  const sum = one && findSum(one.kind)
  if (name === 'next') return { kind: 'next' }
  if (name === 'tell' || name === 'correct' || name === 'undo') return { kind: 'tell' }
  if (!one || !sum || (name === 'know' && !asksToJudge(text))) return { kind: 'know' }
  const wanted = wantedIn(text, one) ?? action.wanted
  if (name === 'part') return told(tellPart(sheet, holderOf(wanted, one, ready), wanted))
  if (name === 'diff')
    return told(
      other
        ? tellDifference(sheet, newestFirst(one, other, ready), action.wanted)
        : tellPart(sheet, one, action.wanted),
    )
  // 'Keep or sell', after sums of two kinds: what is known of it says more than their figures.
  if (name === 'which' && other && other.kind !== one.kind && isExplained(executing)) return { kind: 'know' }
  if (name === 'which')
    return tellOr(tellWhich(executing, newestFirst(one, other ?? one, ready), ready), executing)
  if (name === 'enough' && /\bsafe\b/i.test(text)) return { kind: 'know' }
  if (name === 'enough' || name === 'know') return tellOr(judgeSum(executing, action, one), executing)
  if (name === 'how') return told(tellHow(sheet, one, sum))
  if (name === 'sure') return told(tellSure(sheet, one, sum))
  if (name === 'simpler') return told(tellSimply(sheet, one, sum))
  if (name === 'real')
    return told(
      [one, ...ready.toReversed()].map((record) => tellReal(sheet, record)).find((real) => real) ?? null,
    )
  return table(executing, one)
}

/** 'How far off am I', after a sum that has no gap: the newest that has one. */
const holderOf = (wanted: string | null, one: SumRecord, ready: readonly SumRecord[]) =>
  wanted === 'gap' && !findFigure(one, wanted)
    ? (ready.findLast((other) => findFigure(other, wanted) !== null) ?? one)
    : one

const newestFirst = (
  a: SumRecord,
  b: SumRecord,
  all: readonly SumRecord[],
): readonly [SumRecord, SumRecord] => (all.indexOf(a) >= all.indexOf(b) ? [a, b] : [b, a])

const tellOr = ({ told: answer, again }: Judged, executing: Executing): Outcome =>
  again ? table(executing, again) : told(answer)

/** 'Month by month': the same sum with its cards. */
function table(executing: Executing, record: SumRecord): Outcome {
  const sum = findSum(record.kind)
  if (!sum) return { kind: 'know' }
  const again = runSum({ ...executing, numbers: [], action: bare(record.kind), sum, from: record }, record.id)
  if (again.kind === 'missing') return { kind: 'missing', ask: again.ask, record: again.record }
  const { answer, lines, cards } = again.worked
  return { kind: 'told', answer, details: [{ kind: 'list', items: lines }], ...(cards && { cards }) }
}
