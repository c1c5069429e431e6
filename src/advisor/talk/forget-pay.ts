import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { dropSums, type RecordedFigure } from '#advisor/figures/sum-record.ts'
import { isOfPay } from '#advisor/ledger/pay-basis.ts'

/** The yearly pay that a fact tells. */
const payOf = ({ change }: Fact): number | null =>
  change.kind === 'profile' && change.field === 'income' ? change.value : null
/** 'Got laid off': nothing comes in any more. */
export const isPayOver = (fact: Fact) => payOf(fact) === 0

/** Inputs of sums that are somebody's pay: that of the user, or one that is offered or tried out. */
const PAY = /^(?:income|salary|pay|wage)$/

/** What is stored of pay says whether it is before or after tax. */
const isStored = ({ source }: RecordedFigure) =>
  source.kind !== 'words' && 'pay' in source && source.pay !== undefined

/** Pay that is over is counted on in nothing that is said later: sums that rest on it and its numbers are forgotten. */
export function forgetPay(dialogue: Dialogue, saved: readonly Fact[]): Pick<Dialogue, 'sums' | 'numbers'> {
  const { sums, numbers, focus } = dialogue
  if (!saved.some(isPayOver)) return { sums, numbers }
  const told = focus.flatMap((fact) => {
    const pay = payOf(fact)
    return pay === null ? [] : [{ pay, quote: fact.quote }]
  })
  const isOver = (name: string, input: RecordedFigure) =>
    isStored(input) || (PAY.test(name) && told.some(({ pay }) => isOfPay(input.value, pay)))
  return {
    sums: dropSums(sums, ({ inputs }) => Object.entries(inputs).some(([name, input]) => isOver(name, input))),
    numbers: numbers.filter(
      ({ quote, value }) =>
        !told.some((one) => one.quote.includes(quote) && isOfPay(Math.round(value * 100), one.pay)),
    ),
  }
}
