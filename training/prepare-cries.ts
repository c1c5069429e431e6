/** Makes the examples from which the listener learns to hear a cry for help, in the pieces of the model's vocabulary. */
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
}

const inWords = (marked: string) => marked.replaceAll(/\{([^|}]*)\|[^}]*\}/g, '$1')

function readTalk(name: string): Said[] {
  const messages = readFileSync(new URL(name, corpus), 'utf8').split(/\n(?=> )/)
  return messages.flatMap((message) => {
    const [line = '', ...meant] = message.split('\n')
    if (!line.startsWith('> ') || line.length < 10) return []
    return [{ text: inWords(line.slice(2)), isCry: meant.some((one) => one.startsWith('= hear:crisis')) }]
  })
}

const talk = readdirSync(corpus)
  .filter((name) => name.startsWith('talk-'))
  .flatMap(readTalk)
/** None of these is a cry, and in a long message they stand beside one. */
const said = talk.filter(({ isCry }) => !isCry).map(({ text }) => text)
const criedInTalk = talk.filter(({ isCry }) => isCry).map(({ text }) => text)

/** So many ordinary messages, and so many in which a cry or a look-alike stands among others. */
const ORDINARY = 24_000
const JOINED = 2

function beside(line: string): string {
  const parts = [line, pick(said), ...(random() < 0.3 ? [pick(said)] : [])]
  return parts.toSorted(() => random() - 0.5).join(random() < 0.7 ? '. ' : ' ')
}

const plainly = (line: string) => (random() < 0.5 ? line.toLowerCase().replaceAll(/['’.,!?]/g, '') : line)

/** Every eighth line is held back to choose settings by. */
const isHeld = (at: number) => at % 8 === 3
const learnt = (name: string) => linesOf(name).filter((_, at) => !isHeld(at))
const heldBack = (name: string, cry: number) =>
  linesOf(name).flatMap((text, at) => (isHeld(at) ? [{ text, cry, set: name }] : []))

const examples = [
  ...learnt('cries.txt').flatMap((line) =>
    [line, plainly(line), ...joined(line)].map((text) => ({ text, cry: 1 })),
  ),
  ...criedInTalk.flatMap((line) => [line, ...joined(line)].map((text) => ({ text, cry: 1 }))),
  ...learnt('crisis.txt').flatMap((line) => [line, ...joined(line)].map((text) => ({ text, cry: 1 }))),
  ...['look-alikes.txt', 'harmless.txt', 'abuse.txt'].flatMap((name) =>
    learnt(name).flatMap((line) => [line, plainly(line), ...joined(line)].map((text) => ({ text, cry: 0 }))),
  ),
  ...Array.from({ length: ORDINARY }, () => ({ text: pick(said), cry: 0 })),
]

function joined(line: string): string[] {
  return Array.from({ length: JOINED }, () => beside(line))
}

const held = [
  ...['cries.txt', 'crisis.txt'].flatMap((name) => heldBack(name, 1)),
  ...['look-alikes.txt', 'harmless.txt', 'abuse.txt'].flatMap((name) => heldBack(name, 0)),
  ...Array.from({ length: 4000 }, () => ({ text: pick(said), cry: 0, set: 'talk' })),
]
/** By other authors, measured once, when all is chosen. */
const foreign = [
  ...['first-sight.txt', 'cries-at-first-sight.txt'].flatMap((set) =>
    linesOf(set).map((text) => ({ text, cry: 1, set })),
  ),
  ...linesOf('look-alikes-at-first-sight.txt').map((text) => ({
    text,
    cry: 0,
    set: 'look-alikes-at-first-sight.txt',
  })),
]

const write = (name: string, list: readonly { text: string; cry: number }[]) =>
  writeFileSync(
    new URL(name, out),
    gzipSync(
      list
        .map(({ text, ...rest }) => JSON.stringify({ ids: cutToHear(text, pieces)[0], ...rest }))
        .join('\n'),
    ),
  )
write('cries.jsonl.gz', examples)
write('cries-held.jsonl.gz', held)
write('cries-foreign.jsonl.gz', foreign)
console.log(`${examples.length} examples, ${held.length} held back`)
