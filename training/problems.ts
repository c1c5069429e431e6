/** Word problems that others have published, as steps: .cache/problems/gsm*.jsonl and mas*.json to steps-*.txt. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../.cache/problems/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Null where the working does not lead to the answer by plain arithmetic. */
function fromWorking(question: string, working: string): string | null {
  const results: { value: number; words: string; isUsed: boolean }[] = []
  for (const [, left = '', right = ''] of working.matchAll(/<<([^=<>]+)=([^<>]+)>>/g)) {
    const percents = left
      .replaceAll(/(\d+(?:\.\d+)?)\s*(?:\/\s*100|\*\s*0?\.01)(?!\d)/g, (all, number: string) =>
        question.includes(`${number}%`) ? `${number}%` : all,
      )
      .replaceAll(/(?<![\d.])0?\.(\d{1,2})(?!\d)/g, (all, digits: string) => {
        const percent = Number(digits.padEnd(2, '0'))
        return question.includes(`${percent}%`) ? `${percent}%` : all
      })
    const words = percents.replaceAll(/(?<![\d.])\d*\.?\d+%?/g, (number) => {
      if (number.endsWith('%')) return number
      const fitting = results.filter(({ value }) => value === Number(number))
      const found =
        fitting.findLast(({ isUsed }) => !isUsed) ?? (isSaid(number, question) ? null : fitting.at(-1))
      if (!found) return number
      found.isUsed = true
      return `(${found.words})`
    })
    results.push({ value: Number(right.replaceAll(/[,$]/g, '')), words, isUsed: false })
  }
  const answer = Number(/#### *(-?[\d,.]+)/.exec(working)?.[1]?.replaceAll(',', ''))
  const last = results.at(-1)
  return last && last.value === answer ? last.words : null
}

const isSaid = (number: string, question: string) =>
  (question.replaceAll(',', '').match(/\d*\.?\d+/g) ?? []).some((said) => Number(said) === Number(number))

/** '* number0 number1' with its numbers. */
function fromPrefix(equation: string, numbers: readonly string[]): string | null {
  const tokens = equation.split(' ')
  let at = 0
  const next = (): string => {
    const token = tokens[at++] ?? ''
    if (/^[-+*/]$/.test(token)) return `(${next()}${token}${next()})`
    return numbers[Number(/^number(\d+)$/.exec(token)?.[1])] ?? token
  }
  const words = next()
  return at === tokens.length ? words.replace(/^\((.*)\)$/, '$1') : null
}

function problemsOf(name: string): { text: string; words: string | null }[] {
  if (name.endsWith('.jsonl'))
    return read(name)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map(({ question, answer }) => ({ text: question, words: fromWorking(question, answer) }))
  return JSON.parse(read(name)).map(({ Question, Numbers, Equation }: Record<string, string>) => {
    const numbers = String(Numbers)
      .split(' ')
      .map((number) => String(Number(number)))
    const text = String(Question).replaceAll(/number(\d+)/g, (_, at: string) => numbers[Number(at)] ?? '')
    return { text: text.replaceAll(/ ([.,?!])/g, '$1'), words: fromPrefix(String(Equation), numbers) }
  })
}

/** Longer arithmetic than anybody asks of an advisor teaches nothing here. */
const MOST_SIGNS = 9
for (const name of readdirSync(folder).filter((file) => /\.jsonl?$/.test(file))) {
  const kept = problemsOf(name).flatMap(({ text, words }) => {
    const signs = words?.match(/[-+*/]/g)?.length ?? 0
    if (signs === 0 || signs > MOST_SIGNS) return []
    return [`== ${name}\n> ${text.replaceAll('\n', ' ')}\n= ${words}\n`]
  })
  writeFileSync(new URL(`steps-${name.replace(/\..*/, '')}.txt`, folder), kept.join(''))
  console.log(`${name}: ${kept.length} problems`)
}
