import { findNames } from '#advisor/grounding/names.ts'
import { straighten, type Token, tokenize } from '#advisor/understanding/reading/tokens.ts'
import { maskConventions } from '#advisor/understanding/reading/conventions.ts'
import { type Found, readSaid } from './read-said.ts'
import type { Question, Said, SaidKind } from './said.ts'
import { correctSpelling } from './spelling.ts'

const signs: Record<SaidKind, string> = {
  money: '$',
  percent: '%',
  months: '~',
  age: '=',
  year: '=',
  hours: '=',
  bare: '=',
}

interface Part {
  words: string
  said: Found | null
  endsSentence: boolean
}

/** Reads the numbers of a message, each with its sentence in a form that patterns can be matched against. */
export function readQuestion(text: string): Question {
  const straight = maskConventions(straighten(text))
  const tokens = tokenize(straight)
  const found = readSaid(straight, tokens, text)
  const sentences = splitSentences(toParts(straight, tokens, found))
  const said = sentences.flatMap((parts) =>
    parts.flatMap((part, at) => (part.said ? [withContext(part.said, parts, at)] : [])),
  )
  return { text, said }
}

/** Words further away say nothing about a number; a message made of numbers must not keep the server busy. */
const REACH = 80

function withContext({ first: _first, next: _next, ...said }: Found, parts: Part[], own: number): Said {
  const from = Math.max(0, own - REACH)
  const near = parts.slice(from, own + REACH)
  const words = near.map((part, at) => (from + at === own ? '#' : part.words))
  return { ...said, context: joinWords(words) }
}

/** One part for each number with its unit, for each fixed name, and for each other token. */
function toParts(text: string, tokens: Token[], found: Found[]): Part[] {
  const names = findNames(text)
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const said = found.find((number) => number.first === at)
    const name = names.find(({ start, end }) => start <= token.start && token.start < end)
    if (said) {
      parts.push({ words: signs[said.kind], said, endsSentence: false })
      at = said.next
    } else if (name) {
      parts.push({ words: canonicalName(name.name), said: null, endsSentence: false })
      at = tokens.findIndex((other) => other.start >= name.end)
      if (at < 0) break
    } else {
      parts.push(toPart(token, tokens[at - 1]))
      at += 1
    }
  }
  return parts
}

/** One spelling for each name: '401k' is '401(k)', 'four percent rule' is '4% rule'. */
function canonicalName(name: string): string {
  const lower = name.toLowerCase()
  if (lower.endsWith('rule')) return '4% rule'
  return lower.replace(/^401k?s?$|^401\(k\)s?$/, '401(k)').replace(/^403bs?$/, '403(b)')
}

function toPart(token: Token, previous: Token | undefined): Part {
  if (token.kind === 'break') return { words: '\n', said: null, endsSentence: true }
  const isAbbreviated =
    token.text === '.' && /^(?:vs|mo|yr|min|max|approx|p|a|e|g|i|no|st|dr|mr|mrs)$/.test(previous?.word ?? '')
  const endsSentence = /^[.?!;]$/.test(token.text) && !isAbbreviated
  if (token.kind === 'word') return { words: correctSpelling(token.word), said: null, endsSentence }
  const kept = /^[.,;?!:()'"/&]$/.test(token.text) && !isAbbreviated
  return { words: kept || token.kind === 'number' ? token.text : ' ', said: null, endsSentence }
}

function splitSentences(parts: Part[]): Part[][] {
  const sentences: Part[][] = [[]]
  for (const part of parts) {
    sentences.at(-1)?.push(part)
    if (part.endsSentence) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.length > 0)
}

function joinWords(words: string[]): string {
  return words
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;?!:)])/g, '')
    .replaceAll('( ', '(')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim()
}
