/** Plays labelled conversations with their labels in place of the network. */
import { readFileSync } from 'node:fs'
import { createBuiltInAdvisor } from '#advisor/built-in.ts'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import type { Change } from '#advisor/facts.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { keepFacts } from '#advisor/ledger/keep-in-snapshot.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { perMonth, perYear } from '#advisor/reading/question/per-period.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot, relink } from '#advisor/testing/memory.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { asLabelled, nothingPlayed, type Played, playOn } from './as-labelled.ts'
import type { Conversation, Meant, Message } from './conversations.ts'

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
function toChange(told: Told, { liabilities, goals, expenses }: Snapshot): Change | null {
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
      return {
        kind,
        id: expenses.find(({ category }) => category === name)?.id ?? null,
        name,
        amount: monthly(told),
      }
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

/** A message that was answered as its label says. */
export interface PlayedMessage {
  message: Message
  /** Null where the label speaks of what is not in sight. */
  minded: Minded | null
  /** What is right, and what later messages have before them. */
  made: SumRecord[]
  kept: SumRecord[]
  /** What stands behind the next message. */
  played: Played
}

export function playLabels({ known: before, messages }: Conversation): PlayedMessage[] {
  const snapshot = emptySnapshot()
  for (const words of before) known(words, snapshot)
  let dialogue: Dialogue = freshDialogue
  let played = nothingPlayed()
  return messages.map((message) => {
    const { text, marks } = message
    const { sums, numbers: heard, topic, heard: said } = dialogue
    const surroundings = { snapshot, sums, heard, topic, said }
    const label = (meant: Meant[]) => asLabelled({ ...message, meant }, surroundings, played, pieces)
    const minded = label(message.meant)
    for (const { start, end, role, what } of marks) {
      const number = readNumbers(text).find((one) => start < one.end && one.start < end)
      if (what && role === 'F' && number) keep(snapshot, { what, value: number.value, period: number.period })
    }
    const before = dialogue
    const answer = (heard: Minded | null) =>
      advisor.respond({ text, snapshot, dialogue: before, minded: heard, understood: { facts: [] } })
    const madeIn = (reply: ReturnType<typeof answer>) =>
      reply.dialogue.sums.filter((sum) => !before.sums.includes(sum))
    const right = answer(minded)
    const reply = message.mistaken ? answer(label(message.mistaken)) : right
    const kept = madeIn(reply)
    played = playOn(played, message, kept)
    dialogue = { ...reply.dialogue, focus: relink(reply.dialogue.focus, snapshot) }
    return { message, minded, made: madeIn(right), kept, played }
  })
}
