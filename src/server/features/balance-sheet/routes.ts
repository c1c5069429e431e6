import type { FastifyInstance } from 'fastify'
import { balanceSheet } from '#contract/balance-sheet.ts'
import type { Trx } from '#server/db/database.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { addAsset, listAssets, removeAsset, updateAsset } from './assets-store.ts'
import { changeBalanceSheet } from './change-balance-sheet.ts'
import { addLiability, listLiabilities, removeLiability, updateLiability } from './liabilities-store.ts'
import { listNetWorth } from './net-worth-store.ts'

export function balanceSheetRoutes(app: FastifyInstance, { db, engine, clock }: Services) {
  function change<Result>(userId: number, make: (trx: Trx, now: Date) => Promise<Result>): Promise<Result> {
    const now = clock()
    return db
      .transaction()
      .execute((trx) => changeBalanceSheet(trx, engine, { userId, now, make: () => make(trx, now) }))
  }

  route(app, balanceSheet.listAssets, ({ user }) => listAssets(db, user.id))

  route(app, balanceSheet.addAsset, ({ user, body }) =>
    change(user.id, (trx, now) => addAsset(trx, user.id, body, now)),
  )

  route(app, balanceSheet.updateAsset, ({ user, id, body }) =>
    change(user.id, async (trx, now) => {
      const asset = await updateAsset(trx, user.id, id, body, now)
      if (!asset) throw notFound('Asset')
      return asset
    }),
  )

  route(app, balanceSheet.removeAsset, ({ user, id }) =>
    change(user.id, async (trx) => {
      if (!(await removeAsset(trx, user.id, id))) throw notFound('Asset')
      return {}
    }),
  )

  route(app, balanceSheet.listLiabilities, ({ user }) => listLiabilities(db, user.id))

  route(app, balanceSheet.addLiability, ({ user, body }) =>
    change(user.id, (trx, now) => addLiability(trx, user.id, body, now)),
  )

  route(app, balanceSheet.updateLiability, ({ user, id, body }) =>
    change(user.id, async (trx, now) => {
      const liability = await updateLiability(trx, user.id, id, body, now)
      if (!liability) throw notFound('Liability')
      return liability
    }),
  )

  route(app, balanceSheet.removeLiability, ({ user, id }) =>
    change(user.id, async (trx) => {
      if (!(await removeLiability(trx, user.id, id))) throw notFound('Liability')
      return {}
    }),
  )

  route(app, balanceSheet.netWorthHistory, ({ user, query }) => listNetWorth(db, user.id, query))
}
