import { expect, test, vi } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

/** A store whose answers come when the test says so. */
function createStore() {
  const asked: (PromiseWithResolvers<string[]> & { keys: string[] })[] = []
  const ask = (keys: string[]) => {
    const answer = Promise.withResolvers<string[]>()
    asked.push({ ...answer, keys })
    return answer.promise
  }
  return { asked, find: lookUpTogether(ask, (row) => row) }
}

test('asks at once while little is under way, and together what comes meanwhile', async () => {
  const { asked, find } = createStore()
  const found = ['ann', 'bob', 'cy', 'dee', 'eve'].map(find)
  expect(asked.map(({ keys }) => keys)).toEqual([['ann'], ['bob']])
  asked[0]?.resolve(['ann'])
  await found[0]
  expect(asked[2]?.keys).toEqual(['cy', 'dee', 'eve'])
  asked[1]?.resolve([])
  asked[2]?.resolve(['eve', 'cy'])
  expect(await Promise.all(found)).toEqual(['ann', undefined, 'cy', undefined, 'eve'])
})

test('asks for the same key once among those that wait, and again when it was asked before', async () => {
  const { asked, find } = createStore()
  const first = find('ann')
  const others = [find('bob'), find('ann'), find('ann')]
  asked[0]?.resolve(['ann'])
  expect(await first).toBe('ann')
  expect(asked[2]?.keys).toEqual(['ann'])
  asked[1]?.resolve(['bob'])
  asked[2]?.resolve([])
  expect(await Promise.all(others)).toEqual(['bob', undefined, undefined])
})

test('fails those who asked together, and nobody after them', async () => {
  const { asked, find } = createStore()
  const [first, second] = [find('ann'), find('bob')]
  const together = Promise.allSettled([find('cy'), find('dee')])
  asked[0]?.resolve(['ann'])
  await first
  const later = find('eve')
  asked[2]?.reject(new Error('The store is away.'))
  expect((await together).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  asked[3]?.resolve(['eve'])
  asked[1]?.resolve(['bob'])
  expect(await Promise.all([later, second])).toEqual(['eve', 'bob'])
})

test('asks for at most 64 in one question', async () => {
  const { asked, find } = createStore()
  const keys = Array.from({ length: 100 }, (_, at) => `user ${at}`)
  const found = keys.map(find)
  asked[0]?.resolve(['user 0'])
  await found[0]
  expect(asked[2]?.keys).toEqual(keys.slice(2, 66))
  asked[1]?.resolve(['user 1'])
  await found[1]
  expect(asked[3]?.keys).toEqual(keys.slice(66))
  asked[2]?.resolve(keys)
  asked[3]?.resolve(keys)
  expect(await Promise.all(found)).toEqual(keys)
})

test('questions that hang hold nobody up for long, and count once when they end', async () => {
  vi.useFakeTimers()
  const { asked, find } = createStore()
  const found = ['ann', 'bob', 'cy'].map(find)
  expect(asked).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(asked[2]?.keys).toEqual(['cy'])
  asked[2]?.resolve(['cy'])
  expect(await found[2]).toBe('cy')
  asked[0]?.resolve(['ann'])
  asked[1]?.reject(new Error('The store is away.'))
  expect((await Promise.allSettled(found)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  const later = ['dee', 'eve', 'fay'].map(find)
  expect(asked.slice(3).map(({ keys }) => keys)).toEqual([['dee'], ['eve']])
  for (const question of asked.slice(3)) question.resolve(question.keys)
  await later[0]
  asked[5]?.resolve(['fay'])
  expect(await Promise.all(later)).toEqual(['dee', 'eve', 'fay'])
})
