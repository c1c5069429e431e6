/** A pattern of a word, without its plural, and what it means, at most 170 characters. */
export type Term = readonly [word: string, means: string]
