import { z } from '#contract/zod.ts'
import { createKeptState } from '#web/lib/kept-state.ts'

const draftShape = z.object({
  text: z.string(),
  /** The message whose words are being changed, and what was typed before, which comes back afterwards. */
  editing: z.nullable(z.object({ id: z.int(), typedBefore: z.string() })),
})
export type Draft = z.output<typeof draftShape>

const empty: Draft = { text: '', editing: null }

/** The text in the input. Each tab keeps its own; a new tab starts with the text typed last. */
const drafts = createKeptState<Draft>({
  name: 'draft',
  shared: false,
  revive: (stored) => draftShape.safeParse(stored).data ?? empty,
})

export const useDraft = drafts.use

export function typeText(userId: number, text: string) {
  drafts.write(userId, { ...drafts.read(userId), text })
}

/** Puts words into the input, after those that are there. */
export function addText(userId: number, added: string) {
  const { text } = drafts.read(userId)
  typeText(userId, text.trim() === '' ? added : `${text.trimEnd()}\n${added}`)
}

export function startEditing(userId: number, { id, content }: { id: number; content: string }) {
  const { text, editing } = drafts.read(userId)
  drafts.write(userId, { text: content, editing: { id, typedBefore: editing?.typedBefore ?? text } })
}

/** After the edited words were sent, or given up. */
export function endEditing(userId: number) {
  drafts.write(userId, { text: drafts.read(userId).editing?.typedBefore ?? '', editing: null })
}
