import { isPlainDate } from '#finance/dates.ts'
import { type OnProgress, untold } from './progress.ts'
import { unpack } from './unpack.ts'
import { checkRows, MAX_COLUMNS, UnreadableFile } from './unreadable-file.ts'
import { attributeOf, refuseDefinitions, unescapeXml } from './xml-text.ts'

/** What a sheet needs to be read, besides itself. */
interface Workbook {
  strings: string[]
  /** By style: whether its numbers are days. */
  isDay: boolean[]
  startsIn1904: boolean
}

const WANTED =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/

/** The rows of the first sheet that has any. Formulas are not computed: their last result stands beside them. */
export function readXlsx(bytes: Uint8Array, onProgress: OnProgress = untold): string[][] {
  const files = unpack(bytes, (name) => WANTED.test(name))
  const textOf = (name: string) => {
    const xml = new TextDecoder().decode(files.get(name))
    refuseDefinitions(xml)
    return xml
  }
  const workbook = textOf('xl/workbook.xml')
  if (workbook === '') throw new UnreadableFile('This packed file holds no spreadsheet and no statement.')
  const known: Workbook = {
    strings: readStrings(textOf('xl/sharedStrings.xml')),
    isDay: readStyles(textOf('xl/styles.xml')),
    startsIn1904: /date1904\s*=\s*"(?:1|true)"/.test(workbook),
  }
  for (const name of sheetNames(workbook, textOf('xl/_rels/workbook.xml.rels'))) {
    const rows = readSheet(textOf(name), known, onProgress)
    if (rows.length > 1) return rows
  }
  throw new UnreadableFile('This spreadsheet has no rows.')
}

/** The sheets in the order of their tabs. */
function sheetNames(workbook: string, relations: string): string[] {
  const targets = new Map(
    Array.from(relations.matchAll(/<Relationship\s([^>]*)>/g), ([, tag = '']) => [
      attributeOf(tag, 'Id') ?? '',
      (attributeOf(tag, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const tabs = Array.from(
    workbook.matchAll(/<sheet\s([^>]*)>/g),
    ([, tag = '']) => attributeOf(tag, 'r:id') ?? '',
  )
  return tabs.flatMap((tab) => targets.get(tab) ?? [])
}

function readStrings(xml: string): string[] {
  return Array.from(xml.matchAll(/<si(?:\s[^>]*)?>([\s\S]*?)<\/si>|<si\s*\/>/g), ([, inside = '']) =>
    readRuns(inside),
  )
}

/** A text may be in several runs; hints of how it is spoken are none of it. */
function readRuns(xml: string): string {
  const spoken = xml.replaceAll(/<rPh[\s\S]*?<\/rPh>/g, '')
  return Array.from(spoken.matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g), ([, text = '']) =>
    unescapeXml(text),
  ).join('')
}

/** Excel's own formats 14 to 22 and 45 to 47 are of days and times; others say it by their letters. */
function readStyles(xml: string): boolean[] {
  const custom = new Map(
    Array.from(xml.matchAll(/<numFmt\s([^>]*)>/g), ([, tag = '']) => [
      Number(attributeOf(tag, 'numFmtId')),
      /[ymd]/i.test((attributeOf(tag, 'formatCode') ?? '').replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')),
    ]),
  )
  const [, formats = ''] = /<cellXfs[^>]*>([\s\S]*?)<\/cellXfs>/.exec(xml) ?? []
  return Array.from(formats.matchAll(/<xf\s([^>]*)>/g), ([, tag = '']) => {
    const id = Number(attributeOf(tag, 'numFmtId'))
    return custom.get(id) ?? ((id >= 14 && id <= 22) || (id >= 45 && id <= 47))
  })
}

const CELL = /<c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/c>)/g

function readSheet(xml: string, workbook: Workbook, onProgress: OnProgress): string[][] {
  const rows: string[][] = []
  for (const { 1: inside = '', index } of xml.matchAll(/<row(?:\s[^>]*)?>([\s\S]*?)<\/row>/g)) {
    onProgress(index / xml.length)
    const row: string[] = []
    for (const [, tag = '', content = ''] of inside.matchAll(CELL)) {
      const at = columnOf(attributeOf(tag, 'r')) ?? row.length
      if (at >= MAX_COLUMNS) continue
      while (row.length < at) row.push('')
      row[at] = readCell(tag, content, workbook)
    }
    if (row.some((cell) => cell !== '')) rows.push(row)
    checkRows(rows.length)
  }
  return rows
}

/** 'C7' is in the third column. */
function columnOf(place: string | null): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (!letters) return null
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readCell(tag: string, content: string, { strings, isDay, startsIn1904 }: Workbook): string {
  const type = attributeOf(tag, 't')
  if (type === 'inlineStr') return readRuns(content)
  const value = unescapeXml(/<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '')
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'd') return value.slice(0, 10)
  if (value === '' || (type !== null && type !== 'n')) return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (isDay[Number(attributeOf(tag, 's') ?? -1)]) return toDay(number + (startsIn1904 ? 1462 : 0))
  // Two decimals at most: what is a number in the sheet can then be read in one way only.
  return Number.isInteger(number) ? String(number) : number.toFixed(2)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Days are counted from 1899-12-30, which makes up for a leap day that 1900 did not have. */
function toDay(serial: number): string {
  if (serial < 1 || serial > 80_000) return String(serial)
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10)
  return isPlainDate(day) ? day : String(serial)
}
