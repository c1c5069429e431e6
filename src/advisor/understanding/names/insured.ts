/** What insurance and taxes are paid for, where it is said beside them: 'taxes on the house are 3,900 and insurance 1,780'. */
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'
import { thingIn } from './naming-rules.ts'

/** Names that leave open what is paid for. */
const OPEN = /^(?:(?:mortgage |house |home )?(taxe?s?)|(?:the )?(insurance)|ins)$/i
/** Said of the amount: 'insurance for the truck is 130', '130 for insurance on the car'. */
const FOR = new RegExp(
  String.raw`\b(taxe?s?|insurance|ins) (?:(?:is|are|of|about|payments?|bill) )?(?:\$?[\d,.]+k? )?(?:on|for) ` +
    String.raw`(?:(?:the|my|our|his|her|this|that|both|two|three|old) )*([a-z]+)`,
  'i',
)

type Kind = 'house' | 'vehicle'

const houses: ReadonlySet<ThingName> = new Set(['house', 'mortgage', 'housing'] as const)
const vehicles: ReadonlySet<ThingName> = new Set(['vehicle', 'autoLoan', 'transport'] as const)
/** Moving about without a car, and living without a house of one's own. */
const NEITHER = /\b(?:gas|fuel|bus|train|subway|uber|parking|tolls?|rent(?:er'?s?)?|apartment|hoa dues)\b/i
const OF_A_HOUSE = /\b(?:property|house|home(?:owner'?s?)?|hoa|mortgage|escrow)\b/i

function kindOf(name: string): Kind | null {
  if (OF_A_HOUSE.test(name)) return 'house'
  const thing = NEITHER.test(name) ? null : thingIn(name.toLowerCase().split(' '))
  if (thing === null) return null
  return houses.has(thing) ? 'house' : vehicles.has(thing) || /^car insurance$/i.test(name) ? 'vehicle' : null
}

const isTaxes = (word: string) => /^tax/i.test(word)

function nameFor(word: string, kind: Kind): string | null {
  if (isTaxes(word)) return kind === 'house' ? 'Property tax' : null
  return kind === 'house' ? 'House insurance' : 'Car insurance'
}

/** What its words up to the amounts beside it say that it is for. */
function saidFor({ text, amounts }: Reading, amount: Amount): string | null {
  const others = amounts.filter((other) => other !== amount && isMoneyLike(other))
  const from = Math.max(0, ...others.filter(({ end }) => end <= amount.start).map(({ end }) => end))
  const to = Math.min(
    text.length,
    ...others.filter(({ start }) => start >= amount.end).map(({ start }) => start),
  )
  const own =
    text
      .slice(from, to)
      .split(/[;.!?\n]|,(?!\d)/)
      .find((part) => /\d/.test(part)) ?? ''
  const [, word, object = ''] = FOR.exec(own) ?? []
  const thing = word === undefined ? null : thingOf(object.toLowerCase())
  if (word === undefined || thing === null) return null
  return houses.has(thing) ? nameFor(word, 'house') : vehicles.has(thing) ? nameFor(word, 'vehicle') : null
}

/** The names of a list of costs, in its order, each with what it is for where that is said of it or of the one beside it. */
export function withWhatFor(
  reading: Reading,
  costs: readonly { amount: Amount; name: string }[],
): ReadonlyMap<Amount, string> {
  const inOrder = costs.toSorted((one, other) => one.amount.start - other.amount.start)
  const names = new Map<Amount, string>()
  const taken = new Set(costs.map(({ name }) => name.toLowerCase()))
  for (const [at, { amount, name }] of inOrder.entries()) {
    const [, taxes, insurance] = OPEN.exec(name) ?? []
    const word = taxes ?? insurance
    const before = inOrder[at - 1]
    const beside = before && kindOf(names.get(before.amount) ?? before.name)
    const after = inOrder[at + 1] && beside === null ? kindOf(inOrder[at + 1]?.name ?? '') : null
    const kind = beside ?? after
    const full = saidFor(reading, amount) ?? (word !== undefined && kind ? nameFor(word, kind) : null)
    if (!full || taken.has(full.toLowerCase())) continue
    taken.add(full.toLowerCase())
    names.set(amount, full)
  }
  return names
}
