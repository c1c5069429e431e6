import type { Figure } from '#contract/figures.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { roundDecimals } from '#finance/money.ts'
import { allRules } from '#advisor/knowledge/rules/all-rules.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import type { Entry, FigureBook, Tier } from './figure-book.ts'
import { nearest, wordsOf } from './nearest.ts'
import { findEntry, ruleFigure } from './rule-figure.ts'
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
  // '15' alone is never 15.3%.
  if (unit === 'percent') return isSame(written.value, size) ? 'exact' : null
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
const AFTER = 25

/** How much it counts where a figure stands, beside what the words around the number name. */
const weights: Record<Tier, number> = {
  result: 4,
  input: 3.5,
  aside: 3,
  said: 2,
  stored: 3,
  rule: 2,
  evidence: 2,
  before: 1,
  printed: 1,
  ledger: 1,
}
const NEAR = 2
/** Of a number that was said only the place is known, and what stood there by chance. */
const NEAR_SAID = 1
const IN_SENTENCE = 0.8
const LATELY = 0.4
/** What a figure is called and the sentence does not say speaks against it. */
const UNSAID = 0.15
const ROUNDED = 6

const known = new WeakMap<Entry, ReadonlySet<string>>()
const bare = new Set<Tier>(['said', 'before'])

/** What an entry is called: by its label, and where it was said by the words around it. */
function wordsAbout(entry: Entry): ReadonlySet<string> {
  const found = known.get(entry)
  if (found) return found
  const { ref, figure, about, tier } = entry
  const all = wordsOf(about ?? (bare.has(tier) ? '' : `${/\./.test(ref) ? ref : ''} ${figure.label}`))
  // Every time is of months or years.
  const words = tier === 'rule' ? all.difference(times) : all
  known.set(entry, words)
  return words
}

const times = wordsOf('age day month week year')

interface Named {
  /** Words that stand beside the number, and those of the rest of its sentence. */
  near: number
  inSentence: number
  /** Words of the message and of the sentences before. */
  lately: number
  score: number
}

/** What a number of the answer stands on; null when nothing does. `around` is what a table says of its cell. */
export function findFigure(written: Written, book: FigureBook, sentence: string, around = ''): Figure | null {
  if (!Number.isFinite(written.value)) return null
  if (written.month) return findDate(written, book, sentence)
  const { start, end, unit } = written
  const beside = [sentence.slice(Math.max(0, start - BEFORE), start), unit, sentence.slice(end, end + AFTER)]
  // The words before a number mostly say what it is.
  const near = wordsOf(`${beside.join(' ')} ${around}`)
  const said = wordsOf(sentence)
  const nameOf = (entry: Entry): Named => {
    const words = wordsAbout(entry)
    const isNear = words.intersection(near).size
    // What arithmetic has on the way is meant only where nothing else is.
    const tier = entry.ref.startsWith('plain.')
      ? -ROUNDED * 2
      : entry.ref === 'part'
        ? -ROUNDED
        : weights[entry.tier]
    const weight = bare.has(entry.tier) ? NEAR_SAID : NEAR
    const inSentence = words.intersection(said).difference(near).size
    const lately = words.intersection(book.lately).difference(said).difference(near).size
    const unsaid = words.size - isNear - inSentence - lately
    const score = tier + isNear * weight + inSentence * IN_SENTENCE + lately * LATELY - unsaid * UNSAID
    return { near: isNear, inSentence, lately, score }
  }
  const read = (entry: Entry, place: number, ruled: { isLast: boolean } | null) => {
    const fit = fitFigure(written, entry.figure)
    if (!fit) return []
    const named = nameOf(entry)
    const { near: isNear, inSentence, lately } = named
    const isNamed = isNear > 0 && isNear + inSentence + (ruled?.isLast ? lately : 0) > 1
    if ((ruled && !isNamed) || !isMeant(written, entry, named, `${sentence} ${around}`)) return []
    return [{ entry, fit, place, named, score: named.score - (fit === 'exact' ? 0 : ROUNDED) }]
  }
  const found = book.entries.flatMap((entry, place) => read(entry, place, null))
  // Rules are known without being looked up, where two words or more of one stand there.
  const isSure = found.some(({ entry, named }) => entry.tier !== 'rule' || named.near + named.inSentence > 0)
  const ruled = isSure
    ? []
    : rulesOf(written, book).flatMap((entry, place) => read(entry, place, { isLast: found.length === 0 }))
  const ranked = [...found, ...ruled].toSorted(
    (a, b) => b.score - a.score || Number(isOld(b.entry)) - Number(isOld(a.entry)) || order(a, b),
  )
  const [best] = ranked
  if (!best) return null
  const tied = ranked.filter(({ score }) => score === best.score)
  return unlessTied(
    best.entry.figure,
    tied.map(({ entry }) => entry.figure),
  )
}

const isOld = ({ tier }: Entry) => tier === 'printed' || tier === 'ledger' || tier === 'before'

/** Of equals in this turn the first, which the others were made from; of earlier ones the newest. */
const order = (a: { entry: Entry; place: number }, b: { entry: Entry; place: number }) =>
  isOld(a.entry) ? b.place - a.place : a.place - b.place

/** Whether the number can mean this figure at all: what only happens to be equal must be named. */
const COUNTED = /^[\s-](day|hour|mile|minute|point|time|people|share|payment|paycheck|check|credit)s?\b/i

function isMeant(
  written: Written,
  { tier, figure, about }: Entry,
  { near, inSentence, lately }: Named,
  sentence: string,
) {
  const shared = near + inSentence
  if (tier === 'printed' || tier === 'ledger') {
    const isAgain = tier === 'printed' && isSaidAgain(written, figure, sentence, shared)
    return (isTelling(written) && shared + lately > 0) || isAgain
  }
  // 'Two months late' is not the two of 'two kids'.
  if (bare.has(tier) && written.unit !== 'plain' && figure.unit === 'count' && written.value <= FEW)
    return near > 0
  // '60 days to choose' is not the 60 of a phone bill.
  const noun = COUNTED.exec(sentence.slice(written.end))?.[1]
  if (bare.has(tier) && noun !== undefined && !about?.toLowerCase().includes(noun)) return false
  if (tier === 'rule' && shared + lately === 0 && isRound(written)) return false
  if (written.unit !== 'plain') return true
  const isWorked = tier === 'result' || tier === 'input'
  // 'She works 3 days' is no inflation of 3%.
  const isOther = figure.unit === 'percent' || figure.unit === 'months' || figure.unit === 'years'
  if (isOther && !(isWorked && figure.unit !== 'percent') && !namesUnit(figure.unit, sentence)) return false
  if (figure.unit === 'money' && written.value < LEAST_TELLING) return isWorked || near > 0
  return !isOther || isWorked || shared > 0
}

const isRound = ({ value }: Written) => value <= FEW || /^[1-9]0*$/.test(String(value))

const namesUnit = (unit: Figure['unit'], sentence: string) =>
  unit === 'percent' ? /%|percent|\bpoints?\b|\brates?\b/i.test(sentence) : /\b(?:month|year)/i.test(sentence)

const monthNames =
  'January February March April May June July August September October November December'.split(' ')
/** 'April 15', as a rule writes it. */
const datedRules = allRules.filter(({ text = '' }) => monthNames.some((month) => text.includes(`${month} `)))

/** A day of the calendar is one that a rule sets or that was said. */
function findDate(written: Written, book: FigureBook, sentence: string): Figure | null {
  const day = `${written.month} ${written.value}`
  const rules = datedRules.filter(({ text = '' }) => new RegExp(`\\b${day}\\b`).test(text))
  const rule = nearest(rules, wordsOf(sentence), ({ meaning }) => wordsOf(meaning))[0] ?? rules[0]
  const entry = rule ? findEntry(book, `rule.${rule.id}`) : null
  if (entry) return entry.figure
  const isIt = ({ tier, figure, about = '' }: Entry) =>
    bare.has(tier) && figure.value === written.value && about.toLowerCase().includes(written.month ?? '-')
  return book.entries.find(isIt)?.figure ?? null
}

const byValue = Map.groupBy(
  [...new Set(allRules.map(({ id }) => id))].flatMap((id) => findRule(id) ?? []),
  ({ unit, value }) => `${value / (unit === 'money' ? 100 : unit === 'years' ? 1 / 12 : 1)}`,
)

/** Public rules of this very value; they get into the book only where one is meant. */
const rulesOf = ({ value, unit }: Written, { sheet }: FigureBook): Entry[] =>
  (byValue.get(String(unit === 'years' ? value * 12 : value)) ?? []).map((rule) => ({
    ref: `rule.${rule.id}`,
    figure: ruleFigure(sheet, rule),
    tier: 'rule',
    per: null,
  }))

/** Of equal amounts in several places nobody can tell which is meant: the source lists them. */
function unlessTied(figure: Figure, tied: readonly Figure[]): Figure {
  const different = new Map(tied.map((one) => [JSON.stringify(one.source), one]))
  const isOfRows = tied.every(({ source }) => source.kind === 'row')
  if (different.size < 2 || !isOfRows) return figure
  return { ...figure, source: byFormula('the same in several places', [...different.values()]) }
}
