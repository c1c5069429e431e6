/** What the judge surely takes for the user's own, and for what it was read as. */
import { overlaps, type Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { type Amount, type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { weighedIn } from '#advisor/understanding/reading/weighed.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { kindOf } from './same-thing.ts'

/** Who asks for a sum in a line supposes much: 'taxes there are 5,200 a year, pmi 140 a month. all in?' */
const LETTER = 300
const SURE = { letter: 0.9, line: 0.98 }

const kindsOf: Partial<Record<Role, readonly string[]>> = {
  income: ['income'],
  expenseTotal: ['expenses'],
  expenseItem: ['expense'],
  savings: ['savings'],
  asset: ['asset'],
  liability: ['liability', 'debt'],
  debtTotal: ['debt'],
}

const SUPPOSED = /\b(?:if|suppose|supposing|imagine|pretend|assuming|would|could|should|let'?s say)\b/i

/** 'It will be rent 1,250, food 480' */
const WILL_BE = /\b(?:will|gonna|going to) be\b/i

/** 'I burn 5,100 a month in Phoenix', after a question: a sentence that asks and supposes nothing. */
function isPlainlyTold({ text, tokens, sentences }: Reading, { sentence, start }: Amount): boolean {
  const { first = 0, next = 0, isAsking = true } = sentences[sentence] ?? {}
  const from = tokens[first]?.start ?? 0
  const said = text.slice(from, tokens[next - 1]?.end ?? 0)
  return !isAsking && !SUPPOSED.test(said) && !WILL_BE.test(text.slice(from, start))
}

/** Whether the judge takes the number of a fact for what the fact says, surely and as the user's own. */
export function readJudged(minded: Minded, text: string): (fact: Fact) => boolean {
  const reading = readMessage(hideForeign(text))
  const { weighed } = weighedIn(reading.text, minded.amounts)
  const isLetter = text.length > LETTER
  const asksForSum = minded.readings[0]?.actions.some(({ intent }) => findSum(intent)) ?? false
  if (asksForSum && !isLetter) return () => false
  return ({ change, span, decision }) =>
    decision === 'save' &&
    reading.amounts.some((amount) => {
      const shares = weighed?.alone.get(amount.start) ?? []
      const isRead = roles.some(
        (role, at) =>
          (shares[at] ?? 0) >= (isLetter ? SURE.letter : SURE.line) &&
          kindsOf[role]?.includes(kindOf(change)),
      )
      const isTold = isLetter || isPlainlyTold(reading, amount)
      return isRead && isTold && overlaps(span, amount) && isMadeOf(change, reading, amount)
    })
}
