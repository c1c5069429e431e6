/** What is known of the pay of a household, once more of it is told. No amount counts twice: what is left of pay is no pay. */
import { isClose, isLeftOf } from '#advisor/understanding/money/net-pay.ts'
import type { Amount } from '#advisor/understanding/reading/reading.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { type Cents, sumMoney } from '#finance/money.ts'
import type { Holder } from './told-pay.ts'

export type Person = Exclude<Holder, 'both'>

/** One thing that pays; by the year. */
export interface Source {
  /** Null where it has no row yet. */
  id: number | null
  name: string
  person: Person
  yearly: Cents
}

export interface KnownPay {
  sources: readonly Source[]
  basis: IncomeBasis | null
  /** A month of what is left of all of it; null where that is not known. */
  takeHome: Cents | null
  /** A month of what one of two was told to bring home. */
  left?: Readonly<Record<Person, Cents | null>>
}

/** An amount of pay, with what of the known it is. */
export interface Settled {
  amount: Amount
  yearly: Cents
  holder: Holder | null
  basis: IncomeBasis | null
  isWhole: boolean
  /** Heard of what reaches somebody, and no pay where it is left of none. */
  isOnlyLeft: boolean
  /** By what it would be called; it stands for the source of that place among the known, or comes beside them. */
  name: string
  place: number | null
  /** Called by what pays it, and not by whose it is. */
  isNamed?: boolean
}

export interface SettledPay {
  sources: Source[]
  /** Whether any pay was told, and not only what is left of it. */
  hasPay: boolean
  left: readonly Settled[]
  /** A year of all, where no sources add up to it. */
  whole: Cents | null
  takeHome: Cents | null
}

const yearOf = (pays: readonly { yearly: Cents }[]) => sumMoney(pays.map(({ yearly }) => yearly))
const personOf = (holder: Holder | null): Person => (holder === 'them' ? 'them' : 'me')

/** 'My paycheck is 3,100, the rental 1,400 and tutoring 600': what pays on its own is not what another pay is left of. */
const isAnotherSource = (one: Settled, other: Settled) =>
  one.isNamed === true && other.isNamed === true && other.basis === null && one.name !== other.name

/** What is earned before tax by whom an amount after tax is of, as far as it is told or known. */
function earnedBy(one: Settled, told: readonly Settled[], { sources, basis }: KnownPay): Cents {
  const others = told.filter(
    (other) => other !== one && other.basis !== 'net' && !isAnotherSource(one, other),
  )
  const known = basis === 'net' ? [] : sources.filter((_, at) => !others.some(({ place }) => place === at))
  const isOf = (person: Person) => one.holder === 'both' || personOf(one.holder) === person
  const whole = others.find(({ isWhole, holder }) => isWhole || holder === 'both')
  if (whole) return one.holder === 'both' || one.holder === null ? whole.yearly : 0
  const all = [...others.map((other) => ({ ...other, person: personOf(other.holder) })), ...known]
  const own = all.filter(({ person }) => isOf(person))
  // 'Take home is 7,100', of nobody in particular, is left of all there is where it is more than one earns.
  return one.holder === null && !isLeftOf(one.yearly, yearOf(own)) ? yearOf(all) : yearOf(own)
}

/** The known sources that an amount before tax is the whole of. */
function leftBefore(one: Settled, { sources, basis }: KnownPay): Source[] {
  if (basis !== 'net' || one.basis === 'net') return []
  const own = sources.filter(({ person }) => one.holder === 'both' || person === personOf(one.holder))
  return own.length > 0 && isLeftOf(yearOf(own), one.yearly) ? own : []
}

/** '4,095 a month coming in', once that much is known to be brought home, is no other pay. */
export const isTakeHomeAgain = (monthly: Cents, { takeHome }: Pick<KnownPay, 'takeHome'>) =>
  takeHome !== null && isClose(monthly, takeHome)

export function settlePay(all: readonly Settled[], known: KnownPay): SettledPay {
  const told = all.filter(({ yearly, basis }) => basis === 'gross' || !isTakeHomeAgain(yearly / 12, known))
  const isLeft = (one: Settled) => one.basis === 'net' && isLeftOf(one.yearly, earnedBy(one, told, known))
  const left = told.filter(isLeft)
  const pays = told.filter((one) => !left.includes(one) && !one.isOnlyLeft)
  const sources = known.sources.map((source) => ({ ...source }))
  const before: Source[] = []
  for (const one of withoutWholes(pays)) {
    const same = leftBefore(one, known)
    const [first] = same
    before.push(...same)
    const at = first ? known.sources.indexOf(first) : one.place
    const source = at === null ? undefined : sources[at]
    if (source) source.yearly = one.yearly
    else sources.push({ id: null, name: one.name, person: personOf(one.holder), yearly: one.yearly })
  }
  const whole = pays.find(({ isWhole, holder }) => isWhole || holder === 'both')
  const isAdded = whole === undefined || withoutWholes(pays).length > 0
  return {
    hasPay: pays.length > 0,
    left,
    sources: isAdded ? sources : [],
    whole: isAdded ? null : whole.yearly,
    takeHome: takeHomeOf({ left, pays, before, sources }, known),
  }
}

/** A whole beside what it is made of says the same once more. */
function withoutWholes(pays: readonly Settled[]): Settled[] {
  const parts = pays.filter(({ isWhole, holder }) => !isWhole && holder !== 'both')
  const whole = pays.find((one) => !parts.includes(one))
  if (!whole) return parts
  return Math.abs(yearOf(parts) - whole.yearly) <= whole.yearly * SAME ? parts : []
}
const SAME = 0.01

interface Sides {
  left: readonly Settled[]
  pays: readonly Settled[]
  /** Sources that were known after tax, of which the pay before tax is told now. */
  before: readonly Source[]
  sources: readonly Source[]
}

/** A month of what all bring home, where that is told or follows for each of them. */
function takeHomeOf({ left, pays, before, sources }: Sides, known: KnownPay): Cents | null {
  const ofAll = left.findLast(({ holder, isWhole }) => holder === 'both' || isWhole)
  if (ofAll) return monthOf([ofAll])
  // Of pay that was told after tax, all of it reaches them still.
  if (before.length > 0) return monthOf(known.sources)
  const changed = sources.filter((source, at) => !isSame(source, known.sources[at]))
  const added = pays.filter(({ place }) => place === null)
  const isOnlyMore = changed.every(
    ({ id, name }) => !known.sources.some((one) => one.id === id && one.name === name),
  )
  if (left.length === 0 && isOnlyMore && known.takeHome !== null)
    return added.every(comesWhole) ? known.takeHome + monthOf(added) : null
  const netOf = (person: Person): Cents | null => {
    const own = left.filter(({ holder }) => personOf(holder) === person)
    // 'My check is 815 after tax and I get 480 child support' of a wage that is known: both reach them.
    const more = added.filter(
      (pay) => personOf(pay.holder) === person && comesWhole(pay) && !isLeftOf(yearOf(own), pay.yearly),
    )
    if (own.length > 0) return monthOf([...own, ...more])
    const net = pays.filter(({ holder, basis }) => basis === 'net' && personOf(holder) === person)
    const isAll = net.length > 0 && sources.filter((source) => source.person === person).length === net.length
    if (isAll) return monthOf(net)
    return changed.some((source) => source.person === person) ? null : (known.left?.[person] ?? null)
  }
  const nets = [...new Set(sources.map(({ person }) => person))].map(netOf)
  const isOfAll = left.length > 0 && left.every(({ holder }) => holder === null)
  if (isOfAll && nets.length > 1) return monthOf(left)
  const told = nets.filter((net) => net !== null)
  const isTold = left.length > 0 || known.left?.me || known.left?.them
  return isTold && told.length === nets.length ? sumMoney(told) : null
}

const monthOf = (pays: readonly { yearly: Cents }[]) => Math.round(yearOf(pays) / 12)

/** What comes beside the user's own pay reaches them as it is told, unless it is told before tax. */
const comesWhole = ({ holder, basis }: Settled) => basis === 'net' || (basis === null && holder !== 'them')

const isSame = (source: Source, other: Source | undefined) =>
  other !== undefined && Math.abs(source.yearly - other.yearly) <= other.yearly * SAME
