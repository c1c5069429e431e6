import { createElement, Fragment, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '#web/testing/open-screen.tsx'
import type { SmallElement } from '#web/testing/small-dom/small-element.ts'
import { dispatch } from '#web/testing/small-dom/small-node.ts'
import { currentToast, dismissToast, toast } from '#web/ui/toast-store.ts'
import { ImportButton } from './import-button.tsx'
// Loaded beforehand, so that it is there as soon as it is opened.
import './import-dialog.tsx'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

const cells = 'Date\tPayee\tAmount\n2026-01-29\tAldi\t-4.50'
const picture = new File(['…'], 'beach.png', { type: 'image/png' })
const statement = new File(['…'], 'january.csv', { type: 'text/csv' })

/** The import beside a message that is being written, until one goes to another page. */
function Page() {
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return 'Another page'
  return createElement(
    Fragment,
    null,
    createElement(ImportButton),
    createElement('input', { 'aria-label': 'Message' }),
    createElement('button', { onClick: () => setLeft(true) }, 'Leave'),
  )
}

/** Every file is refused, by its name, unless reading it takes for ever. */
async function openPage({ isSlow = false } = {}) {
  const asked: string[] = []
  const screen = await openScreen(createElement(Page))
  const [body] = screen.all('body')
  if (!body) throw new Error('There is no page')
  class RefusingWorker {
    addEventListener() {}
    terminate() {}
    postMessage(request: WorkerRequest, [port]: MessagePort[]) {
      const name = request.kind === 'open' ? request.file.name : request.kind
      asked.push(name)
      const refusal: WorkerAnswer = { kind: 'refused', message: `No amounts in ${name}.` }
      if (!isSlow) port?.postMessage(refusal)
    }
  }
  vi.stubGlobal('Worker', RefusingWorker)
  return {
    ...screen,
    asked,
    drop: (file: File) =>
      screen.does(() => void dispatch(body, 'drop', { dataTransfer: { types: ['Files'], files: [file] } })),
    pasteAt: (target: SmallElement, text: string, ...files: File[]) =>
      screen.does(() => void dispatch(target, 'paste', { clipboardData: { getData: () => text, files } })),
    body,
  }
}

afterEach(() => dismissToast())

test('a file that is dropped on the open dialog is read, and so is the next one', async () => {
  const screen = await openPage()
  await screen.press('Import')
  await screen.waitFor('Drop a file here')
  await screen.drop(statement)
  await screen.waitFor('No amounts in january.csv.')
  await screen.drop(new File(['…'], 'february.csv'))
  await screen.waitFor('No amounts in february.csv.')
  expect(screen.asked).toEqual(['january.csv', 'february.csv'])
})

test('a file that is dropped while another is read does not break that off', async () => {
  const screen = await openPage({ isSlow: true })
  await screen.drop(statement)
  await screen.waitFor('Reading the file')
  await screen.drop(new File(['…'], 'february.csv'))
  expect(screen.asked).toEqual(['january.csv'])
})

test('a file that is pasted on the page is read', async () => {
  const screen = await openPage()
  await screen.pasteAt(screen.body, '', statement)
  await screen.waitFor('No amounts in january.csv.')
  expect(screen.asked).toEqual(['january.csv'])
})

test('a picture, or a file that is pasted into a field, opens no import', async () => {
  const screen = await openPage()
  await screen.pasteAt(screen.body, '', picture)
  expect(screen.all('dialog')).toEqual([])
  await screen.pasteAt(screen.field('Message'), '', statement)
  expect(screen.all('dialog')).toEqual([])
})

test('a table that is pasted into a field is offered, and the last one counts', async () => {
  const screen = await openPage()
  await screen.pasteAt(screen.field('Message'), cells)
  const first = currentToast()
  expect(first).toMatchObject({ action: { label: 'Import it' }, open: true })
  await screen.pasteAt(screen.field('Message'), cells)
  expect(currentToast()?.id).not.toBe(first?.id)
  await screen.does(() => currentToast()?.action?.onClick())
  await screen.waitFor('No amounts in paste.')
})

test('an offer goes with the page that could take it', async () => {
  const screen = await openPage()
  await screen.pasteAt(screen.field('Message'), cells)
  await screen.press('Leave')
  expect(currentToast()?.open).toBe(false)
})

test('no offer takes the place of another thing that can be pressed', async () => {
  const screen = await openPage()
  const undo = { title: 'Deleted', action: { label: 'Undo', onClick: () => {} } }
  toast(undo)
  await screen.pasteAt(screen.field('Message'), cells)
  expect(currentToast()).toMatchObject({ ...undo, open: true })
  // Nor does what is not its own go with the page.
  await screen.press('Leave')
  expect(currentToast()).toMatchObject({ ...undo, open: true })
})
