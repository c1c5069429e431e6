/** '30% off', 'they take 22% federal', 'a 20% tip': percents that change what an amount comes to. */
import type { Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { addUp, take, times } from './values.ts'

export interface Share {
  number: SaidNumber
  /** Comes off the amount, comes on top of it, or is all that is kept. */
  how: 'off' | 'on top' | 'kept'
}

const OFF_AFTER =
  /^ ?(?:off|discount|commission|fees?|cut|withh\w+|(?:for |goes to |in |of it for )?(?:fed\w*|state|fica|tax(?:es)?))\b/i
const OFF_BEFORE =
  /\b(?:tak(?:e|es|en|ing)|keeps|kept|cut|fees?|withh\w+|tax(?:es)?|commission|eats?|minus|less|off|discount)\b[^.?!\d]{0,24}$/i
const ON_TOP_AFTER = /^ ?(?:tip|gratuity|sales tax|tax on top|markup)\b/i
const ON_TOP_BEFORE = /\b(?:tip|tipped|gratuity|sales tax|markup)\b[^.?!,\d]{0,16}$/i
const KEPT_BEFORE = /\b(?:i|we) (?:only |get to )?(?:keep|get|earn)\b[^.?!,\d]{0,16}$/i
/** A price has its tax on top, pay has it taken out. */
const TAX_AFTER = /^ ?tax\b/i
const BOUGHT =
  /\b(?:price|buy|bought|buying|store|sale|off|dinner|out the door|register|checkout|pay|cost)\b/i

/** What a percent does; null where nothing says so. */
function readShare(text: string, number: SaidNumber): Share | null {
  const [before, after] = [text.slice(0, number.start), text.slice(number.end)]
  if (ON_TOP_AFTER.test(after) || ON_TOP_BEFORE.test(before)) return { number, how: 'on top' }
  if (KEPT_BEFORE.test(before)) return { number, how: 'kept' }
  if (TAX_AFTER.test(after) && BOUGHT.test(text)) return { number, how: 'on top' }
  return OFF_AFTER.test(after) || OFF_BEFORE.test(before) ? { number, how: 'off' } : null
}

export function readShares(text: string, numbers: readonly SaidNumber[]): readonly Share[] | null {
  const percents = numbers.filter(({ kind }) => kind === 'percent')
  const shares = percents.flatMap((number) => readShare(text, number) ?? [])
  return shares.length === percents.length ? shares : null
}

const percentOf = ({ number }: Share): Value => ({ kind: 'number', number })

/** What is taken off, of the whole; what comes on top, of what is left. */
export function withShares(
  [first, ...others]: readonly Value[],
  shares: readonly Share[],
): { parts: readonly Value[]; costs: readonly Value[] } {
  if (!first || shares.length === 0) return { parts: first ? [first, ...others] : [], costs: [] }
  const of = (how: Share['how']) => shares.filter((share) => share.how === how).map(percentOf)
  const whole = of('kept').reduce(times, addUp([first, ...others]))
  const [onTop] = of('on top')
  const off = of('off')
  if (onTop) {
    const rest = off.reduce(take, whole)
    return { parts: [rest, times(rest, onTop)], costs: [] }
  }
  return { parts: [whole], costs: off.map((share) => times(whole, share)) }
}
