/**
 * Unsaved edits, kept in the browser's own storage. Every opened page has a draft of its own, so that two tabs never
 * overwrite each other's; the next visit finds the drafts of pages that were closed.
 */
import { expenseItem, financialGoalItem, incomeItem } from '#contract/budget.ts'
import { z } from '#contract/zod.ts'
import { budgetDraftPrefix } from './draft-key.ts'
import type { EditMap } from '#contract/merge-edits.ts'
import { combineEdits, type Edits, noEdits } from './merge-lists.ts'

const editsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.array(z.object({ id: z.int(), before: z.nullable(row), after: z.nullable(row) }))

const storedDraft = z.object({
  /** When the last edit was made, in milliseconds. */
  at: z.number(),
  /** Set when the page was left: the parting request went out, or was too large for the browser. */
  left: z.nullable(z.enum(['sent', 'unsent'])),
  expenseItems: editsOf(expenseItem),
  incomeItems: editsOf(incomeItem),
  financialGoalItems: editsOf(financialGoalItem),
})

export interface Draft {
  at: number
  left: 'sent' | 'unsent' | null
  edits: Edits
}

export interface FoundDraft extends Draft {
  key: string
}

export const newDraftKey = (userId: number) => budgetDraftPrefix(userId) + crypto.randomUUID()

const toList = <Row>(edits: EditMap<Row>) => [...edits].map(([id, edit]) => ({ id, ...edit }))
const toMap = <Row>(list: { id: number; before: Row | null; after: Row | null }[]): EditMap<Row> =>
  new Map(list.map(({ id, before, after }) => [id, { before, after }]))

/** Storage may be full or forbidden; the edit is still on the screen and goes out with the next save. */
export function writeDraft(storage: Storage, key: string, { at, left, edits }: Draft) {
  const draft = {
    at,
    left,
    expenseItems: toList(edits.expenseItems),
    incomeItems: toList(edits.incomeItems),
    financialGoalItems: toList(edits.financialGoalItems),
  }
  try {
    storage.setItem(key, JSON.stringify(z.encode(storedDraft, draft)))
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing the user could do, but whoever looks for a lost edit should see it
    console.warn('The edits could not be kept in the browser', error)
  }
}

export function removeDraft(storage: Storage, key: string) {
  storage.removeItem(key)
}

/** Drafts of this user, the oldest first; what cannot be read (an older version's) is left alone. */
export function findDrafts(storage: Storage, userId: number): FoundDraft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(budgetDraftPrefix(userId)))
    .flatMap((key) => {
      const draft = readDraft(storage.getItem(key))
      return draft ? [{ key, ...draft }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

function readDraft(text: string | null): Draft | null {
  const parsed = storedDraft.safeParse(parseJson(text ?? ''))
  if (!parsed.success) return null
  const { at, left, expenseItems, incomeItems, financialGoalItems } = parsed.data
  const edits = {
    expenseItems: toMap(expenseItems),
    incomeItems: toMap(incomeItems),
    financialGoalItems: toMap(financialGoalItems),
  }
  return { at, left, edits }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const ONE_MINUTE = 60_000

/**
 * Some drafts are sent again without asking: those too large for the parting request, and those whose request may
 * still be on its way, as after a reload. Sending twice changes nothing. An older one that the server does not show
 * may have been changed elsewhere since, so the user decides.
 */
export function shouldResend({ left, at }: Draft, now: number): boolean {
  return left === 'unsent' || (left === 'sent' && now - at < ONE_MINUTE)
}

export function combineDrafts(drafts: Draft[]): Edits {
  return drafts.reduce((edits, draft) => combineEdits(edits, draft.edits), noEdits)
}
