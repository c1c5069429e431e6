/** Amounts that look like pay and are paid or spent. */
import type { Judged } from '#advisor/understanding/classify.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { weighedAs } from '#advisor/understanding/reading/weighed.ts'

/** How sure a plain statement is. */
const STATED = 0.9
/** From this on the judge is believed. */
const SURE = 0.95

const support = /\b(?:child support|alimony|spousal support)(?: (?:is|of|at|for|about|around|like|runs))*$/
const supportAfter = /^(?:(?:a|per) month )?(?:in |of )?(?:child support|alimony|spousal support)\b/
/** What is left once it is paid, or said outright. */
const paysIt =
  /(?:\b(?:i|we) |^)(?:pay|owe|send)\b|\bleft\b.*\bafter\b|\bafter (?:that|support|child support)\b/
const getsIt =
  /\b(?:get|gets|getting|receive|receiving|collect|from (?:my|his|her|the|him)|pays? me|coming in|comes in)\b/

/** 'I bring home 2,310 and child support is 1,080, what's left after that': paid, not received. */
export function asSupport({ tokens, sentences, text }: Reading, one: Judged): Judged {
  if (one.role !== 'income') return one
  const { first = 0 } = sentences[one.amount.sentence] ?? {}
  const before = tokens
    .slice(first, one.amount.first)
    .map(({ word }) => word)
    .join(' ')
  const after = tokens
    .slice(one.amount.next, one.amount.next + 6)
    .map(({ word }) => word)
    .join(' ')
  const said = text.toLowerCase()
  return (support.test(before) || supportAfter.test(after)) && paysIt.test(said) && !getsIt.test(said)
    ? { ...one, role: 'expenseItem', certainty: Math.max(one.certainty, STATED), clarity: 1 }
    : one
}

const livedOn = /\b(?:live|living|get by|getting by) on(?: (?:about|around|like|roughly|maybe))*$/
const comesFrom =
  /\b(?:from|of|social|pension|income|pay|paychecks?|checks?|salary|wages?|disability|ss|ssi|ssdi)\b/

/** 'We live on 165,000 a year' is what is spent, where nothing says that it is what comes in. */
export function asLivedOn(reading: Reading, one: Judged): Judged {
  const { tokens, sentences } = reading
  const { first = 0, next = tokens.length } = sentences[one.amount.sentence] ?? {}
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')
  const isSpent =
    one.role === 'income' &&
    // 'We're getting by on 2,900 between us now, it was 3,800' tells what comes in.
    (weighedAs(reading, one.amount, 'income') ?? 0) < SURE &&
    livedOn.test(words(first, one.amount.first)) &&
    !comesFrom.test(words(one.amount.next, next))
  return isSpent ? { ...one, role: 'expenseTotal' } : one
}
