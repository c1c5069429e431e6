import type { Wording } from '#advisor/talk/wording.ts'
import type { Explanation } from './explanation.ts'
import { findName, isShort } from './find-explanation.ts'

const COMPARING = /\b(?:difference|differ|different|vs|versus|better|compare|compared)\b/
const JOINTS = / (?:vs|versus|or|and|to|from|with|than|compared (?:to|with)) /g
const LEAD =
  /^.*?\b(?:difference between|differences between|compare|whats better|which is better|better|explain|how (?:does|do|is|are)|is|whats) (?=\S)/
const TRAIL = /\s+(?:differ(?:ent)?|compare|better)\b.*$/

const named = (words: string): Explanation | null => {
  const plain = words.replace(TRAIL, '').trim()
  return findName({ said: plain, whole: plain, bare: plain })
}

/** Two subjects that are set side by side: the answer to each, in turn. */
export function findComparison(wording: Wording): Explanation | null {
  const { whole } = wording
  if (!isShort(wording) || !COMPARING.test(whole)) return null
  for (const from of [whole, whole.replace(LEAD, '')])
    for (const { 0: joint, index } of from.matchAll(JOINTS)) {
      const first = named(from.slice(0, index))
      const second = named(from.slice(index + joint.length))
      if (first && second && first !== second) return join(first, second)
    }
  return null
}

const opening = ({ content }: Explanation) => /^[^.:;]*/.exec(content)?.[0] ?? content

const join = (first: Explanation, second: Explanation): Explanation => ({
  terms: [...first.terms, ...second.terms],
  content: `${opening(first)}. ${opening(second)}.`,
  details: [first.content, second.content, ...first.details, ...second.details],
})
