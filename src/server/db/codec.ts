/** How a boolean is stored. */
export type Flag = 0 | 1

export const toFlag = (value: boolean): Flag => (value ? 1 : 0)
export const fromFlag = (value: number): boolean => value === 1

/**
 * Refuses what node:sqlite would store as NULL without a word (a Date, undefined) or could not read back
 * (integers beyond 2^53), so that a mistake fails in the first test instead of losing data.
 */
export function checkParameter(value: unknown): unknown {
  if (value === undefined) throw new TypeError('undefined is not a database value: use null')
  if (value instanceof Date) throw new TypeError('a Date is not a database value: use its ISO text')
  if (typeof value === 'boolean') throw new TypeError('a boolean is not a database value: use toFlag()')
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${value} is not a database value`)
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new TypeError(`${value} is too large for a database integer`)
  }
  return value
}
