/** Questions about sums of the conversation: a part, a difference, which is better, is it enough, how. */
import type { Act } from '#advisor/actions/language.ts'
import { isSameSum, type SumRecord } from '#advisor/figures/sum-record.ts'
import { compares } from '#advisor/judging/pairs.ts'
import { asksToJudge } from '#advisor/judging/question.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
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
import { tellBothWays } from './both-ways.ts'
import { verdicts } from '#advisor/judging/by-kind.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isScore } from '#advisor/understanding/reading/credit-score.ts'
import { newestOf } from '#advisor/executing/of-sum.ts'
import { judgeSum, type Judged, tellWhich } from './judge-sum.ts'
import { loanPart } from './loan-parts.ts'
import { namedResult } from './named-result.ts'
import { isMadeWith, namedPair, namedSums } from '#advisor/executing/named-sums.ts'
import { askedPeriod } from '#advisor/executing/periods/one-period.ts'
import type { Executing, Outcome } from '#advisor/executing/outcome.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { isDrawn } from '#advisor/judging/share.ts'
import { isSurelyRead, VERY_NEAR } from '#advisor/executing/thresholds.ts'
import { wantedIn } from './wanted-in.ts'

const FOR_COLLEGE = /\benough\b[^.?!]*\b(?:college|tuition|university)\b/i

/** Nearness from which an explanation answers better than two figures that do not compare. */
const NEAR = 0.31
const isNearTopic = ({ minded: { topics } }: Executing) => (topics[0]?.score ?? 0) >= NEAR
const isExplained = (executing: Executing) => executing.minded.numbers.length === 0 && isNearTopic(executing)

/** From here on what is known says more than a sum that was not asked about. */
const isSurelyExplained = ({ minded: { topics } }: Executing) => (topics[0]?.score ?? 0) >= VERY_NEAR

const told = (answer: Told | null): Outcome => (answer ? { kind: 'told', ...answer } : { kind: 'know' })

const POINTING =
  /^\W*(?:(?:so|ok|okay|and|but|well|hmm+) )*(?:is|isn'?t|would|was) (?:that|it|this)(?: \w+){0,4}\W*$/i

/** 'Is that enough to do the 400 on the card', after what would be left each month: of what is left. */
const ENOUGH_FOR =
  /^\W*(?:(?:so|ok|okay|and|but|well) )*(?:is|would|will) (?:that|it|this) (?:be )?enough (?:to|for)\b[^.?!]*\d/i
const leavesMonthly: ReadonlySet<string> = new Set(['budget-summary', 'what-if'])

/** 'We have no will, is that bad': what the message itself tells is asked about, and not the last sum. */
const OF_ITS_OWN = new RegExp(
  String.raw`^(?=[^?]*\b(?:i|we|my|our|he|she|they|\w+ says)\b)[^?]{8,}[,.;!]\s*(?:so |and )?(?:(?:is|was|isn'?t) ` +
    String.raw`(?:that|it|this)\b[^,.;]*|thats? (?:is )?(?:a )?(?:bad|good|ok|normal|risky|dumb)(?: \w+){0,3}\W*|` +
    String.raw`(?:good|bad|smart|dumb) (?:reason|idea|move|thing|plan)? ?(?:or (?:no|not|bad|dumb|what))?\W*|` +
    String.raw`(?:am i|are we) (?:being )?(?:silly|dumb|crazy|paranoid|wrong|unfair)\W*)$`,
  'i',
)

/** 'So bottom line, are we ok' asks of the plan, and not of the tax that was worked out in between. */
const OVERALL = new RegExp(
  String.raw`\b(?:bottom line|overall|all in all|big picture)\b|` +
    String.raw`\b(?:are|will|am) (?:we|i) (?:going to |gonna )?(?:be )?(?:ok|okay|fine|alright|all right|set|good to go)\b`,
  'i',
)
/** 'Overall is that tax too high' speaks of what was said last. */
const SPOKEN_OF = /\b(?:that|this|it|tax(?:es)?)\b/i
const drawn: ReadonlySet<string> = new Set(['four-percent', 'nest-egg-life', 'pension-gap'])
const wholePictures = ['pension-gap', 'nest-egg-life', 'retirement-projection', 'budget-summary', 'runway']

/** Sums that a question speaks of: those the mind points at, else the newest. */
export function act(executing: Executing, action: Action, name: Act): Outcome {
  const { sheet, sums, text, minded } = executing
  const ready = sums.filter(({ missing }) => missing === undefined)
  const named =
    name === 'diff'
      ? namedPair(minded.numbers, ready)
      : name === 'part'
        ? namedSums(minded.numbers, ready)
        : null
  const pointed = action.about.flatMap((id) => ready.filter((other) => other.id === id))
  // Of several with that number the one that the mind points at.
  const isPointed =
    pointed.length > 1 && minded.numbers.every((number) => pointed.some((sum) => isMadeWith(sum, number)))
  // What a sure reading points at is meant, whatever the words name.
  const isSure = isSurelyRead(minded) && pointed.length > 0
  const about = named && named.length > 0 && !isPointed && !isSure ? named : pointed
  // 'Is that too much' speaks of what was said last.
  const isOfLeft = ENOUGH_FOR.test(text) && leavesMonthly.has(ready.at(-1)?.kind ?? '')
  const isLast = name === 'enough' && (POINTING.test(text) || isOfLeft) && !isSure
  const picture =
    name === 'enough' && OVERALL.test(text) && !SPOKEN_OF.test(text) && !isSure
      ? newestOf(ready, ...wholePictures)
      : undefined
  const pointedAt = picture ?? (isLast ? undefined : about[0]) ?? ready.at(-1)
  const one = name === 'enough' ? (homeHeldAgainst(pointedAt, ready) ?? pointedAt) : pointedAt
  // The same made twice is one way to go.
  const isOther = (before: SumRecord | undefined) =>
    before !== undefined && before !== one && !(one && isSameSum(before, one))
  const other =
    (isOther(about[1]) ? about[1] : undefined) ??
    ready.findLast((before) => isOther(before) && one !== undefined && compares(one, before)) ??
    about[1] ??
    ready.findLast((before) => before !== one)
  const sum = one && findSum(one.kind)
  if (name === 'next') return { kind: 'next' }
  if (name === 'tell' || name === 'correct' || name === 'undo') return { kind: 'tell' }
  if (!one || !sum || (name === 'know' && !asksToJudge(text))) return { kind: 'know' }
  // 'Is it bad for my credit to open another card', after what moving a debt saves.
  if (name === 'know' && isSurelyExplained(executing) && !POINTING.test(text)) return { kind: 'know' }
  const both = name === 'part' || name === 'diff' || name === 'which' ? tellBothWays(sheet, text, one) : null
  if (both) return told(both)
  if (name === 'part') return told(tellPart(sheet, ...askedOf(executing, action, one, ready)))
  // 'How much a month is that' asks for no difference.
  if (name === 'diff' && askedPeriod(text) === 'month' && !DIFFERS.test(text)) {
    const last = ready.at(-1)
    const monthly = ['monthly', 'payment'].find((result) => last?.results[result])
    if (last && monthly !== undefined) return told(tellPart(sheet, last, monthly))
  }
  if (name === 'diff')
    return told(
      other
        ? tellDifference(sheet, newestFirst(one, other, ready), eachMonth(text, one) ?? action.wanted)
        : tellPart(sheet, one, action.wanted),
    )
  // 'Keep or sell', after sums of two kinds: what is known of it says more than their figures.
  const isApart = other && other.kind !== one.kind && !compares(one, other)
  if (name === 'which' && isApart && isExplained(executing)) return { kind: 'know' }
  if (name === 'which')
    return tellOr(tellWhich(executing, newestFirst(one, other ?? one, ready), ready), executing)
  // 'Is that safe', of what is drawn from savings each year, asks of that rate, and not of a bank.
  const isOfDraw = POINTING.test(text) && (drawn.has(one.kind) || isDrawn(one))
  if (name === 'enough' && /\bsafe\b/i.test(text) && !isOfDraw) return { kind: 'know' }
  if (name === 'enough' && OF_ITS_OWN.test(text) && isExplained(executing)) return { kind: 'know' }
  // 'My scores 668, is that bad' asks of the score, and not of the last sum.
  if (name === 'enough' && minded.numbers.some((number) => isScore(number, text))) return { kind: 'know' }
  // 'My brother wants to borrow 1500, bad idea?': a new amount, and a subject of its own.
  const isNew = minded.numbers.some(({ kind, period }) => kind !== 'percent' && period === null)
  if (name === 'enough' && verdicts.has(one.kind) && isNew && isNearTopic(executing)) return { kind: 'know' }
  // What college costs is known; a nest egg is judged by other marks.
  if (name === 'enough' && one.kind === 'retirement-projection' && FOR_COLLEGE.test(text))
    return { kind: 'know' }
  if (name === 'enough' || name === 'know') return tellOr(judgeSum(executing, action, one), executing)
  if (name === 'how') return told(tellHow(sheet, one, sum))
  if (name === 'sure') return told(tellSure(sheet, one, sum, text))
  if (name === 'simpler') return told(tellSimply(sheet, one, sum))
  if (name === 'real') {
    const rise = minded.numbers.find(({ kind }) => kind === 'percent')
    const made = [one, ...ready.toReversed()].map((record) => tellReal(sheet, record, rise))
    return told(made.find((real) => real) ?? null)
  }
  return table(executing, one)
}

const DIFFERS =
  /\b(?:more|less|differ\w*|sav(?:e|es|ing|ings)|lower|higher|cheaper|compar\w*|extra|vs|versus|than|drop\w*)\b/i

/** 'Is that too much', after a home was held against the rent: the home is judged, and not how much more it is. */
function homeHeldAgainst(one: SumRecord | undefined, ready: readonly SumRecord[]): SumRecord | undefined {
  const before = one?.kind === 'difference' ? ready[ready.indexOf(one) - 1] : undefined
  const isOfHome = before?.kind === 'house-payment'
  return isOfHome && before.results['payment']?.value === one?.inputs['amount']?.value ? before : undefined
}

/** 'So it saves how much a month': of what is paid each month. */
const eachMonth = (text: string, { results }: SumRecord) =>
  askedPeriod(text) === 'month' && results['payment'] ? 'payment' : null

/** So many sums back a figure is still asked for by its name alone. */
const RECENT = 4

/** What is asked for, by its words before a choice of the mind that is not sure; of the newest sum that has it: 'how far off am I'. */
function askedOf(
  { text, minded }: Executing,
  action: Action,
  one: SumRecord,
  ready: readonly SumRecord[],
): [SumRecord, string | null] {
  const isSure = action.wanted !== null && isSurelyRead(minded) && hasFigure(one, action.wanted)
  const byWords = isSure ? null : (wantedIn(text, one) ?? namedResult(text, one, action.wanted))
  const wanted = byWords ?? action.wanted
  if (wanted === null || hasFigure(one, wanted)) return [one, wanted]
  const recent = ready.slice(-RECENT)
  const named = recent.findLast((other) => namedResult(text, other) !== null)
  if (named) return [named, namedResult(text, named)]
  return [recent.findLast((other) => hasFigure(other, wanted)) ?? one, wanted]
}

const hasFigure = (record: SumRecord, name: string) =>
  findFigure(record, name) !== null || loanPart(record, name) !== null

const newestFirst = (
  a: SumRecord,
  b: SumRecord,
  all: readonly SumRecord[],
): readonly [SumRecord, SumRecord] => (all.indexOf(a) >= all.indexOf(b) ? [a, b] : [b, a])

/** 'Which would make me what age' asks for a number. */
const COUNT_ASKED = /\b(?:what (?:age|year)|how (?:old|much|many|long))\b/i

const KNOWLEDGE = new RegExp(
  [
    String.raw`^\W*(?:(?:so|and|but|ok|okay|hm+)\W+)*(?:how (?!much|many|long|far|soon|big|about)[a-z]+|`,
    String.raw`why|what (?:is|are)|whats) (?!that\b|it\b|this\b)`,
  ].join(''),
  'i',
)
const isKnowledge = (text: string) => KNOWLEDGE.test(text)

/** What would decide is said only where nothing is known about the question itself. */
function tellOr({ told: answer, again }: Judged, executing: Executing): Outcome {
  // A verdict is said again where one is asked for: 'how risky are those shares' asks for none.
  if (again && isKnowledge(executing.text)) return { kind: 'know' }
  if (again) return table(executing, again)
  const isKnown =
    (isExplained(executing) || isSurelyExplained(executing)) && !COUNT_ASKED.test(executing.text)
  return told(answer?.isOpen && isKnown ? null : answer)
}

/** 'Month by month': the same sum with its cards. */
function table(executing: Executing, record: SumRecord): Outcome {
  const sum = findSum(record.kind)
  if (!sum) return { kind: 'know' }
  const again = runSum({ ...executing, numbers: [], action: bare(record.kind), sum, from: record }, record.id)
  if (again.kind === 'missing') return { kind: 'missing', ask: again.ask, record: again.record }
  const { answer, lines, cards } = again.worked
  return { kind: 'told', answer, details: [{ kind: 'list', items: lines }], ...(cards && { cards }) }
}
