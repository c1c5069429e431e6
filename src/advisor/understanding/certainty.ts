/** From here on an amount is saved; below, the advisor asks; further down it stays silent. */
export const SAVE = 0.7
export const ASK = 0.4
