import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { asksIfEnough } from '#advisor/reading/question/asks-if-enough.ts'

interface Said {
  said: string
  isMoney: boolean
  amount: Figure
  take: Figure
}

/** What is left, with a yes where it is asked whether it is enough. */
export const sayLeft = ({ said, isMoney, amount, take }: Said, left: Figure, counted: string): Text =>
  asksIfEnough(said) && isMoney
    ? text`Yes, with ${left} to spare: ${amount} less ${take}.`
    : text`${left}${counted}: ${amount} less ${take}.`

/** What is missing, or how far apart the two are. */
export function sayShort({ said, isMoney, amount, take }: Said, short: Figure, isShort: boolean): Text {
  if (asksIfEnough(said) && isMoney) return text`No, you'd be ${short} short: ${amount} against ${take}.`
  return isShort
    ? text`You'd be ${short} short: ${take} is that much more than ${amount}.`
    : text`${short} apart: ${take} against ${amount}.`
}
