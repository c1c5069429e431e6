import { expect, test } from 'vitest'
import { toCsv } from './save-table.ts'

test('amounts are numbers, and no name is a formula', () => {
  const table = {
    heads: ['Month', '=cmd()', 'Left'],
    rows: [
      ['Apr 2026', '$1,234.50', '-$5.00'],
      ['May 2026', '', '+1'],
    ],
  }
  expect(toCsv(table)).toBe(`Month,"'=cmd()",Left\r\nApr 2026,1234.50,-5.00\r\nMay 2026,,"'+1"`)
})
