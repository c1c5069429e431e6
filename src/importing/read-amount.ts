import { type Cents, MAX_CENTS } from '#finance/money.ts'
import { countRead, countTexts } from './memoize.ts'

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

/** How most files write amounts. With one or two decimals there is only one mark that they can follow. */
const PLAIN = /^(-?)(\d{1,13})(?:([.,])(\d{1,2}))?$/

/** What a text of a statement means when decimals follow this mark; null when it is no amount. */
export function readAmount(text: string, decimal: DecimalMark): Cents | null {
  const simple = PLAIN.exec(text)
  if (simple) return readPlain(simple, decimal)
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
  return withSign(size, bracketed !== null || before === '-' || after === '-' || isDebit)
}

function readPlain([, sign, whole = '', mark, decimals = '']: RegExpExecArray, decimal: DecimalMark) {
  if (mark !== undefined && mark !== decimal) return null
  return withSign(toCents(whole, decimals), sign === '-')
}

function withSign(size: Cents, isOut: boolean): Cents | null {
  if (size > MAX_CENTS) return null
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
  const counts = countTexts(texts)
  if (counts.size === 0) return ['.']
  const readings = decimalMarks.map((mark) => {
    const amounts = Array.from(counts.keys(), (text) => readAmount(text, mark))
    return { mark, amounts, count: countRead(counts, amounts) }
  })
  const most = Math.max(...readings.map(({ count }) => count))
  if (most === 0) return []
  const best = readings.filter(({ count }) => count === most)
  const [one, other] = best
  const isSame = one && other && one.amounts.every((amount, at) => amount === other.amounts[at])
  return isSame ? [one.mark] : best.map(({ mark }) => mark)
}
