/** Differences and totals of a thousand dollars and more are told without cents. */
const FROM = 100_000

export const roundRough = (cents: number) => Math.abs(cents) >= FROM && cents % 100 !== 0
