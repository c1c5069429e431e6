import { createHmac } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import { Pool, types } from 'pg'
import { leastQueries } from './least-queries.ts'

// The least Fastify and PostgreSQL that answer with the same rows of the same store: what Keel is measured against.
type Row = Record<string, unknown>
const INT8 = 20
types.setTypeParser(INT8, Number)
const secret = process.env['SESSION_SECRET'] ?? ''
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

async function ask(name: keyof typeof leastQueries, ...values: unknown[]): Promise<Row[]> {
  return (await pool.query({ name, text: leastQueries[name], values })).rows
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const readJson = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : [])
async function userOf({ headers }: FastifyRequest) {
  const token = /keel_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const hash = createHmac('sha256', secret).update(token).digest('base64url')
  const [user] = await ask('findUser', hash, daysAgo(30))
  if (!user) throw Object.assign(new Error('Not signed in'), { statusCode: 401 })
  return user
}

const app = Fastify()
app.get('/healthz', () => ({ status: 'ok' }))
app.get('/api/auth/user', (request) => userOf(request))
app.get('/api/assets', async (request) => ask('listAssets', (await userOf(request))['id']))
app.post<{ Body: Record<string, string> }>('/api/assets', async (request, reply) => {
  const [{ id }, now, { name, value, category, notes }] = [await userOf(request), daysAgo(0), request.body]
  const client = await pool.connect()
  const run = (name: 'addAsset' | 'addSnapshot', ...values: unknown[]) =>
    client.query({ name, text: leastQueries[name], values })
  await client.query('BEGIN')
  const { rows } = await run('addAsset', id, name, Math.round(Number(value) * 100), category, notes, now)
  await run('addSnapshot', id, now)
  await client.query('COMMIT')
  client.release()
  return reply.code(201).send(rows[0])
})
app.get('/api/profile', async (request) => {
  const { id } = await userOf(request)
  const [[profile], items] = [await ask('findProfile', id), await ask('listItems', id)]
  const otherData = Object.groupBy(items, (row) => String(row['list']))
  return { ...profile, otherData, sources: await ask('listSources', id) }
})
app.get<{ Querystring: { limit: string } }>('/api/messages', async (request) => {
  const { id } = await userOf(request)
  const rows = (await ask('listMessages', id, request.query.limit)).toReversed()
  const facts = Map.groupBy(await ask('listFacts', id, rows[0]?.['id']), (fact) => fact['message_id'])
  return rows.map(({ cards, figures, ...row }) => {
    return { ...row, cards: readJson(cards), figures: readJson(figures), facts: facts.get(row['id']) }
  })
})
console.log(`Least PostgreSQL is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
