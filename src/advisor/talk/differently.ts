/** The same sentence does not come twice in a row, and an answer that missed the point gets a word of apology. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { addedIn, namedResult } from '#advisor/executing/acts/named-result.ts'
import { readText } from '#advisor/grounding/print.ts'
import { readAsked } from '#advisor/judging/question.ts'
import { complains } from '#advisor/reading/asked-part.ts'
import type { Draft } from '#advisor/reply.ts'
import { cut, firstSentence, fits } from '#advisor/grounding/fit.ts'
import { type Move, type Scene, vary } from './scene.ts'

/** Fewer letters are a sigh, and no answer. */
const TELLING = 16

export function differently({ content, dialogue: after = {} }: Move, scene: Scene): Draft['content'] {
  const { text, dialogue } = scene
  const { lastContent: last } = dialogue
  if (last === '') return content
  const opening = readText(firstSentence(content))
  // 'I’m sorry.' may well be said before something else.
  const isSame =
    opening === readText(firstSentence([last])) && (opening.length >= TELLING || readText(content) === last)
  if (!complains(text)) return isSame ? again(content, scene, after.sums ?? dialogue.sums) : content
  const said: Draft['content'] = isSame
    ? [
        'I come to the same again: ',
        ...firstSentence(content),
        ' If a number behind it is off, tell me which.',
      ]
    : [vary(['Sorry, let me try again. ', 'I’m sorry I missed that. '], dialogue), ...content]
  return fits(said) || isSame ? said : content
}

/** 'So thats still the same then?' */
const ASKS_AGAIN = /\b(?:still|same|again|so|really|sure)\b/i

/** 'And with taxes and insurance?', after an answer that names them. */
function isCountedIn(text: string, content: Draft['content']): boolean {
  const wordsOf = (said: string) =>
    (said.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/e?s$/, ''))
  const said = new Set(wordsOf(readText(content)))
  const added = wordsOf(addedIn(text))
  return added.some((word) => said.has(word) && !/^(?:the|and|all|that|for|you|your)$/.test(word))
}

/** What is supposed or said anew should have changed something. */
const SUPPOSES = /\d|\b(?:if|with|without)\b/i

/** Whether a question names what a sum came to, or the time that it is. */
function asksFor(text: string, sum: SumRecord): boolean {
  const isTime = Object.values(sum.results)[0]?.unit === 'months'
  const isLeft = sum.kind === 'difference' && /\bleft\b/i.test(text)
  return namedResult(text, sum) !== null || isLeft || (isTime && ASKS_WHEN.test(text))
}
const ASKS_WHEN = /^\W*(?:(?:so|and|ok) )?(?:when|how long)\b/i

/** Whether a sum was made once more with another number. */
const isChanged = (before: readonly SumRecord[], after: readonly SumRecord[]) =>
  after
    .filter((sum) => !before.some(({ id }) => id === sum.id))
    .some(({ kind, inputs }) => {
      const earlier = before.findLast((sum) => sum.kind === kind)
      return Object.entries(inputs).some(([name, { value }]) => earlier?.inputs[name]?.value !== value)
    })

/** What comes out as before is called so only where a number changed or the same was asked; else it missed the point. */
function again(
  content: Draft['content'],
  { text, dialogue, change }: Scene,
  after: readonly SumRecord[],
): Draft['content'] {
  // A question that comes again was not answered; nothing stays the same by it.
  if (dialogue.lastContent.trimEnd().endsWith('?')) return ['I still need this from you. ', ...content]
  if (isCountedIn(text, content)) return ['That’s already in: ', ...content]
  const asked = readAsked(text)
  const isJudged = asked === 'good' || asked === 'bad'
  // Only the first sentence is the same: what follows it may be the answer.
  const goesOn = readText(cut(content)) !== dialogue.lastContent
  const last = after.at(-1)
  // 'Whats left' names the figure that was told, and nothing else.
  const isNamed = last !== undefined && !SUPPOSES.test(text) && asksFor(text, last)
  if (change || goesOn || isJudged || isNamed || isChanged(dialogue.sums, after) || ASKS_AGAIN.test(text))
    return ['That stays the same: ', ...content]
  const hasFigures = content.some((piece) => typeof piece !== 'string')
  return [
    hasFigures
      ? 'I may be missing what you’re after; tell me which number should change. So far: '
      : 'As I said, and tell me if you’re after something else: ',
    ...firstSentence(content),
  ]
}
