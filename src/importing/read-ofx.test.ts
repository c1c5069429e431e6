import { expect, test } from 'vitest'
import { readOfx } from './read-ofx.ts'

test('a check without a name is told by its number', () => {
  const entries = ['<CHECKNUM>1021', ''].map(
    (check) => `<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260128<TRNAMT>-40.00<FITID>2${check}</STMTTRN>`,
  )
  const { rows } = readOfx(`<OFX><STMTRS><BANKTRANLIST>${entries.join('')}</BANKTRANLIST></STMTRS></OFX>`)
  expect(rows.map((row) => row[2])).toEqual(['Check 1021', 'CHECK'])
})
