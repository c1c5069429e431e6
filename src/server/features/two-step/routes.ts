import type { FastifyInstance, FastifyRequest } from 'fastify'
import { twoStep } from '#contract/two-step.ts'
import { checkOwnPassword } from '#server/features/people/check-own-password.ts'
import { describeDevice } from '#server/lib/device.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  readTwoStep,
  renewRecoveryCodes,
  resetTwoStep,
  turnOffTwoStep,
} from './set-up.ts'

type Needs = Pick<
  Services,
  'db' | 'engine' | 'config' | 'clock' | 'secret' | 'passwords' | 'mailer' | 'outbox'
>

const deviceOf = (request: FastifyRequest) => describeDevice(request.headers['user-agent'])

export function twoStepRoutes(app: FastifyInstance, services: Needs) {
  const checkPassword = (userId: number, password: string, request: FastifyRequest) =>
    checkOwnPassword(services, userId, password, {
      device: deviceOf(request),
      wrong: 'Password is incorrect',
    })

  route(app, twoStep.read, ({ user }) => readTwoStep(services, user))

  route(app, twoStep.begin, async ({ user, body, request }) => {
    await checkPassword(user.id, body.password, request)
    return beginTwoStep(services, user)
  })

  route(app, twoStep.confirm, ({ user, body, request }) =>
    confirmTwoStep(services, user, body.code, deviceOf(request)),
  )

  route(app, twoStep.renewRecoveryCodes, async ({ user, body, request }) => {
    await checkPassword(user.id, body.password, request)
    return renewRecoveryCodes(services, user, deviceOf(request))
  })

  route(app, twoStep.turnOff, async ({ user, body, request }) => {
    await checkPassword(user.id, body.password, request)
    await turnOffTwoStep(services, user, deviceOf(request))
    return {}
  })

  route(app, twoStep.reset, async ({ user, id }) => {
    await resetTwoStep(services, user, id)
    return {}
  })
}
