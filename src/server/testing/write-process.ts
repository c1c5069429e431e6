import { openStore } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { recordEvent } from '#server/features/security-events/store.ts'

// A process of its own that writes from many places at once, and prints what it was told is stored, until it is killed.
const store = await openStore({ dataDir: process.argv[2] ?? '' })
await migrate(store)

async function keepWriting(writer: number) {
  for (let count = 0; ; count += 1) {
    const device = `${writer}-${count}`
    const write = store.db
      .transaction()
      .execute((trx) => recordEvent(trx, { kind: 'signed-in', userId: null, device }, new Date()))
    await write
    process.stdout.write(`${device}\n`)
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => keepWriting(writer)))
