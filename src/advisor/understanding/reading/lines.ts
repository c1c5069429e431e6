import type { Reading } from './reading.ts'
import { respell } from './spelling.ts'
import type { Token } from './tokens.ts'

/**
 * A sentence in plain words for patterns to look at: lower case, short forms written out ("don't" is 'do not'), slips
 * of the pen mended, and each number as one word: `#3` for the message's amount 3, years and ratios as written, none
 * as 'zero'.
 */
export interface Line {
  text: string
  isQuestion: boolean
  /** Stands on a line of its own, as the points of a list do. */
  isNewLine: boolean
  /** For every word of the text, where it starts in it and where it stands in the message. */
  places: { at: number; start: number; end: number }[]
}

const shortForms: Record<string, string> = {
  "i'm": 'i am',
  im: 'i am',
  "i've": 'i have',
  ive: 'i have',
  "i'd": 'i would',
  "i'll": 'i will',
  "we're": 'we are',
  "we've": 'we have',
  weve: 'we have',
  "we'd": 'we would',
  "we'll": 'we will',
  "he's": 'he is',
  hes: 'he is',
  "she's": 'she is',
  shes: 'she is',
  "they're": 'they are',
  theyre: 'they are',
  "it's": 'it is',
  "that's": 'that is',
  thats: 'that is',
  "there's": 'there is',
  theres: 'there is',
  "what's": 'what is',
  whats: 'what is',
  "here's": 'here is',
  "let's": 'let us',
  lets: 'let us',
  cannot: 'can not',
  "can't": 'can not',
  cant: 'can not',
  "won't": 'will not',
  "ain't": 'do not',
  aint: 'do not',
  "shan't": 'will not',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  tryna: 'trying to',
  lemme: 'let me',
  thru: 'through',
  ur: 'your',
  u: 'you',
  n: 'and',
  w: 'with',
  cpm: 'a mile',
  '&': 'and',
  '+': 'and',
  '\u2022': '\u2022',
  '\u2610': '\u2022',
  '\u25cf': '\u2022',
  '|': '\u2022',
}
const negation = /^(do|does|did|is|are|was|were|could|would|should|has|have|had|must|need)n'?t$/
const punctuation = /^[,;:()"?!/=.-]$/

function write(tokens: Token[], at: number): string {
  const { word, kind, text, start, end } = tokens[at] ?? {
    word: '',
    kind: 'symbol',
    text: '',
    start: 0,
    end: 0,
  }
  const short = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined
  if (short !== undefined) return short
  if (word === 'id' && /^(?:like|love|say|rather|prefer|call|want|be)$/.test(tokens[at + 1]?.word ?? ''))
    return 'i would'
  if (kind === 'word')
    return respell(
      word.normalize('NFD').replaceAll(/\p{M}/gu, '').replace(negation, '$1 not').replace(/'s$/, " 's"),
    )
  if (kind === 'break') return ''
  // A star before a point of a list; others only make letters bold.
  if (text === '*') return tokens[at + 1]?.start !== end ? '\u2022' : ''
  // The hyphen inside a word ('debt-free') only parts it.
  if (text === '-' && (tokens[at - 1]?.end === start) === (tokens[at + 1]?.start === end))
    return tokens[at - 1]?.end === start ? '' : '-'
  if (kind === 'symbol') return punctuation.test(text) ? text : ''
  return text
}

const laidOut = new WeakMap<Reading, Line[]>()

/** Every reader looks at the same lines, so a message is laid out once. */
export function layOutLines(reading: Reading): Line[] {
  const known = laidOut.get(reading)
  if (known) return known
  const lines = writeLines(reading)
  laidOut.set(reading, lines)
  return lines
}

function writeLines(reading: Reading): Line[] {
  const indexes = new Map(reading.amounts.map((amount, index) => [amount.first, index]))
  return reading.sentences.map((sentence) => {
    const line: Line = {
      text: '',
      isQuestion: sentence.isQuestion,
      isNewLine: reading.tokens[sentence.first - 1]?.kind === 'break',
      places: [],
    }
    for (let at = sentence.first; at < sentence.next;) {
      const index = indexes.get(at) ?? -1
      const amount = reading.amounts[index]
      const isSmallWord = amount?.inWords === true && (amount.value === 1 || amount.value === 2)
      const next = amount && !isSmallWord ? amount.next : at + 1
      const word = amount && !isSmallWord ? writeAmount(reading, index) : write(reading.tokens, at)
      if (word !== '') {
        if (line.text !== '') line.text += ' '
        line.places.push({
          at: line.text.length,
          start: reading.tokens[at]?.start ?? 0,
          end: reading.tokens[next - 1]?.end ?? 0,
        })
        line.text += word
      }
      at = next
    }
    return line
  })
}

function writeAmount({ amounts, text }: Reading, index: number): string {
  const amount = amounts[index]
  if (!amount) return ''
  if (amount.value === 0 && !amount.percent) return 'zero'
  if (amount.kind === 'year' || amount.kind === 'ratio' || amount.kind === 'account')
    return text.slice(amount.start, amount.end)
  // 'Cpm' says how much, and by what it is paid.
  const by = /cpm$/i.test(text.slice(amount.start, amount.end)) ? ' a mile' : ''
  return `#${index}${amount.percent ? '%' : ''}${by}`
}

/** The characters of the message that a stretch of the line was written from. */
export function spanOf({ places }: Line, from: number, to: number): { start: number; end: number } {
  const first = places.findLast((place) => place.at <= from) ?? places[0]
  const last = places.findLast((place) => place.at < to) ?? first
  return { start: first?.start ?? 0, end: last?.end ?? 0 }
}

/** No honest sentence says the same more often; a message made to be slow must not be. */
const most = 12

const everywhere = new WeakMap<RegExp, RegExp>()

function repeating(pattern: RegExp): RegExp {
  const known = everywhere.get(pattern) ?? new RegExp(pattern, 'g')
  everywhere.set(pattern, known)
  return known
}

/** The places of a line where a pattern holds. */
export function findAll(line: Line, pattern: RegExp): { from: number; to: number; groups: string[] }[] {
  return line.text
    .matchAll(repeating(pattern))
    .take(most)
    .map((match) => ({ from: match.index, to: match.index + match[0].length, groups: [...match] }))
    .toArray()
}
