/** 'Bills are 4,300 with 1450 of that rent': a part of what was told in all is not added to it once more. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const WITHIN = String.raw`(?:that|it|this|them|those|which)`
/** '4,300, of which 1450 is rent', '4,300 including the rent of 1450' */
const PART_BEFORE = new RegExp(
  String.raw`\b(?:of ${WITHIN}(?: is| are|,)?(?: about| around)?|includ(?:es|ed|ing)\b[^.?!;,\d]{0,24}) ?\$?$`,
  'i',
)
/** '1450 of that is rent', '1450 rent included' */
const PART_AFTER = new RegExp(String.raw`^ (?:of ${WITHIN}\b|[^.?!,;\d]{0,20}\bincluded\b(?! in))`, 'i')
/** '4,300 including rent 1450 and 300 for the car': so far a list of parts goes. */
const GOES_ON = /^[^.?!;\d]{1,40}$/
const APART =
  /\b(?:plus|then|other|another|also|on top|besides|not|aside|separate\w*|extra|goes?|have|owe|pay|save|i|we)\b/i

/** What was heard some messages ago has its words around it with it. */
const HEARD_PART = new RegExp(String.raw`\bof ${WITHIN}\b|\bincluding\b`, 'i')
const isHeardPart = ({ words }: Said) => words !== undefined && HEARD_PART.test(words)

type Said = SaidNumber & { words?: string }

function isPart(text: string, part: SaidNumber, parts: readonly SaidNumber[]): boolean {
  if (PART_BEFORE.test(text.slice(0, part.start)) || PART_AFTER.test(text.slice(part.end))) return true
  const last = parts.at(-1)
  const between = last && text.slice(last.end, part.start)
  return between !== undefined && GOES_ON.test(between) && !APART.test(between)
}

/** The parts among numbers of the message, in their order: behind a larger one, and together no more than it. */
function partsAmong(text: string, numbers: readonly SaidNumber[]): readonly SaidNumber[] {
  const parts: SaidNumber[] = []
  let whole: SaidNumber | undefined
  for (const number of numbers) {
    const inAll = [...parts, number].reduce((sum, { value }) => sum + value, 0)
    if (whole && inAll <= whole.value && isPart(text, number, parts)) parts.push(number)
    else if (parts.length === 0) whole = number
    else break
  }
  return parts
}

const numberOf = (value: Value): Said | null => (value.kind === 'number' ? value.number : null)

/** Without what is a part of another value of the same list. */
export function withoutParts(inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] {
  const adding = Object.keys(sum.inputs).filter((name) => sum.inputs[name]?.adds)
  const dropped = new Set<Said>()
  for (const name of adding) {
    const numbers = inputs.flatMap(({ slot, value }) => (slot === name ? (numberOf(value) ?? []) : []))
    const said = numbers.filter(({ words }) => words === undefined)
    for (const part of partsAmong(
      text,
      said.toSorted((a, b) => a.start - b.start),
    ))
      dropped.add(part)
    for (const part of numbers)
      if (isHeardPart(part) && numbers.some(({ value }) => value > part.value)) dropped.add(part)
  }
  return inputs.filter(({ value }) => !(value.kind === 'number' && dropped.has(value.number)))
}
