import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { transactions } from '#contract/transactions.ts'
import type { Sending } from '#server/features/repeats/store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import { notFound } from '#server/lib/http-error.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { listAccounts } from './accounts-store.ts'
import { applyRule, categoriseOne, categorisePayee } from './categorise.ts'
import { listMarks, listTransactions, summarizeTransactions } from './list-store.ts'
import { readMonths } from './months-store.ts'
import { listRecurring } from './recurring-store.ts'
import { listRules, removeRule } from './rules-store.ts'
import { splitTransaction } from './split.ts'

export function transactionRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'engine' | 'clock'>) {
  const { db, clock } = services
  const sendingOf = ({ method, path }: Endpoint, userId: number, clientId: string | undefined): Sending => ({
    userId,
    clientId,
    call: `${method} ${path}`,
    now: clock(),
  })

  route(app, transactions.list, ({ user, query }) => listTransactions(db, user.id, query))
  route(app, transactions.marks, ({ user, query }) => listMarks(db, user.id, query))
  route(app, transactions.summary, ({ user, query }) => summarizeTransactions(db, user.id, query))
  route(app, transactions.months, ({ user }) => readMonths(services, user.id))
  route(app, transactions.accounts, ({ user }) => listAccounts(db, user.id))
  route(app, transactions.recurring, async ({ user }) =>
    listRecurring(db, user.id, dayIn(await findTimeZone(db, user.id), clock())),
  )
  route(app, transactions.categorise, ({ user, id, body: { clientId, category, scope } }) => {
    const give = scope === 'one' ? categoriseOne : categorisePayee
    return give(services, sendingOf(transactions.categorise, user.id, clientId), { id, category })
  })
  route(app, transactions.split, ({ user, id, body: { clientId, parts } }) =>
    splitTransaction(services, sendingOf(transactions.split, user.id, clientId), id, parts),
  )
  route(app, transactions.listRules, ({ user }) => listRules(db, user.id))
  route(app, transactions.addRule, ({ user, body: { clientId, ...rule } }) =>
    applyRule(services, sendingOf(transactions.addRule, user.id, clientId), rule),
  )
  route(app, transactions.removeRule, async ({ user, id }) => {
    if (!(await removeRule(db, user.id, id))) throw notFound('Rule')
    return {}
  })
}
