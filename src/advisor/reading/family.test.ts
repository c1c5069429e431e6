import { expect, test } from 'vitest'
import { readFamily, recallFamily } from './family.ts'

const told = (text: string) => {
  const { status, children } = readFamily(text)
  return [status, children?.count ?? null]
}

test.each([
  ['single mom 2 kids, i make 19.50 an hour', 'head', 2],
  ['married with three kids, wife stays home', 'joint', 3],
  ['i make 88k and she stays home. what bracket are we in', 'joint', null],
  ['My husband and I have one child', 'joint', 1],
  ['40560 a year head of household 2 kids. take home?', 'head', 2],
  ["I'm single, no kids", 'single', 0],
  ['im divorced and have a toddler', 'single', 1],
  ['we make 95k', null, null],
  ['we make 95k combined, 2 kids', 'joint', 2],
  ['husband brings home 3,900', 'joint', null],
  ['his wife got the house', null, null],
  ['ex husband pays 400 a month', null, null],
])('%s', (text, status, count) => expect(told(text)).toEqual([status, count]))

test.each(['my sister is married with 3 kids', 'if i get married', 'we want two kids', 'my kids are grown'])(
  'nothing of the writer as they are: %s',
  (text) => expect(told(text)).toEqual([null, null]),
)

test('what was told stays until it is told anew', () => {
  const { family } = recallFamily(recallFamily(undefined, 'single mom 2 kids').family, 'we have 3 kids now')
  expect(family).toMatchObject({ status: 'head', children: { count: 3, quote: '3 kids' } })
  expect(recallFamily(family, 'we got it. im married').family?.status).toBe('joint')
  expect(recallFamily(undefined, 'hello')).toEqual({})
})

test.each([
  ['my wife works nights', true],
  ['we got engaged', true],
  ['im engaged!', true],
  ['me and my boyfriend are moving in together', true],
  ['my boyfriend has a boat', undefined],
  ['my ex wife calls', undefined],
  ['im single', false],
])('%s', (text, hasPartner) => expect(readFamily(text).hasPartner).toBe(hasPartner))

test('who speaks of a hubby lives with one', () =>
  expect(recallFamily(undefined, 'hubby makes 5,100 a month').family?.hasPartner).toBe(true))
