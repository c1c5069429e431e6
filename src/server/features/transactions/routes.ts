import type { FastifyInstance } from 'fastify'
import { transactions } from '#contract/transactions.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { listAccounts } from './accounts-store.ts'
import { applyRule, categorise } from './categorise.ts'
import { listMarks, listTransactions, summarizeTransactions } from './list-store.ts'
import { readMonths } from './months-store.ts'
import { listRecurring } from './recurring-store.ts'
import { listRules, removeRule } from './rules-store.ts'
import { splitTransaction } from './split.ts'

export function transactionRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine' | 'clock'>) {
  const { db, clock } = services

  route(app, transactions.list, ({ user, query }) => listTransactions(db, user.id, query))
  route(app, transactions.marks, ({ user, query }) => listMarks(db, user.id, query))
  route(app, transactions.summary, ({ user, query }) => summarizeTransactions(db, user.id, query))
  route(app, transactions.months, ({ user }) => readMonths(services, user.id))
  route(app, transactions.accounts, ({ user }) => listAccounts(db, user.id))
  route(app, transactions.recurring, async ({ user }) =>
    listRecurring(db, user.id, dayIn(await findTimeZone(db, user.id), clock())),
  )
  route(app, transactions.categorise, async ({ user, id, body }) => ({
    changed: await categorise(services, user.id, id, body),
  }))
  route(app, transactions.split, ({ user, id, body }) => splitTransaction(services, user.id, id, body.parts))
  route(app, transactions.listRules, ({ user }) => listRules(db, user.id))
  route(app, transactions.addRule, ({ user, body }) => applyRule(services, user.id, body))
  route(app, transactions.removeRule, async ({ user, id }) => {
    if (!(await removeRule(db, user.id, id))) throw notFound('Rule')
    return {}
  })
}
