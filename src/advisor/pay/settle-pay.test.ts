import { expect, test } from 'vitest'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'
import { toCents, toDollars } from '#finance/money.ts'
import { type KnownPay, settlePay } from './settle-pay.ts'
import { readToldPay } from './told-pay.ts'

const nothing: KnownPay = { sources: [], basis: null, takeHome: null }
const source = (person: 'me' | 'them', dollars: number) => ({
  id: null,
  name: person,
  person,
  yearly: toCents(dollars),
})

/** What is kept of the amounts of a message, in dollars: of the same person they stand for what is known. */
function settled(text: string, known: Partial<KnownPay> = {}) {
  const before = { ...nothing, ...known }
  const reading = readMessage(text)
  const told = readToldPay(reading, reading.amounts.filter(isMoneyLike)).map((one) => {
    const person = one.holder === 'them' ? ('them' as const) : ('me' as const)
    const place = before.sources.findIndex((other) => other.person === person)
    return { ...one, isOnlyLeft: false, name: person, place: place < 0 ? null : place }
  })
  const { sources, whole, takeHome } = settlePay(told, before)
  return {
    year: whole === null ? sources.map(({ yearly }) => toDollars(yearly)) : toDollars(whole),
    takeHome: takeHome === null ? null : toDollars(takeHome),
  }
}

test.each([
  ['i make 74k she makes 51, we bring home 7600 a month together', [74_000, 51_000], 7600],
  ['we take home 9,400 a month. I make 95,000 and my husband makes 60,000', [95_000, 60_000], 9400],
  ['i gross 6,200 and clear 4,650', [74_400], 4650],
  ['i make 58k and take home 3,600, she brings home 2,400 a month', [58_000, 28_800], 6000],
  ['i bring home 2,860 and my husband 3,240', [34_320, 38_880], null],
  ['we make 110k and bring home 6,900 a month', 110_000, 6900],
  ['we make 110k, i make 62k and she makes 48k', [62_000, 48_000], null],
] as const)('%s', (text, year, takeHome) => expect(settled(text)).toEqual({ year, takeHome }))

const mine = [source('me', 68_000)]
const both = [source('me', 68_000), source('them', 52_000)]

test.each([
  ['what is left of known pay', 'i take home 4,300 a month', mine, null, [68_000], 4300],
  ['pay told anew', 'i make 71k now', mine, 4300, [71_000], null],
  ['pay told again', 'i make 68k', mine, 4300, [68_000], 4300],
  ['a second pay', 'she makes 52k', mine, 4300, [68_000, 52_000], null],
  [
    'a second pay that reaches them whole',
    'she brings home 2,100 a month',
    mine,
    4300,
    [68_000, 25_200],
    6400,
  ],
  ['what both bring home', 'we bring home 7,600 a month', both, null, [68_000, 52_000], 7600],
  ['what one of two brings home', 'she takes home 3,300 a month', both, null, [68_000, 52_000], null],
  [
    'a check and support',
    'my check is 1,050 a week after tax and she gets 400 a month net',
    mine,
    null,
    [68_000, 4800],
    4950,
  ],
  ['what is known already', '4,300 a month', mine, 4300, [68_000], 4300],
] as const)('%s', (_, text, sources, takeHome, year, left) =>
  expect(settled(text, { sources, takeHome: takeHome === null ? null : toCents(takeHome) })).toEqual({
    year,
    takeHome: left,
  }),
)

test('what one of two was heard to bring home counts with what the other does', () =>
  expect(
    settled('she takes home 3,300 a month', { sources: both, left: { me: toCents(4300), them: null } }),
  ).toMatchObject({ takeHome: 7600 }))

test('pay before tax, told after what is left of it', () => {
  const known = { basis: 'net', sources: [source('me', 40_800), source('them', 34_800)] } as const
  expect(settled('my gross is 58k', known)).toEqual({ year: [58_000, 34_800], takeHome: 6300 })
  // Far more than taxes take is another pay.
  expect(settled('i make 120k a year now', known)).toEqual({ year: [120_000, 34_800], takeHome: null })
})

test('what pays on its own is not what another pay is left of', () => {
  const reading = readMessage(
    'i bring home 2,600 a month from the clinic and get 3,100 a month for the rental',
  )
  const told = readToldPay(reading, reading.amounts.filter(isMoneyLike))
  const sums = (isNamed: boolean) =>
    settlePay(
      told.map((one, at) => ({ ...one, isNamed, isOnlyLeft: false, name: `Source ${at}`, place: null })),
      nothing,
    ).sources.map(({ yearly }) => toDollars(yearly))
  expect(sums(true)).toEqual([31_200, 37_200])
  expect(sums(false)).toEqual([37_200])
})
