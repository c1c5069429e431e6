import { expect, test } from 'vitest'
import { looksLikeTable } from './looks-like-table.ts'

test.each([
  'Date\tDescription\tAmount\nJan 29, 2026\tWHOLEFDS MKT\t-$84.13',
  '29.01.2026;Edeka;-12,30\n30.01.2026;Miete;-900,00',
  'Date,Payee,Amount\r\n2026-01-29,Aldi,-4.50\r\n2026-01-30,Lidl,-3.20\r\n',
  '"Jan 29, 2026","Whole Foods, New York",-84.13\n"Jan 30, 2026",Rent,"-1,200.00"',
  '2026-01-29, Aldi, -4.50\n2026-01-30, Lidl, -3.20',
])('%j is a table', (text) => expect(looksLikeTable(text)).toBe(true))

test.each([
  '',
  '2026-01-29,Aldi,-4.50',
  'Hi, I make 5,000 a month, and spend 4,200.00,\nwhich is a lot, I think, for Jan 2026, is it not?\nThanks, Ann',
  'rent 1,200\ncar 300\nfood 450.00',
  'I paid 12.50 on Jan 3\nand 13.50 on Jan 4',
  'On Jan 29, 2026, I spent 84.13 at Whole Foods, and\non Jan 15, 2026, I paid 40.00 in rent, late',
  'On Jan 29, 2026, I spent 84.13\nand on Jan 15, 2026, in the morning, 40.00, 12.00\nand 3.00 on Jan 16',
  '- Jan 29, 84.13, phone\n- Jan 30, 40.00, rent',
  '•\tpay 84.13 on Jan 29\n•\tpay 40.00 on Jan 30',
])('%j is something said', (text) => expect(looksLikeTable(text)).toBe(false))

// With work that grows as the square of a line, either would take longer than a test may.
test.each([1, 2])('%i lines of a whole book are something said, and soon known to be', (count) => {
  const line = 'I spend too much on food. '.repeat(20_000)
  expect(looksLikeTable(Array.from({ length: count }, () => line).join('\n'))).toBe(false)
})
