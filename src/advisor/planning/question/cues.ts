/**
 * Words that speak for a reading. In the short form '…' stands for a few words of the same part of a sentence without
 * another number in between: 'owe…#' finds 'I owe about $6,200' but not 'I owe $500 and have $6,200'.
 */
export type Cue = readonly [pattern: RegExp, weight: number]

const GAP = '[^#$%~=;?!,]{0,40}?'
/** Next to a number, another clause tells about something else. */
const GAP_IN_CLAUSE = '(?:(?! and | but | while )[^#$%~=;?!,]){0,40}?'

export function cue(short: string, weight = 2): Cue {
  const source = short
    .replaceAll('#…', `#${GAP_IN_CLAUSE}`)
    .replaceAll('…#', `${GAP_IN_CLAUSE}#`)
    .replaceAll('…', GAP)
  return [new RegExp(/^(?:\(\?:)?\w/.test(source) ? `\\b${source}` : source), weight]
}

/** Words next to the number count for more than words at the other end of the clause. */
const NEARNESS = 1.5
const FAR = 45

/** The strongest cue for a number in its context, the nearer the stronger; 0 without any. */
export function strongest(cues: readonly Cue[], context: string): number {
  return cues.reduce((best, [pattern, weight]) => {
    if (weight + NEARNESS <= best) return best
    const length = shortestMatch(pattern, context)
    return length === null ? best : Math.max(best, weight + NEARNESS * Math.max(0, 1 - length / FAR))
  }, 0)
}

/** The match that starts last is the one that spans the fewest words. */
function shortestMatch(pattern: RegExp, text: string): number | null {
  let shortest: number | null = null
  for (let from = 0; from <= text.length;) {
    const rest = from === 0 ? text : text.slice(from)
    const match = pattern.exec(rest)
    if (!match) break
    const isWordStart = from === 0 || match.index > 0 || !/\w/.test(text[from - 1] ?? '')
    if (isWordStart && (shortest === null || match[0].length < shortest)) shortest = match[0].length
    from += match.index + 1
  }
  return shortest
}

/** All cues that a text holds, added up. */
export function addUp(cues: readonly Cue[], text: string): number {
  return cues.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0)
}
