import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

interface Work {
  owner: number
  name: string
}

const queueOf = (...added: Work[]) => {
  const queue = new FairQueue<Work>({ most: 5, mostEach: 3 })
  return { queue, fits: added.map((work) => queue.add(work)) }
}
const work = (owner: number, name: string): Work => ({ owner, name })

test('whoever asks much waits for those who ask little', () => {
  const { queue } = queueOf(work(1, 'a'), work(1, 'b'), work(1, 'c'), work(2, 'd'), work(3, 'e'))
  const order: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.name)
    queue.done(next)
  }
  expect(order).toEqual(['a', 'd', 'e', 'b', 'c'])
})

test('nobody has two things done at once', () => {
  const [first, second] = [work(1, 'a'), work(1, 'b')]
  const { queue } = queueOf(first, second)
  expect([queue.take(), queue.take()]).toEqual([first, undefined])
  queue.done(first)
  expect(queue.take()).toBe(second)
})

test('there is an end to what may wait, for one and for all', () => {
  const { queue, fits } = queueOf(...'abcd'.split('').map((name) => work(1, name)))
  expect(fits).toEqual([true, true, true, false])
  expect([work(2, 'e'), work(3, 'f'), work(4, 'g')].map((one) => queue.add(one))).toEqual([true, true, false])
  expect([queue.size, queue.empty().length, queue.size]).toEqual([5, 5, 0])
})

test('what is taken back is never done', () => {
  const [first, second] = [work(1, 'a'), work(1, 'b')]
  const { queue } = queueOf(first, second)
  expect([queue.remove(first), queue.remove(first), queue.size]).toEqual([true, false, 1])
  expect(queue.take()).toBe(second)
})

test('everything that was let in comes out once, and nobody waits longer than one turn of each other', () => {
  const owners = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 })
  fc.assert(
    fc.property(owners, (asked) => {
      const queue = new FairQueue<Work>({ most: 40, mostEach: 40 })
      const all = asked.map((owner, at) => work(owner, String(at)))
      for (const one of all) queue.add(one)
      const out: Work[] = []
      for (let next = queue.take(); next; next = queue.take()) {
        out.push(next)
        queue.done(next)
      }
      const rounds = out.map((one, at) => out.slice(0, at).filter(({ owner }) => owner === one.owner).length)
      expect(rounds).toEqual(rounds.toSorted((a, b) => a - b))
      expect(new Set(out)).toEqual(new Set(all))
      expect(out).toHaveLength(all.length)
    }),
  )
})
