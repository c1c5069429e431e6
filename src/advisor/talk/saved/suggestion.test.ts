import { expect, test } from 'vitest'
import type { Fact } from '#advisor/facts.ts'
import { readScene } from '#advisor/talk/scene.ts'
import { suggest, suggestAnything } from './suggestion.ts'
import { rent } from '#advisor/talk/testing/conversation.ts'
import { factOf, fullSnapshot, newTurn } from '#advisor/talk/testing/turns.ts'

const sceneOf = (dialogue: Parameters<typeof newTurn>[1], facts: Fact[] = []) =>
  readScene(newTurn('so that is it', { snapshot: fullSnapshot, ...dialogue, facts }))

/** Everything that is suggested, one after the other. */
function allOf(dialogue: NonNullable<Parameters<typeof newTurn>[1]>['dialogue'], facts: Fact[] = []) {
  const said: string[] = []
  for (let at = 0; at < 12; at += 1)
    said.push(suggestAnything(sceneOf({ dialogue: { ...dialogue, lastContent: said.at(-1) ?? '' } }, facts)))
  return said.join(' ')
}

test('a home and retirement are suggested, but to nobody in trouble', () => {
  expect(allOf({})).toMatch(/afford for a home.*retiring/)
  expect(allOf({ feeling: 'eviction' })).not.toMatch(/home|retiring/)
})

test('what was worked out is not suggested', () => {
  const sums = [{ id: 's1', kind: 'net-worth', inputs: {}, results: {} }]
  expect(allOf({})).toMatch(/net worth/)
  expect(allOf({ sums })).not.toMatch(/net worth/)
})

test('after something told, what is suggested is about it', () => {
  expect(allOf({}, [rent])).not.toMatch(/debt|net worth|retiring/)
  const card = factOf(
    { kind: 'liability', id: null, name: 'Amex', amount: 90_000, category: 'Credit Cards' },
    'i owe 900',
  )
  expect(allOf({}, [card])).toMatch(/interest costs/)
})

test('in the middle of a talk nobody is asked to start over', () => {
  const unknown = { snapshot: { liabilities: [], assets: [], goals: [], expenses: [] } }
  const turn = (topic: string | null) => ({
    ...newTurn('hm', { dialogue: { topic } }),
    ...unknown.snapshot,
  })
  expect(suggest(readScene(turn('Deposits')))).toEqual([])
  expect(suggest(readScene(turn(null)))).toHaveLength(1)
})
