import { describe, expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

function kept(...turns: string[]) {
  const { profile, expenses, assets, liabilities } = talk(turns).snapshot
  return {
    income: profile.income === null ? null : toDollars(profile.income),
    costs: expenses.map(({ amount }) => toDollars(amount)).toSorted((one, other) => one - other),
    assets: assets.map(({ value }) => toDollars(value)),
    owed: liabilities.map(({ amount }) => toDollars(amount)),
  }
}

describe('a thousand left unsaid', () => {
  test.each([
    ['We have a house worth about 385 and owe 212 on it', 'thousand obviously', [385_000], [212_000]],
    ['The truck is worth 31 and I owe 27,500 on it', 'thousand', [31_000], [27_500]],
  ])('%s %s', (first, second, assets, owed) => expect(kept(first, second)).toMatchObject({ assets, owed }))

  test.each(['k im gonna think it over', 'k', 'k thats fine then', 'grand, talk soon'])(
    'no unit: %s',
    (text) => expect(kept('Insurance is 164 a month', text).costs).toEqual([164]),
  )

  test.each(['thousand thanks!', 'a thousand times no', 'thousands of people do that?'])('none: %s', (text) =>
    expect(kept('The boat is worth 900.', text).assets).toEqual([900]),
  )
})

describe('a period told later', () => {
  test.each([
    [['property tax: 4,380', 'for the year'], { costs: [365], owed: [] }],
    [['pay: 890', 'weekly net'], { income: 46_280 }],
    [['I make 5,150', 'per month, before tax'], { income: 61_800 }],
    [
      ['streaming is 61, dog food 38, gas 45', 'gas is per week, the other two a month'],
      { costs: [38, 61, 195] },
    ],
    [
      ['Daycare: 1,150, piano lessons: 35', "daycare's per month. Piano is each week"],
      { costs: [151.67, 1150] },
    ],
  ])('%j', (turns, expected) => expect(kept(...turns)).toMatchObject(expected))

  test.each([
    'every week I go there',
    'I was there last week',
    'a year ago I moved',
    'do you mean per month?',
    'my brother pays that every week',
  ])('none: %s', (text) => expect(kept('Car insurance is 130 a month', text).costs).toEqual([130]))
})
