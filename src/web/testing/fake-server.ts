import { vi } from 'vitest'
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

interface FakeAnswer {
  endpoint: Endpoint
  reply: () => Response
}

export interface Sent {
  /** Such as 'PUT /api/assets/7'. */
  call: string
  body?: unknown
}

/** What the server says to a call. */
export const answer = <E extends Endpoint>(
  endpoint: E,
  value: ResponseOf<E>,
  headers: Record<string, string> = {},
): FakeAnswer => ({
  endpoint,
  reply: () => Response.json(z.encode(endpoint.response, value), { headers }),
})

/** That it does not want to, and why. */
export const refuse = (endpoint: Endpoint, status: number, message: string): FakeAnswer => ({
  endpoint,
  reply: () => Response.json({ message }, { status }),
})

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`\d+`)}$`)

/** Answers what it has an answer for, and 404 to the rest; gives what it was sent. The last answer to a call counts. */
export function installFakeServer(answers: FakeAnswer[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      const [path = ''] = url.split('?')
      const known = answers.findLast(
        ({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(path),
      )
      const schema = known?.endpoint.body
      const read = body === undefined ? undefined : (JSON.parse(body) as unknown)
      sent.push({
        call: `${method} ${url}`,
        ...(body !== undefined && { body: schema ? z.decode(schema, read) : read }),
      })
      return known?.reply() ?? Response.json({ message: `Nobody answers ${method} ${url}` }, { status: 404 })
    },
  )
  return sent
}
