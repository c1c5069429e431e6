import { describe, expect, test } from 'vitest'
import { code, findCycle, type Import, imports, readImports } from './testing/read-architecture.ts'

const isStore = (path: string) => /(?:^|[/-])store\.ts$/.test(path) || path.includes('/stores/')

/** What a room of the server offers beside its stores. Before a line is added here: can a store, or app.ts, do it? */
const doors = [
  // How every mail looks, and what a budget is made of in the store.
  'mail/layout.ts',
  'budget/budget-rows.ts',
  'budget/other-keys.ts',
  // Rules that hold wherever somebody acts: the password again, the second step, a budget merged row by row.
  'people/check-own-password.ts',
  'two-step/check-second-step.ts',
  'profile/save-profile.ts',
  // Figures that the digest tells as their screen does.
  'plans/read-followed.ts',
].map((path) => `server/features/${path}`)

const isRoom = (path: string) => path.startsWith('server/features/')
const roomOf = (path: string) => path.split('/').slice(0, 3).join('/')
const isBetween = ({ from, to }: Import) => isRoom(from) && isRoom(to) && roomOf(from) !== roomOf(to)
const between = imports.filter(isBetween)
const isAllowed = ({ to }: Import) => isStore(to) || doors.includes(to)

describe('the rooms of the server', () => {
  test('know the stores of others only', () => {
    expect(between.length).toBeGreaterThan(50)
    expect(between.filter((found) => !isAllowed(found))).toEqual([])
    const text = "import { createUser } from '#server/features/invitations/create-user.ts'"
    const [breach] = readImports('server/features/waitlist/routes.ts', text)
    expect(breach && isBetween(breach) && !isAllowed(breach)).toBe(true)
  })

  test('do not import each other, neither two nor several in a circle', () => {
    expect(findCycle(between.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })))).toBeNull()
  })

  test('write SQL in stores', () => {
    const writesSql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[`<]/
    const found = code
      .filter(({ file }) => /^server\/(?:features|lib)\//.test(file) && !isStore(file))
      .filter(({ text }) => writesSql.test(text))
    expect(found.map(({ file }) => file)).toEqual([])
  })

  test('offer nothing that no other uses', () => {
    const used = new Set(between.map(({ to }) => to))
    expect(doors.filter((path) => !used.has(path))).toEqual([])
  })

  test('get the services they use, not all', () => {
    const takesAll = code.filter(
      ({ file, text }) => file.startsWith('server/features/') && /:\s*Services\b/.test(text),
    )
    expect(takesAll.map(({ file }) => file)).toEqual([])
  })

  test('a circle of three is seen', () => {
    const arrows = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
    ]
    expect(findCycle(arrows)).toEqual(['a', 'b', 'c', 'a'])
    expect(findCycle(arrows.slice(1))).toBeNull()
  })
})
