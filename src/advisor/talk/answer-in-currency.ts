/** A question in another currency is answered in it. Nothing of it is stored, and the reply says so. */
import type { Turn } from '#advisor/advisor.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import { inCurrency } from '#advisor/in-currency.ts'
import type { Reply } from '#advisor/reply.ts'
import { findNamed, ownSpelling } from '#advisor/understanding/reading/currency-words.ts'
import { type Currency, currencyNow } from '#finance/currency.ts'
import { inOwnCurrency, isOtherCurrency, linesIn } from './other-currencies.ts'

const own = (currency: Currency) => {
  const { signs, words } = ownSpelling(currency)
  return new RegExp(String.raw`(?:${signs})\s?\d|\b(?:${words})\b`, 'iu')
}

/** The currency that a message speaks in, where it is not the user's: its own, else that of the talk so far. */
export function spokenIn(text: string, dialogue: Pick<Dialogue, 'heard' | 'lastContent'>): Currency | null {
  const currency = currencyNow()
  if (isOtherCurrency(text)) return findNamed(text, currency)?.code ?? null
  if (inOwnCurrency(text, dialogue) !== text || own(currency).test(text)) return null
  const { lastContent } = dialogue
  return isOtherCurrency(lastContent) ? (findNamed(lastContent, currency)?.code ?? null) : null
}

const SHORTLY = 'Nothing of it is saved.'

/** Null where the message asks for no sum: then only the currency is spoken about. */
export function answerIn(other: Currency, turn: Turn, respond: (turn: Turn) => Reply): Reply | null {
  const lines = linesIn(currencyNow())
  const isTold =
    lines.some((one) => turn.dialogue.lastContent.includes(one)) ||
    turn.dialogue.lastContent.includes(SHORTLY)
  const line = isTold ? SHORTLY : lines[0]
  const reply = inCurrency(other, () => respond(turn))
  const isMade = reply.dialogue.sums.some(
    (sum) => !turn.dialogue.sums.includes(sum) && sum.missing === undefined,
  )
  if (!isMade) return null
  const { dialogue } = reply
  return {
    ...reply,
    content: `${reply.content} ${line}`,
    dialogue: { ...dialogue, lastContent: `${dialogue.lastContent} ${line}` },
  }
}
