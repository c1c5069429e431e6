import type { FastifyRequest } from 'fastify'
import { badRequest } from '#server/lib/http-error.ts'
import { publicUrlOf } from '#server/lib/public-url.ts'
import type { Services } from '#server/services.ts'

export interface Site {
  origin: string
  /** What passkeys are tied to. */
  host: string
}

const ADDRESS = /^(?:\d+(?:\.\d+){3}|\[.*\])$/

/** The site as the browser sees it. That it is one of ours was checked when the request came in. */
export function siteOf({ config }: Pick<Services, 'config'>, request: FastifyRequest): Site {
  const { origin } = new URL(request.headers.origin ?? publicUrlOf(config, request))
  const host = new URL(origin).hostname
  if (ADDRESS.test(host))
    throw badRequest(
      'Passkeys need a name instead of an address: open Keel as localhost, or under its domain.',
    )
  return { origin, host }
}
