import { expect, test } from 'vitest'
import { guessMapping } from './mapping.ts'
import { openFile } from './open-file.ts'
import { sparingly, within } from './progress.ts'
import { readCsv } from './read-csv.ts'
import { readRows } from './read-rows.ts'

const many = Array.from({ length: 8000 }, (_, at) => at)
const csv = ['Date,Payee,Amount', ...many.map((at) => `2026-01-31,"Shop, ""${at}""\nof the town",-${at}.25`)]
const qif = ['!Type:Bank', ...many.map((at) => `D01/31/2026\nT-${at}.25\nPShop ${at}\n^`)]
const entries = many.map(
  (at) => `<STMTTRN><DTPOSTED>20260131<TRNAMT>-${at}.25<FITID>${at}<NAME>Shop</STMTTRN>`,
)
const ofx = ['OFXHEADER:100', '<OFX><STMTRS>', ...entries, '</STMTRS></OFX>']

test.each([
  ['CSV', csv],
  ['QIF', qif],
  ['OFX', ofx],
])('a long %s file tells how far it is, and loses no row to it', (_, lines) => {
  const told: number[] = []
  const tell = sparingly((part) => told.push(part))
  const table = openFile(new TextEncoder().encode(lines.join('\n')), within(tell, 0, 0.6))
  const { rows } = readRows(table, guessMapping(table).mapping, within(tell, 0.6, 1))
  expect(rows).toHaveLength(many.length)
  expect(rows.at(-1)?.amount).toBe(-799_925)
  expect(told.length).toBeGreaterThan(10)
  expect(told.length).toBeLessThanOrEqual(101)
  expect(told).toEqual(told.toSorted((one, other) => one - other))
  expect(told.filter((part) => part < 0.6).length).toBeGreaterThan(3)
  expect(told.filter((part) => part > 0.6).length).toBeGreaterThan(3)
})

test('a quoted text that is cut off is noticed in the last piece, too', () => {
  expect(() => readCsv(`${csv.join('\n')}\n2026-01-31,"Shop`)).toThrow('breaks off')
})
