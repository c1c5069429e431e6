import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { type Role, roles } from '#advisor/understanding/roles.ts'
import type { Example } from './align.ts'

interface Mark {
  start: number
  end: number
  role: Role
  name: string
}

const mark = /\{\{([^|}]+)\|([a-zA-Z]+)(?:\|([^}]*))?\}\}/g
const isRole = (word: string): word is Role => (roles as readonly string[]).includes(word)

/** A line such as 'Rent is {{900|expenseItem|Rent}}' as its text and what is marked in it. */
function readMarks(line: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: amount = '', 2: role = '', 3: name = '', index } of line.matchAll(mark)) {
    text += line.slice(from, index)
    if (!isRole(role)) throw new Error(`There is no role '${role}': ${line}`)
    marks.push({ start: text.length, end: text.length + amount.length, role, name })
    text += amount
    from = index + whole.length
  }
  // Spaces around the stroke become part of the line break, so that places stay the same.
  return { text: (text + line.slice(from)).replaceAll(' / ', '  \n'), marks }
}

/** What every amount of a line is. Amounts without a mark teach nothing. */
function examplesOf(line: string): Example[] {
  const { text, marks } = readMarks(line)
  const reading = readMessage(text)
  const left = new Set(marks)
  return reading.amounts.filter(isMoneyLike).flatMap((amount): Example[] => {
    const found = [...left].find(({ start, end }) => amount.start < end && amount.end > start)
    if (!found) return []
    left.delete(found)
    const { role, name } = found
    const words = name.split(/[^\p{L}\p{N}'&]+/u).filter((word) => word.length > 2)
    const want = { role, value: amount.value, flow: null, name: words.join('|'), category: null }
    return [{ reading, amount, role, want: role === 'none' ? null : want }]
  })
}

/** The sentences in which every amount is marked with what it is, by voice. */
export function readMarkedExamples(): (Example & { voice: string })[] {
  const folder = join(import.meta.dirname, '../corpus')
  return globSync('marked-*.txt', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .flatMap((line) =>
          examplesOf(line).map((example) => ({ ...example, voice: basename(file, '.txt') })),
        ),
    )
}
