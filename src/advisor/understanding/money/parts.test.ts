import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'

const sources = (text: string) => {
  const { profile, income } = talk([text]).snapshot
  return [profile.income, ...income.map(({ source, amount }) => [source, amount])]
}

test('parts in brackets that come to the whole are told instead of it', () => {
  expect(sources('we bring home 5,700 (mine 3,100, his 2,600). rent is 1,500')).toEqual([
    6_840_000,
    ['His pay', 260_000],
    ['My pay', 310_000],
  ])
  expect(sources('we make 5,900 together (me 3,200 her 2,700) and rent is 1,450')[0]).toBe(7_080_000)
})

test('what else stands in brackets is no part', () =>
  expect(sources('we bring home 5,700 (after tax) and rent is 1,500')).toEqual([6_840_000]))
