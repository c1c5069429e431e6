/** Slips of the pen, lost capitals and lost punctuation: the same message as somebody else would have typed it. */
import type { Mark } from './conversations.ts'

export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Disturbed {
  text: string
  marks: Mark[]
}

/** The first variant stays as it is; the others differ more and more. Marked numbers are never touched. */
export function disturb(
  text: string,
  marks: readonly Mark[],
  variant: number,
  random: () => number,
): Disturbed {
  const lines = random() < 0.5 ? (part: string) => part.replaceAll(' / ', '\n') : (part: string) => part
  const change = (part: string) => {
    let changed = lines(part)
    if (variant === 0) return changed
    if (variant >= 1 && random() < 0.6) changed = changed.toLowerCase()
    if (variant >= 2 && random() < 0.5)
      changed = changed.replaceAll(/[,.!?;:](?=\s|$)/g, (sign) => (random() < 0.7 ? '' : sign))
    if (variant >= 2)
      changed = changed.replaceAll(/[a-z]{4,}/gi, (word) => (random() < 0.06 ? slip(word, random) : word))
    return changed
  }
  let result = ''
  let at = 0
  const moved = marks.map((mark) => {
    result += change(text.slice(at, mark.start))
    const start = result.length
    result += text.slice(mark.start, mark.end)
    at = mark.end
    return { ...mark, start, end: result.length }
  })
  return { text: result + change(text.slice(at)), marks: moved }
}

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = random()
  if (kind < 0.35) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.65) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  if (kind < 0.85) return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
  return word.slice(0, at) + 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] + word.slice(at + 1)
}
