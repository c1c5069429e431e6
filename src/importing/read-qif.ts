import { type OnProgress, untold } from './progress.ts'
import type { ColumnRole, ReadTable } from './read-table.ts'
import { checkRows, UnreadableFile } from './unreadable-file.ts'

const columns: [string, ColumnRole][] = [
  ['Date', 'date'],
  ['Amount', 'amount'],
  ['Payee', 'payee'],
  ['Memo', 'memo'],
  ['Category', 'category'],
  ['Account', 'account'],
]

export const isQif = (text: string) => /^\s*!(?:type|account|option|clear)/i.test(text)

const OF_MONEY = /^!type:\s*(?:bank|cash|ccard|oth a|oth l)\s*$/i

/** Quicken's lines of a letter and its value, an entry up to '^'. A split entry becomes a row for each part. */
export function readQif(text: string, onProgress: OnProgress = untold): ReadTable {
  const rows: string[][] = []
  let section: 'entries' | 'account' | 'other' = 'entries'
  let account = ''
  let lines: string[] = []
  const all = text.split(/\r\n|\r|\n/)
  for (const [at, line] of all.entries()) {
    onProgress(at / all.length)
    if (line.startsWith('!')) {
      section = OF_MONEY.test(line) ? 'entries' : /^!account/i.test(line) ? 'account' : 'other'
      lines = []
    } else if (line.startsWith('^')) {
      if (section === 'account') account = valueOf(lines, 'N')
      if (section === 'entries') rows.push(...readEntry(lines, account))
      checkRows(rows.length)
      lines = []
    } else if (line.trim() !== '') lines.push(line)
  }
  if (section === 'entries' && lines.length > 0)
    throw new UnreadableFile('This QIF file breaks off in the middle of an entry. Please export it again.')
  const header = columns.map(([name]) => name)
  return {
    format: 'qif',
    tool: null,
    header,
    rows,
    roles: columns.map(([, role]) => role),
    sign: 'plain',
    balances: [],
  }
}

const valueOf = (lines: string[], letter: string) =>
  lines
    .find((line) => line.startsWith(letter))
    ?.slice(1)
    .trim() ?? ''

function readEntry(lines: string[], account: string): string[][] {
  const date = valueOf(lines, 'D')
  const payee = valueOf(lines, 'P')
  const memo = valueOf(lines, 'M')
  const whole = [date, valueOf(lines, 'T') || valueOf(lines, 'U'), payee || memo, payee ? memo : '']
  const parts = readParts(lines)
  if (parts.length < 2) return [[...whole, toCategory(valueOf(lines, 'L')), account]]
  return parts.map((part) => [
    date,
    part.amount,
    payee || part.memo || memo,
    part.memo || memo,
    part.category,
    account,
  ])
}

function readParts(lines: string[]) {
  const parts: { category: string; memo: string; amount: string }[] = []
  for (const line of lines) {
    const value = line.slice(1).trim()
    const part = parts.at(-1)
    if (line.startsWith('S')) parts.push({ category: toCategory(value), memo: '', amount: '' })
    else if (line.startsWith('E') && part) part.memo = value
    else if (line.startsWith('$') && part) part.amount = value
  }
  return parts
}

/** '[Savings]' is an account: money that stays one's own. 'Food:Groceries/Trip' has a group and a class around it. */
function toCategory(text: string): string {
  if (text.startsWith('[')) return ''
  return text.split('/')[0]?.split(':').at(-1)?.trim() ?? ''
}
