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
  let around = surroundings
  for (const text of parts.slice(0, MOST_QUESTIONS)) {
    const minded = await readMind(text, around)
    questions.push({ text, minded })
    const { made } = execute({ ...around, minded, text, sheet: new FigureSheet() })
    around = {
      ...around,
      sums: addSums(around.sums, made),
      heard: keepHeard(around.heard, hearNumbers(text, minded.numbers)),
      said: text.trim(),
    }
  }
  return questions
}
