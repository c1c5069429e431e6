import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { files, root } from './testing/read-architecture.ts'

/** Nouns of the contract that the server keeps in a room by another name. */
const elsewhereOnServer = {
  // One conversation: what is said, what it cost, what was learnt from it.
  chat: 'conversation',
  'advisor-use': 'conversation',
  // Accounts are how somebody gets in, people are who they are.
  users: 'people',
  'email-status': 'mail',
  mails: 'mail',
}

/** Rooms of the server that have no calls of their own name. */
const roomsWithoutCalls = [
  'budget', // saved with the profile
  'conversation',
  'invitations', // calls of users and of the waitlist
  'mail',
  'pages', // the pages themselves
  'people',
  'recovery-codes', // given by two-step sign-in and by passkeys
  'repeats', // what was sent twice, for every call
  'security-events', // calls of accounts
]

/** Nouns that the web has no data or screen for by that name. */
const elsewhereOnWeb = new Set([
  'accounts', // data/account, data/login, data/session
  'budget-proposals', // data/transactions
  'time-zone', // app/use-time-zone: told, never shown
])

const catalog = readFileSync(join(root, 'contract/catalog.ts'), 'utf8')
const nouns = [...catalog.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts'$/gm)].map(
  ([, noun = '']) => noun,
)
const below = (folder: string) =>
  files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
const rooms = below('server/features/')
const isFolder = (paths: string[], noun: string) => paths.some((path) => `/${path}`.includes(`/${noun}/`))

describe('a noun of the contract', () => {
  test('is found', () => {
    expect(nouns.length).toBeGreaterThan(20)
    expect(nouns).toContain('balance-sheet')
  })

  test('is a folder of the server', () => {
    const missing = nouns.filter((noun) => !isFolder(rooms, noun))
    expect(missing.toSorted()).toEqual(Object.keys(elsewhereOnServer).toSorted())
    const lost = Object.values(elsewhereOnServer).filter((room) => !isFolder(rooms, room))
    expect(lost).toEqual([])
  })

  test('names every room that has calls of its own', () => {
    const top = [...new Set(rooms.map((path) => path.split('/')[0] ?? ''))]
    expect(top.filter((room) => !nouns.includes(room)).toSorted()).toEqual(roomsWithoutCalls)
  })

  test('is data or a screen of the web', () => {
    const data = below('web/data/')
    const screens = below('web/features/')
    const isThere = (noun: string) =>
      data.includes(`${noun}.ts`) || data.includes(`admin-${noun}.ts`) || isFolder(screens, noun)
    const missing = nouns.filter((noun) => !isThere(noun))
    expect(missing.filter((noun) => !elsewhereOnWeb.has(noun))).toEqual([])
  })
})
