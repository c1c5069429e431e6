import type { FastifyInstance } from 'fastify'
import { budgetProposals } from '#contract/budget-proposals.ts'
import { route } from '#server/lib/route.ts'
import type { ProfileServices } from '#server/features/profile/save-profile.ts'
import { acceptProposals } from './accept-proposals.ts'
import { readPlan, readProposals } from './read-proposals.ts'

export function budgetProposalRoutes(app: FastifyInstance, services: ProfileServices) {
  route(app, budgetProposals.list, ({ user }) => readProposals(services, user.id))
  route(app, budgetProposals.accept, ({ user, body: { clientId, rows } }) => {
    const sending = { userId: user.id, clientId, call: 'budget proposals', now: services.clock() }
    return acceptProposals(services, sending, rows)
  })
  route(app, budgetProposals.plan, ({ user, query }) => readPlan(services, user.id, query.month))
}
