import { endpoints } from './endpoint.ts'
import { nothing, streamedBytes, streamedText } from './fields.ts'
import { z } from './zod.ts'

/** What the file says it is (docs/own-data.md). The version rises when an older Keel could not read it any more. */
export const OWN_DATA_FORMAT = 'keel-own-data'
export const OWN_DATA_VERSION = 1

/**
 * The parts of the file, in the order in which they stand in it: each after those whose rows it names. A new one is
 * added here and in server/features/own-data/parts.ts; files of before simply lack it.
 */
export const partNames = [
  'account',
  'settings',
  'languageModel',
  'assets',
  'liabilities',
  'netWorth',
  'messages',
  'profileChanges',
  'profile',
  'expenses',
  'income',
  'goals',
  'balances',
  'facts',
  'conversation',
  'steps',
  'moneyAccounts',
  'payees',
  'categoryRules',
  'imports',
  'transactions',
  'recurring',
  'plans',
  'events',
  'feedback',
] as const
export type PartName = (typeof partNames)[number]

/** The most rows and characters sent at a time; a single row may be longer. */
export const ROWS_AT_ONCE = 100
export const LETTERS_AT_ONCE = 48 * 1024
export const MOST_LETTERS_A_ROW = 1024 * 1024

const part = z.enum(partNames, 'This file has a part that this Keel does not know')

/** Into an account without anything in it, or in place of all that is there. */
const modes = ['empty', 'replace'] as const
export type RestoreMode = (typeof modes)[number]

const count = z.int().check(z.minimum(0))

export const ownData = endpoints({
  check: {
    method: 'GET',
    path: '/api/own-data/recent-sign-in',
    access: 'user',
    recent: true,
    summary: 'Whether everything may be downloaded now, or the password has to be given again first',
    response: nothing,
  },
  download: {
    method: 'GET',
    path: '/api/own-data.zip',
    access: 'user',
    recent: true,
    summary: 'Everything of this account: keel.json, which can be restored, and a table of each part',
    produces: 'application/zip',
    response: streamedBytes,
  },
  downloadJson: {
    method: 'GET',
    path: '/api/own-data.json',
    access: 'user',
    recent: true,
    summary: 'Everything of this account in one JSON file, which can be restored',
    produces: 'application/json',
    response: streamedText,
  },
  table: {
    method: 'GET',
    path: '/api/own-data.csv',
    access: 'user',
    summary: 'One part as a table',
    query: z.object({ part }),
    produces: 'text/csv',
    response: streamedText,
  },
  beginRestore: {
    method: 'POST',
    path: '/api/own-data/restore',
    access: 'user',
    recent: true,
    summary: 'Begin to read a file back; nothing changes before it is finished',
    body: z.object({ mode: z.enum(modes, 'Say whether what is there is to be replaced') }),
    response: nothing,
  },
  restoreRows: {
    method: 'POST',
    path: '/api/own-data/restore/rows',
    access: 'user',
    summary: 'The next rows of the file, part by part in its order',
    body: z.object({
      /** Counts from 0: a batch that arrives twice counts once. */
      batch: z.int('batch must be a whole number').check(z.minimum(0)),
      part,
      rows: z.array(z.unknown(), 'rows must be a list').check(z.maxLength(ROWS_AT_ONCE)),
    }),
    response: nothing,
    bodyLimit: 2 * MOST_LETTERS_A_ROW,
  },
  finishRestore: {
    method: 'POST',
    path: '/api/own-data/restore/finish',
    access: 'user',
    summary: 'Put what was read in the place of the account’s data: all of it, in one step',
    body: z.object({ counts: z.partialRecord(part, count, 'counts must name parts') }),
    response: nothing,
  },
  cancelRestore: {
    method: 'DELETE',
    path: '/api/own-data/restore',
    access: 'user',
    summary: 'Drop what was read so far',
    response: nothing,
  },
})
