import { liabilityCategories } from '#finance/balance-sheet.ts'
import { type PlanFacts, planKinds } from '#finance/plan-facts.ts'
import { endpoints } from './endpoint.ts'
import { instant, nothing, plainDate, requiredLine } from './fields.ts'
import { figureSource } from './figures.ts'
import { money, moneyTotal } from './money.ts'
import { pastQuery, planPast } from './plan-past.ts'
import { MOST_INPUTS, readInputs, writeInputs } from './plan-fields.ts'
import { riskTolerances } from './profile.ts'
import { z } from './zod.ts'

export const MOST_PLANS = 100

export const planKind = z.enum(planKinds, 'A plan is about debts, house, goals, retirement or safety')
export const sentInputs = z
  .record(z.string(), z.union([z.number(), z.string()]), 'inputs must be an object of numbers and words')
  .check(z.refine((inputs) => Object.keys(inputs).length <= MOST_INPUTS, `At most ${MOST_INPUTS} inputs`))

const NAME_MESSAGE = 'Please give the plan a name'
const sentPlan = z
  .object({ name: requiredLine(80, NAME_MESSAGE), kind: planKind, inputs: sentInputs })
  .check(
    z.refine(
      (plan) => readInputs(plan.kind, Object.entries(plan.inputs)).refused.length === 0,
      'One of the inputs is not what the plan can use. Please check the amounts.',
    ),
  )
const namedPlan = z.object({ name: z.string(), kind: planKind, inputs: sentInputs })

/** Dollars on the wire and cents inside, by what each input counts. */
const planInput = z.codec(sentPlan, namedPlan, {
  decode: (plan) => ({ ...plan, inputs: readInputs(plan.kind, Object.entries(plan.inputs)).inputs }),
  encode: (plan) => ({ ...plan, inputs: writeInputs(plan.kind, plan.inputs) }),
})
export type PlanInput = z.output<typeof planInput>

const changed = { id: z.nullable(z.int()), name: z.string() }
export const planChange = <Amount extends z.ZodMiniType<number>>(amount: Amount) =>
  z.discriminatedUnion('field', [
    z.object({
      ...changed,
      field: z.enum(['amount', 'minimumPayment', 'targetAmount', 'retirementGoal', 'newGoal']),
      from: z.nullable(amount),
      to: amount,
    }),
    z.object({
      ...changed,
      field: z.enum(['interestRate', 'retirementAge']),
      from: z.nullable(z.number()),
      to: z.number(),
    }),
    z.object({
      ...changed,
      id: z.null(),
      field: z.literal('investmentRiskTolerance'),
      from: z.nullable(z.enum(riskTolerances)),
      to: z.enum(riskTolerances),
    }),
  ])
const changeList = z.array(planChange(money()), 'changes must be a list').check(z.maxLength(3 * MOST_INPUTS))

const savedAs = <Changes extends z.ZodMiniType>(changes: Changes) =>
  z.extend(namedPlan, {
    id: z.int(),
    updatedAt: instant,
    /** What it changed of what is stored, as long as that was not taken back. */
    applied: z.nullable(z.object({ at: instant, changes })),
    /** Followed since a day; how many months ahead of it, negative for behind. */
    followed: z.nullable(z.object({ since: plainDate, ahead: z.int() })),
  })
// Both sides of a codec run, so only one of them may convert amounts.
const savedPlan = z.codec(savedAs(z.array(planChange(z.number()))), savedAs(changeList), {
  decode: (plan) => ({ ...plan, inputs: readInputs(plan.kind, Object.entries(plan.inputs)).inputs }),
  encode: (plan) => ({ ...plan, inputs: writeInputs(plan.kind, plan.inputs) }),
})
export type SavedPlan = z.output<typeof savedPlan>

/** The value that the advisor assumes for an input that nobody gave, and why. */
const known = z.discriminatedUnion('unit', [
  z.object({ name: z.string(), unit: z.literal('money'), value: moneyTotal, source: figureSource }),
  z.object({ name: z.string(), unit: z.literal('number'), value: z.number(), source: figureSource }),
])
export type KnownInput = z.output<typeof known>

const basis = z.object({
  today: plainDate,
  debts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      amount: money(),
      interestRate: z.number(),
      minimumPayment: z.nullable(money()),
      category: z.enum(liabilityCategories),
    }),
  ),
  goals: z.array(z.object({ id: z.int(), name: z.string(), currentAmount: money(), targetAmount: money() })),
  /** A month. */
  incomes: z.array(z.object({ name: z.string(), amount: money() })),
  profile: z.object({
    retirementAge: z.nullable(z.int()),
    retirementGoal: z.nullable(money()),
    investmentRiskTolerance: z.nullable(z.enum(riskTolerances)),
  }),
  known: z.array(known),
  /** What to do next, in order, each with its figures. */
  steps: z.array(z.object({ code: z.string(), text: z.string() })),
})
export type PlanBasis = z.output<typeof basis>

/** The same as the maths takes it. */
export function toFacts(found: PlanBasis): PlanFacts {
  return { ...found, known: Object.fromEntries(found.known.map(({ name, value }) => [name, value])) }
}

export const plans = endpoints({
  basis: {
    method: 'GET',
    path: '/api/plans/basis',
    access: 'user',
    summary: 'What plans start from: debts, goals, incomes, and what the advisor would assume, with sources',
    response: basis,
  },
  past: {
    method: 'GET',
    path: '/api/plans/past',
    access: 'user',
    summary: 'What debts or goals stood at by the end of each month, and the ways of plans that are followed',
    query: pastQuery,
    response: planPast,
  },
  list: {
    method: 'GET',
    path: '/api/plans',
    access: 'user',
    summary: 'Saved plans, the newest first',
    response: z.array(savedPlan),
  },
  save: {
    method: 'POST',
    path: '/api/plans',
    access: 'user',
    summary: 'Save a plan by name; nothing else that is stored changes',
    body: planInput,
    response: savedPlan,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/api/plans/:id',
    access: 'user',
    summary: 'Change the name or the inputs of a saved plan',
    body: planInput,
    response: savedPlan,
  },
  remove: {
    method: 'DELETE',
    path: '/api/plans/:id',
    access: 'user',
    summary: 'Delete a saved plan; what it has changed stays',
    response: nothing,
  },
  apply: {
    method: 'POST',
    path: '/api/plans/:id/apply',
    access: 'user',
    summary: 'Change what is stored to what the plan says: exactly the changes that are named, or nothing',
    body: z.object({ changes: changeList }),
    response: savedPlan,
  },
  undo: {
    method: 'POST',
    path: '/api/plans/:id/undo',
    access: 'user',
    summary: 'Give back what was there before a plan was applied; what was changed since stays and is named',
    response: z.object({ plan: savedPlan, kept: changeList }),
  },
  follow: {
    method: 'POST',
    path: '/api/plans/:id/follow',
    access: 'user',
    summary: 'Follow a plan from today on, or no longer',
    body: z.object({ isFollowed: z.boolean('isFollowed must be true or false') }),
    response: savedPlan,
  },
})
