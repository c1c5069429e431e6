/** 'I bring home 5,650 and she gets 4,250': only their sum is kept; what each brings home is known as long as it is heard. */
import { whoseAlone } from '#advisor/planning/data/pay-alone.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'

/** The first of two who is named beside a number is the one it is of. */
const WHO =
  /\b(?:(i|i'm|im|me|my|mine)|(?:s?he|him|his|hers?|my (?:wife|husband|partner|spouse)|wife|husband|partner|spouse))\b/i
const isMine = ({ words }: HeardNumber): boolean | null => {
  const who = WHO.exec(words)
  return who && who[1] !== undefined && !/^my (?:wife|husband|partner|spouse)\b/i.test(words.slice(who.index))
}

const PER_YEAR: Partial<Record<NonNullable<HeardNumber['period']>, number>> = {
  week: 52,
  'two-weeks': 26,
  'half-month': 24,
  month: 12,
  year: 1,
}
const CLOSE = 200

const monthOf = ({ value, period }: HeardNumber) => (toCents(value) * (PER_YEAR[period ?? 'month'] ?? 0)) / 12

/** What the one whose pay is meant alone brings home: of two numbers that make the take-home pay which is kept. */
export function netAlone(
  text: string,
  { profile }: Snapshot,
  heard: readonly HeardNumber[] = [],
): HeardNumber | undefined {
  const whose = whoseAlone(text)
  const { takeHome } = profile
  if (!whose || !takeHome) return undefined
  const pays = heard.filter(({ kind }) => kind === 'money' || kind === 'number')
  const isOfBoth = (one: HeardNumber) =>
    pays.some(
      (other) =>
        isMine(other) === !isMine(one) && Math.abs(monthOf(one) + monthOf(other) - takeHome) <= CLOSE,
    )
  return pays.find((one) => isMine(one) === (whose === 'mine') && isOfBoth(one))
}
