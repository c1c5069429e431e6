import type { FastifyInstance } from 'fastify'
import { MOST_PLANS, type PlanBasis, plans, type SavedPlan, toFacts } from '#contract/plans.ts'
import { listChanges, type PlanChange } from '#finance/plan-changes.ts'
import { trackOf } from '#finance/plan-followed.ts'
import type { Trx } from '#server/db/database.ts'
import { readTogether } from '#server/db/read-together.ts'
import { badRequest, conflict, notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { makeChanges, takeBack } from './make-changes.ts'
import { readPast } from './read-past.ts'
import {
  addPlan,
  findPlan,
  listPlans,
  removePlan,
  setApplied,
  setFollowed,
  type StoredPlan,
  updatePlan,
} from './store.ts'
import { viewPlan } from './view-plan.ts'

const CHANGED_MEANWHILE = 'What is stored has changed meanwhile. Please look at the list of changes again.'
const NO_TRACK = 'This plan has no end that could be followed. Raise what goes in each month first.'

export function planRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine' | 'clock'>) {
  const { db, engine, clock } = services

  /** The advisor's sums are much code: loaded with the first plan, and before a transaction, not inside. */
  async function prepare() {
    const { readBasis } = await import('./read-basis.ts')
    const basisOf = (trx: Trx, userId: number) => readBasis(trx, userId, clock())
    const view = async (trx: Trx, userId: number, plan: StoredPlan | null): Promise<SavedPlan> => {
      if (!plan) throw notFound('Plan')
      return viewPlan(plan, toFacts(await basisOf(trx, userId)))
    }
    return { basisOf, view }
  }
  type Prepared = Awaited<ReturnType<typeof prepare>>

  async function change<Result>(make: (trx: Trx, prepared: Prepared) => Promise<Result>): Promise<Result> {
    const prepared = await prepare()
    return db.transaction().execute((trx) => make(trx, prepared))
  }

  async function needPlan(trx: Trx, userId: number, id: number): Promise<StoredPlan> {
    const plan = await findPlan(trx, userId, id)
    if (!plan) throw notFound('Plan')
    return plan
  }

  route(app, plans.basis, async ({ user }) => {
    const { basisOf } = await prepare()
    return readTogether(services, (trx) => basisOf(trx, user.id))
  })

  route(app, plans.past, ({ user, query }) =>
    readTogether(services, (trx) => readPast(trx, user.id, query.kind)),
  )

  route(app, plans.list, async ({ user }) => {
    const { basisOf } = await prepare()
    return readTogether(services, async (trx) => {
      const saved = await listPlans(trx, user.id)
      if (saved.length === 0) return []
      const facts = toFacts(await basisOf(trx, user.id))
      return saved.map((plan) => viewPlan(plan, facts))
    })
  })

  route(app, plans.save, ({ user, body }) =>
    change(async (trx, { view }) => {
      if ((await listPlans(trx, user.id)).length >= MOST_PLANS)
        throw conflict(`You can keep at most ${MOST_PLANS} plans. Please delete one first.`)
      return view(trx, user.id, await addPlan(trx, user.id, body, clock()))
    }),
  )

  route(app, plans.update, ({ user, id, body }) =>
    change(async (trx, { view }) => {
      const { kind } = await needPlan(trx, user.id, id)
      if (kind !== body.kind) throw badRequest('A plan stays what it is about. Save this one by a new name.')
      return view(trx, user.id, await updatePlan(trx, user.id, id, body, clock()))
    }),
  )

  route(app, plans.remove, async ({ user, id }) => {
    if (!(await db.transaction().execute((trx) => removePlan(trx, user.id, id)))) throw notFound('Plan')
    return {}
  })

  route(app, plans.apply, ({ user, id, body }) =>
    change(async (trx, { basisOf, view }) => {
      const plan = await needPlan(trx, user.id, id)
      if (plan.applied) throw conflict('This plan is applied already. Undo it first.')
      const changes = listChanges(plan.kind, plan.inputs, toFacts(await basisOf(trx, user.id)))
      if (!isSame(changes, body.changes)) throw conflict(CHANGED_MEANWHILE)
      if (changes.length === 0) throw badRequest('This plan changes nothing that is stored.')
      const now = clock()
      const made = await makeChanges(trx, engine, changes, { userId: user.id, now })
      const applied = { at: now.toISOString(), changes: made }
      return view(trx, user.id, await setApplied(trx, user.id, id, applied))
    }),
  )

  route(app, plans.undo, ({ user, id }) =>
    change(async (trx, { view }) => {
      const { applied } = await needPlan(trx, user.id, id)
      if (!applied) throw conflict('There is nothing to undo here any more.')
      const kept = await takeBack(trx, engine, applied.changes, { userId: user.id, now: clock() })
      return { plan: await view(trx, user.id, await setApplied(trx, user.id, id, null)), kept }
    }),
  )

  route(app, plans.follow, ({ user, id, body }) =>
    change(async (trx, { basisOf, view }) => {
      const plan = await needPlan(trx, user.id, id)
      const followed = body.isFollowed ? startToFollow(plan, await basisOf(trx, user.id)) : null
      return view(trx, user.id, await setFollowed(trx, user.id, id, followed))
    }),
  )
}

function startToFollow({ kind, inputs }: StoredPlan, basis: PlanBasis) {
  const track = trackOf(kind, inputs, toFacts(basis))
  if (!track) throw badRequest(NO_TRACK)
  return { since: basis.today, track }
}

const keyOf = ({ field, id, from, to }: PlanChange) => JSON.stringify([field, id, from, to])

const isSame = (changes: readonly PlanChange[], named: readonly PlanChange[]) =>
  changes.length === named.length &&
  changes.every((change) => named.some((one) => keyOf(one) === keyOf(change)))
