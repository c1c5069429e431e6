import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { type Piece, type Text } from './pieces.ts'
import { readText } from './print.ts'

export const fits = (said: Text) => readText(said).length <= MAX_REPLY_LENGTH

/** Whether a wording was chosen that has this part. */
export const says = (content: Text, part: Text) => readText(content).includes(readText(part))

/** Sentences with a space between; empty ones vanish. */
export function joinSentences(sentences: readonly Text[]): Text {
  return sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, at) => (at === 0 ? sentence : [' ', ...sentence]))
}

/** The first of several ways to say something that is short enough, the fullest first; else the last one, cut. */
export function sayShort(...ways: readonly (readonly Text[])[]): Text {
  const said = ways.map((sentences) => joinSentences(sentences))
  return said.find((way) => fits(way)) ?? cut(said.at(-1) ?? [])
}

/** Cuts at the end of a sentence where that keeps most of it, else after a word. Figures and quotes stay whole. */
export function cut(said: Text): Text {
  if (fits(said)) return said
  const kept: Piece[] = []
  let room = MAX_REPLY_LENGTH - 1
  for (const piece of said) {
    const length = readText([piece]).length
    if (length > room) {
      if (typeof piece === 'string') kept.push(piece.slice(0, room).replace(/\s+\S*$/, ''))
      break
    }
    kept.push(piece)
    room -= length
  }
  const last = kept.at(-1)
  const end = typeof last === 'string' ? /^[^]*[.?](?=\s|$)/.exec(last)?.[0] : undefined
  return end === undefined ? [...kept, '…'] : [...kept.slice(0, -1), end]
}

/** Up to the end of the first sentence. */
export function firstSentence(said: Text): Text {
  const at = said.findIndex((piece) => typeof piece === 'string' && ENDS.test(piece))
  const last = said[at]
  return typeof last === 'string' ? [...said.slice(0, at), ENDS.exec(last)?.[0] ?? last] : said
}

const ENDS = /^[^]*?[.?](?=\s|$)/
