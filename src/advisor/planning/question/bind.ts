import { byWords } from '#advisor/grounding/figures.ts'
import { centsOf, type Given } from '#advisor/planning/given.ts'
import type { PlainDate } from '#finance/dates.ts'
import { strongest } from './cues.ts'
import { monthsUntil } from './deadline.ts'
import { perMonth, perYear } from './per-period.ts'
import type { Said } from './said.ts'
import type { Slot } from './slots.ts'

/** Which number of the question belongs to which slot, the clearest claims first; each number is used once. */
export function bindNumbers(
  slots: Record<string, Slot>,
  said: readonly Said[],
  today: PlainDate,
): Map<string, Given> {
  const claims = Object.entries(slots)
    .flatMap(([name, slot]) =>
      said.map((number) => ({ name, slot, said: number, score: score(slot, number) })),
    )
    .filter((claim) => claim.score > 0)
    .toSorted((a, b) => b.score - a.score || a.said.start - b.said.start)
  const taken = new Map<string, Said[]>()
  const used: Said[] = []
  for (const { name, slot, said: number, score: strength } of claims) {
    const before = taken.get(name)
    if (used.some((other) => isSame(other, number))) continue
    if (before && !(slot.many && strength >= 2)) continue
    taken.set(name, [...(before ?? []), number])
    used.push(number)
  }
  return new Map(Array.from(taken, ([name, numbers]) => [name, toGiven(slots[name], numbers, today)]))
}

/** The same number, or the same amount said a second time. */
const isSame = (a: Said, b: Said) =>
  a === b ||
  (a.kind === 'money' &&
    b.kind === 'money' &&
    a.value === b.value &&
    !(a.period && b.period && a.period !== b.period))

function score(slot: Slot, said: Said): number {
  const fit = kindFit(slot, said)
  if (fit === null || said.value > (slot.max ?? Infinity) || slot.avoid?.test(said.context)) return 0
  const words = strongest(slot.cues ?? [], said.context)
  if (words === 0 && !(slot.loose && fit > 0)) return 0
  if (fit === 0 && words < 2) return 0
  return Math.max(0, fit + words + periodFit(slot, said))
}

const LARGEST_UNSAID = 10_000

/** How well a number's kind fits: null not at all, 0 only with clear words. */
function kindFit(
  { type, periodic, per, salaried }: Slot,
  { kind, value, period, quote }: Said,
): number | null {
  if (periodic && period === null) return null
  // Nobody means a monthly sum by a large one without saying so.
  if (per === 'month' && !salaried && period === null && value > LARGEST_UNSAID) return null
  if (type === 'money') return kind === 'money' ? 1 : isBareAmount(kind, value, period, quote) ? 0.5 : null
  if (type === 'percent') return kind === 'percent' ? 1 : kind === 'bare' && value <= 60 ? 0 : null
  if (type === 'months') {
    if (kind === 'months') return 1
    return kind === 'year' ? 0.5 : kind === 'bare' && value <= 600 ? 0 : null
  }
  if (type === 'age') return kind === 'age' ? 1 : kind === 'bare' && value >= 14 && value <= 100 ? 0 : null
  return kind === 'hours' ? 1 : null
}

/** A number without a unit is an amount when it is large, or comes every month; in words it is a count. */
const isBareAmount = (kind: Said['kind'], value: number, period: Said['period'], quote: string) =>
  kind === 'bare' && /\d/.test(quote) && (value >= 100 || period !== null)

/** A monthly sum is no balance, and a balance hardly a monthly sum. */
function periodFit({ type, per }: Slot, { period }: Said): number {
  if (type !== 'money') return 0
  if (period === null) return per ? -0.5 : 0
  return per ? 1 : -6
}

function toGiven(slot: Slot | undefined, numbers: Said[], today: PlainDate): Given {
  const value = numbers.reduce((sum, said) => sum + valueFor(slot, said, today), 0)
  const quote = numbers.map((said) => said.quote).join(' + ')
  return { value, source: byWords(quote) }
}

/** The number in the unit of its slot. */
export function valueFor(slot: Slot | undefined, said: Said, today: PlainDate): number {
  if (slot?.type === 'money') {
    if (slot.per === 'month') return centsOf(slot.salaried ? perYear(said) / 12 : perMonth(said))
    return centsOf(slot.per === 'year' ? perYear(said) : said.value)
  }
  if (slot?.type !== 'months') return said.value
  if (said.kind === 'year') return monthsUntil(said, today)
  // 'over 30' is thirty years.
  return said.kind === 'bare' ? said.value * 12 : said.value
}
