import { decodeText } from './decode-text.ts'
import { findColumns } from './find-columns.ts'
import { type OnProgress, untold } from './progress.ts'
import { readCsv } from './read-csv.ts'
import { isOfx, readOfx } from './read-ofx.ts'
import { isQif, readQif } from './read-qif.ts'
import type { ReadTable } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'
import { unpack } from './unpack.ts'
import { checkSize, UnreadableFile } from './unreadable-file.ts'

/** How files begin that people choose by mistake, and what to do instead. */
const foreign: [number[], string][] = [
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF. Banks offer the same statement as CSV, OFX or QFX: please choose one of those.',
  ],
  [
    [0x89, 0x50, 0x4e, 0x47],
    'This is a picture. Please export a list of transactions as CSV, XLSX, OFX or QIF.',
  ],
  [[0xff, 0xd8, 0xff], 'This is a picture. Please export a list of transactions as CSV, XLSX, OFX or QIF.'],
  [
    [0x47, 0x49, 0x46, 0x38],
    'This is a picture. Please export a list of transactions as CSV, XLSX, OFX or QIF.',
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is a spreadsheet of the old kind (.xls). Please save it as .xlsx or CSV.'],
  [[0x1f, 0x8b], 'This file is packed. Please unpack it first.'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'This is a database. Please export its transactions as CSV.'],
]

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Any file as rows of text with its columns found. What kind it is, its content says, not its name. */
export function openFile(bytes: Uint8Array, onProgress: OnProgress = untold): ReadTable {
  checkSize(bytes.length)
  const stranger = foreign.find(([start]) => startsWith(bytes, start))
  if (stranger) throw new UnreadableFile(stranger[1])
  if (startsWith(bytes, [0x50, 0x4b])) return openZip(bytes, onProgress)
  return openText(decodeText(bytes), onProgress)
}

/** A table that was copied from a spreadsheet or a bank's page. */
export function openPasted(text: string, onProgress: OnProgress = untold): ReadTable {
  checkSize(text.length)
  return { ...openText(text.replaceAll('\0', ' '), onProgress), format: 'paste' }
}

function openText(text: string, onProgress: OnProgress): ReadTable {
  if (isOfx(text)) return demandRows(readOfx(text, onProgress))
  if (isQif(text)) return demandRows(readQif(text, onProgress))
  return findColumns(readCsv(text, onProgress), 'csv')
}

/** A spreadsheet, or an export of several tables such as YNAB's and Sure's. */
function openZip(bytes: Uint8Array, onProgress: OnProgress): ReadTable {
  const all: string[] = []
  const texts = unpack(bytes, (name) => {
    all.push(name)
    return /(?:^|\/)[^/]*\.(?:csv|ofx|qfx|qif)$/i.test(name)
  })
  const names = [...texts.keys()]
  const wanted =
    names.find((name) => /(?:register|transactions)\.csv$/i.test(name)) ??
    (names.length === 1 ? names[0] : undefined)
  const found = texts.get(wanted ?? '')
  if (found) return openText(decodeText(found), onProgress)
  if (names.length > 1)
    throw new UnreadableFile(
      `This file holds ${names.length} tables. Please unpack it and bring one of them at a time.`,
    )
  if (all.includes('db.sqlite') && all.includes('metadata.json'))
    throw new UnreadableFile(
      "This is Actual's own backup. Please open an account in Actual, or All accounts, and choose Export in its menu: " +
        'that is a CSV.',
    )
  return findColumns(readXlsx(bytes, onProgress), 'xlsx')
}

function demandRows(table: ReadTable): ReadTable {
  if (table.rows.length === 0)
    throw new UnreadableFile('This file holds no transactions. Is it the right one?')
  return table
}
