/** The browser's key for unsaved edits of the budget; each opened page appends a name of its own. */
export const budgetDraftPrefix = (userId: number) => `keel:budget-draft:${userId}:`
