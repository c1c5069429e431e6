import { isPay, type Fact } from '#advisor/facts.ts'
import { isMadeOf } from '#advisor/understanding/later/said-before.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

const LATER =
  String.raw`\b(?:in|from|starting|by|next|come)\s+(?:january|february|march|april|may|june|july|august|` +
  String.raw`september|october|november|december|month|year|spring|summer|fall|autumn|winter)\b`
const COMING = String.raw`(?:going|goes|moving|rising|jumping|increasing)(?: up| down)? to|will (?:be|go)`
const NOT_YET = new RegExp(String.raw`\b(?:${COMING})\b.*${LATER}`, 'i')
/** 'I'm getting a raise to 56k in January' */
const PAY_TO_COME = new RegExp(
  String.raw`(?:\b(?:${COMING}|getting|will|gonna|going to|starts?)|'ll)\b[^.?!\n]*${LATER}`,
  'i',
)

/** 'My rent goes to 1,750 in March' sets nothing anew that holds today; pay that comes later is none of today's. */
export function withoutLater(facts: readonly Fact[], text: string): Fact[] {
  const coming = PAY_TO_COME.exec(text)
  const reading = readMessage(text)
  const later = reading.amounts.filter(
    ({ start }) => coming && start > coming.index && start < coming.index + coming[0].length,
  )
  return facts.filter(({ change }) => {
    if (isPay(change) && later.some((amount) => isMadeOf(change, reading, amount))) return false
    return (
      (change.kind !== 'expense' && change.kind !== 'income') || change.id === null || !NOT_YET.test(text)
    )
  })
}

const SUPPOSED = /\b(?:if|suppose|imagine|what happens|let'?s say)\b[^.?!]*$/i
const SO_NOW = /\b(?:now|already|really|currently)\b/i

/** 'What if my check drops to 690?' 'No, 690 a week is the pay': of what was supposed, and no pay of today. */
export function withoutSupposedBefore(facts: readonly Fact[], text: string, heard: string): Fact[] {
  if (SO_NOW.test(text)) return [...facts]
  const before = readMessage(heard)
  const supposed = before.amounts.filter(({ start }) => SUPPOSED.test(heard.slice(0, start)))
  const reading = readMessage(text)
  const again = reading.amounts.filter((amount) => supposed.some(({ value }) => value === amount.value))
  return facts.filter(
    ({ change }) => !isPay(change) || !again.some((amount) => isMadeOf(change, reading, amount)),
  )
}
