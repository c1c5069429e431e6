/** Several questions of one message, each read as if it were said after the answer to the one before. */
import { addSums } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import type { Surroundings } from '#advisor/minding/context.ts'
import type { AskedQuestion } from '#advisor/minding/minded.ts'
import type { ReadMind } from '#advisor/minding/network.ts'
import { hearNumbers, keepHeard } from '#advisor/reading/heard.ts'
import { execute } from './execute.ts'

/** More than this in one message are a slip of the reader. */
const MOST_QUESTIONS = 4

export async function readInTurn(
  parts: readonly string[],
  surroundings: Surroundings,
  readMind: ReadMind,
): Promise<AskedQuestion[]> {
  const questions: AskedQuestion[] = []
  const { snapshot, topic } = surroundings
  let { sums, heard, said } = surroundings
  for (const text of parts.slice(0, MOST_QUESTIONS)) {
    const minded = await readMind(text, { snapshot, topic, sums, heard, said, isPart: true })
    questions.push({ text, minded })
    const { made } = execute({ minded, text, snapshot, sums, heard, sheet: new FigureSheet() })
    sums = addSums(sums, made)
    heard = keepHeard(heard, hearNumbers(text, minded.numbers))
    said = text.trim()
  }
  return questions
}
