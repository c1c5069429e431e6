import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, newToken } from '#server/lib/hashing.ts'

/** How many people a shared browser remembers; it forgets the one who signed in longest ago. */
const PEOPLE = 5
/** The longest that browsers keep a cookie. */
const DAYS = 400

/** A device on which somebody has signed in before: failed attempts of strangers elsewhere do not lock it out. */
export interface KnownDevices {
  /** The device's own name for this user; null where they have never signed in. */
  find(request: FastifyRequest, userId: number): string | null
  remember(request: FastifyRequest, reply: FastifyReply, userId: number): void
}

/** Kept in the browser, signed by the server: `user.device.signature` for each of its people. It opens nothing. */
export function createKnownDevices(secret: string, { secure }: { secure: boolean }): KnownDevices {
  const name = secure ? '__Host-keel_device' : 'keel_device'
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const
  const sign = (userId: number, device: string) => hashToken(secret, `known device ${userId} ${device}`)

  function read(request: FastifyRequest) {
    const entries = (request.cookies[name] ?? '').split('~', PEOPLE)
    return entries.flatMap((entry) => {
      const [id = '', device = '', signature = ''] = entry.split('.')
      const userId = Number(id)
      return isSame(signature, sign(userId, device)) ? [{ userId, device, entry }] : []
    })
  }

  return {
    find: (request, userId) => read(request).find((known) => known.userId === userId)?.device ?? null,
    remember(request, reply, userId) {
      const known = read(request)
      const device = known.find((entry) => entry.userId === userId)?.device ?? newToken()
      const others = known.filter((entry) => entry.userId !== userId).map(({ entry }) => entry)
      const entries = [`${userId}.${device}.${sign(userId, device)}`, ...others].slice(0, PEOPLE)
      void reply.setCookie(name, entries.join('~'), { ...attributes, maxAge: DAYS * 24 * 60 * 60 })
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
