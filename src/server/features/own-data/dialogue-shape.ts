import { operators } from '#advisor/actions/program.ts'
import { type Dialogue, interviewTopics, needKinds } from '#advisor/dialogue.ts'
import { MOST_WORDS } from '#advisor/executing/find-household.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { numberKinds } from '#advisor/reading/said-number.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'
import { figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { filingStatuses } from '#finance/us-taxes.ts'
import { factShape } from './fact-shape.ts'
import { fileId, kept, keptOrNull } from './shapes.ts'

/** A linter takes `z.catch(…)` for the one of a promise. */
const { catch: orElse } = z

const LONG = 10_000
const short = kept(200)

const MOST_DOLLARS = Number.MAX_SAFE_INTEGER / 100
const DIGITS = 15

/** What a mile or a plant costs keeps its parts of a cent: the next sum goes on with them. */
const cents = z.codec(z.number().check(z.minimum(-MOST_DOLLARS), z.maximum(MOST_DOLLARS)), z.number(), {
  decode: (dollars) => Number((dollars * 100).toPrecision(DIGITS)),
  encode: (value) => value / 100,
})

/** A figure of a sum is one of a reply without its name and print. */
const [moneyFigure, plainFigure] = figure.def.options
const recorded = z.union([
  z.extend(z.omit(moneyFigure, { id: true, text: true }), { value: cents }),
  z.omit(plainFigure, { id: true, text: true }),
])
const figures = z.record(short, recorded)

const heardNumber = z.object({
  kind: z.enum(numberKinds),
  value: z.number(),
  period: z.nullable(z.enum(periods)),
  quote: kept(200),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(0)),
  words: kept(200),
})

/** As deep as an input is ever said. */
const MOST_OPERATIONS = 8
const end = z.union([
  z.object({ kind: z.literal('number'), number: heardNumber }),
  z.object({ kind: z.literal('constant'), value: z.number() }),
])
/** How an input was said: numbers, and the signs between them. */
const said: z.ZodMiniType = Array.from({ length: MOST_OPERATIONS }).reduce<z.ZodMiniType>(
  (part) =>
    z.union([
      end,
      z.object({ kind: z.literal('operation'), operator: z.enum(operators), left: part, right: part }),
    ]),
  end,
)

const sum = z.object({
  id: z.string().check(z.regex(/^[sk]\d{1,9}$/)),
  kind: short,
  inputs: figures,
  results: figures,
  missing: z.optional(short),
  rows: z.optional(
    z.object({
      debt: z.optional(fileId),
      debts: z.optional(z.array(fileId).check(z.maxLength(2000))),
      goal: z.optional(fileId),
      asset: z.optional(fileId),
      row: z.optional(fileId),
    }),
  ),
  words: z.optional(kept(MOST_WORDS)),
  per: z.optional(z.enum(periods)),
  from: z.optional(kept(20)),
  said: z.optional(z.record(short, said)),
} satisfies Record<keyof SumRecord, z.ZodMiniType>)

const asked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('topic'), topic: z.enum(interviewTopics) }),
  z.object({ kind: z.literal('confirm'), fact: factShape }),
])

const facts = z.array(factShape).check(z.maxLength(1000))

/** Where a conversation stands. A key that the advisor has and this has not would be lost: the types tell. */
export const dialogueShape = z.object({
  /** A question that this version does not ask any more is left open. */
  asked: orElse(z.nullable(asked), null),
  focus: facts,
  waiting: z.optional(facts),
  lastIntent: z.nullable(z.object({ intent: short, text: kept(LONG) })),
  skipped: z.array(z.enum(interviewTopics)).check(z.maxLength(100)),
  interviewing: z.boolean(),
  sums: z.array(sum as unknown as z.ZodMiniType<SumRecord>).check(z.maxLength(100)),
  topic: keptOrNull(LONG),
  feeling: keptOrNull(LONG),
  family: z.optional(
    z.object({
      status: z.nullable(z.enum(filingStatuses)),
      children: z.nullable(z.object({ count: z.int().check(z.minimum(0)), quote: kept(200) })),
      hasPartner: z.optional(z.boolean()),
    }),
  ),
  need: z.optional(
    z.nullable(
      z.object({
        kind: z.enum(needKinds),
        thing: kept(200),
        cost: z.optional(heardNumber),
        isCostAsked: z.optional(z.boolean()),
      }),
    ),
  ),
  theirPay: z.optional(kept(LONG)),
  lastContent: kept(100_000),
  earlier: z.optional(z.array(kept(100_000)).check(z.maxLength(100))),
  heard: kept(LONG),
  numbers: z.array(heardNumber).check(z.maxLength(100)),
} satisfies Record<keyof Dialogue, z.ZodMiniType>)
