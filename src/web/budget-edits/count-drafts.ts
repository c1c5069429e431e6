import { budgetDraftPrefix } from './draft-key.ts'

/** Edits of the budget that are not saved, apart from those whose saving is under way. */
export function countDrafts(userId: number): number {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(budgetDraftPrefix(userId)))
    return keys.filter((key) => !localStorage.getItem(key)?.includes('"left":"sent"')).length
  } catch {
    return 0
  }
}
