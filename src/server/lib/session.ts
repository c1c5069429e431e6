import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** A signed-in device. */
export interface Session {
  id: number
  user: CurrentUser
  /** When the password was given, or the passkey used. */
  startedAt: string
  /** Whether it took more than the password: a code, or a passkey. */
  hasTwoStep: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    findSession(request: FastifyRequest): Promise<Session | null>
    /** Refuses when a user changes things faster than any person could. */
    countWrite(userId: number): void
    /** Refuses what this session is not enough for. */
    checkStrength(endpoint: Pick<Endpoint, 'access' | 'recent'>, session: Session): void
  }
  interface FastifyRequest {
    session: Session | null
  }
}

/** Somebody who has shown who they are. */
export interface Arrival {
  request: FastifyRequest
  reply: FastifyReply
  /** The device's session until now. */
  session: Session | null
  user: { id: number; email: string; passwordEpoch: number; lastSeenAt: string | null }
  /** A passkey counts as both steps of signing in. */
  byPasskey: boolean
}

export type StartSession = (arrival: Arrival) => Promise<void>

export const IDLE_DAYS = 30
export const ABSOLUTE_DAYS = 90
const DAY_SECONDS = 24 * 60 * 60

export interface SessionCookie {
  secure: boolean
  read(request: FastifyRequest): string | null
  write(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** Under https the cookie is Secure and carries the prefix that ties it to this host. */
export function createSessionCookie({ secure }: { secure: boolean }): SessionCookie {
  const name = secure ? '__Host-keel_session' : 'keel_session'
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  return {
    secure,
    read: (request) => request.cookies[name] ?? null,
    write: (reply, token) =>
      void reply.setCookie(name, token, { ...attributes, maxAge: ABSOLUTE_DAYS * DAY_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  }
}
