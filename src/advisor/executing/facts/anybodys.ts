/** What could be anybody's: a sum that nobody calls theirs leaves nothing behind. */
import type { Fact } from '#advisor/facts.ts'
import type { Minded, MindedNumber } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { isOutrightAddition } from '#advisor/understanding/later/additions.ts'
import { introducedPay } from '#advisor/understanding/money/introduced-pay.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { opensWithWhich } from './one-of-several.ts'
import { isPay } from './pay-in-all.ts'

/** Pay of a question is kept from here on. */
const SURE_PAY = 0.85

/** Words of somebody who speaks of what is theirs. */
const OWNING = new RegExp(
  String.raw`\b(?:i|im|ive|id|ill|my|me|mine|we|weve|our|ours|us|have|has|got|owes?|wife|husband|mom|dad|` +
    String.raw`pay|salary|stipend|income|wages?|earn\w*|mak(?:es?|ing)|paychecks?|pension|take ?home|bring)\b`,
  'i',
)

const CORRECTING = /\b(?:sorry|actually|wait|not|oops|forgot|meant|i mean|make it|now)\b/i

/** Names that a sum gives to its own numbers. */
const ANY_NAME = /^(?:payment|interest|debt|loan|mortgage|balance|savings|account|principal)$/i

/** 'Night shift nurse here,': a few words set off at the beginning, and none of a question or of anybody's pay. */
const OPENING = /^[a-z][\w' -]{2,40}?(?: here\b|[,.:;!]| at (?=\$?\d))/i
const ANYONES = /\b(?:and|so|ok|what|whats|how|if|say|on|for|job|offer|salary|average|typical)\b/i

/** Who opens with what they are, or how old, speaks of their own pay. */
function isIntroduced(text: string, numbers: readonly MindedNumber[]): boolean {
  if (introducedPay(readMessage(hideForeign(text)))) return true
  const pay = numbers.find(({ what }) => what === 'income')
  const opening = pay && OPENING.exec(text.slice(0, pay.end).replaceAll('’', "'"))?.[0]
  return pay !== undefined && pay.own >= SURE_PAY && opening !== undefined && !ANYONES.test(opening)
}

/** '50k 5% 30y payment' is anybody's loan: it leaves neither a debt nor pay behind. 'A store card' is somebody's. */
export function isAnybodys({ change }: Fact, { readings, numbers }: Minded, text: string): boolean {
  if (!readings[0]?.actions.some(({ intent }) => findSum(intent))) return false
  if (OWNING.test(text.replaceAll(/['’]/g, ' ')) || opensWithWhich(text)) return false
  // 'Plus tips, 120 a week' goes on from pay that was told, and so does '38 hours most weeks'.
  if (isPay(change) && (isOutrightAddition(text) || tellsHoursAlone(text))) return false
  if (change.kind === 'profile')
    return change.field === 'income' && !CORRECTING.test(text) && !isIntroduced(text, numbers)
  if (change.kind !== 'asset' && change.kind !== 'liability' && change.kind !== 'income') return false
  // 'Hospital bills 2' is the second of what the message names.
  const name = change.name.replace(/ \d$/, '')
  const isNamed = text.toLowerCase().includes(name.toLowerCase()) && !ANY_NAME.test(name)
  return change.id === null && !isNamed
}

function tellsHoursAlone(text: string): boolean {
  const { amounts } = readMessage(hideForeign(text))
  const hours = amounts.filter(({ kind }) => kind === 'duration').map(({ value }) => value)
  return hours.length > 0 && amounts.every((amount) => !isMoneyLike(amount) || hours.includes(amount.value))
}
