/** What somebody takes home, told beside their pay before tax: the profile keeps the latter, budgets go by the former. */
import { yearlyPay } from '#advisor/understanding/money/flows.ts'
import { LEAST_NET, MOST_NET, saysNet } from '#advisor/understanding/money/same-pay.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import type { Cents } from '#finance/money.ts'

export interface TakeHome {
  /** A month. */
  amount: Cents
  /** The yearly pay before tax that it is left of. */
  gross: Cents
}

export const saysGross = (text: string) => /\bgross\b|\bbefore[- ]tax(?:es)?\b|\bpre-?tax\b/i.test(text)

/** The words of an amount: from the one before it up to the next comma or amount behind it. */
function wordsOf({ text, amounts, tokens, sentences }: Reading, amount: Amount): string {
  const start = Math.max(
    tokens[sentences[amount.sentence]?.first ?? 0]?.start ?? 0,
    ...amounts.filter(({ end }) => end <= amount.start).map(({ end }) => end),
  )
  const behind = /^[^,;.!?\d]{0,40}/.exec(text.slice(amount.end))?.[0] ?? ''
  return text.slice(start, amount.end + behind.length)
}

/** What was told before, where it is of the same pay, or what the message tells anew. */
export function recallTakeHome(
  before: TakeHome | undefined,
  text: string,
  gross: Cents | null,
): { takeHome?: TakeHome } {
  if (gross === null) return {}
  const reading = readMessage(text)
  const isLeft = (yearly: Cents) => yearly >= gross * LEAST_NET && yearly <= gross * MOST_NET
  const told = reading.amounts
    .filter((amount) => isMoneyLike(amount) && saysNet(wordsOf(reading, amount)))
    .map((amount) => yearlyPay(reading, amount))
    .find(isLeft)
  if (told !== undefined) return { takeHome: { amount: Math.round(told / 12), gross } }
  return before?.gross === gross ? { takeHome: before } : {}
}
