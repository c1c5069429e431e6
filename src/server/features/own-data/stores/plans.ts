import { plainDate } from '#contract/fields.ts'
import { money, moneyTotal } from '#contract/money.ts'
import { MOST_INPUTS, readInputs, writeInputs } from '#contract/plan-fields.ts'
import { MOST_PLANS, planChange, planKind, sentInputs } from '#contract/plans.ts'
import { z } from '#contract/zod.ts'
import { HORIZON_MONTHS } from '#finance/interest.ts'
import type { PlanChange } from '#finance/plan-changes.ts'
import { definePart, PAGE, pagesById } from '#server/features/own-data/part.ts'
import { type Name, renameAll } from '#server/features/own-data/rename.ts'
import { renameInputs } from '#server/features/own-data/rename-plan.ts'
import { fileId, kept, moment } from '#server/features/own-data/shapes.ts'
import { columns, type StoredPlan, toPlan } from '#server/features/plans/store.ts'

/** Amounts are dollars in the file and cents here. */
const planAs = <Amount extends z.ZodMiniType<number>, Total extends z.ZodMiniType<number>>(
  amount: Amount,
  total: Total,
) =>
  z.object({
    kind: planKind,
    name: kept(80),
    inputs: sentInputs,
    updatedAt: moment,
    applied: z.nullable(
      z.object({ at: moment, changes: z.array(planChange(amount)).check(z.maxLength(3 * MOST_INPUTS)) }),
    ),
    followed: z.nullable(
      z.object({
        since: plainDate,
        track: z.object({
          ids: z.array(fileId).check(z.maxLength(2000)),
          points: z.array(total).check(z.maxLength(HORIZON_MONTHS + 2)),
        }),
      }),
    ),
  })

// Only one side of the codec turns dollars into cents: both are run, and amounts must not be turned twice.
const row = z.codec(
  planAs(z.number(), z.number()).check(
    z.refine(
      ({ kind, inputs }) => readInputs(kind, Object.entries(inputs)).refused.length === 0,
      'A plan has inputs that it cannot use',
    ),
  ),
  planAs(money(), moneyTotal),
  {
    decode: (plan) => ({ ...plan, inputs: readInputs(plan.kind, Object.entries(plan.inputs)).inputs }),
    encode: (plan) => ({ ...plan, inputs: writeInputs(plan.kind, plan.inputs) }),
  },
)
type Row = z.output<typeof row>

/** Plans saved by name, what each has changed, and the way of those that are followed. */
export const plansPart = definePart<Row>(['kind', 'name', 'inputs', 'updatedAt', 'applied', 'followed'], {
  name: 'plans',
  most: MOST_PLANS,
  schema: row,
  async *read(db, userId) {
    const pages = pagesById((after) =>
      db
        .selectFrom('plans')
        .select(columns)
        .where('userId', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute(),
    )
    for await (const rows of pages) yield rows.map(toPlan)
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const renamed = await renameAll(ids, rows, renamePlan)
    const stored = renamed.map(({ inputs, applied, followed, ...plan }) => ({
      ...plan,
      userId,
      inputs: JSON.stringify(inputs),
      appliedAt: applied?.at ?? null,
      changes: applied && JSON.stringify(applied.changes),
      followedSince: followed?.since ?? null,
      track: followed && JSON.stringify(followed.track),
    }))
    await trx.insertInto('plans').values(stored).execute()
  },
  isUse: () => true,
})

const ofDebts = new Set<PlanChange['field']>(['amount', 'interestRate', 'minimumPayment'])

/** Debts have new numbers; goals are rows of the budget, which keep theirs. */
function renamePlan(plan: Row, name: Name): Row {
  const { applied, followed } = plan
  const renameChange = (change: PlanChange): PlanChange =>
    change.id !== null && ofDebts.has(change.field)
      ? { ...change, id: name.row('liability', change.id) }
      : change
  const renameTrack = ({ ids, points }: NonNullable<StoredPlan['followed']>['track']) => ({
    ids: plan.kind === 'debts' ? ids.map((id) => name.row('liability', id)) : ids,
    points,
  })
  return {
    ...plan,
    inputs: renameInputs(plan.kind, plan.inputs, name),
    applied: applied && { ...applied, changes: applied.changes.map(renameChange) },
    followed: followed && { ...followed, track: renameTrack(followed.track) },
  }
}
