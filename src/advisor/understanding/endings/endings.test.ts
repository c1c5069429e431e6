import { expect, test } from 'vitest'
import { readEndings } from './endings.ts'
import { talk } from '#advisor/testing/memory.ts'
import { readMessage } from '#advisor/understanding/reading/reading.ts'

const endingsOf = (text: string) => readEndings(readMessage(text)).map(({ kind, subject }) => [kind, subject])

test.each([
  ['just paid off the Visa', [['paid-off', 'visa']]],
  ['paid it off!!!!', [['paid-off', '']]],
  ['The car loan was paid off today from my bonus.', [['paid-off', 'car loan']]],
  ["I don't have the car loan any more", [['paid-off', 'car loan']]],
  ["Good news: the hospital's charity program wrote off the whole bill.", [['paid-off', 'bill']]],
  ['I cancelled the gym as you suggested.', [['cancelled', 'gym']]],
  ["she's keeping the baby now, so no more daycare", [['cancelled', 'daycare']]],
  ['Dropped Xfinity yesterday. Verizon stays.', [['cancelled', 'xfinity']]],
  ['I shut the Etsy shop last week', [['cancelled', 'etsy shop']]],
  ['the Best Buy one got paid last week', [['paid-off', 'best buy one']]],
  ['I sold the Subaru yesterday', [['sold', 'subaru']]],
  ['the condo sold, closing was friday', [['sold', 'condo']]],
  ['cashed out the I bonds and used them', [['sold', 'i bonds']]],
  [
    'forget the boat, sold it',
    [
      ['retracted', 'boat'],
      ['sold', ''],
    ],
  ],
  ['scratch the daycare, that ended', [['retracted', 'daycare']]],
  ['take the music lessons out, my ex covers those', [['retracted', 'music lessons']]],
  ['Never mind.', [['retracted', '']]],
])('%s: %j', (text, expected) => expect(endingsOf(text)).toEqual(expected))

test.each([
  'I want to pay off the Visa',
  'Once I have paid off the Visa I will save',
  'I have not paid off the car',
  'Should I have sold the truck?',
  'My brother sold his boat',
  "Don't forget the boat",
  'I get paid biweekly',
  'Dropped my daughter off today',
  'They cut my hours last week',
  'We paid the Visa down to 2,500',
])('nothing is over: %s', (text) => expect(endingsOf(text)).toEqual([]))

test.each([
  ['my boss fired me on tuesday', 0],
  ['they let me go without a word', 0],
  ['they let me go early on fridays', 4_200_000],
  ['my manager really fired me up today', 4_200_000],
  ['the bank let me go over my limit', 4_200_000],
  ['they laid me off this week', 0],
  ['what if they fired me', 4_200_000],
  ['my dad got fired', 4_200_000],
])("%s: whoever ends it, the pay is the user's", (text, income) => {
  expect(talk(['I make 42,000', text]).snapshot.profile.income).toBe(income)
})

test.each([
  ['she quit her job', 61_000, ['My pay']],
  ['bad news, my wife got laid off yesterday', 61_000, ['My pay']],
  ['she quit', 61_000, ['My pay']],
  ['ugh, my wife just quit yesterday', 61_000, ['My pay']],
  ['she quit smoking', 105_000, ['My pay', "Wife's pay"]],
  ['what if she quit', 105_000, ['My pay', "Wife's pay"]],
  ['i lost my job', 44_000, ["Wife's pay"]],
  ['they let me go', 44_000, ["Wife's pay"]],
  ['my brother lost his job', 105_000, ['My pay', "Wife's pay"]],
  ['what if she quit her job', 105_000, ['My pay', "Wife's pay"]],
])('of two who earn, the pay of whoever has lost it is over: %s', (text, income, sources) => {
  const { profile, income: rows } = talk(['i make 61k and my wife makes 44k', text]).snapshot
  expect(profile.income).toBe(income * 100)
  expect(rows.map(({ source }) => source).toSorted()).toEqual(sources)
})
