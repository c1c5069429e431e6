/** The open conversations as the judge learns from them: what each number is, and what each message tells besides. */
import { hideForeign } from '#advisor/understanding/foreign.ts'
import { type Amount, type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import { readPresentAge } from '#advisor/understanding/traits/present-age.ts'
import { align } from '../eval/training/align.ts'
import { type Conversation, readOpenCorpus } from '../eval/training/corpus.ts'
import type { AmountLabel, MessageLabel } from './amount-labels.ts'

interface Turn {
  voice: string
  reading: Reading
  said: string
  known: Map<Amount, AmountLabel>
  whole: MessageLabel
}

/** Every message by itself and, where it is not the first, after the one before it. */
export function labelOpen(): Turn[] {
  return readOpenCorpus()
    .filter(({ context }) => !context)
    .flatMap((conversation) => {
      const turns = labelConversation(conversation)
      return turns.flatMap((turn, at) => {
        const before = conversation.turns[at - 1]
        return before ? [turn, { ...turn, said: before }] : [turn]
      })
    })
}

function labelConversation(conversation: Conversation): Turn[] {
  const examples = align(conversation)
  const turns = conversation.turns.map((text): Turn => {
    const reading =
      examples.find((one) => one.reading.text === readMessage(text).text)?.reading ??
      readMessage(hideForeign(text))
    return { voice: conversation.voice, reading, said: '', known: new Map(), whole: {} }
  })
  for (const turn of turns)
    for (const { reading, amount, role, want } of examples)
      if (reading === turn.reading) turn.known.set(amount, { role, ...(want && { want }) })
  labelRetirement(turns, conversation)
  labelWhole(turns, conversation)
  return turns
}

const set = (turn: Turn, amount: Amount, label: AmountLabel) =>
  turn.known.set(amount, { ...turn.known.get(amount), ...label })

const mayBeAge = ({ kind, value, currency, formatted }: Amount) =>
  /^(?:age|bare|duration|count|date|time)$/.test(kind) &&
  !currency &&
  !formatted &&
  Number.isInteger(value) &&
  value <= 90

function labelRetirement(turns: Turn[], { expect, optional }: Conversation): void {
  const age = expect['retirementAge']
  const isLast = (turn: Turn) => turn === turns.at(-1)
  const numbers = turns.flatMap((turn) =>
    turn.reading.amounts.filter(mayBeAge).map((amount) => ({ turn, amount })),
  )
  const wanted = typeof age === 'number' ? age : null
  const now = turns.map(({ reading }) => readPresentAge(reading)).find((one) => one !== null) ?? null
  const isThatAge = ({ amount }: (typeof numbers)[number]) => amount.value === wanted
  const isYears = ({ amount }: (typeof numbers)[number]) =>
    wanted !== null && now !== null && amount.kind === 'duration' && now + amount.value === wanted
  const found = wanted === null ? null : (numbers.findLast(isThatAge) ?? numbers.findLast(isYears) ?? null)
  if (optional?.['retirementAge'] !== undefined || (wanted !== null && !found)) return
  for (const one of numbers) {
    if (one === found) set(one.turn, one.amount, { retires: isThatAge(one) ? 1 : 2 })
    else if (wanted === null || isLast(one.turn)) set(one.turn, one.amount, { retires: 0 })
  }
}

const levels = ['low', 'medium', 'high']

/** Words of which one stands in nearly every message about risk: which of several messages told it. */
const OF_RISK =
  /risk|market|invest|stock|aggress|conserv|moderat|middle|safe|drop|crash|panic|balanc|gambl|volatil|sleep|sold|nerv/i
const OF_ALL = /\b(?:all|only|else|that'?s it|nothing|no other|none|otherwise|every)\b/i

/** One of several messages told it: the last that has a word for it; of the others nothing is known. */
function tellOne(turns: Turn[], hint: RegExp, label: (turn: Turn, isTold: boolean) => void): void {
  const teller = turns.findLast(({ reading }) => hint.test(reading.text))
  if (turns.length === 1 && turns[0]) label(turns[0], true)
  else if (teller) label(teller, true)
}

function labelWhole(turns: Turn[], { expect, optional }: Conversation): void {
  const isOpen = (field: string) => expect[field] === undefined && optional?.[field] === undefined
  const all = (label: MessageLabel) => {
    for (const turn of turns) Object.assign(turn.whole, label)
  }
  const risk = levels.indexOf(String(expect['investmentRiskTolerance'])) + 1
  if (isOpen('investmentRiskTolerance')) all({ risk: 0 })
  else if (risk > 0) tellOne(turns, OF_RISK, ({ whole }) => Object.assign(whole, { risk }))
  if (isOpen('debt')) all({ debts: 0 })
  else if (expect['debt'] === 0) tellOne(turns, OF_ALL, ({ whole }) => Object.assign(whole, { debts: 2 }))
  else if (typeof expect['debt'] === 'number') {
    const isSaid = turns.some(({ known }) => [...known.values()].some(({ role }) => role === 'debtTotal'))
    if (isSaid) all({ debts: 0 })
    else tellOne(turns, OF_ALL, ({ whole }) => Object.assign(whole, { debts: 1 }))
  }
  const { savings } = expect as { savings?: number }
  if (savings === 0) tellOne(turns, OF_ALL, ({ whole }) => Object.assign(whole, { unsaved: 1 }))
  else if (savings !== undefined || isOpen('savings')) all({ unsaved: 0 })
}
