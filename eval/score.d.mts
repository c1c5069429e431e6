// What our own code takes from the scorer, which stays plain JavaScript: it runs alone, on any Node from 20 on.

/** What is stored, as the scorer compares it. */
export interface State {
  readonly [field: string]: unknown
}

interface Raw {
  profile?: unknown
  assets?: unknown
  liabilities?: unknown
}

interface Score {
  tp: number
  fp: number
  fn: number
  exact: boolean
  errors: string[]
}

export function normalise(raw: Raw): State
export function judge(conversation: object, state: State): Score
export function judgeTurn(
  turn: object,
  reply: object,
  changed: string[],
): { judged: boolean; errors: string[] }
export function judgeEnd(talk: object, state: State): { exact: boolean; errors: string[] }
/** What differs between two states, in words. */
export function changes(before: State, after: State): string[]
/** Text as it is read, without tags. */
export function words(html: string): string
