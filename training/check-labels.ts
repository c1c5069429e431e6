/**
 * `node training/check-labels.ts FILE [id…]`: plays labelled conversations with their labels in place of the network.
 * Prints what is wrong with a label, and what each sum was made of and came to.
 */
import { readFileSync } from 'node:fs'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import type { Change } from '#advisor/facts.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot, relink } from '#advisor/testing/memory.ts'
import { whats } from '#advisor/actions/language.ts'
import { perMonth, perYear } from '#advisor/reading/question/per-period.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { asLabelled, nothingPlayed, playOn } from './as-labelled.ts'
import { type Conversation, type Mark, type Message, readConversations } from './conversations.ts'
import { leaves } from './expressions.ts'
import { kinds } from './kinds.ts'
import { labels } from './labels.ts'

const vocabulary = new URL('../src/advisor/minding/model/vocabulary.txt', import.meta.url)
const pieces = createWordPieces(readFileSync(vocabulary, 'utf8').split('\n'))
const advisor = createBuiltInAdvisor(null)

interface Told {
  what: string
  value: number
  period: Period | null
}

const monthly = ({ value, period }: Told) => Math.round(perMonth({ value, period }) * 100)
const yearly = (told: Told) => Math.round(perYear(told) * 100)

/** What a mark tells as the change that would keep it. */
function toChange(told: Told, { liabilities, goals }: Snapshot): Change | null {
  const [kind = '', ...rest] = told.what.split(' ')
  const name = rest.join(' ') || kind
  const cents = Math.round(told.value * 100)
  const isSame = (row: { name: string }) => row.name === name
  const debt = {
    kind: 'liability',
    id: liabilities.find(isSame)?.id ?? null,
    name,
    category: 'Other Debt',
  } as const
  const goal = { kind: 'goal', id: goals.find(isSame)?.id ?? null, name } as const
  switch (kind) {
    case 'liability':
      return { ...debt, amount: cents }
    case 'rate':
      return { ...debt, interestRate: told.value }
    case 'payment':
    case 'minimum':
      return { ...debt, minimumPayment: cents }
    case 'expense':
      return { kind, id: null, name, amount: monthly(told) }
    case 'income':
      return { kind, id: null, name, amount: Math.round(yearly(told) / 12) }
    case 'asset':
      return { kind, id: null, name, value: cents, category: 'Other Assets' }
    case 'goal':
      return { ...goal, targetAmount: cents }
    case 'saved':
      return { ...goal, currentAmount: cents }
    case 'savings':
      return { kind: 'profile', field: 'savings', value: cents }
    case 'expenses':
      return { kind: 'profile', field: 'expenses', value: monthly(told) }
    case 'debt':
      return { kind: 'profile', field: 'debt', value: cents }
    case 'nestegg':
      return { kind: 'profile', field: 'retirementGoal', value: cents }
    case 'retireage':
      return { kind: 'profile', field: 'retirementAge', value: told.value }
    case 'age':
      return { kind: 'birthYear', value: 2026 - told.value }
    default:
      return null
  }
}

function keep(snapshot: Snapshot, told: Told): void {
  const change = toChange(told, snapshot)
  if (change) keepFacts(snapshot, [{ change, decision: 'save', quote: '', span: { start: 0, end: 0 } }])
}

/** 'known: liability Visa 6200 24.9% min 140' */
function known(words: string, snapshot: Snapshot): void {
  const match = /^(\w+) ?(.*?) (-?[\d.,]+)((?: [\d.,]+%)?)((?: min [\d.,]+)?)$/.exec(words)
  if (!match) return
  const [, kind = '', name = '', amount = '', rate = '', least = ''] = match
  const tell = (what: string, value: string) =>
    keep(snapshot, { what, value: Number(value.replaceAll(/[^\d.]/g, '')), period: null })
  tell(`${kind} ${name}`.trim(), amount)
  if (rate) tell(`rate ${name}`, rate)
  if (least) tell(`minimum ${name}`, least)
}

/** What is wrong with a message's marks and lines by themselves. */
function findFaults({ text, marks, meant }: Message): string[] {
  const numbers = readNumbers(text)
  const stands = (mark: Mark) => numbers.some(({ start, end }) => mark.start < end && start < mark.end)
  const isMarked = (number: { start: number; end: number }) =>
    marks.some(({ start, end }) => start < number.end && number.start < end)
  const quote = ({ start, end }: { start: number; end: number }) => `'${text.slice(start, end)}'`
  const slots = new Set(meant.flatMap(({ intent }) => Object.keys(kinds[intent]?.slots ?? {})))
  const letters = marks.flatMap(({ letter }) => letter ?? [])
  return [
    ...(meant.length === 0 ? ['no line says what is meant'] : []),
    ...numbers.filter((number) => !isMarked(number)).map((number) => `${quote(number)} is not marked`),
    ...marks
      .filter((mark) => (mark.slot ?? mark.letter ?? mark.what) !== null && !stands(mark))
      .map((mark) => `${quote(mark)} is read as no number`),
    ...marks.flatMap(({ slot, role, what }) => [
      ...(slot && slot !== 'target' && !slots.has(slot)
        ? [`no sum of the message has an input '${slot}'`]
        : []),
      ...('FSOPMC'.includes(role) && role.length === 1 ? [] : [`'${role}' is no role`]),
      ...(what && !(whats as readonly string[]).includes(what.split(' ')[0] ?? '')
        ? [`'${what}' is nothing that is kept`]
        : []),
    ]),
    ...meant.flatMap(({ intent, inputs, result }) => [
      ...(labels.intents.includes(intent) ? [] : [`'${intent}' is unknown`]),
      ...inputs
        .filter(({ slot }) => kinds[intent] && !kinds[intent].slots[slot])
        .map(({ slot }) => `${intent} has no input '${slot}'`),
      ...(result && !labels.words.includes(`result ${result}`) ? [`'${result}' is no result`] : []),
    ]),
    ...letters
      .filter((letter, at) => letters.indexOf(letter) !== at)
      .map((letter) => `@${letter} stands twice`),
  ]
}

async function play({ id, known: before, messages }: Conversation): Promise<void> {
  const snapshot = emptySnapshot()
  for (const words of before) known(words, snapshot)
  let dialogue: Dialogue = freshDialogue
  let played = nothingPlayed()
  const used = new Set<string>()
  for (const [place, message] of messages.entries()) {
    const { text, marks, meant } = message
    const say = (words: string) => console.log(`${id} ${place + 1}: ${words}`)
    for (const fault of findFaults(message)) say(`! ${fault}`)
    for (const { letter } of marks) {
      if (letter && used.has(letter)) say(`! @${letter} was given before`)
      if (letter) used.add(letter)
    }
    for (const { inputs } of meant)
      for (const leaf of inputs.flatMap(({ value }) => leaves(value)))
        if (leaf.kind === 'letter' && !used.has(leaf.name)) say(`! @${leaf.name} stands nowhere`)
    const { sums, numbers: heard, topic, heard: said } = dialogue
    const minded = asLabelled(message, { snapshot, sums, heard, topic, said }, played, pieces)
    if (!minded) say('! speaks of what is not in sight')
    for (const { start, end, role, what } of marks) {
      const number = readNumbers(text).find((one) => start < one.end && one.start < end)
      if (what && role === 'F' && number) keep(snapshot, { what, value: number.value, period: number.period })
    }
    const understood = { facts: [] }
    const reply = advisor.respond({ text, snapshot, dialogue, minded, understood })
    const made = reply.dialogue.sums.filter((sum) => !dialogue.sums.includes(sum))
    const list = (figures: (typeof made)[number]['inputs']) =>
      Object.entries(figures)
        .slice(0, 9)
        .map(
          ([name, { value, unit }]) => `${name} ${Math.round(unit === 'money' ? value : value * 100) / 100}`,
        )
        .join(', ')
    for (const { kind, inputs, results, missing } of made)
      say(
        `${kind}(${list(inputs)}) -> ${missing ? `lacks ${missing}` : list(Object.fromEntries(Object.entries(results).slice(0, 5)))}`,
      )
    const wanted = meant.filter(({ intent }) => kinds[intent]).length
    if (minded && wanted > made.length) say(`? ${wanted} sums are meant, ${made.length} were made`)
    played = playOn(played, message, made)
    dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
  }
}

const [file = '', ...chosen] = process.argv.slice(2)
for (const conversation of readConversations(file))
  if (chosen.length === 0 || chosen.some((id) => conversation.id.startsWith(id))) await play(conversation)
