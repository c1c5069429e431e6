import type { Figure } from '#contract/figures.ts'
import { formatMoney } from '#finance/money.ts'
import { findUntraced } from '#advisor/grounding/check.ts'
import { isFigure, type Piece, quote } from '#advisor/grounding/pieces.ts'
import { printText, readText } from '#advisor/grounding/print.ts'
import type { FigureBook } from './figure-book.ts'
import { cutAtMarks, cleanSentence, isPlain, type Run } from './inline-marks.ts'
import { findFigure } from './match-figure.ts'
import type { Sentence } from './split-markdown.ts'
import { tidyUnits } from './tidy-units.ts'
import { findEntry } from './rule-figure.ts'
import { findWritten, isShare, placesOf } from './written-numbers.ts'

/** A sentence of the model with every number traced to its figure, or with what could not be. */
export interface Judged extends Sentence {
  html: string
  /** What a reader sees. */
  visible: string
  figures: Figure[]
  /** Numbers and references that nothing stands behind, as written. */
  untraced: string[]
}

/** 'I've saved that', 'I have updated it in your list'. */
const CLAIM = new RegExp(
  [
    String.raw`\bI(?:['’]ve| have)(?: now| also| just| already)? (?:saved|stored|recorded|`,
    String.raw`(?:updated|corrected|changed|removed|renamed)\b.*\byour (?:list|records?|budget|profile|data|debts|entry|entries))\b`,
  ].join(''),
  'i',
)

const REFERENCE = /\[\[\s*([^\]\s]+)\s*\]\]/g

/** What stands so close to a figure that it makes another number of it: '-[[s1.paid]]', '[[s1.paid]]k'. */
const ALTERED = new RegExp(
  [
    String.raw`[-−+~^*/.,\w]\[\[[^\]]*\]\]|\[\[[^\]]*\]\](?:[\w^*/]|,\w|\.\w|`,
    String.raw`\s*(?:%|k\b|(?:hundred|thousand|million|billion|trillion|percent|times|fold)s?\b|[+*/×x]\s*\[\[))`,
  ].join(''),
  'gi',
)

export const isTraced = ({ untraced }: Pick<Judged, 'untraced'>) => untraced.length === 0

/** A number or a name in a text, and what is printed there. */
interface Place {
  start: number
  end: number
  piece: Piece | null
}

/** Checks a sentence by what a reader would see of it: every number must stand on a figure of the book. */
export function judgeSentence(sentence: Sentence, book: FigureBook): Judged {
  const judged = sentence.kind === 'table' ? judgeRow(sentence, book) : judgePart(sentence, book, '')
  book.hear(judged.visible)
  return judged
}

/** A sentence, or a cell of a table with what its column and its row are called. */
function judgePart(sentence: Sentence, book: FigureBook, around: string): Judged {
  const text = tidyUnits(cleanSentence(sentence.text), book)
  const runs: Run[] = isPlain(text) ? [{ mark: null, text }] : cutAtMarks(text)
  const plain = runs.map((run) => run.text).join('')
  const places = findPlaces(plain, book, around)
  const altered = plain.includes('[[') ? [...plain.matchAll(ALTERED)].map(([words]) => words) : []
  const untraced = [
    ...places.flatMap(({ piece, start, end }) => (piece ? [] : [plain.slice(start, end)])),
    ...altered,
    ...(CLAIM.test(plain) && !book.isSaved() ? ['that it is saved: nothing of this message is'] : []),
  ]
  const laid = layOut(runs, plain, places)
  const pieces = laid.flatMap((run) => run.pieces)
  return {
    ...sentence,
    text,
    untraced,
    html: laid
      .map(({ mark, pieces: inside }) =>
        mark ? `<${mark}>${printText(inside)}</${mark}>` : printText(inside),
      )
      .join(''),
    visible: readText(pieces),
    figures: pieces.filter(isFigure),
  }
}

/** The cells of a row of a table, each for itself. */
function judgeRow(sentence: Sentence, book: FigureBook): Judged {
  const texts = sentence.text
    .replaceAll(/^\s*\||\|\s*$/g, '')
    .split('|')
    // '1. Visa': a mark of a list, which is dropped there as well.
    .map((text) => text.trim().replace(/^\d{1,2}[.)] (?=\D)/, ''))
  const head = book.heads.get(sentence.block) ?? []
  if (head.length === 0) book.heads.set(sentence.block, texts)
  const cells = texts.map((text, at) =>
    judgePart({ ...sentence, kind: 'paragraph', text }, book, `${at > 0 ? texts[0] : ''} ${head[at] ?? ''}`),
  )
  return {
    ...sentence,
    untraced: cells.flatMap(({ untraced }) => untraced),
    html: cells.map(({ html }) => html).join('\t'),
    visible: cells.map(({ visible }) => visible).join(' '),
    figures: cells.flatMap(({ figures }) => figures),
  }
}

/** Only words of our own name numbers: a row may be called anything. */
const isNamedBy = ({ label, source }: Figure, value: number) =>
  source.kind === 'rule' &&
  Number.isInteger(value) &&
  new RegExp(`(?<![\\d.,/])${value}(?![\\d.,/]*\\d|/)`).test(label)

/** 'About [[s1.interest]]' is whole dollars. */
function roughly(before: string, figure: Figure | null, book: FigureBook): Figure | null {
  if (
    figure?.unit !== 'money' ||
    figure.value % 100 === 0 ||
    !/\b(?:about|around|roughly|some|nearly) $/i.test(before)
  )
    return figure
  return book.reword(figure, formatMoney(Math.round(figure.value / 100) * 100, { decimals: 'auto' }))
}

function findPlaces(plain: string, book: FigureBook, around: string): Place[] {
  const references = [...plain.matchAll(REFERENCE)].map(({ 0: words, 1: ref = '', index }): Place => ({
    start: index,
    end: index + words.length,
    piece: roughly(plain.slice(0, index), findEntry(book, ref)?.figure ?? null, book),
  }))
  const blanked = plain.replaceAll(REFERENCE, (words) => '·'.repeat(words.length))
  if (findUntraced(blanked).length === 0) return references
  const names = [...book.names].filter((name) => findUntraced(name).length > 0)
  const quoted = names.flatMap((name) =>
    placesOf(blanked, name).map((place): Place => ({ ...place, piece: quote(name) })),
  )
  const isKnownShare = ({ start, end }: { start: number; end: number }) => {
    const words = blanked.slice(start, end).toLowerCase()
    return isShare(words) && [...book.shares].some((share) => words.startsWith(share))
  }
  const written = findWritten(blanked, names).filter((one) => !isKnownShare(one))
  const numbers = written.map((written): Place => {
    const figure = findFigure(written, book, plain, around)
    const text = plain.slice(written.start, written.end)
    return { ...written, piece: figure && book.reword(figure, text) }
  })
  const figures = [...references, ...numbers].flatMap(({ piece }) =>
    piece && isFigure(piece) ? [piece] : [],
  )
  for (const [at, place] of numbers.entries()) {
    const { value = Number.NaN, unit } = written[at] ?? {}
    // 'Savers from 55 to 64 have $185,000': what the label of a figure beside it names is of that figure.
    const of = unit === 'plain' && figures.find((one) => one !== place.piece && isNamedBy(one, value))
    if (of)
      place.piece = book.reword(
        book.sheet.number(of.label, 'count', value, of.source),
        plain.slice(place.start, place.end),
      )
  }
  return [...references, ...quoted, ...numbers].toSorted((a, b) => a.start - b.start)
}

/** Puts figures and names where they stand; marks that cut a number apart are dropped. */
function layOut(
  runs: readonly Run[],
  plain: string,
  places: readonly Place[],
): { mark: Run['mark']; pieces: Piece[] }[] {
  let at = 0
  const bounds = runs.map((run) => {
    const start = at
    at += run.text.length
    return { run, start, end: at }
  })
  const isCut = places.some(
    (place) => !bounds.some(({ start, end }) => start <= place.start && place.end <= end),
  )
  const parts = isCut ? [{ run: { mark: null, text: plain }, start: 0, end: plain.length }] : bounds
  return parts.map(({ run, start, end }) => {
    const pieces: Piece[] = []
    let from = start
    for (const place of places) {
      if (place.start < from || place.end > end) continue
      if (place.start > from) pieces.push(plain.slice(from, place.start))
      if (place.piece) pieces.push(place.piece)
      from = place.end
    }
    if (from < end) pieces.push(plain.slice(from, end))
    return { mark: run.mark, pieces }
  })
}
