import { expect, test } from 'vitest'
import { createDailyCaps, IN_ALL, PER_ADDRESS } from './daily-caps.ts'

const caller = { day: '2026-03-01', address: 'a', visitor: 'v', referrer: null }
const times = (count: number, act: (n: number) => unknown) =>
  Array.from({ length: count }, (_, n) => act(n)).filter((result) => result !== null).length

test('an address adds so many views a day and no more; another one and another day begin anew', () => {
  const admit = createDailyCaps()
  expect(times(PER_ADDRESS.views + 10, () => admit(caller))).toBe(PER_ADDRESS.views)
  expect(admit({ ...caller, address: 'b' })).not.toBeNull()
  expect(admit({ ...caller, day: '2026-03-02' })).not.toBeNull()
})

test('an address that changes its name with every request is so many visitors and no more', () => {
  const admit = createDailyCaps()
  expect(times(PER_ADDRESS.visitors + 10, (n) => admit({ ...caller, visitor: `v${n}` }))).toBe(
    PER_ADDRESS.visitors,
  )
  expect(admit({ ...caller, visitor: 'v1' })).not.toBeNull()
})

test('referrers beyond the limit are left out, the views count', () => {
  const admit = createDailyCaps()
  const admitted = Array.from({ length: PER_ADDRESS.referrers + 5 }, (_, n) =>
    admit({ ...caller, referrer: `${n}.example` }),
  )
  expect(admitted.filter((view) => view?.referrer !== null)).toHaveLength(PER_ADDRESS.referrers)
  expect(admitted).not.toContain(null)
  expect(admit({ ...caller, referrer: '1.example' })).toEqual({ referrer: '1.example' })
})

test('all addresses together have an end too', () => {
  const admit = createDailyCaps()
  const visit = (n: number) => admit({ ...caller, address: `a${n}`, visitor: `v${n}` })
  expect(times(IN_ALL.visitors + 10, visit)).toBe(IN_ALL.visitors)
})
