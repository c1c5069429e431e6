import type { Figure } from '#contract/figures.ts'
import { isFigure, type Piece, quote, type Text } from '#advisor/grounding/pieces.ts'
import { escapeHtml, printText, readText } from '#advisor/grounding/print.ts'
import type { Known } from './known.ts'

/** A sentence of the model as the server prints it. */
export interface Printed {
  html: string
  /** What a reader sees. */
  visible: string
  pieces: Text
  figures: Figure[]
}

const REFERENCE = /\[\[\s*([^\]\s]+)\s*\]\]/g

/** Signs that nobody sees and that could hide a number from the check; and our own place marks. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}]|[^\P{Cc}\n\t]/gu

export const cleanSentence = (text: string) =>
  isPlain(text) ? text : text.normalize('NFKC').replaceAll(UNSEEN, '')

/** Words and references between the usual marks: nothing to clean, no markup, no digit. */
const PLAIN = /^(?:[A-Za-z ,;:.!?'"‘’“”()–—-]|\[\[\w+\]\])*$/

/** True for most sentences, which then need no closer look: whoever waits for them waits for that too. */
const isPlain = (text: string) => PLAIN.test(text)

/** Puts figures and names where the sentence refers to them; every reference must be known. */
export function printSentence(text: string, known: Known): Printed {
  const pieces = toPieces(withoutMarks(text), known)
  const printed = { visible: readText(pieces), pieces, figures: pieces.filter(isFigure) }
  if (isPlain(text)) return { html: printText(pieces), ...printed }
  const inserted = toPieces(text, known).filter((piece) => typeof piece !== 'string')
  let at = -1
  const html = markUp(escapeHtml(text.replaceAll(REFERENCE, MARK))).replaceAll(MARK, () => {
    at += 1
    return printText(inserted.slice(at, at + 1))
  })
  return { html, ...printed }
}

function toPieces(text: string, known: Known): Text {
  return text.split(REFERENCE).flatMap((part, at): Piece[] => {
    if (at % 2 === 0) return part === '' ? [] : [part]
    const figure = known.figure(part)
    const name = known.name(part)
    return figure ? [figure] : name === null ? [] : [quote(name)]
  })
}

/** A sign that cleanSentence takes out of the model's text. */
const MARK = '\uE000'

const LINK = /!?\[([^[\]]*)\]\([^()\s]*\)/g

const markUp = (escaped: string) =>
  escaped
    .replaceAll(LINK, '$1')
    .replaceAll(/\*\*([^*]+)\*\*|__([^_]+)__/g, (_, a?: string, b?: string) => `<strong>${a ?? b}</strong>`)
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '<em>$1</em>')
    .replaceAll(/\*{1,3}|`+/g, '')

/** What a reader will see, references aside: this is what is checked, since marks could split a number. */
export const withoutMarks = (text: string) =>
  isPlain(text) ? text : text.replaceAll(LINK, '$1').replaceAll(/\*{1,3}|`+|__/g, '')
