import { MONTH_WORDS } from '#finance/month-words.ts'
import type { ImportTool } from '#importing/read-table.ts'

/** Words that banks use in file names, whatever the account. */
const GENERIC_WORD_LIST = [
  'exports?|transactions?|activity|history|statements?|stmt|reports?|downloads?|register|csv|pasted',
  'table|umsatzanzeige|umsätze',
].join('|')
const GENERIC_WORD = new RegExp(`^(?:${GENERIC_WORD_LIST})$`, 'i')
/** Names of months say nothing about the account either. */
const MONTH = new RegExp(`^(?:${MONTH_WORDS})$`, 'i')
/** 'VenmoStatement' is two words. */
const GLUED = /(?<=\p{Ll})(?=(?:Statement|Transaction|Activit|Export|Report|Histor))/gu

/** Services that are an account themselves: their files name none. */
const OWN_ACCOUNT = new Set<ImportTool | null>(['Venmo'])

interface File {
  tool: ImportTool | null
  fileName: string
}

/** 'chase-checking_2026.csv' is about 'Chase checking', 'Chase1234_Activity.CSV' about 'Chase …1234'. */
function nameFromFile({ tool, fileName }: File): string {
  if (tool !== null && OWN_ACCOUNT.has(tool)) return tool
  const plain = fileName.replace(/\.\w+$/, '')
  const words = plain
    .replaceAll(GLUED, ' ')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !GENERIC_WORD.test(word) && !MONTH.test(word))
  const name = words.join(' ').toLowerCase()
  const [, number] = /\p{L}(?!(?:19|20)\d\d)(\d{4})(?!\d)/u.exec(plain) ?? []
  if (name === '') return 'Checking'
  return `${name[0]?.toUpperCase()}${name.slice(1)}${number ? ` …${number}` : ''}`
}

/** A number alone names nobody's account: the file's name goes before its last digits. */
export function nameAccount(inFile: string, file: File): string {
  if (/\p{L}/u.test(inFile)) return inFile
  return [nameFromFile(file), inFile && `…${inFile.replaceAll(/\D/g, '').slice(-4)}`]
    .filter(Boolean)
    .join(' ')
}
