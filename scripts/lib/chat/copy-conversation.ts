import type { Trx } from '#server/db/database.ts'
import type { Services } from '#server/services.ts'

/** Rows in one statement. */
const BATCH = 500

/** Repeats what a user has said and was answered, with the facts in it, until there are so many messages. */
export async function copyConversation({ db }: Services, userId: number, total: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const messages = await trx.selectFrom('messages').selectAll().where('userId', '=', userId).execute()
    const facts = await trx.selectFrom('facts').selectAll().where('userId', '=', userId).execute()
    const repeat = Math.max(1, Math.floor(BATCH / messages.length))
    const chunk = Array.from({ length: repeat }, () => messages).flat()
    for (let count = messages.length; count < total; count += chunk.length) {
      const rows = chunk.slice(0, total - count)
      const ids = await insertMessages(trx, rows)
      const copies = rows.flatMap(({ id }, at) =>
        facts
          .filter((fact) => fact.messageId === id)
          .map((fact) => ({ ...fact, messageId: ids[at] ?? null })),
      )
      if (copies.length > 0) await trx.insertInto('facts').values(copies.map(withoutId)).execute()
    }
    const half = total / 2
    await trx
      .updateTable('conversations')
      .set({ sent: half, received: half })
      .where('userId', '=', userId)
      .execute()
  })
}

async function insertMessages(trx: Trx, rows: { id: number }[]): Promise<number[]> {
  const inserted = await trx
    .insertInto('messages')
    .values(rows.map(withoutId) as never)
    .returning('id')
    .execute()
  return inserted.map(({ id }) => id).toSorted((a, b) => a - b)
}

function withoutId<Row extends { id: number }>(row: Row): Omit<Row, 'id'> {
  const { id: _id, ...rest } = row
  return rest
}
