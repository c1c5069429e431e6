import { onTestFinished } from 'vitest'
import { checkAccessibility } from './support/accessibility.ts'
import { openMailbox } from './support/mailbox.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith, story } from './support/story.ts'

const mailbox = await openMailbox()
const storyWithMail = storiesWith(() =>
  startServer({ env: { SMTP_URL: mailbox.url, EMAIL_FROM: 'Keel <keel@example.com>' } }),
)

story('without e-mail the page says to ask the administrator', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByText('Ask your administrator', { exact: true }).waitFor()
})

story('a link that is not complete leads to a new one', async ({ page }) => {
  await page.goto('/reset-password')
  await page.getByText('This link is not complete', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.waitForURL('/forgot-password')
})

storyWithMail(
  'with e-mail a single-use link sets a new password',
  async ({ page, server, expectNoise, expect }) => {
    onTestFinished(() => mailbox.close())
    expectNoise({ status: 400, path: '/api/auth/reset-password' })
    await page.goto('/forgot-password')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('Please enter a valid email address', { exact: true }).waitFor()
    await page.getByLabel('Email').fill(server.adminEmail)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText('Check your e-mail', { exact: true }).waitFor()
    const mail = await mailbox.next()
    const link = /http:\S+\/reset-password#[\w-]+/.exec(mail)?.[0] ?? ''
    expect(link).toContain(server.url)

    await page.goto(link)
    await page.getByLabel('New Password').fill('a password of my own')
    await page.getByLabel('Confirm Password').fill('a password of my own')
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('You can sign in with it now.').waitFor()
    await page.getByRole('link', { name: 'Log In' }).click()
    await page.getByLabel('Email').fill(server.adminEmail)
    await page.getByLabel('Password').fill('a password of my own')
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL('/chat')

    const again = await page.context().newPage()
    await again.goto(link)
    await again.getByLabel('New Password').fill('another password')
    await again.getByLabel('Confirm Password').fill('another password')
    await again.getByRole('button', { name: 'Set password' }).click()
    await again.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
    expect(await again.getByLabel('New Password').count()).toBe(0)
    await checkAccessibility(again)
    await again.getByRole('link', { name: 'Ask for a new link' }).click()
    await again.getByRole('button', { name: 'Send the link' }).waitFor()
  },
)
