/** 'I make 84k a year, bring home 5,100 a month': one pay before and after tax, of which a sum takes one. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { perYear } from '#advisor/reading/question/per-period.ts'
import { LEAST_NET, MOST_NET } from '#advisor/understanding/money/net-pay.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

const NET = /\b(?:bring(?:s|ing)? home|take[- ]?home|taking home|after tax(?:es)?|net|clear|hits my)\b/i
/** So many letters around a number speak of it. */
const NEAR = 24

const pays: ReadonlySet<string> = new Set(['income', 'salary', 'pay', 'whole'])

/** The words around a number of this message, or of an earlier one. */
function wordsOf(number: SaidNumber, text: string): string {
  if ('words' in number) return String(number.words)
  return text.slice(Math.max(0, number.start - NEAR), number.end + NEAR)
}

export function onePay(inputs: Action['inputs'], sum: Sum, text: string): Action['inputs'] {
  return inputs.filter((one) => {
    const input = sum.inputs[one.slot]
    if (!pays.has(one.slot) || !input?.adds) return true
    const others = inputs.filter((other) => other !== one && other.slot === one.slot)
    return !others.some(
      ({ value }) =>
        isStoredAs(one.value, value) || isOtherSide(one.value, value, text, input.pay === 'gross'),
    )
  })
}

/** A pay of an earlier message is stored by now, and counts once beside what is stored. */
function isStoredAs(value: Value, other: Value): boolean {
  const number = numberOf(value)
  return number !== null && 'words' in number && other.kind === 'row'
}

const isOfYear = ({ period, value }: SaidNumber) =>
  period === 'year' || (period === null && value >= LEAST_SALARY)

/** The one number that a value comes from: '84k' of a twelfth of 84k. */
function numberOf(value: Value): SaidNumber | null {
  const [only, ...more] = endsOf(value).filter(({ kind }) => kind !== 'constant')
  return only?.kind === 'number' && more.length === 0 ? only.number : null
}

/** Whether a value is the side of a pay that is not wanted, beside the other one. */
function isOtherSide(value: Value, other: Value, text: string, wantsGross: boolean): boolean {
  const [one, two] = [numberOf(value), numberOf(other)]
  if (!one || !two) return false
  const [isNet, isOtherNet] = [NET.test(wordsOf(one, text)), NET.test(wordsOf(two, text))]
  if (isNet === isOtherNet) return false
  const [net, gross] = isNet ? [one, two] : [two, one]
  // Two people's months are two pays.
  if (!isOfYear(gross) || isOfYear(net)) return false
  const share = perYear(net) / perYear(gross)
  return share >= LEAST_NET && share <= MOST_NET && isNet === wantsGross
}
