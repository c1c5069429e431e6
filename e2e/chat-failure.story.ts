import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { fulfillStream, input, log, openChat, replied, said, say, serveMessages } from './support/chat.ts'
import { story } from './support/story.ts'

const ownTexts = async (page: Page): Promise<string[]> => {
  const stored: { content: string; isUserMessage: boolean }[] = await (
    await page.context().request.get('/api/messages')
  ).json()
  return stored.filter(({ isUserMessage }) => isUserMessage).map(({ content }) => content)
}

story('a message that is not sent stays, says so, and can be tried again', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await openChat(page)
  await page.route('/api/chat', (route) =>
    route.fulfill({ status: 503, json: { message: 'Please wait a moment.' } }),
  )
  expectNoise({ status: 503, path: '/api/chat' })
  expectNoise({ text: 'ApiError: 503' })
  const logged = page.waitForEvent('console', (message) => message.text().includes('ApiError: 503'))
  await say(page, 'My rent is 1500')
  await log(page).getByText('Not sent', { exact: true }).waitFor()
  await logged
  await log(page).getByText('Please wait a moment.', { exact: true }).waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('region', { name: /^Notifications/ })
        .getByRole('listitem')
        .count(),
    )
    .toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  await input(page).fill('a second one')
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled()).toBe(true)
  await checkAccessibility(page)

  await page.unroute('/api/chat')
  await page.reload()
  await log(page).getByText('Not sent', { exact: true }).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('a second one')
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await log(page)
    .getByText(/^Response #/)
    .waitFor()
  await expect.poll(() => log(page).getByText('Not sent').count()).toBe(0)
  await expect.poll(() => log(page).getByText('My rent is 1500', { exact: true }).count()).toBe(1)
  await expect.poll(() => ownTexts(page)).toEqual(['My rent is 1500'])
})

story('a message that is not sent can be taken back into the input, or thrown away', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await openChat(page)
  await page.route('/api/chat', (route) => route.abort())
  expectNoise({ text: /Failed to (load resource|fetch)/ })
  await say(page, 'first')
  await log(page).getByText('Not sent').waitFor()
  await say(page, 'second')
  await expect.poll(() => log(page).getByText('Not sent').count()).toBe(2)
  await log(page).getByRole('button', { name: 'Edit' }).first().click()
  await expect.poll(() => input(page).inputValue()).toBe('first')
  await log(page).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'What are your financial goals?' }).waitFor()
})

story('a message that arrived although the connection broke is not offered again', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await openChat(page)
  await page.route('/api/chat', async (route) => {
    await route.fetch()
    await route.abort()
  })
  expectNoise({ text: /Failed to (load resource|fetch)/ })
  await say(page, 'Only once')
  await log(page)
    .getByText(/^Response #/)
    .waitFor()
  await expect.poll(() => log(page).getByText('Not sent').count()).toBe(0)
  await expect.poll(() => log(page).getByText('Only once', { exact: true }).count()).toBe(1)
  await expect.poll(() => ownTexts(page)).toEqual(['Only once'])
})

story('a stored message whose reply broke off can be answered again', async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  const messages = [said(7, 'What now?', { status: 'failed' })]
  await serveMessages(page, messages)
  await openChat(page)
  await log(page).getByText('Not answered', { exact: true }).waitFor()
  await checkAccessibility(page)
  const reply = replied(8, 'Now we plan.')
  let tries = 0
  await page.route('/api/messages/7/retry', (route) => {
    tries += 1
    if (tries === 1)
      return fulfillStream(route, [['failed', { message: 'Keel could not finish this answer.' }]])
    messages.splice(0, 1, said(7, 'What now?'), reply)
    const done = { userMessage: said(7, 'What now?'), reply, extractedData: {} }
    return fulfillStream(route, [['done', done]])
  })
  expectNoise({ text: 'Keel could not finish this answer.' })
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => tries).toBe(1)
  await log(page).getByRole('button', { name: 'Try again' }).click()
  await log(page).getByText('Now we plan.').waitFor()
  await expect.poll(() => log(page).getByText('Not answered').count()).toBe(0)
})
