const DRAFT = 'keel:budget-draft:'

/** Edits of the budget that are not saved, apart from those whose saving is under way. */
export function countDrafts(userId: number): number {
  try {
    const prefix = `${DRAFT}${userId}:`
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    return keys.filter((key) => !localStorage.getItem(key)?.includes('"left":"sent"')).length
  } catch {
    return 0
  }
}
