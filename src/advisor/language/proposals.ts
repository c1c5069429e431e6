import type { Turn } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { changesFrom, toFact } from '#advisor/understanding/amount-facts.ts'
import { hideForeign } from '#advisor/understanding/foreign.ts'
import {
  type Amount,
  isMoneyLike,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import { isSensible } from '#advisor/understanding/understand.ts'
import { amountOf } from '#advisor/understanding/later/said-before.ts'
import { isVetoed } from '#advisor/understanding/vetoes.ts'
import { z } from '#contract/zod.ts'
import type { ModelTool } from './model.ts'

/** A message seldom says more about one's money. */
const MOST_PROPOSALS = 5

const proposal = z.object({
  what: z.enum(roles.filter((role) => role !== 'none')),
  value: z.number(),
  quote: z.string().check(z.minLength(1), z.maxLength(500)),
})

export interface Proposals {
  tool: ModelTool
  /** To be asked about; never saved without the user's yes. */
  facts: Fact[]
}

/**
 * Lets the model point at something that the message says and the built-in reading missed. The quote must stand in
 * the message, the value in the quote, as our own reader of numbers reads it; period, name and category are read
 * from the message, not taken from the model. What passes is asked, not stored.
 */
export function createProposals(turn: Turn): Proposals {
  const facts: Fact[] = []
  const run = (input: unknown) => {
    const read = z.safeParse(proposal, input)
    if (!read.success) return { refused: 'The input does not fit the schema.' }
    if (facts.length >= MOST_PROPOSALS) return { refused: 'No more proposals.' }
    const found = checkProposal(turn, read.data)
    if (typeof found === 'string') return { refused: found }
    const isKnown = [...turn.understood.facts, ...facts].some(
      (fact) => isSame(fact, found) || isAskedAbout(fact, found),
    )
    if (isKnown) return { refused: 'This is known already.' }
    facts.push(found)
    return { proposed: true, note: 'The user will be asked. It is not saved.' }
  }
  const tool: ModelTool = {
    name: 'propose_fact',
    description:
      'Points at an amount in the last message that says something about the money of the user and is not among the saved facts. The user is asked before it is stored. Give the words as they stand in the message and the amount as it stands in them.',
    schema: (schema ??= describeProposal()),
    run,
  }
  return { tool, facts }
}

/** Made once, with the first turn. */
let schema: object | undefined

function describeProposal(): object {
  const { $schema: _, ...described } = z.toJSONSchema(proposal)
  return described
}

const isSame = (fact: Fact, other: Fact) =>
  JSON.stringify({ ...fact.change, id: 0 }) === JSON.stringify({ ...other.change, id: 0 })

/** One sentence and one amount are enough for one question, whatever each reader takes it for. */
const isAskedAbout = (fact: Fact, other: Fact) =>
  fact.decision === 'ask' && fact.quote === other.quote && amountOf(fact.change) === amountOf(other.change)

interface Proposal {
  what: Exclude<Role, 'none'>
  value: number
  quote: string
}

/** The fact, or why it is none. */
function checkProposal(turn: Turn, { what, value, quote }: Proposal): Fact | string {
  // Blanked text keeps its length, so that places in it are places in the message.
  const start = turn.text.indexOf(quote)
  if (start < 0) return 'The quote does not stand in the message.'
  const reading = readMessage(hideForeign(turn.text))
  const amount = findAmount(reading, { start, end: start + quote.length }, value)
  if (!amount) return 'The value does not stand in the quote.'
  if (isVetoed(reading, { amount, certainty: 0 }) || reading.sentences[amount.sentence]?.isQuestion)
    return 'The message does not say this of the user.'
  const [found] = changesFrom(reading, [{ amount, role: what, certainty: 0, clarity: 1 }], turn.snapshot)
  if (!found || !isSensible(found.change)) return 'The message does not say this of the user.'
  return toFact(reading, found, 1)
}

const findAmount = ({ amounts }: Reading, { start, end }: { start: number; end: number }, value: number) =>
  amounts.find(
    (amount: Amount) =>
      isMoneyLike(amount) && amount.start >= start && amount.end <= end && amount.value === value,
  )
