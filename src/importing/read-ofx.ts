import type { PlainDate } from '#finance/dates.ts'
import { type OnProgress, untold } from './progress.ts'
import { readAmount } from './read-amount.ts'
import { readDate } from './read-date.ts'
import type { ColumnRole, ReadTable, StatedBalance } from './read-table.ts'
import { checkRows, UnreadableFile } from './unreadable-file.ts'
import { refuseDefinitions, unescapeXml } from './xml-text.ts'

const columns: [string, ColumnRole][] = [
  ['Date', 'date'],
  ['Amount', 'amount'],
  ['Payee', 'payee'],
  ['Memo', 'memo'],
  ['Account', 'account'],
  ['Id', 'id'],
  ['Currency', 'currency'],
]

export const isOfx = (text: string) => /^\s*(?:OFXHEADER:|<\?xml[\s\S]{0,400}<\?OFX|<\?OFX|<OFX>)/i.test(text)

/**
 * OFX and QFX, as SGML of version 1, where fields have no end, and as XML of version 2. Both are a tag and the text up
 * to the next tag, which is all that is read of them.
 */
export function readOfx(text: string, onProgress: OnProgress = untold): ReadTable {
  refuseDefinitions(text)
  if (!/<\/(?:OFX)>/i.test(text))
    throw new UnreadableFile('This OFX file has no end. It may be cut off: please download it again.')
  const rows: string[][] = []
  const balances: StatedBalance[] = []
  const statements = cutOut(text, 'STMTRS|CCSTMTRS')
  for (const [place, statement] of statements.entries()) {
    const account = nameAccount(statement)
    const currency = fieldOf(statement, 'CURDEF').toUpperCase()
    const entries = cutOut(statement, 'STMTTRN')
    for (const [at, entry] of entries.entries()) {
      onProgress((place + at / entries.length) / statements.length)
      rows.push([...readEntry(entry, account), currency])
      checkRows(rows.length)
    }
    const balance = readBalance(statement, account)
    if (balance) balances.push(balance)
  }
  const marks = columns.map(([name]) => name)
  return {
    format: 'ofx',
    tool: null,
    header: marks,
    rows,
    roles: columns.map(([, role]) => role),
    sign: 'plain',
    balances,
  }
}

/** The insides of every element of a name, which do have an end in both versions. */
const cutOut = (text: string, names: string) =>
  Array.from(text.matchAll(new RegExp(`<(${names})>([\\s\\S]*?)</\\1>`, 'gi')), ([, , inside = '']) => inside)

function fieldOf(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)
  return unescapeXml(found?.[1] ?? '').trim()
}

/** '20260131120000.000[-5:EST]' is a day by its first eight digits. */
const dayOf = (text: string): PlainDate | null => readDate(text.slice(0, 8), 'ymd')

function readEntry(entry: string, account: string): string[] {
  const payee = fieldOf(entry, 'NAME')
  const memo = fieldOf(entry, 'MEMO')
  const amount = fieldOf(entry, 'TRNAMT')
  const check = fieldOf(entry, 'CHECKNUM')
  return [
    dayOf(fieldOf(entry, 'DTPOSTED')) ?? fieldOf(entry, 'DTPOSTED'),
    // The standard lets a bank write a comma; thousands are never grouped.
    amount.replace(',', '.'),
    payee || memo || (check && `Check ${check}`) || fieldOf(entry, 'TRNTYPE'),
    payee ? memo : '',
    account,
    fieldOf(entry, 'FITID'),
  ]
}

/** 'CHECKING …6789': nobody needs the whole number, and it is on no screen then. */
function nameAccount(statement: string): string {
  const number = fieldOf(statement, 'ACCTID')
  const kind = /<CCACCTFROM>/i.test(statement) ? 'Credit card' : fieldOf(statement, 'ACCTTYPE')
  const spoken = kind && kind[0] + kind.slice(1).toLowerCase()
  return [spoken || 'Account', number && `…${number.slice(-4)}`].filter(Boolean).join(' ')
}

function readBalance(statement: string, account: string): StatedBalance | null {
  const [ledger = ''] = cutOut(statement, 'LEDGERBAL')
  const amount = readAmount(fieldOf(ledger, 'BALAMT').replace(',', '.'), '.')
  const date = dayOf(fieldOf(ledger, 'DTASOF'))
  return amount === null || date === null ? null : { account, amount, date }
}
