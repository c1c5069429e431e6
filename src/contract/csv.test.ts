import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  [['ann@example.com', 'Pending'], 'ann@example.com,Pending\r\n'],
  [['a "quoted", name'], '"a ""quoted"", name"\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [["=HYPERLINK('x')"], `"'=HYPERLINK('x')"\r\n`],
  [['+1', '-1', '@sum', '\tx'], `"'+1","'-1","'@sum","'\tx"\r\n`],
  [['a=b', ''], 'a=b,\r\n'],
])('%j becomes a line that no spreadsheet runs', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})
