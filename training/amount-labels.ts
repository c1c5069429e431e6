/** What the judge has to say of a message: of each of its amounts, and of the message as a whole. */
import type { ComposedAmounts } from '#advisor/minding/compose-amounts.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import type { Want } from '../eval/training/align.ts'

/** What is known of an amount; what is absent teaches nothing. */
export interface AmountLabel {
  role?: Role
  want?: Want
  /** 0: no age to stop working at, 1: that age, 2: the years until then. */
  retires?: 0 | 1 | 2
}

export interface MessageLabel {
  /** 0: nothing said, then low, medium, high. */
  risk?: number
  /** 0: nothing said, 1: the debts told are all there are, 2: there are none. */
  debts?: number
  /** 0: nothing said, 1: nothing is saved. */
  unsaved?: number
}

const UNKNOWN = -100

/** Words by which an entry may be called, as the scorer matches them. */
const keysOf = (pattern: string) =>
  pattern
    .toLowerCase()
    .split('|')
    .map((key) => key.trim())
    .filter((key) => key !== '')

/** The tokens that are part of a keyword's match, those nearest to the amount. */
function tokensNamed({ tokens }: Reading, pattern: string, amount: Amount): number[] {
  const found: number[] = []
  for (const key of keysOf(pattern)) {
    const { length } = key.split(/\s+/)
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const words = tokens.slice(at, at + length).map(({ word }) => word)
      if (words.join(' ').includes(key))
        for (let place = 0; place < length; place += 1) found.push(at + place)
    }
  }
  const gap = (at: number) => (at < amount.first ? amount.first - at : at - amount.next + 1)
  const near = found.filter((at) => gap(at) <= FAR)
  return [...new Set(near)]
}
const FAR = 45

/** Where a token stands among the pieces: at its first one, or at the marker of the number that it is part of. */
function pieceOf({ tokens }: Reading, { places, starts }: ComposedAmounts, at: number): number | null {
  for (const [{ first, next }, place] of places) if (at >= first && at < next) return place
  const token = tokens[at]
  const place = token ? starts.findIndex((start) => start >= token.start && start < token.end) : -1
  return place < 0 ? null : place
}

export function spellLabels(
  reading: Reading,
  composed: ComposedAmounts,
  known: ReadonlyMap<Amount, AmountLabel>,
  whole: MessageLabel,
  nameless: Readonly<Record<Role, string>>,
) {
  const placed = [...known].flatMap(([amount, label]) => {
    const place = composed.places.get(amount)
    return place === undefined ? [] : [{ amount, label, place }]
  })
  const namesOf = ({ amount, label: { want } }: (typeof placed)[number]): number[] => {
    if (!want || want.name === '') return []
    const right = tokensNamed(reading, want.name, amount).flatMap(
      (at) => pieceOf(reading, composed, at) ?? [],
    )
    const isNameless = keysOf(want.name).some((key) => nameless[want.role].toLowerCase().includes(key))
    return right.length > 0 ? right.filter((at) => at !== composed.places.get(amount)) : isNameless ? [0] : []
  }
  return {
    at: placed.map(({ place }) => place),
    classes: placed.map(({ label: { role } }) => (role ? roles.indexOf(role) : UNKNOWN)),
    retires: placed.map(({ label: { retires } }) => retires ?? UNKNOWN),
    names: placed.map(namesOf),
    said: [whole.risk ?? UNKNOWN, whole.debts ?? UNKNOWN, whole.unsaved ?? UNKNOWN],
  }
}
