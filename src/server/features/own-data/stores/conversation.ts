import type { Dialogue } from '#advisor/dialogue.ts'
import { z } from '#contract/zod.ts'
import { readDialogue } from '#server/features/conversation/dialogue-store.ts'
import { dialogueShape } from '#server/features/own-data/dialogue-shape.ts'
import { definePart } from '#server/features/own-data/part.ts'
import { renameAll, renameDialogue } from '#server/features/own-data/rename.ts'

interface Row {
  when: 'now' | 'before'
  dialogue: Dialogue
}

/** Where the talk stands, with the sums and figures it goes on from, and where it stood before the last message. */
export const conversationPart = definePart<Row>(['when', 'dialogue'], {
  name: 'conversation',
  most: 2,
  schema: z.object({
    when: z.enum(['now', 'before']),
    dialogue: dialogueShape as unknown as z.ZodMiniType<Dialogue>,
  }),
  async *read(db, userId) {
    const row = await db
      .selectFrom('conversations')
      .select(['dialogue', 'dialogueBefore'])
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (!row) return
    if (row.dialogue) yield [{ when: 'now', dialogue: readDialogue(row.dialogue) }]
    if (row.dialogueBefore) yield [{ when: 'before', dialogue: readDialogue(row.dialogueBefore) }]
  },
  restore: async ({ trx, userId, ids }, rows) => {
    const renamed = await renameAll(ids, rows, (row, name) => ({
      ...row,
      dialogue: renameDialogue(row.dialogue, name),
    }))
    for (const { when, dialogue } of renamed) {
      const text = JSON.stringify(dialogue)
      const change = when === 'now' ? { dialogue: text } : { dialogueBefore: text }
      await trx
        .insertInto('conversations')
        .values({ userId, sent: 0, received: 0, stopRequested: 0, ...change })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
        .execute()
    }
  },
})
