import { expect, test } from 'vitest'
import { createDailyCaps, TOTAL_CAPS, ADDRESS_CAPS } from './daily-caps.ts'

const caller = { day: '2026-03-01', address: 'a', visitor: 'v', referrer: null }
const times = (count: number, act: (n: number) => unknown) =>
  Array.from({ length: count }, (_, n) => act(n)).filter((result) => result !== null).length

test('an address adds so many views a day and no more; another one and another day begin anew', () => {
  const admit = createDailyCaps()
  expect(times(ADDRESS_CAPS.views + 10, () => admit(caller))).toBe(ADDRESS_CAPS.views)
  expect(admit({ ...caller, address: 'b' })).not.toBeNull()
  expect(admit({ ...caller, day: '2026-03-02' })).not.toBeNull()
})

test('an address that changes its name with every request is so many visitors and no more', () => {
  const admit = createDailyCaps()
  expect(times(ADDRESS_CAPS.visitors + 10, (n) => admit({ ...caller, visitor: `v${n}` }))).toBe(
    ADDRESS_CAPS.visitors,
  )
  expect(admit({ ...caller, visitor: 'v1' })).not.toBeNull()
})

test('referrers beyond the limit are left out, the views count', () => {
  const admit = createDailyCaps()
  const admitted = Array.from({ length: ADDRESS_CAPS.referrers + 5 }, (_, n) =>
    admit({ ...caller, referrer: `${n}.example` }),
  )
  expect(admitted.filter((view) => view?.referrer !== null)).toHaveLength(ADDRESS_CAPS.referrers)
  expect(admitted).not.toContain(null)
  expect(admit({ ...caller, referrer: '1.example' })).toEqual({ referrer: '1.example' })
})

test('all addresses together have an end too', () => {
  const admit = createDailyCaps()
  const visit = (n: number) => admit({ ...caller, address: `a${n}`, visitor: `v${n}` })
  expect(times(TOTAL_CAPS.visitors + 10, visit)).toBe(TOTAL_CAPS.visitors)
})
