/**
 * Words that speak for a reading. In the short form '…' stands for a few words without another number in between, so
 * 'owe…#' finds 'I owe about $6,200' but not 'I owe $500 and have $6,200'.
 */
export type Cue = readonly [pattern: RegExp, weight: number]

const GAP = '[^#$%~=;?!]{0,40}?'

export function cue(short: string, weight = 2): Cue {
  return [new RegExp(short.replaceAll('…', GAP)), weight]
}

/** The strongest cue that a text holds; 0 without any. */
export function strongest(cues: readonly Cue[], text: string): number {
  return cues.reduce((best, [pattern, weight]) => (pattern.test(text) ? Math.max(best, weight) : best), 0)
}

/** All cues that a text holds, added up. */
export function addUp(cues: readonly Cue[], text: string): number {
  return cues.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0)
}
