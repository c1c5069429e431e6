import { type Asked, type Dialogue, freshDialogue } from '#advisor/dialogue.ts'
import type { Change, Fact } from '#advisor/facts.ts'
import { dropSums, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { FigureSource } from '#contract/figures.ts'
import type { Trx } from '#server/db/database.ts'
import { isSameChange } from '#advisor/ledger/same-change.ts'

const questions: ReadonlySet<string> = new Set<Asked['kind']>(['topic', 'confirm'])

/** An older version may have left out what this one needs, and asked what it does not ask any more. */
export function readDialogue(json: string | null): Dialogue {
  if (json === null) return freshDialogue
  const dialogue = { ...freshDialogue, ...(JSON.parse(json) as Partial<Dialogue>) }
  const isAsked = dialogue.asked !== null && questions.has(dialogue.asked.kind)
  return isAsked ? dialogue : { ...dialogue, asked: null }
}

const withoutId = (change: Change): Change => ('id' in change ? { ...change, id: 0 } : change)

/** The same words about the same thing, whether or not its row has an id yet. */
const isSame = (fact: Fact, other: Fact) =>
  fact.quote === other.quote && isSameChange(withoutId(fact.change), withoutId(other.change))

/** Gives the facts that the conversation still refers to the ids of their rows. */
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

/**
 * Takes a fact out of what the talk is about, when it was answered, undone or forgotten beside the talk. Call it
 * before the change itself: whoever locks both a conversation and the profile takes the conversation first.
 */
export async function dropFromDialogue(
  trx: Trx,
  userId: number,
  fact: Fact,
  drop: (dialogue: Dialogue, fact: Fact) => Dialogue = dropFact,
): Promise<void> {
  // The update that changes nothing is what waits for others and locks, on both engines.
  const conversation = await trx
    .updateTable('conversations')
    .set((set) => ({ turn: set.ref('turn') }))
    .where('userId', '=', userId)
    .returning(['dialogue', 'dialogueBefore'])
    .executeTakeFirst()
  if (!conversation) return
  const without = (json: string | null) => json && JSON.stringify(drop(readDialogue(json), fact))
  await trx
    .updateTable('conversations')
    .set({ dialogue: without(conversation.dialogue), dialogueBefore: without(conversation.dialogueBefore) })
    .where('userId', '=', userId)
    .execute()
}

function dropFact(dialogue: Dialogue, fact: Fact): Dialogue {
  const { asked, focus, waiting } = dialogue
  const isAnswered = asked?.kind === 'confirm' && isSame(asked.fact, fact)
  return {
    ...dialogue,
    asked: isAnswered ? null : asked,
    focus: focus.filter((other) => !isSame(other, fact)),
    ...(waiting && { waiting: waiting.filter((other) => !isSame(other, fact)) }),
  }
}

/** Sums and numbers that quote the forgotten words go as well: nothing of them may be printed again. */
export function forgetWords(dialogue: Dialogue, fact: Fact): Dialogue {
  const quotesIt = (source: FigureSource) =>
    source.kind === 'words'
      ? source.quote.split(' + ').some((quote) => fact.quote.includes(quote))
      : source.kind === 'formula' && source.inputs.some(({ text }) => fact.quote.includes(text))
  const restsOnIt = ({ inputs, results, words }: SumRecord) =>
    words?.includes(fact.quote) ||
    [...Object.values(inputs), ...Object.values(results)].some(({ source }) => quotesIt(source))
  return {
    ...dropFact(dialogue, fact),
    heard: '',
    lastContent: '',
    earlier: [],
    lastIntent: null,
    sums: dropSums(dialogue.sums, restsOnIt),
    numbers: dialogue.numbers.filter(({ quote }) => !fact.quote.includes(quote)),
  }
}
