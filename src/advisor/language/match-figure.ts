import type { Figure } from '#contract/figures.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { roundDecimals } from '#finance/money.ts'
import { type Entry, tiers } from './figure-book.ts'
import { wordsOf } from './nearest.ts'
import type { Written } from './written-numbers.ts'

/** To cents, dollars, tens, hundreds and thousands. */
const steps = [0.01, 1, 10, 100, 1000]

/** A rounded amount keeps at least two digits that say something. */
const LEAST_DIGITS = 10

type Fit = 'exact' | 'rounded' | null

/** Whether a number as written is this figure, or the figure rightly rounded. */
export function fitFigure(written: Written, { unit, value, source }: Figure): Fit {
  const size = Math.abs(value)
  // A bare number of the user's, or a count, may be of anything.
  if (written.unit !== 'plain' && isOpen(written.unit, unit, source.kind))
    return isSame(written.value, size) ? 'exact' : null
  if (written.unit === 'money') return unit === 'money' ? fitMoney(written.value, size / 100) : null
  if (written.unit === 'percent') return unit === 'percent' ? fitDecimals(written, size, 2) : null
  if (written.unit === 'months' || written.unit === 'years') return fitTime(written, unit, size)
  if (written.unit === 'weeks') return fitWeeks(written, unit, size)
  if (unit === 'money')
    return isSame(written.value, size / 100) || isSame(written.value, Math.round(size / 100)) ? 'exact' : null
  return fitDecimals(written, size, 2)
}

const isOpen = (written: Written['unit'], unit: Figure['unit'], from: Figure['source']['kind']) =>
  from === 'words'
    ? unit === 'count' || unit === 'age'
    : unit === 'count' && (written === 'months' || written === 'weeks')

const isSame = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))

function fitMoney(written: number, dollars: number): Fit {
  if (isSame(written, dollars)) return 'exact'
  const fits = steps.some(
    (step) =>
      // Half up, by whole steps, so that no binary fraction decides.
      isSame(Math.floor(roundDecimals(dollars / step, 6) + 0.5) * step, written) &&
      roundDecimals(written / step, 6) >= LEAST_DIGITS,
  )
  return fits ? 'rounded' : null
}

function fitDecimals({ value, decimals }: Written, exact: number, most: number): Fit {
  if (isSame(value, exact)) return 'exact'
  if (decimals > most) return null
  return isSame(roundDecimals(exact, decimals), value) ? 'rounded' : null
}

function fitTime({ value, unit: wanted, decimals }: Written, unit: Figure['unit'], exact: number): Fit {
  if (unit !== 'months' && unit !== 'years') return null
  const months = unit === 'months' ? exact : exact * 12
  if (wanted === 'months') {
    if (isSame(value, months)) return 'exact'
    return decimals <= 1 && isSame(value, roundDecimals(months, decimals)) ? 'rounded' : null
  }
  if (isSame(value * 12, months)) return 'exact'
  return decimals <= 1 && isSame(roundDecimals(months / 12, 1), value) ? 'rounded' : null
}

/** Times are counted in months, weeks of them as 52 to the year. */
function fitWeeks({ value }: Written, unit: Figure['unit'], exact: number): Fit {
  if (unit !== 'months' && unit !== 'years') return null
  const weeks = (unit === 'months' ? exact / 12 : exact) * 52
  if (isSame(value, roundDecimals(weeks, 6))) return 'exact'
  return isSame(value, Math.round(weeks)) ? 'rounded' : null
}

/** Figures of earlier turns are meant only by a number that is hardly one by chance; others need a reference. */
const LEAST_TELLING = 100
const isTelling = ({ value }: Written) => {
  const digits = String(value)
    .replaceAll('.', '')
    .replaceAll(/^0+|0+$/g, '')
  return value >= LEAST_TELLING && digits.length >= 2
}

/** '74.4%' and '25 months', in the very words of an earlier reply; a rounder one needs its name beside it. */
function isSaidAgain(written: Written, { text }: Figure, sentence: string, shared: number): boolean {
  if (written.unit === 'plain' || sentence.slice(written.start, written.end) !== text) return false
  const isRound = written.unit === 'percent' ? written.decimals === 0 : written.value <= FEW
  return shared > 0 || !isRound
}
/** Twelve months and six years are said of many things. */
const FEW = 12

const BEFORE = 40
const AFTER = 15

/** What a number of the answer stands on; null when nothing does. */
export function findFigure(written: Written, entries: readonly Entry[], sentence: string): Figure | null {
  if (!Number.isFinite(written.value)) return null
  // The words before a number mostly say what it is.
  const said = wordsOf(sentence.slice(Math.max(0, written.start - BEFORE), written.end + AFTER))
  const found = entries.flatMap((entry, place) => {
    const shared = wordsOf(`${entry.ref} ${entry.figure.label}`).intersection(said).size
    const isOld = entry.tier === 'printed' || entry.tier === 'ledger'
    const isAgain = entry.tier === 'printed' && isSaidAgain(written, entry.figure, sentence, shared)
    const fit = isOld && !isTelling(written) && !isAgain ? null : fitFigure(written, entry.figure)
    if (!fit) return []
    // What the model worked out itself needs no name beside it; of the rest the one that is named is meant.
    const isMeant = shared > 0 || entry.tier === 'result' || entry.tier === 'input'
    return [{ entry, place, fit, tier: tiers.indexOf(entry.tier), shared, isMeant }]
  })
  const ranked = found.toSorted(
    (a, b) =>
      Number(a.fit !== 'exact') - Number(b.fit !== 'exact') ||
      Number(b.isMeant) - Number(a.isMeant) ||
      a.tier - b.tier ||
      b.shared - a.shared ||
      b.place - a.place,
  )
  const [best] = ranked
  if (!best) return null
  const tied = ranked.filter(
    ({ fit, tier, shared }) => fit === best.fit && tier === best.tier && shared === best.shared,
  )
  return unlessTied(
    best.entry.figure,
    tied.map(({ entry }) => entry.figure),
  )
}

/** Of equal amounts in several places nobody can tell which is meant: the source lists them. */
function unlessTied(figure: Figure, tied: readonly Figure[]): Figure {
  const different = new Map(tied.map((one) => [JSON.stringify(one.source), one]))
  const isOfRows = tied.every(({ source }) => source.kind === 'row')
  if (different.size < 2 || !isOfRows) return figure
  return { ...figure, source: byFormula('the same in several places', [...different.values()]) }
}
