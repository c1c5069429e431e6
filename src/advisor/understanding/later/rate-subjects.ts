import { layOutLines } from '#advisor/understanding/reading/lines.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'

/** Words that say a number is of interest, whatever the sentence is about. */
const interestWord =
  /\b(?:rates?|rate's|apr|aprs|interest|refinanced?|refi|consolidated|locked|fixed|variable|promo|intro|purchases|charg(?:e|es|ing))\b/i
/** 'Rates are 7% now' are everybody's; 'my rates', 'the rates' are not. */
const everybodys =
  /(?<!\b(?:my|our|the|their|its|both|these|those|two|three)(?: \w+)? )\brates (?:are|is|went|hit|sit|have)\b/i

/** No thought is longer; a message made to be slow must not be. */
const MOST_CHARACTERS = 240

/** The words of its sentence before an amount, short forms written out, and those after it. */
function around(reading: Reading, amount: Amount): { head: string; tail: string } {
  const text = layOutLines(reading)[amount.sentence]?.text ?? ''
  const mark = new RegExp(`#${reading.amounts.indexOf(amount)}%?(?= |$)`).exec(text)
  const at = mark?.index ?? text.length
  const end = at + (mark?.[0].length ?? 0)
  return {
    head: text.slice(Math.max(0, at - MOST_CHARACTERS), at),
    tail: text.slice(end, end + MOST_CHARACTERS),
  }
}

const pointing = new RegExp(
  [
    String.raw`\b(?:it|its|that|this|these|those|one|ones|they|them|mine|ours|both|each|all|other|others|his|hers|owe|loan|`,
    String.raw`card|debt|mortgage|balance)\b|\b(?:bank|union|lender|dealer|servicer) (?:gave|gives) (?:me|us)\b`,
  ].join(''),
)
const pointingAfter = /^ (?:percent )?(?:on|for|with|at) (?:it|that|this|them|mine|those|these|both|the)\b/
/** 'I pay', 'I'm at', 'I think' may bring the rate of what was spoken of. */
const paying = new RegExp(
  [
    String.raw`\b(?:i|we) (?:(?:think|believe|guess|mean|meant|said|want to say|pay|paying|am|are|got|have|just|still|now|`,
    String.raw`currently|only|already|actually|around|about|like|at)(?: |$))*$`,
  ].join(''),
)
const subject = new RegExp(
  [
    String.raw`\b(?:i|we|you|he|she|my|our|your|his|her|the|a|an)\b`,
    String.raw`\b[\w']+ (?:is|are|was|were|does|do|did|has|have|had|gives?|gave|wants?|takes?|went)\b`,
  ].join('|'),
)

/** Whether a rate that names no debt may be of one: 'I tip 20%' and 'I'm 5.9 tall' are of something else. */
export function isOfDebt(reading: Reading, amount: Amount): boolean {
  const { head, tail } = around(reading, amount)
  if (interestWord.test(`${head}${tail}`)) return !everybodys.test(head)
  if (/^ (?:percent )?(?:tall|off|more|less|tips?|down|of)\b/.test(tail)) return false
  return pointing.test(head) || pointingAfter.test(tail) || paying.test(head) || !subject.test(head)
}
