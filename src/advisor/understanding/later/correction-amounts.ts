import { isStrong } from '#advisor/understanding/reading/correction-words.ts'
import { mention } from './focus.ts'
import { isOfOneMonth } from '#advisor/understanding/money/one-month.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { SaidBefore } from './said-before.ts'

/** The amounts of a message that may set something right, and those that it denies. */
export function amountsToCorrect(reading: Reading, known: readonly SaidBefore[]) {
  const money = reading.amounts.filter(
    (amount) =>
      (isMoneyLike(amount) || isUnsaid(amount) || isOfRow(reading, amount, known)) &&
      !isWordOnly(amount) &&
      amount.value > 0,
  )
  const denied = money.filter((amount) => isDenied(reading, amount))
  const fresh = money.filter(
    (amount) =>
      !denied.includes(amount) &&
      !isAsked(reading, amount) &&
      !isOfOneMonth(reading, amount) &&
      !isMore(reading, amount, money.length === 1),
  )
  return { money, denied, fresh }
}

/** 'Mine is 64': an age, or thousands of what was spoken of. */
const isUnsaid = ({ kind }: Amount) => kind === 'age'

/** 'Phone is 65': no number to call, when a phone bill was spoken of; 'the gym is 24' tells no age. */
function isOfRow(reading: Reading, amount: Amount, known: readonly SaidBefore[]): boolean {
  const { tokens } = reading
  if (!/^(?:identifier|count)$/.test(amount.kind) || amount.value > 9999) return false
  const [verb, subject] = [tokens[amount.first - 1]?.word ?? '', tokens[amount.first - 2]?.word ?? '']
  return (
    /^(?:is|was|to|now|at|'s)$/.test(verb) &&
    known.some(({ fact }) => fact.change.kind === 'expense' && mention(subject, '', fact) === 2)
  )
}

/** 'Put another 300 in': what comes on top. 'Still at 2k': what stays as it is, unless something is taken back. */
function isMore({ text, tokens }: Reading, { first }: Amount, isAlone: boolean): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  // 'Went up 10' is a step, not where it went.
  const isStep =
    before === 'by' || (/^(?:up|down)$/.test(before) && /^(?:went|gone|goes|going)$/.test(earlier))
  const isSame = before === 'still' || (before === 'at' && earlier === 'still')
  return /^(?:another|extra|additional)$/.test(before) || (isSame && !(isAlone && isStrong(text))) || isStep
}

/** 'Did you say 1,100? No, eleven thousand.' */
const isAsked = ({ sentences }: Reading, { sentence }: Amount) =>
  sentences.length > 1 && sentences[sentence]?.isQuestion === true

/** 'not 85', 'instead of 900', 'was 4k' */
function isDenied({ tokens, sentences }: Reading, { first, sentence }: Amount): boolean {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  // 'It was 75,200 on today's statement': so it is.
  const rest = tokens.slice(first, sentences[sentence]?.next)
  if (/^(?:was|were)$/.test(before) && rest.some(({ word }) => /^(?:today|today's|now)$/.test(word)))
    return false
  if (/^(?:not|from|was|were|don't|isn't)$/.test(before)) return true
  return (
    (before === 'of' && earlier === 'instead') ||
    (before === 'than' && earlier === 'rather') ||
    (before === 'the' && earlier === 'not')
  )
}
