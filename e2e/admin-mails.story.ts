import { onTestFinished } from 'vitest'
import { checkAccessibility } from './support/accessibility.ts'
import { openPanel } from './support/admin-panel.ts'
import { openMailbox } from './support/mailbox.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith, story } from './support/story.ts'

const mailbox = await openMailbox()
const storyWithMail = storiesWith(() =>
  startServer({ env: { SMTP_URL: mailbox.url, EMAIL_FROM: 'Keel <keel@example.com>' } }),
)

story('an administrator without e-mail has no mails to look after', async ({ page, newUser, signIn }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const panel = await openPanel(page, 'Mails')
  await panel.getByText('Nothing is waiting', { exact: true }).waitFor()
})

storyWithMail('a mail that was refused is shown and can be sent again', async ({ page, server, expect }) => {
  onTestFinished(() => mailbox.close())
  const { request } = page.context()
  await request.post('/api/auth/login', {
    data: { email: server.adminEmail, password: server.adminPassword },
  })
  mailbox.refuse(true)
  const created = await request.post('/api/admin/users', { data: { email: 'eva@example.com' } })
  expect(await created.json()).toMatchObject({ emailSent: false, password: expect.any(String) })

  const panel = await openPanel(page, 'Mails')
  await page.getByText('Email system is properly configured.', { exact: true }).waitFor()
  await panel.getByText('Given up', { exact: true }).waitFor()
  await panel.getByText('To eva@example.com').waitFor()
  await checkAccessibility(page)
  const again = panel.getByRole('button', { name: /^Send again/ })
  await again.click()
  await page.getByText('Mail not sent', { exact: true }).waitFor()

  mailbox.refuse(false)
  await again.click()
  await page.getByText('Mail sent', { exact: true }).waitFor()
  await panel.getByText('Nothing is waiting', { exact: true }).waitFor()
  expect(await mailbox.next()).toContain('/reset-password#')
})
