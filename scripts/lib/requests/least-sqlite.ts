import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import Fastify, { type FastifyRequest } from 'fastify'
import { leastQueries } from './least-queries.ts'

// The least Fastify and SQLite that answer with the same rows of the same store: what Keel is measured against.
const folder = process.env['DATA_DIR'] ?? ''
const secret = readFileSync(`${folder}/session-secret`, 'utf8').trim()
const db = new DatabaseSync(`${folder}/keel.db`)
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
const prepare = (name: keyof typeof leastQueries) => db.prepare(leastQueries[name].replaceAll('$', '?'))
const findUser = prepare('findUser')
const listAssets = prepare('listAssets')
const addAsset = prepare('addAsset')
const addSnapshot = prepare('addSnapshot')
const findProfile = prepare('findProfile')
const listItems = prepare('listItems')
const listSources = prepare('listSources')
const listMessages = prepare('listMessages')
const listFacts = prepare('listFacts')

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const readJson = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : [])
function userOf({ headers }: FastifyRequest) {
  const token = /keel_session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? ''
  const user = findUser.get(createHmac('sha256', secret).update(token).digest('base64url'), daysAgo(30))
  if (!user) throw Object.assign(new Error('Not signed in'), { statusCode: 401 })
  return user as { id: number }
}

const app = Fastify()
app.get('/healthz', () => ({ status: 'ok' }))
app.get('/api/auth/user', (request) => userOf(request))
app.get('/api/assets', (request) => listAssets.all(userOf(request).id))
app.post<{ Body: Record<string, string> }>('/api/assets', (request, reply) => {
  const [{ id }, now, { name, value, category, notes = null }] = [userOf(request), daysAgo(0), request.body]
  db.exec('BEGIN')
  const asset = addAsset.get(id, String(name), Math.round(Number(value) * 100), String(category), notes, now)
  addSnapshot.run(id, now)
  db.exec('COMMIT')
  return reply.code(201).send(asset)
})
app.get('/api/profile', (request) => {
  const { id } = userOf(request)
  const otherData = Object.groupBy(listItems.all(id), (row) => String(row['list']))
  return { ...findProfile.get(id), otherData, sources: listSources.all(id) }
})
app.get<{ Querystring: { limit: string } }>('/api/messages', (request) => {
  const { id } = userOf(request)
  const rows = listMessages.all(id, Number(request.query.limit)).toReversed()
  const facts = Map.groupBy(listFacts.all(id, Number(rows[0]?.['id'])), (fact) => fact['message_id'])
  return rows.map(({ cards, figures, ...row }) => {
    return { ...row, cards: readJson(cards), figures: readJson(figures), facts: facts.get(row['id'] ?? 0) }
  })
})
console.log(`Least SQLite is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
