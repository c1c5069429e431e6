import { type Cents, MAX_CENTS } from '#finance/money.ts'

export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** Signs and codes of currencies, and what stands between thousands in some countries. */
const NOISE =
  /[\s'’]|[a-z]{0,2}\$|[€£¥₹]|(?<![a-z])(?:usd|eur|gbp|chf|cad|aud|nzd|inr|sek|nok|dkk|pln|jpy|kr|zł)(?![a-z])/giu
const BRACKETS = /^\((.*)\)$/
const GROUPED: Record<DecimalMark, RegExp> = {
  '.': /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{0,20}))?$|^\.(\d{1,20})$/,
  ',': /^(\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})(?:,(\d{0,20}))?$|^,(\d{1,20})$/,
}

/** What a text of a statement means when decimals follow this mark; null when it is no amount. */
export function readAmount(text: string, decimal: DecimalMark): Cents | null {
  const plain = text.replaceAll(NOISE, '').replaceAll(/[−–]/g, '-')
  const bracketed = BRACKETS.exec(plain)
  const marked = (bracketed?.[1] ?? plain).toLowerCase()
  const isDebit = /(?:dr|db|d|s)$/.test(marked)
  const bare = marked.replace(/(?:dr|db|d|s|cr|c|h)$/, '')
  const [, before, digits = '', after] = /^([-+]?)(.*?)([-+]?)$/.exec(bare) ?? []
  if (before && after) return null
  const [, whole, decimals, alone] = GROUPED[decimal].exec(digits) ?? []
  if (whole === undefined && alone === undefined) return null
  const size = toCents((whole ?? '0').replaceAll(/\D/g, ''), decimals ?? alone ?? '')
  if (size > MAX_CENTS) return null
  const isOut = bracketed !== null || before === '-' || after === '-' || isDebit
  return isOut && size > 0 ? -size : size
}

/** Half a cent and more is a cent, by the digits themselves. */
function toCents(whole: string, decimals: string): Cents {
  const padded = decimals.padEnd(3, '0')
  return Number(whole) * 100 + Number(padded.slice(0, 2)) + ((padded[2] ?? '0') >= '5' ? 1 : 0)
}

/**
 * The marks that the decimals of a column can follow. Two mean that somebody has to say: '1.234' is a thousand dollars
 * or a dollar and some cents. Where both come to the same, the first is given alone.
 */
export function possibleMarks(texts: readonly string[]): DecimalMark[] {
  const filled = texts.filter((text) => text.trim() !== '')
  if (filled.length === 0) return ['.']
  const readings = decimalMarks.map((mark) => ({
    mark,
    amounts: filled.map((text) => readAmount(text, mark)),
  }))
  const most = Math.max(...readings.map(({ amounts }) => countRead(amounts)))
  if (most === 0) return []
  const best = readings.filter(({ amounts }) => countRead(amounts) === most)
  const [one, other] = best
  const isSame = one && other && one.amounts.every((amount, at) => amount === other.amounts[at])
  return isSame ? [one.mark] : best.map(({ mark }) => mark)
}

const countRead = (amounts: (Cents | null)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount === null ? 0 : 1), 0)
