import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { imports, type ImportView } from '#contract/imports.ts'
import { type TransactionAccount, transactions } from '#contract/transactions.ts'
import type { ImportRow } from '#importing/read-rows.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ImportDialog } from './import-dialog.tsx'
import type { FileView, WorkerAnswer, WorkerRequest } from './worker-messages.ts'

const row: ImportRow = {
  date: '2026-04-03',
  amount: -5_000,
  payee: 'Market',
  memo: '',
  category: '',
  account: '',
  externalId: '',
  balance: null,
}
const view: FileView = {
  format: 'paste',
  tool: null,
  header: ['Date', 'Payee', 'Amount'],
  cells: [['03/04/2026', 'Market', '-50.00']],
  rows: [row],
  rowCount: 1,
  mapping: { roles: ['date', 'payee', 'amount'], dateOrder: null, decimal: '.', sign: 'plain' },
  questions: [{ kind: 'dateOrder', example: '03/04/2026', orders: ['mdy', 'dmy'] }],
  problems: [],
  problemCount: 0,
  currency: null,
  accounts: [],
  balances: [],
}
const imported: ImportView = {
  id: 4,
  fileName: 'Pasted table',
  format: 'paste',
  finishedAt: '2026-04-05T10:00:00.000Z',
  rowCount: 1,
  skippedCount: 0,
  transferCount: 0,
  fromDate: '2026-04-03',
  toDate: '2026-04-03',
  balances: [],
}

/** What the worker that holds the file would say. */
function readBy(read: (request: WorkerRequest) => WorkerAnswer) {
  class ReadingWorker {
    addEventListener() {}
    terminate() {}
    postMessage(request: WorkerRequest, [port]: MessagePort[]) {
      port?.postMessage(read(request))
    }
  }
  vi.stubGlobal('Worker', ReadingWorker)
}

const readEuros = (request: WorkerRequest): WorkerAnswer => {
  const answered = readWell(request)
  return answered.kind === 'view' ? { kind: 'view', view: { ...answered.view, currency: 'EUR' } } : answered
}

const readWell = (request: WorkerRequest): WorkerAnswer => {
  if (request.kind === 'take') return { kind: 'rows', rows: request.from === 0 ? [row] : [] }
  if (request.kind !== 'map') return { kind: 'view', view }
  return { kind: 'view', view: { ...view, mapping: { ...view.mapping, ...request.said } } }
}

interface Given {
  known?: TransactionAccount[]
  answers?: ReturnType<typeof answer>[]
  read?: typeof readWell
}

async function pasteTable({ known = [], answers = [], read = readWell }: Given = {}) {
  const usual = [
    answer(balanceSheet.listAssets, []),
    answer(balanceSheet.listLiabilities, []),
    answer(transactions.accounts, known),
    answer(imports.start, { id: 4 }),
  ]
  const dialog = createElement(ImportDialog, { brought: null, onClose: () => {} })
  const screen = await openScreen(dialog, { answers: [...usual, ...answers] })
  readBy(read)
  await screen.paste('Or paste a table', '03/04/2026\tMarket\t-50.00')
  await screen.waitFor('Is this right?')
  return screen
}

test('what can be read in two ways is asked, and only then can it be imported', async () => {
  const screen = await pasteTable()
  expect(screen.words()).toContain('Which day is 03/04/2026?')
  expect(screen.button('Import 1 transaction').disabled).toBe(true)
  await screen.press(/April 3, 2026/)
  expect(screen.button('Import 1 transaction').disabled).toBe(false)
  expect(screen.changes()).toEqual([])
})

test('amounts in other money than one counts in are brought only knowingly', async () => {
  const screen = await pasteTable({ read: readEuros })
  await screen.press(/April 3, 2026/)
  expect(screen.words()).toContain('These amounts are in euros, and you count in US dollars')
  expect(screen.button('Import 1 transaction').disabled).toBe(true)
  await screen.press('Bring them as they stand, as US dollars')
  expect(screen.button('Import 1 transaction').disabled).toBe(false)
})

test('rows are sent under the account that was chosen, and the import is finished', async () => {
  const counts = { received: 1, same: 0, alike: 0 }
  const screen = await pasteTable({
    answers: [answer(imports.addRows, counts), answer(imports.finish, imported)],
  })
  await screen.press(/April 3, 2026/)
  await screen.press('Import 1 transaction')
  await screen.waitFor('Undo import')
  expect(screen.changes()).toMatchObject([
    { call: 'POST /api/imports', body: { rowCount: 1, accounts: [{ kind: 'new', name: 'Checking' }] } },
    {
      call: 'POST /api/imports/4/rows',
      body: { from: 0, rows: [{ payee: 'Market', amount: -5_000, account: 0 }] },
    },
    { call: 'POST /api/imports/4/finish', body: { keepAlike: false } },
  ])
})

test('where nothing says which account it is, one that is known has to be chosen', async () => {
  const known = [{ id: 7, name: 'Chase Checking', target: null }]
  const screen = await pasteTable({ known })
  await screen.press(/April 3, 2026/)
  expect(screen.words()).toContain('Please choose')
  expect(screen.button('Import 1 transaction').disabled).toBe(true)
  await screen.choose('Which account is this?', 'account 7')
  expect(screen.button('Import 1 transaction').disabled).toBe(false)
})

test('an import that breaks off is taken back, and says so', async () => {
  const screen = await pasteTable({
    answers: [refuse(imports.addRows, 500, 'The disk is full.'), answer(imports.undo, {})],
  })
  await screen.press(/April 3, 2026/)
  await screen.press('Import 1 transaction')
  await screen.waitFor('Nothing was imported The disk is full.')
  expect(screen.changes().at(-1)).toEqual({ call: 'DELETE /api/imports/4' })
})

test('what cannot be read is refused in the words of the reader', async () => {
  const screen = await openScreen(createElement(ImportDialog, { brought: null, onClose: () => {} }))
  readBy(() => ({ kind: 'refused', message: 'This table has no amounts.' }))
  await screen.paste('Or paste a table', 'nothing')
  await screen.waitFor('Nothing was imported')
  expect(screen.words()).toContain('This table has no amounts.')
})
