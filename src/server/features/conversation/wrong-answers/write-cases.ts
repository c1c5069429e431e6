import { type WrongAnswer, wrongKinds } from '#contract/wrong-answers.ts'

const HEAD = `# Answers that were marked as wrong, as cases for eval/corpus/talk-*.txt.
# They hold the words and figures of whoever marked them: look through them before you pass them on.
# A line that begins with '# =' is what was read. Mend it, and the marks in braces, and take the '# ' away.
`

/** One line, whatever was typed: a break would begin something else. */
const onLine = (text: string) => text.trim().replaceAll(/\s*[\r\n\u2028\u2029\v\f]+\s*/g, String.raw`\n`)

const remarks = (name: string, lines: readonly string[]) =>
  lines.filter((line) => line !== '').map((line) => `# ${name}: ${onLine(line)}`)

function writeCase({ id, at, kind, text, right, answer, trace }: WrongAnswer): string {
  const { known, readings, marked, saved, sums } = trace
  return [
    `== wrong-${id} ${wrongKinds[kind]}`,
    `# marked: ${at.slice(0, 10)}, ${wrongKinds[kind]}`,
    ...remarks('wrong', [text]),
    ...remarks('right', [right]),
    ...remarks('answered', [answer]),
    ...remarks('sum', sums),
    ...remarks('kept', saved),
    ...(known.length > 0 ? [`known: ${known.map(onLine).join('; ')}`] : []),
    `> ${onLine(marked)}`,
    ...(readings[0] ?? '').split(' + ').map((action) => `# = ${onLine(action)}`),
    ...remarks('also read as', readings.slice(1)),
  ].join('\n')
}

/** Cases to train with, in the form of the corpus; what only a person can decide is left as a remark. */
export async function* writeCases(answers: readonly WrongAnswer[]): AsyncGenerator<string> {
  yield HEAD
  for (const answer of answers) yield `${writeCase(answer)}\n`
}
