/** The formula of an extra that was told as the whole new payment; by it such a sum is known again. */
export const NEW_LESS_NOW = 'the new payment minus the one now'
