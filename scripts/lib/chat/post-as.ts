import type { FastifyInstance } from 'fastify'
import type { SignedIn } from './signed-in-users.ts'

/** Sends what a screen would, for a user, to an app that does not listen. */
export async function postAs(app: FastifyInstance, { cookie }: SignedIn, url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload })
  if (answer.statusCode >= 300) throw new Error(`${url} was answered with ${answer.body}`)
}
