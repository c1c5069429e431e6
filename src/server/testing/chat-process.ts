import { builtInUse } from '#advisor/writer.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { ensureFirstAdmin } from '#server/features/people/first-admin.ts'
import { openServices } from '#server/open-services.ts'
import { createFakeAdvisor } from './fake-advisor.ts'

// A program of its own: the real server, but its replies never end, so that it can be killed in the middle of one.
// A message that begins with 'crash' breaks off instead, with an error that quotes it.
const services = await openServices(readConfig(process.env))
await ensureFirstAdmin(services)
// What it would understand does not matter here, and its threads take a while to start.
services.advisors.for = () => createFakeAdvisor().advisor
services.advisors.warm = () => {}
services.createWriter = () => ({
  provider: 'endless',
  use: () => builtInUse,
  async *write({ text }) {
    yield { kind: 'delta', part: 'content', text: 'Half a ' }
    if (text.startsWith('crash')) throw new Error(`cannot answer ${text}`)
    return new Promise<never>(() => {})
  },
})
const app = buildApp(services)
process.stdout.write(`Keel is ready at ${await app.listen({ port: 0 })}\n`)
