import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { code, files, readImports, root } from './testing/read-architecture.ts'

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

/** Nouns that compute in modules of finance by other names. */
const elsewhereInFinance = {
  // A budget is proposed by what was spent.
  'budget-proposals': ['spending'],
  // Each question that the row of a bank's file raises.
  imports: ['duplicates', 'transfers', 'payee', 'category-guess'],
  // What is taken along is read again by the limits of every other noun; nothing is worked out.
  'own-data': ['balance-sheet', 'recurring'],
  // One module for each plan, and those that all of them share.
  plans: ['debts-plan', 'goals-plan', 'house-plan', 'retirement-plan', 'safety-plan', 'plan-changes'],
  // A profile is one part of what a household earns and spends.
  profile: ['household', 'pay'],
  // A look at everything: no figure of it is its own.
  today: ['health', 'goal', 'worth-history'],
  // Transactions are what is stored; what they come to is spending, or something that returns.
  transactions: ['spending', 'recurring'],
}
/** What counts days and cents, and writes them, is no sum of a noun. */
const basics = new Set(['finance/dates.ts', 'finance/money.ts', 'finance/currency.ts'])

const catalog = readFileSync(join(root, 'contract/catalog.ts'), 'utf8')
const nouns = [...catalog.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.ts'$/gm)].map(
  ([, noun = '']) => noun,
)
const below = (folder: string) =>
  files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))
const rooms = below('server/features/')
/** The noun that a file stands under, the nearest where there are two: 'web/features/chat/today/panel.tsx'. */
const nounOf = (file: string) =>
  file
    .replace(/\.tsx?$/, '')
    .split('/')
    .findLast((name) => nouns.includes(name))
/** The modules of finance that a file calls; a type alone is no sum. */
const sumsIn = (file: string, text: string) =>
  readImports(file, text.replaceAll(/^import (?:type |\{ (?:type \w+(?:, )?)+ \})[^']*'[^']*'$/gm, ''))
    .map(({ to }) => to)
    .filter((to) => to.startsWith('finance/') && !basics.has(to))
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

  test('is a module of finance where it computes', () => {
    const outside = code.filter(({ file }) =>
      /^(?:contract|server\/features|web\/(?:data|features))\//.test(file),
    )
    const used = Map.groupBy(
      outside.flatMap(({ file, text }) => sumsIn(file, text).map((to) => ({ noun: nounOf(file), to }))),
      ({ noun }) => noun ?? '',
    )
    const computing = nouns.filter((noun) => used.has(noun))
    expect(computing).toContain('balance-sheet')
    const missing = computing.filter((noun) => !files.includes(`finance/${noun}.ts`))
    expect(missing.toSorted()).toEqual(Object.keys(elsewhereInFinance).toSorted())
    const unused = Object.entries(elsewhereInFinance).flatMap(([noun, modules]) => {
      const own = new Set(used.get(noun)?.map(({ to }) => to))
      return modules.filter((name) => !own.has(`finance/${name}.ts`)).map((name) => `${noun}: ${name}`)
    })
    expect(unused).toEqual([])
  })
})
