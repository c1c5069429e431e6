/** 'Yes', 'the second one', 'both', after a reply that offered to work something out: which of it is taken up. */
import type { Dialogue } from '#advisor/dialogue.ts'
import { offeredBySuggestion } from '#advisor/talk/saved/suggestion.ts'
import { tells } from './told-by-sums.ts'

const offers = [...Object.entries(tells).map(([sum, words]) => [words, sum] as const), ...offeredBySuggestion]

/** The sums that the last question of a reply offers, in its order. */
function offeredIn(lastContent: string): { words: string; sum: string }[] {
  const [question = ''] = /[^.?!]*\?\s*$/.exec(lastContent) ?? []
  return offers
    .flatMap(([words, sum]) =>
      question.includes(words) ? [{ words, sum, at: question.indexOf(words) }] : [],
    )
    .toSorted((a, b) => a.at - b.at || b.words.length - a.words.length)
    .filter(({ at }, place, all) => all[place - 1]?.at !== at)
}

const LEAD = String.raw`^\W*(?:(?:um|uh|well|ok|okay|yes|yeah|yea|sure|please|just|the|id like|i want|i mean|probably|maybe)\W+)*`
const choices: readonly (readonly [RegExp, (count: number) => readonly number[]])[] = [
  [new RegExp(String.raw`${LEAD}(?:first|former|1st|number one)(?: one)?\W*$`, 'i'), () => [0]],
  [new RegExp(String.raw`${LEAD}(?:second|latter|2nd|other)(?: one)?\W*$`, 'i'), () => [1]],
  [new RegExp(String.raw`${LEAD}last(?: one)?\W*$`, 'i'), (count) => [count - 1]],
  [
    new RegExp(String.raw`${LEAD}(?:both|all)(?: of (?:them|it|those))?\W*$`, 'i'),
    (count) => Array.from({ length: count }, (_, at) => at),
  ],
  [
    new RegExp(
      String.raw`^\W*(?:yes|yeah|yea|yep|yup|sure|ok|okay|please|go ahead|do it|do that|show me|of course|right|correct|exactly)` +
        String.raw`(?:\W+(?:please|do|thanks|thx|go ahead|sure|show me|that'?s it|right))*\W*$`,
      'i',
    ),
    (count) => (count === 1 ? [0] : []),
  ],
]

const BOTH = /\bboth\b/i

/** Whether a message does nothing but choose, of whatever was said last. */
export const onlyChooses = (text: string) => choices.slice(0, -1).some(([words]) => words.test(text))

const FEW_WORDS = 6
const wordsOf = (said: string) => new Set(said.toLowerCase().match(/[a-z]{4,}/g))

/** The sums that a message takes up of what was offered; none where it says something else. */
export function readChoice(
  text: string,
  { lastContent, asked }: Pick<Dialogue, 'lastContent' | 'asked'>,
): string[] {
  const offered = asked === null ? offeredIn(lastContent) : []
  if (offered.length === 0) return []
  const [, places] = choices.find(([words]) => words.test(text)) ?? []
  if (places && !(BOTH.test(text) && offered.length < 2))
    return places(offered.length).flatMap((at) => offered[at]?.sum ?? [])
  // 'What's left', in the words of one of them.
  const said = wordsOf(text)
  if (/\d/.test(text) || offered.length < 2 || text.trim().split(/\s+/).length > FEW_WORDS) return []
  const shared = offered.map(({ words }) => [...wordsOf(words)].filter((word) => said.has(word)).length)
  const most = Math.max(...shared)
  const [best, another] = offered.filter((_, at) => most > 0 && shared[at] === most)
  return best && !another ? [best.sum] : []
}
