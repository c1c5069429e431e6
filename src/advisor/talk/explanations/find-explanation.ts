import { part } from '#advisor/talk/patterns.ts'
import type { Wording } from '#advisor/talk/wording.ts'
import { allExplanations } from './all-explanations.ts'
import type { Explanation } from './explanation.ts'
import { adviceOn, definitionOf, mention, nameOnly } from './frames.ts'

/** A longer message tells a story, and its subject is elsewhere. */
const LONGEST = 160

const subjects = allExplanations.map((explanation) => ({
  explanation,
  definition: definitionOf(explanation.terms),
  advice: adviceOn(explanation.terms),
  name: nameOnly(explanation.terms),
  mention: mention(explanation.terms),
  asks: explanation.asks ? part(...explanation.asks) : null,
}))
type Subject = (typeof subjects)[number]

const terms = allExplanations.flatMap((explanation) => explanation.terms)

/** What fits none of all fits no single one: most messages are done with here, and need not be tried on each. */
const any = {
  definition: definitionOf(terms),
  advice: adviceOn(terms),
  name: nameOnly(terms),
  mention: mention(terms),
  asks: part(...allExplanations.flatMap(({ asks = [] }) => asks)),
}

const find = (is: (subject: Subject) => boolean) =>
  subjects.find((subject) => is(subject))?.explanation ?? null

export const isShort = ({ whole }: Wording) => whole.length <= LONGEST

const fits = (pattern: RegExp, { whole, bare }: Wording) => pattern.test(whole) || pattern.test(bare)

/** The message asks what something is, and nothing else. */
export function findDefinition(wording: Wording): Explanation | null {
  const isOne = isSideBySide(wording)
  if (!isShort(wording) || !(isOne || fits(any.definition, wording))) return null
  return find(({ definition, name }) => fits(definition, wording) || (isOne && fits(name, wording)))
}

const isSideBySide = ({ whole }: Wording) => / (?:vs|versus) /.test(whole)

/** The message asks how to go about something, or whether to. */
export function findAdvice(wording: Wording): Explanation | null {
  if (!isShort(wording)) return null
  const asked = any.asks.test(wording.said) ? find(({ asks }) => asks?.test(wording.said) ?? false) : null
  if (asked || !fits(any.advice, wording)) return asked
  return find(({ advice }) => fits(advice, wording))
}

/** The message asks for something that no figure should come before. */
export const findFirst = (wording: Wording): Explanation | null =>
  isShort(wording) && any.asks.test(wording.said)
    ? find(({ explanation, asks }) => explanation.first === true && (asks?.test(wording.said) ?? false))
    : null

/** The message is the name of something. */
export const findName = (wording: Wording): Explanation | null =>
  isShort(wording) && fits(any.name, wording) ? find(({ name }) => fits(name, wording)) : null

/** Names that are everyday words as well. */
const COMMON =
  /^(?:wills?|arms?|fire|terms?(?: policy)?|match(?:es|ing)?|shares?|cds?|interest|taxes|retire|fraud|insurance|budget(?:s|ing)?|stocks?|credit cards?|mortgages?|trusts?|equity|investing|liens?|iras?)$/

/** The longest name that stands in the message: what it is most likely about. */
export function findMention(wording: Wording): Explanation | null {
  if (!isShort(wording) || !any.mention.test(wording.said)) return null
  const [longest] = subjects
    .map(({ explanation, mention: pattern }) => ({
      explanation,
      name: pattern.exec(wording.said)?.[0] ?? '',
    }))
    .filter(({ name }) => name !== '' && !COMMON.test(name))
    .toSorted((a, b) => b.name.length - a.name.length)
  return longest?.explanation ?? null
}
