/**
 * Under which edits of the budget that are not saved are kept in the browser; each opened page adds a name of its own.
 */
export const budgetDraftPrefix = (userId: number) => `keel:budget-draft:${userId}:`
