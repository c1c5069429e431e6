import { readFile } from 'node:fs/promises'
import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat } from './support/chat.ts'
import { story } from './support/story.ts'

story('an answer is marked as wrong, taken along as a training case, and deleted', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  // The first answer of a server waits for the advisor to be loaded: it is asked for before the page is looked at.
  const message = 'How long to pay off $6,000 at 22% paying $250 a month?'
  const told = await page.request.post('/api/chat', { data: { message } })
  expect(told.status()).toBe(200)
  await openChat(page)
  await log(page).getByRole('button', { name: 'This is wrong' }).click()
  const form = page.getByRole('dialog', { name: 'What is wrong?' })
  await form.getByText('kept on this server, for you alone').waitFor()
  await checkAccessibility(page)
  await form.getByLabel('Wrong is').selectOption({ label: 'it did not answer me' })
  await form.getByLabel('In your words').fill('x'.repeat(501))
  await form.getByRole('button', { name: 'Mark as wrong' }).click()
  await form.getByText('Please use at most 500 characters').waitFor()
  await form.getByLabel('In your words').fill('I asked how long')
  await form.getByLabel('What would have been right').fill('About 32 months')
  await form.getByRole('button', { name: 'Mark as wrong' }).click()
  await page.getByText('Marked as wrong', { exact: true }).waitFor()
  await expect.poll(() => form.count()).toBe(0)

  await page.goto('/settings')
  const marked = page.getByRole('list', { name: 'Answers you marked as wrong' }).getByRole('listitem')
  await marked.getByText('it did not answer me').waitFor()
  await marked.getByText('What is kept with it').click()
  await marked.getByText('About 32 months').waitFor()
  await marked.getByText(/^payoff-time/).waitFor()
  await checkAccessibility(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as training cases' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('keel-wrong-answers.txt')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toMatch(/^== wrong-\d+ it did not answer me$/m)
  expect(text).toMatch(/^> How long to pay off \{\$6,000\|/m)

  await page.getByRole('button', { name: 'Delete all' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Delete all marked answers?' })
  await asked.getByRole('button', { name: 'Delete all' }).click()
  await page.getByText('Under every answer in the chat stands').waitFor()
  expect(await (await page.request.get('/api/wrong-answers')).json()).toEqual([])
})
