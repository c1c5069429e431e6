import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passkeys } from '#contract/passkeys.ts'
import { describeDevice } from '#server/lib/device.ts'
import type { StartSession } from '#server/lib/session.ts'
import { toCurrentUser } from '#server/features/people/users-store.ts'
import { notFound } from '#server/lib/http-error.ts'
import { findSettings } from '#server/features/settings/store.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { beginAdding, finishAdding } from './add-passkey.ts'
import { changeNeeded, forgetPasskey } from './manage.ts'
import { beginPasskeySignIn, checkPasskey } from './sign-in.ts'
import { siteOf } from './site.ts'
import { findNeeded, listPasskeys, renamePasskey, toPasskey } from './store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])

export function passkeyRoutes(app: FastifyInstance, services: Needs, startSession: StartSession) {
  const { db } = services

  route(app, passkeys.list, async ({ user }) => ({
    passkeys: (await listPasskeys(db, user.id)).map(toPasskey),
    needed: await findNeeded(db, user.id),
  }))

  route(app, passkeys.beginAdd, ({ user, request }) => beginAdding(services, user, siteOf(services, request)))

  route(app, passkeys.add, async ({ user, body, request }) => {
    // Its shape is the library's to read.
    const answer = body.answer as unknown as RegistrationResponseJSON
    const [site, device] = [siteOf(services, request), deviceOf(request)]
    return toPasskey(await finishAdding(services, user, { name: body.name, answer, site, device }))
  })

  route(app, passkeys.rename, async ({ user, id, body }) => {
    const renamed = await renamePasskey(db, user.id, id, body.name)
    if (!renamed) throw notFound('Passkey')
    return toPasskey(renamed)
  })

  route(app, passkeys.remove, async ({ user, id, request }) => {
    await forgetPasskey(services, user, id, deviceOf(request))
    return {}
  })

  route(app, passkeys.setNeeded, async ({ user, body, request }) => ({
    recoveryCodes: await changeNeeded(services, user, body.needed, deviceOf(request)),
  }))

  route(app, passkeys.beginSignIn, ({ request }) =>
    beginPasskeySignIn(services, siteOf(services, request), request.ip),
  )

  route(app, passkeys.signIn, async ({ body, session, request, reply }) => {
    const answer = body.answer as unknown as AuthenticationResponseJSON
    const [site, device] = [siteOf(services, request), deviceOf(request)]
    const user = await checkPasskey(services, { answer, site, ip: request.ip, device })
    await startSession({ request, reply, session, user, byPasskey: true })
    const { currency } = await findSettings(db, user.id)
    return toCurrentUser({ ...user, currency })
  })
}
