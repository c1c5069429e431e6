import type { Fact } from '#advisor/facts.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { amountsToCorrect } from './correction-amounts.ts'
import { latest } from './focus.ts'
import { isMine, isOther } from '#advisor/understanding/people.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { amountOf, type SaidBefore, saidBefore } from './said-before.ts'
import type { Token } from '#advisor/understanding/reading/tokens.ts'

/** A message beside what was said before. */
export interface Scene {
  reading: Reading
  money: readonly Amount[]
  /** 'Not 85', 'instead of 900' */
  denied: readonly Amount[]
  /** Neither denied nor asked about. */
  fresh: readonly Amount[]
  known: readonly SaidBefore[]
  judged: (amount: Amount) => Judged | undefined
  /** The last message spoke of something else, so 'it' is not what was saved last. */
  namedOnly: boolean
}

/** Longer messages tell a story of their own. */
const LONGEST = 90

/** A message beside what was said before it; null when nothing was, or when it tells a story of its own. */
export function sceneOf(
  reading: Reading,
  focus: readonly Fact[],
  judged: readonly Judged[],
  namedOnly: boolean,
): Scene | null {
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null || change.kind === 'removal'))
    .map((fact) => saidBefore(fact))
    .filter((before) => before !== null)
  if (known.length === 0 || reading.tokens.length > LONGEST) return null
  return {
    reading,
    ...amountsToCorrect(reading, known),
    known,
    judged: (amount) => judged.find((one) => one.amount === amount),
    namedOnly,
  }
}

/** The same scene when some amounts are spoken for. */
export const without = (scene: Scene, taken: readonly Amount[]): Scene => {
  const isOpen = (amount: Amount) => !taken.includes(amount)
  const { reading, money, denied, fresh } = scene
  return {
    ...scene,
    reading: { ...reading, amounts: reading.amounts.filter(isOpen) },
    money: money.filter(isOpen),
    denied: denied.filter(isOpen),
    fresh: fresh.filter(isOpen),
  }
}

/** Said again, perhaps without its 'thousand': 'Did I say 74? It's 47.' */
export const isAgain = ({ value }: SaidBefore, amount: Amount) =>
  value === amount.value || value === amount.value * 1000

export const isRepeated = ({ known }: Scene, amount: Amount) =>
  known.some((before) => isAgain(before, amount))

/** 'Hers is 2,400' */
export const isAnothers = (words: readonly Token[]) =>
  words.some(({ word }) => isOther(word) && word !== 'them' && word !== 'they') &&
  !words.some(({ word }) => isMine(word) && word !== 'my' && word !== 'our')
