import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ownData } from '#contract/own-data.ts'
import { describeDevice } from '#server/lib/device.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import { countHit, limits } from '#server/lib/rate-limits.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { exportJson, exportTableOf, exportZip } from './export.ts'
import { addRows, beginRestore, cancelRestore } from './stage.ts'
import { finishRestore } from './switch-accounts.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'presence' | 'forgetDeleted' | 'config' | 'clock' | 'secret'>

const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])

export function ownDataRoutes(app: FastifyInstance, services: Needs) {
  const { db, clock } = services

  /** The day, in the user's time zone, is part of the name, so that several downloads sort in order. */
  async function nameFile(reply: FastifyReply, userId: number, name: string, ending: string) {
    const day = dayIn(await findTimeZone(db, userId), clock())
    void reply.header('content-disposition', `attachment; filename="${name}-${day}.${ending}"`)
  }

  async function noteExport(userId: number, request: FastifyRequest) {
    await countHit(services, limits.ownData, String(userId))
    const event = { kind: 'data-exported', userId, actorId: userId, device: deviceOf(request) } as const
    await recordEvent(db, event, clock())
  }

  route(app, ownData.check, () => ({}))

  route(app, ownData.download, async ({ user, request, reply }) => {
    await noteExport(user.id, request)
    await nameFile(reply, user.id, 'keel', 'zip')
    return exportZip(db, user.id, clock())
  })

  route(app, ownData.downloadJson, async ({ user, request, reply }) => {
    await noteExport(user.id, request)
    await nameFile(reply, user.id, 'keel', 'json')
    return exportJson(db, user.id, clock())
  })

  route(app, ownData.table, async ({ user, query, reply }) => {
    await countHit(services, limits.ownTables, String(user.id))
    await nameFile(reply, user.id, `keel-${query.part}`, 'csv')
    return exportTableOf(db, user.id, query.part)
  })

  route(app, ownData.beginRestore, async ({ user, body }) => {
    await countHit(services, limits.ownData, String(user.id))
    await beginRestore(services, user.id, body.mode)
    return {}
  })

  route(app, ownData.restoreRows, async ({ user, body }) => {
    await addRows(services, user.id, body)
    return {}
  })

  route(app, ownData.finishRestore, async ({ user, body, request }) => {
    await finishRestore(services, user, body.counts, deviceOf(request))
    return {}
  })

  route(app, ownData.cancelRestore, async ({ user }) => {
    await cancelRestore(services, user.id)
    return {}
  })
}
