/** A message that asks several things, part by part. Blanks keep every number in its place. */

const SENTENCE = /[^.!?\n]+(?:[.!?\n]+(?!\s|$)[^.!?\n]*)*[.!?\n]*/g

const WORDS = "what|what's|whats|how|how's|hows|when|when's|whens|which|where|why|who"
const VERBS = "is|isn't|are|am|was|can|could|should|shall|do|don't|does|did|will|would"
const SUBJECTS =
  'i|we|you|he|she|it|they|that|this|those|these|there|my|our|your|his|her|their|the|an?|any|one'

/** Where a question begins: at the start of a sentence, else behind a joint. */
const OPENING = new RegExp(
  String.raw`(?:^\W*(?:(?:and|also|so|but|ok|okay|then|plus|or)\b[\s,]*)*|` +
    String.raw`[,;:–—-]\s*(?:(?:and|also|then|plus|or)\b[\s,]*)*|\b(?:and|also|plus|then|or)\s+(?:(?:also|then|so)\s+)?)` +
    String.raw`(?:(?:by|in|at|for)\s+)?(?:(?:${WORDS})|(?:${VERBS})\s+(?:${SUBJECTS})|does\s+\w+ing)\b`,
  'gi',
)
/** 'What if i sell it, how long then' asks once; 'when they come due, the bank offers 3.6' does not ask. */
const SUPPOSING = /^\W*(?:\w+\W+){0,2}?(?:what if|how about if|what about if|if)\b/i
/** 'They keep 22%, right?' wants a nod, and no sum of its own. */
const TAG = /\b(?:right|correct|ok|okay|yes|no|huh|yeah)\s*\?+\s*$/i
const WHENEVER = /^\W*when\b/i

const blank = (words: string) => ' '.repeat(words.length)

interface Question {
  start: number
  /** Where its sentence ends. */
  end: number
}

function findQuestions(text: string): Question[] {
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    const end = index + sentence.length
    const isAsked = sentence.includes('?')
    const openings = [...sentence.matchAll(OPENING)].filter(({ 0: words, index: at }, place, all) => {
      const rest = sentence.slice(at, all[place + 1]?.index)
      const isLast = place === all.length - 1
      return (
        (isLast || !SUPPOSING.test(rest)) &&
        !(WHENEVER.test(words) && at === 0 && !isAsked && !isLastOf(text, end))
      )
    })
    if (openings.length === 0) return isAsked && !TAG.test(sentence) ? [{ start: index, end }] : []
    return openings.map((opening) => ({ start: index + opening.index, end }))
  })
}

const isLastOf = (text: string, end: number) => text.slice(end).trim() === ''

/** One text for each question, with what leads up to it; what follows the last stands in all. Empty where one is asked. */
export function partByQuestion(text: string): string[] {
  const questions = findQuestions(text)
  if (questions.length < 2) return []
  const close = questions.at(-1)?.end ?? text.length
  const cuts = questions.map(({ start, end }, at) => {
    const next = questions[at + 1]
    return next ? Math.min(end, next.start) : Math.max(end, start)
  })
  return cuts.map((cut, at) => {
    const from = cuts[at - 1] ?? 0
    return (
      blank(text.slice(0, from)) + text.slice(from, cut) + blank(text.slice(cut, close)) + text.slice(close)
    )
  })
}
