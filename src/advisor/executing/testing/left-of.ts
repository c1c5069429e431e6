import type { What } from '#advisor/actions/language.ts'
import { agreeOn } from '#advisor/executing/facts/agree.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { mindedAs } from '#advisor/testing/minded.ts'

export const rent: Change = { kind: 'expense', id: null, name: 'Rent', amount: 190_000 }
export const pay: Change = { kind: 'profile', field: 'income', value: 8_500_000 }

interface Read {
  intents?: string[]
  own?: number
  what?: What | null
  change?: Change
  decision?: Fact['decision']
}

/** How many of one fact, read anywhere in the message, are left. */
export function leftOf(
  text: string,
  { intents = ['tell'], own = 1, what = null, change = rent, decision = 'save' }: Read,
) {
  const fact: Fact = { change, decision, quote: text, span: { start: 0, end: text.length } }
  return agreeOn([fact], mindedAs(text, intents, [{ own, what }]), text).length
}
