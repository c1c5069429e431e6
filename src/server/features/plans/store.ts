import type { Selectable } from 'kysely'
import type { PlanInput } from '#contract/plans.ts'
import type { PlanChange } from '#finance/plan-changes.ts'
import type { PlanTrack } from '#finance/plan-followed.ts'
import type { PlanInputs } from '#finance/plan-facts.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareChange, prepareFirst, prepareList, prepareOne } from '#server/db/prepared.ts'
import type { PlansTable } from '#server/db/tables/plans.ts'

export const columns = [
  'id',
  'kind',
  'name',
  'inputs',
  'updatedAt',
  'appliedAt',
  'changes',
  'followedSince',
  'track',
] as const

type Row = Pick<Selectable<PlansTable>, (typeof columns)[number]>

export interface StoredPlan {
  id: number
  kind: Row['kind']
  name: string
  inputs: PlanInputs
  updatedAt: string
  applied: { at: string; changes: PlanChange[] } | null
  followed: { since: string; track: PlanTrack } | null
}

export function toPlan({ inputs, appliedAt, changes, followedSince, track, ...row }: Row): StoredPlan {
  return {
    ...row,
    inputs: JSON.parse(inputs) as PlanInputs,
    applied:
      appliedAt === null || changes === null
        ? null
        : { at: appliedAt, changes: JSON.parse(changes) as PlanChange[] },
    followed:
      followedSince === null || track === null
        ? null
        : { since: followedSince, track: JSON.parse(track) as PlanTrack },
  }
}

const list = prepareList((db, userId: number) =>
  db.selectFrom('plans').select(columns).where('userId', '=', userId).orderBy('id', 'desc'),
)

export const listPlans = async (db: Db, userId: number): Promise<StoredPlan[]> =>
  (await list(db, userId)).map(toPlan)

const find = prepareFirst((db, userId: number, id: number) =>
  db.selectFrom('plans').select(columns).where('userId', '=', userId).where('id', '=', id),
)

export async function findPlan(db: Db, userId: number, id: number): Promise<StoredPlan | null> {
  const row = await find(db, userId, id)
  return row ? toPlan(row) : null
}

type NewRow = Pick<Row, 'kind' | 'name' | 'inputs' | 'updatedAt'>

const toRow = ({ kind, name, inputs }: PlanInput, now: Date): NewRow => ({
  kind,
  name,
  inputs: JSON.stringify(inputs),
  updatedAt: now.toISOString(),
})

const insert = prepareOne((trx, userId: number, row: NewRow) =>
  trx
    .insertInto('plans')
    .values({ userId, ...row })
    .returning(columns),
)

export const addPlan = async (trx: Trx, userId: number, input: PlanInput, now: Date): Promise<StoredPlan> =>
  toPlan(await insert(trx, userId, toRow(input, now)))

const update = prepareFirst((trx, userId: number, id: number, row: Partial<Row>) =>
  trx.updateTable('plans').set(row).where('userId', '=', userId).where('id', '=', id).returning(columns),
)

async function change(trx: Trx, userId: number, id: number, row: Partial<Row>): Promise<StoredPlan | null> {
  const changed = await update(trx, userId, id, row)
  return changed ? toPlan(changed) : null
}

export const updatePlan = (trx: Trx, userId: number, id: number, input: PlanInput, now: Date) =>
  change(trx, userId, id, toRow(input, now))

/** Null takes it back. */
export const setApplied = (trx: Trx, userId: number, id: number, applied: StoredPlan['applied']) =>
  change(trx, userId, id, {
    appliedAt: applied?.at ?? null,
    changes: applied ? JSON.stringify(applied.changes) : null,
  })

export const setFollowed = (trx: Trx, userId: number, id: number, followed: StoredPlan['followed']) =>
  change(trx, userId, id, {
    followedSince: followed?.since ?? null,
    track: followed ? JSON.stringify(followed.track) : null,
  })

/** 0 when this user has no such plan. */
export const removePlan = prepareChange((trx, userId: number, id: number) =>
  trx.deleteFrom('plans').where('userId', '=', userId).where('id', '=', id),
)
