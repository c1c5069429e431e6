import type { FastifyInstance } from 'fastify'
import { type Asset, balanceSheet, type Liability } from '#contract/balance-sheet.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Trx } from '#server/db/database.ts'
import { answerOnce } from '#server/features/repeats/store.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { addAsset, listAssets, removeAsset, updateAsset } from './assets-store.ts'
import { changeRow } from './worth-store.ts'
import { addLiability, listLiabilities, removeLiability, updateLiability } from './liabilities-store.ts'
import { listNetWorth } from './net-worth-store.ts'
import type { WorthFacts } from './worth-facts-store.ts'

const without = <Row extends { id: number }>(rows: readonly Row[], id: number) =>
  rows.filter((row) => row.id !== id)

/** New, or in the place of the one with its id. */
const putAsset = (before: WorthFacts, asset: Asset): WorthFacts => ({
  ...before,
  assets: [...without(before.assets, asset.id), asset],
})

const putLiability = (before: WorthFacts, liability: Liability): WorthFacts => ({
  ...before,
  liabilities: [...without(before.liabilities, liability.id), liability],
})

export function balanceSheetRoutes(
  app: FastifyInstance,
  { db, engine, clock }: Pick<Services, 'db' | 'engine' | 'clock'>,
) {
  interface Writing<Result> {
    userId: number
    endpoint: Endpoint
    clientId?: string | undefined
    make: (trx: Trx, now: Date) => Promise<Result>
    apply: (before: WorthFacts, result: Result) => WorthFacts
  }

  /** One transaction; what a client sends again because it has not heard the answer changes nothing more. */
  function change<Result extends object>({
    userId,
    endpoint,
    clientId,
    make,
    apply,
  }: Writing<Result>): Promise<Result> {
    const now = clock()
    const call = `${endpoint.method} ${endpoint.path}`
    return db.transaction().execute((trx) => {
      const first = () => changeRow(trx, engine, { userId, now, make: () => make(trx, now), apply })
      return answerOnce(trx, { userId, clientId, call, now }, { first })
    })
  }

  route(app, balanceSheet.listAssets, ({ user }) => listAssets(db, user.id))

  route(app, balanceSheet.addAsset, ({ user, body: { clientId, ...body } }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.addAsset,
      clientId,
      make: (trx, now) => addAsset(trx, user.id, body, now),
      apply: putAsset,
    }),
  )

  route(app, balanceSheet.updateAsset, ({ user, id, body: { clientId, ...body } }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.updateAsset,
      clientId,
      make: async (trx, now) => {
        const asset = await updateAsset(trx, user.id, id, body, now)
        if (!asset) throw notFound('Asset')
        return asset
      },
      apply: putAsset,
    }),
  )

  route(app, balanceSheet.removeAsset, ({ user, id }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.removeAsset,
      make: async (trx) => {
        if (!(await removeAsset(trx, user.id, id))) throw notFound('Asset')
        return {}
      },
      apply: (before) => ({ ...before, assets: without(before.assets, id) }),
    }),
  )

  route(app, balanceSheet.listLiabilities, ({ user }) => listLiabilities(db, user.id))

  route(app, balanceSheet.addLiability, ({ user, body: { clientId, ...body } }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.addLiability,
      clientId,
      make: (trx, now) => addLiability(trx, user.id, body, now),
      apply: putLiability,
    }),
  )

  route(app, balanceSheet.updateLiability, ({ user, id, body: { clientId, ...body } }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.updateLiability,
      clientId,
      make: async (trx, now) => {
        const liability = await updateLiability(trx, user.id, id, body, now)
        if (!liability) throw notFound('Liability')
        return liability
      },
      apply: putLiability,
    }),
  )

  route(app, balanceSheet.removeLiability, ({ user, id }) =>
    change({
      userId: user.id,
      endpoint: balanceSheet.removeLiability,
      make: async (trx) => {
        if (!(await removeLiability(trx, user.id, id))) throw notFound('Liability')
        return {}
      },
      apply: (before) => ({ ...before, liabilities: without(before.liabilities, id) }),
    }),
  )

  route(app, balanceSheet.netWorthHistory, ({ user, query }) => listNetWorth(db, user.id, query))
}
