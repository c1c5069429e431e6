import { isDeepStrictEqual } from 'node:util'
import { type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Trx } from '#server/db/database.ts'

/** An older version may have left out what this one needs. */
export function readDialogue(json: string | null): Dialogue {
  return json === null ? freshDialogue : { ...freshDialogue, ...(JSON.parse(json) as Partial<Dialogue>) }
}

/** The same words about the same thing, whether or not its row has got an id by now. */
const isSame = (fact: Fact, other: Fact) =>
  fact.quote === other.quote && isDeepStrictEqual({ ...fact.change, id: 0 }, { ...other.change, id: 0 })

/** Facts that the talk goes on about know by now in which row they are. */
export function nameRows(
  dialogue: Dialogue,
  kept: { fact: Fact; effect: { itemId: number | null } }[],
): Dialogue {
  const name = (fact: Fact): Fact => {
    const itemId = kept.find((one) => isSame(one.fact, fact))?.effect.itemId ?? null
    if (itemId === null || !('id' in fact.change)) return fact
    return { ...fact, change: { ...fact.change, id: itemId } }
  }
  return { ...dialogue, focus: dialogue.focus.map(name) }
}

/** Takes a fact out of what the talk is about, when it was answered, undone or forgotten beside the talk. */
export async function dropFromDialogue(trx: Trx, userId: number, fact: Fact): Promise<void> {
  const conversation = await trx
    .selectFrom('conversations')
    .select(['dialogue', 'dialogueBefore'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!conversation) return
  const without = (json: string | null) => json && JSON.stringify(dropFact(readDialogue(json), fact))
  await trx
    .updateTable('conversations')
    .set({ dialogue: without(conversation.dialogue), dialogueBefore: without(conversation.dialogueBefore) })
    .where('userId', '=', userId)
    .execute()
}

function dropFact(dialogue: Dialogue, fact: Fact): Dialogue {
  const { asked, focus } = dialogue
  const isAnswered = asked?.kind === 'confirm' && isSame(asked.fact, fact)
  return {
    ...dialogue,
    asked: isAnswered ? null : asked,
    focus: focus.filter((other) => !isSame(other, fact)),
  }
}
