import { randomInt } from 'node:crypto'

/** No letters or digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const COUNT = 10
const LENGTH = 10

/** Each good for one sign-in: about 50 random bits. */
export const newRecoveryCodes = () =>
  Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
  })

/** As it is compared, however it was typed; null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return letters.length === LENGTH ? letters : null
}
