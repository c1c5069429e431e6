/** 'What is the payment, how much interest is it in all, and what if I add 150?': an answer to every question. */
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import { readText } from '#advisor/grounding/print.ts'
import { type AskedQuestion, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { askedResults } from './acts/asked-figures.ts'
import { tellAsked } from './acts/tell-asked.ts'
import { isCovered } from './choosing/second-question.ts'
import { execute } from './execute.ts'
import type { Executed, Executing, Outcome } from './outcome.ts'
import { GUESS, HINT, NEAR, UNSURE } from './thresholds.ts'

/** What the message as a whole comes to, and what its single questions ask beyond that. */
export const answerEach = (asked: Executing): Executed => tellAsked(asked, answerAll(asked))

function answerAll(asked: Executing): Executed {
  const whole = execute(asked)
  const { questions = [] } = asked.minded
  if (questions.length < 2) return whole
  const isBelieved = chanceOf(whole.outcomes) >= BELIEVED
  const each = inTurn(asked, ({ minded }) => !isBelieved || !contradicts(minded, asked.minded))
  const isOpen = whole.outcomes.some(({ kind }) => kind === 'missing')
  if (!isOpen && countAnswers(whole.outcomes) >= questions.length)
    return withUnused(asked, { ...whole, outcomes: explained(whole.outcomes, each.outcomes) }, each)
  const answers = withoutRepeats(each.outcomes)
  const apart = ofOwnSubject(answers)
  if (whole.outcomes.every(({ kind }) => kind === 'know') && apart.length > 1)
    return { outcomes: apart, made: each.made }
  const isEach = countAnswers(answers) >= questions.length && answers.every(isAnswer)
  const isLikelier = isOpen || chanceOf(whole.outcomes) < Math.min(GUESS, chanceOf(answers))
  const used = countUsed(...questions.map(({ minded }) => minded))
  if (isEach && isLikelier && used >= countUsed(asked.minded)) return { outcomes: answers, made: each.made }
  return withMore(whole, answers, asked.minded)
}

/** 'And how much sooner if i add 100': what a number is asked with that no sum of the whole message has used. */
function withUnused({ minded, text }: Executing, whole: Executed, each: Executed): Executed {
  const isIn = ({ start, end }: Minded['numbers'][number], { inputs }: SumRecord) =>
    Object.values(inputs).some(
      ({ source }) => source.kind === 'words' && source.quote === text.slice(start, end),
    )
  const unused = minded.numbers.filter((number) => !whole.made.some((record) => isIn(number, record)))
  const further = each.outcomes.find(
    (outcome) =>
      outcome.kind === 'sum' &&
      (isSure(outcome) || tellsAsked(text, outcome)) &&
      unused.some((number) => isIn(number, outcome.made.record)),
  )
  if (further?.kind !== 'sum') return whole
  const made = [...whole.made]
  return { outcomes: [...whole.outcomes, numbered(further, made)], made }
}

/** A sum with what the message asks for by name needs less of a chance. */
const tellsAsked = (text: string, { chance = 1, made }: Extract<Outcome, { kind: 'sum' }>) =>
  chance >= HINT && askedResults(text, made.record).length > 1

/** Nearness from which an explanation is what one of several questions asks for. */
const NEAR_ONE = 0.25

/** 'Should i rent or buy, and what is an index fund': the answers to questions that have a subject each. */
function ofOwnSubject(answers: readonly Outcome[]): Outcome[] {
  const subjects = new Set<string>()
  return answers.filter((outcome) => {
    if (outcome.kind !== 'know') return isSure(outcome)
    const [nearest] = outcome.question?.minded.topics ?? []
    if (!nearest || nearest.score < NEAR_ONE || subjects.has(nearest.id)) return false
    subjects.add(nearest.id)
    return true
  })
}

const isAnswer = ({ kind }: Outcome) => kind === 'sum' || kind === 'told' || kind === 'know'
const countAnswers = (outcomes: readonly Outcome[]) => outcomes.filter(isAnswer).length

const chanceOf = (outcomes: readonly Outcome[]) =>
  Math.min(1, ...outcomes.map((outcome) => ('chance' in outcome ? (outcome.chance ?? 1) : 1)))

/** From here on the message as a whole says what its numbers are. */
const BELIEVED = 0.75

/** What each number of the message fills in the likeliest reading. */
const slotsOf = ({ readings: [first] }: Minded) =>
  new Map(
    (first?.actions ?? []).flatMap(({ inputs }) =>
      inputs.flatMap(({ slot, value }) => endsOf(value).map((end) => [startOf(end), slot] as const)),
    ),
  )

/** '75 on top each month' is no payment of 75, whatever its question says by itself. */
function contradicts(one: Minded, whole: Minded): boolean {
  const slots = slotsOf(whole)
  return [...slotsOf(one)].some(
    ([start, slot]) => start !== null && slots.has(start) && slots.get(start) !== slot,
  )
}

/** Each question that counts, as if it were said after the answer to the one before. */
function inTurn(asked: Executing, counts: (question: AskedQuestion) => boolean): Executed {
  const outcomes: Outcome[] = []
  const made: SumRecord[] = []
  let { heard = [] } = asked
  for (const question of (asked.minded.questions ?? []).filter(counts)) {
    const one = execute({ ...asked, ...question, sums: [...asked.sums, ...made], heard })
    outcomes.push(
      ...one.outcomes.map((outcome) => (outcome.kind === 'know' ? { ...outcome, question } : outcome)),
    )
    made.push(...one.made)
    heard = keepHeard(heard, hearNumbers(question.text, question.minded.numbers))
  }
  return { outcomes, made }
}

/** How many numbers of the message the likeliest readings use. */
const countUsed = (...minds: readonly Minded[]) =>
  new Set(
    minds
      .flatMap(({ readings }) => readings[0]?.actions ?? [])
      .flatMap(({ inputs }) => inputs.flatMap(({ value }) => endsOf(value)))
      .map(startOf)
      .filter((start) => start !== null),
  ).size

/** What is to be explained beside a sum is looked for by its own question. */
function explained(outcomes: readonly Outcome[], each: readonly Outcome[]): Outcome[] {
  if (outcomes.every(({ kind }) => kind === 'know')) return [...outcomes]
  const asked = each.filter(({ kind }) => kind === 'know')
  return outcomes.map((outcome) => (outcome.kind === 'know' ? (asked.shift() ?? outcome) : outcome))
}

/** The answers to the whole message, and those to single questions that say something else. */
function withMore(whole: Executed, each: readonly Outcome[], { questions = [], topics }: Minded): Executed {
  const outcomes = explained(
    whole.outcomes.filter(({ kind }) => kind !== 'missing'),
    each,
  )
  const made = [...whole.made]
  const isExplained = (outcome: Outcome) =>
    outcome.kind === 'know' &&
    outcome.question?.minded.topics[0]?.id === topics[0]?.id &&
    outcomes.some(({ kind }) => kind === 'know')
  for (const outcome of each) {
    if (countAnswers(outcomes) >= questions.length) break
    if (!isSure(outcome) || isSaid(outcome, outcomes) || isExplained(outcome)) continue
    if (addsNothing(outcome, outcomes)) continue
    outcomes.push(outcome.kind === 'sum' ? numbered(outcome, made) : outcome)
  }
  return countAnswers(outcomes) > countAnswers(whole.outcomes) ? { outcomes, made } : whole
}

/** 'What will it cost, and what do i put away for that': the sum that answers both, made again of fewer numbers. */
function addsNothing(outcome: Outcome, others: readonly Outcome[]): boolean {
  if (outcome.kind !== 'sum') return false
  const { record } = outcome.made
  return others.some((other) => {
    if (other.kind !== 'sum') return false
    const before = other.made.record
    const isLess = saidIn(record).every((input) => saidIn(before).includes(input))
    return isCovered(record.kind, before.kind) || (record.kind === before.kind && isLess)
  })
}

const saidIn = ({ inputs }: SumRecord) =>
  Object.values(inputs).flatMap(({ unit, value, source }) =>
    source.kind === 'rule' ? [] : [`${unit} ${value}`],
  )

function isSure(outcome: Outcome): boolean {
  if (outcome.kind === 'sum' || outcome.kind === 'told') return (outcome.chance ?? 1) >= UNSURE
  return outcome.kind === 'know' && (outcome.question?.minded.topics[0]?.score ?? 0) >= NEAR
}

/** A sum beside those of the whole message has a number of its own. */
function numbered(outcome: Extract<Outcome, { kind: 'sum' }>, made: SumRecord[]): Outcome {
  const { record } = outcome.made
  const isTaken = made.some(({ id }) => id === record.id)
  const one = isTaken ? { ...record, id: nextId(made) } : record
  made.push(one)
  return { ...outcome, made: { ...outcome.made, record: one } }
}

const withoutRepeats = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter((outcome, at) => !isSaid(outcome, outcomes.slice(0, at)))

/** Whether the figure that an answer leads with stands in another one already. */
function isSaid(outcome: Outcome, others: readonly Outcome[]): boolean {
  if (outcome.kind === 'know') return others.includes(outcome)
  const [figure] = figuresIn(outcome)
  return figure !== undefined && others.some((other) => figuresIn(other).includes(figure))
}

const figuresIn = (outcome: Outcome): string[] => leadOf(outcome).match(/\$?\d[\d,.]*\d%?|\d%?/g) ?? []

function leadOf(outcome: Outcome): string {
  if (outcome.kind === 'sum') return readText(outcome.wanted ?? outcome.made.worked.answer[0] ?? [])
  return outcome.kind === 'told' ? readText(outcome.answer[0] ?? []) : ''
}
