import type { Insertable, Selectable } from 'kysely'
import type { Trace, WrongAnswer } from '#contract/wrong-answers.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { prepareList } from '#server/db/prepared.ts'
import type { WrongAnswersTable } from '#server/db/tables/wrong-answers.ts'

type NewRow = Omit<Insertable<WrongAnswersTable>, 'userId'>

/** Marked again, the reply has the newer correction. */
export async function keepWrongAnswer(trx: Trx, userId: number, row: NewRow): Promise<WrongAnswer> {
  const { messageId, ...rest } = row
  const kept = await trx
    .insertInto('wrongAnswers')
    .values({ userId, messageId, ...rest })
    .onConflict((conflict) =>
      conflict.column('messageId').doUpdateSet(rest).where('wrongAnswers.userId', '=', userId),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return view(kept)
}

const listNewest = prepareList((db, userId: number) =>
  db
    .selectFrom('wrongAnswers')
    .select(['id', 'userId', 'messageId', 'at', 'kind', 'said', 'rightAnswer', 'question', 'answer', 'trace'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc'),
)

/** Newest first. */
export async function listWrongAnswers(db: Db, userId: number): Promise<WrongAnswer[]> {
  return (await listNewest(db, userId)).map(view)
}

/** How many of other replies are kept. */
export async function countOthers(trx: Trx, userId: number, messageId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('wrongAnswers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', userId)
    .where('messageId', '!=', messageId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False when there is none. */
export async function deleteWrongAnswer(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wrongAnswers')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteWrongAnswers(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('wrongAnswers').where('userId', '=', userId).execute()
}

/** What quotes words that are to be forgotten is deleted: nothing of them may be left here. */
export async function forgetInWrongAnswers(trx: Trx, userId: number, quote: string): Promise<void> {
  for (const { id, question } of await listNewest(trx, userId))
    if (question.includes(quote)) await deleteWrongAnswer(trx, userId, id)
}

function view({ said, rightAnswer, trace, ...row }: Selectable<WrongAnswersTable>): WrongAnswer {
  const { id, messageId, at, kind, question, answer } = row
  const read = JSON.parse(trace) as Trace
  return { id, messageId, at, kind, text: said, right: rightAnswer, question, answer, trace: read }
}
