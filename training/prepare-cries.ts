/** Makes the examples from which the listener learns to hear a cry for help, in pieces of the model's vocabulary. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { cutToHear } from '#advisor/minding/listen.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { createRandom } from './disturb.ts'

const guard = new URL('../eval/guard/', import.meta.url)
const corpus = new URL('../eval/corpus/', import.meta.url)
const model = new URL('../src/advisor/minding/model/', import.meta.url)
const out = new URL('../.cache/training/', import.meta.url)
mkdirSync(out, { recursive: true })

const pieces = createWordPieces(readFileSync(new URL('vocabulary.txt', model), 'utf8').split('\n'))
const linesOf = (name: string) => readFileSync(new URL(name, guard), 'utf8').trimEnd().split('\n')
const random = createRandom(7)
const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One

/** A message of the corpus, with whether it is marked as a cry. */
interface Said {
  text: string
  isCry: boolean
  /** Another feeling or event is heard in it: a loss, a layoff, shame. */
  isFelt: boolean
}

const inWords = (marked: string) => marked.replaceAll(/\{([^|}]*)\|[^}]*\}/g, '$1')

function readTalk(name: string): Said[] {
  const messages = readFileSync(new URL(name, corpus), 'utf8').split(/\n(?=> )/)
  return messages.flatMap((message) => {
    const [line = '', ...meant] = message.split('\n')
    if (!line.startsWith('> ') || line.length < 10) return []
    const isHeard = (one: string) => one.startsWith('= hear:')
    const isCry = meant.some((one) => one.startsWith('= hear:crisis'))
    return [{ text: inWords(line.slice(2)), isCry, isFelt: !isCry && meant.some(isHeard) }]
  })
}

const files = readdirSync(corpus)
const linesIn = (kind: string) =>
  files
    .filter((name) => name.startsWith(kind))
    .flatMap((name) => readFileSync(new URL(name, corpus), 'utf8').trimEnd().split('\n'))

const talk = files.filter((name) => name.startsWith('talk-')).flatMap(readTalk)
const criedInTalk = talk.filter(({ isCry }) => isCry).map(({ text }) => text)

/** Letters, posts and confessions about money: as sad and as personal as a cry, and none. */
interface Told {
  turns: readonly string[]
}
/** Whole voices are left out to measure with. */
const LEFT_OUT = ['open-nights', 'open-column', 'open-letters']
const isLeftOut = (name: string) => LEFT_OUT.some((voice) => name.startsWith(voice))
const tellings = (isWanted: (name: string) => boolean) =>
  files
    .filter((name) => name.startsWith('open-') && isWanted(name))
    .flatMap((name) => readFileSync(new URL(name, corpus), 'utf8').trimEnd().split('\n'))
    .flatMap((line) => (JSON.parse(line) as Told).turns)
const letters = tellings((name) => !isLeftOut(name))
const passages = linesIn('marked-').map((line) =>
  inWords(line.replaceAll(/\{\{|\}\}/g, (mark) => mark.slice(1))),
)
const questions = [
  ...linesIn('asks-').flatMap((line) => line.split('|').slice(2)),
  ...linesIn('steps-').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : [])),
].filter((text) => text.trim().length > 3)
/** None of these is a cry, and in a long message they stand beside one. */
const said = talk.filter(({ isCry }) => !isCry).map(({ text }) => text)

/** 'Ok then ill talk to my wife': few words, as a reply to the advisor. */
const FEW_WORDS = 8
const brief = said.filter((text) => text.split(' ').length <= FEW_WORDS)

/** What hurts and is no cry: these are what it is told apart from. */
const felt = talk.filter(({ isFelt }) => isFelt).map(({ text }) => text)

/** So many ordinary messages of each sort, and so many in which a cry or a look-alike stands among others. */
const ORDINARY = 12_000
const JOINED = 2

function beside(line: string): string {
  const parts = [line, pick(said), ...(random() < 0.3 ? [pick(said)] : [])]
  return parts.toSorted(() => random() - 0.5).join(random() < 0.7 ? '. ' : ' ')
}

/** Somewhere within a few sentences of a letter. */
function among(line: string): string {
  const sentences = pick(letters).split(/(?<=[.!?])\s+/)
  const start = Math.floor(random() * Math.max(1, sentences.length - 4))
  const some = sentences.slice(start, start + 5)
  return some.toSpliced(Math.floor(random() * (some.length + 1)), 0, line).join(' ')
}

const plainly = (line: string) => (random() < 0.5 ? line.toLowerCase().replaceAll(/['’.,!?]/g, '') : line)

/** Every eighth line is held back to choose settings by. */
const isHeld = (at: number) => at % 8 === 3
const learnt = (name: string) => linesOf(name).filter((_, at) => !isHeld(at))
const heldBack = (name: string, cry: number) =>
  linesOf(name).flatMap((text, at) => (isHeld(at) ? [{ text, cry, set: name }] : []))

const noCries = ['look-alikes.txt', 'look-alikes-of-several-hands.txt', 'harmless.txt', 'abuse.txt']
const examples = [
  ...['cries.txt', 'cries-of-several-hands.txt'].flatMap((name) =>
    learnt(name).flatMap((line) => [line, plainly(line), ...joined(line)].map((text) => ({ text, cry: 1 }))),
  ),
  ...criedInTalk.flatMap((line) => [line, ...joined(line)].map((text) => ({ text, cry: 1 }))),
  ...learnt('crisis.txt').flatMap((line) => [line, ...joined(line)].map((text) => ({ text, cry: 1 }))),
  ...noCries.flatMap((name) =>
    learnt(name).flatMap((line) => [line, plainly(line), ...joined(line)].map((text) => ({ text, cry: 0 }))),
  ),
  ...felt.flatMap((line) => [line, plainly(line), beside(line)].map((text) => ({ text, cry: 0 }))),
  ...[said, brief, letters, passages, questions].flatMap((sort) =>
    Array.from({ length: ORDINARY }, () => ({ text: pick(sort), cry: 0 })),
  ),
]

function joined(line: string): string[] {
  return [...Array.from({ length: JOINED }, () => beside(line)), among(line)]
}

/** What the authors of the first-sight sets have people say. */
function talkAtFirstSight(): string[] {
  const folder = new URL('../eval/first-sight/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.startsWith('talk-'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n'))
    .flatMap((line) => (JSON.parse(line) as { turns: { say: string }[] }).turns.map(({ say }) => say))
}

const held = [
  ...['cries.txt', 'cries-of-several-hands.txt', 'crisis.txt'].flatMap((name) => heldBack(name, 1)),
  ...noCries.flatMap((name) => heldBack(name, 0)),
  ...tellings(isLeftOut).map((text) => ({ text, cry: 0, set: 'letters' })),
  ...talkAtFirstSight().map((text) => ({ text, cry: 0, set: 'talk at first sight' })),
]
/** By another author, measured once, when all is chosen. */
const foreign = [
  { set: 'cries-at-first-sight.txt', cry: 1 },
  { set: 'look-alikes-at-first-sight.txt', cry: 0 },
].flatMap(({ set, cry }) => linesOf(set).map((text) => ({ text, cry, set })))

const write = (name: string, list: readonly { text: string; cry: number }[]) =>
  writeFileSync(
    new URL(name, out),
    gzipSync(
      list
        .flatMap(({ text, ...rest }) =>
          // A cry stands in one part of a long message; what is none is none in all of its parts.
          cutToHear(text, pieces)
            .slice(0, rest.cry === 1 ? 1 : 3)
            .map((ids) => JSON.stringify({ ids, ...rest })),
        )
        .join('\n'),
    ),
  )
write('cries.jsonl.gz', examples)
write('cries-held.jsonl.gz', held)
write('cries-foreign.jsonl.gz', foreign)
console.log(`${examples.length} examples, ${held.length} held back`)
