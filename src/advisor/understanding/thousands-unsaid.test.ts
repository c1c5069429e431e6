import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function kept(...turns: string[]) {
  const { assets, liabilities } = talk(turns).snapshot
  return [...assets.map(({ value }) => value), ...liabilities.map(({ amount }) => amount)].map(toDollars)
}

test.each([
  ["condo's worth 210k, and I owe 165 on it", [210_000, 165_000]],
  ['my house is paid off, worth 310', [310_000]],
  ['I owe 275 on the house', [275_000]],
  ['My house is worth $310', [310]],
  ['The hospital bill is 310', [310]],
  ['my bike is worth 80', [80]],
])('%s', (text, amounts) => expect(kept(text)).toEqual(amounts))
