import { join } from 'node:path'
import type { Page } from 'playwright-core'

export const filesFolder = join(import.meta.dirname, '..', 'files')

export const dialog = (page: Page) => page.getByRole('dialog').first()

export async function choose(page: Page, name: string) {
  await dialog(page).getByLabel('File to import').setInputFiles(join(filesFolder, name))
}

export async function openImport(page: Page) {
  await page.goto('/transactions')
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page).getByText('Drop a file here').waitFor()
}

/** What a browser does when cells of a spreadsheet are pasted: into what has the focus, or the page itself. */
export async function pasteTable(page: Page, text: string) {
  await page.evaluate((content) => {
    const data = new DataTransfer()
    data.setData('text/plain', content)
    const target = document.activeElement ?? document.body
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}

/** What a browser does when a file is let go over the page. */
export async function drop(page: Page, name: string, text: string) {
  await page.evaluate(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }),
      )
    },
    [name, text],
  )
}
