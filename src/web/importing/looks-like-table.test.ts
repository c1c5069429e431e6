import { expect, test } from 'vitest'
import { looksLikeTable } from './looks-like-table.ts'

test.each([
  'Date\tDescription\tAmount\nJan 29, 2026\tWHOLEFDS MKT\t-$84.13',
  '29.01.2026;Edeka;-12,30\n30.01.2026;Miete;-900,00',
  'Date,Payee,Amount\r\n2026-01-29,Aldi,-4.50\r\n2026-01-30,Lidl,-3.20\r\n',
])('%j is a table', (text) => expect(looksLikeTable(text)).toBe(true))

test.each([
  '',
  '2026-01-29,Aldi,-4.50',
  'Hi, I make 5,000 a month, and spend 4,200.00,\nwhich is a lot, I think, for Jan 2026, is it not?\nThanks, Ann',
  'rent 1,200\ncar 300\nfood 450.00',
  'I paid 12.50 on Jan 3\nand 13.50 on Jan 4',
])('%j is something said', (text) => expect(looksLikeTable(text)).toBe(false))
