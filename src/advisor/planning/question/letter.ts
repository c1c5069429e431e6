import { askingSentences } from './is-question.ts'
import type { Question } from './said.ts'

/** In a letter most words and numbers tell a story: only the sentences that ask say what is asked. */
const isLetter = ({ text, sentences }: Question) => text.length > 1000 || sentences.length > 9

/** A letter's story is stored by now, as far as it is certain; what it asks is read by itself. */
export function withoutStory(question: Question): Question {
  if (!isLetter(question)) return question
  const sentences = askingSentences(question)
  const said = question.said.filter(({ context }) => sentences.some((sentence) => isFrom(context, sentence)))
  const gist = sentences.join(' ')
  return { ...question, gist, sentences, said, naming: gist, isLetter: true }
}

function isFrom(context: string, sentence: string): boolean {
  const own = context.indexOf('#')
  return sentence.startsWith(context.slice(0, own)) && sentence.endsWith(context.slice(own + 1))
}
