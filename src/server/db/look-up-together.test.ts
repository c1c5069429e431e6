import { expect, test } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

interface Asked {
  keys: string[]
  answer: (rows: string[]) => Promise<void>
  fail: (error: Error) => Promise<void>
}

/** A store whose answers come when the test says so. */
function createStore() {
  const asked: Asked[] = []
  const find = lookUpTogether(
    (keys) => {
      const { promise, resolve, reject } = Promise.withResolvers<string[]>()
      asked.push({
        keys,
        answer: async (rows) => {
          resolve(rows)
          await promise
        },
        fail: async (error) => {
          reject(error)
          await promise.catch(() => {})
        },
      })
      return promise
    },
    (row) => row,
  )
  return { asked, find }
}

test('asks at once while little is under way, and together what comes meanwhile', async () => {
  const { asked, find } = createStore()
  const found = ['ann', 'bob', 'cy', 'dee', 'eve'].map(find)
  expect(asked.map(({ keys }) => keys)).toEqual([['ann'], ['bob']])
  await asked[0]?.answer(['ann'])
  await found[0]
  expect(asked[2]?.keys).toEqual(['cy', 'dee', 'eve'])
  await asked[1]?.answer([])
  await asked[2]?.answer(['eve', 'cy'])
  expect(await Promise.all(found)).toEqual(['ann', undefined, 'cy', undefined, 'eve'])
})

test('asks for the same key once among those that wait, and again when it was asked before', async () => {
  const { asked, find } = createStore()
  const first = find('ann')
  const others = [find('bob'), find('ann'), find('ann')]
  await asked[0]?.answer(['ann'])
  expect(await first).toBe('ann')
  expect(asked[2]?.keys).toEqual(['ann'])
  await asked[1]?.answer(['bob'])
  await asked[2]?.answer([])
  expect(await Promise.all(others)).toEqual(['bob', undefined, undefined])
})

test('fails those who asked together, and nobody after them', async () => {
  const { asked, find } = createStore()
  const [first, second] = [find('ann'), find('bob')]
  const together = Promise.allSettled([find('cy'), find('dee')])
  await asked[0]?.answer(['ann'])
  await first
  const later = find('eve')
  await asked[2]?.fail(new Error('The store is away.'))
  expect((await together).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await asked[3]?.answer(['eve'])
  await asked[1]?.answer(['bob'])
  expect(await Promise.all([later, second])).toEqual(['eve', 'bob'])
})

test('asks for at most 64 in one question', async () => {
  const { asked, find } = createStore()
  const keys = Array.from({ length: 100 }, (_, at) => `user ${at}`)
  const found = keys.map(find)
  await asked[0]?.answer(['user 0'])
  await found[0]
  expect(asked[2]?.keys).toEqual(keys.slice(2, 66))
  await asked[1]?.answer(['user 1'])
  await found[1]
  expect(asked[3]?.keys).toEqual(keys.slice(66))
  await asked[2]?.answer(keys)
  await asked[3]?.answer(keys)
  expect(await Promise.all(found)).toEqual(keys)
})
