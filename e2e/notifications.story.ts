import { onTestFinished } from 'vitest'
import { checkAccessibility } from './support/accessibility.ts'
import { openMailbox } from './support/mailbox.ts'
import { startServer } from './support/server-process.ts'
import { openSettings, stored } from './support/settings.ts'
import { storiesWith, story } from './support/story.ts'

const mailbox = await openMailbox()
const storyWithMail = storiesWith(() =>
  startServer({ env: { SMTP_URL: mailbox.url, EMAIL_FROM: 'Keel <keel@example.com>' } }),
)

story(
  'every notification setting shows at once, survives a reload and stands on a second device',
  async ({ page, signIn, newContext, expect }) => {
    const ann = await signIn(page)
    const look = async (device: typeof page) => ({
      switches: await device
        .getByRole('switch')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked)),
      frequency: await device.getByRole('radio', { checked: true }).inputValue(),
    })
    await openSettings(page, 'Notifications')
    await page.getByRole('switch', { name: 'Email notifications' }).waitFor()
    await expect
      .poll(() => look(page))
      .toEqual({ switches: [true, true, true, true, false], frequency: 'weekly' })
    await expect.poll(() => page.getByRole('switch').count()).toBe(5)

    for (const name of ['Advice', 'Market', 'Budget']) {
      await stored(page, () => page.getByRole('switch', { name }).uncheck())
    }
    await stored(page, () => page.getByRole('switch', { name: 'Goals' }).check())
    await stored(page, () => page.getByRole('radio', { name: 'Monthly' }).check())
    await stored(page, () => page.getByRole('switch', { name: 'Email notifications' }).uncheck())
    await page.getByText('None: e-mail is switched off.').waitFor()
    const chosen = { switches: [false, false, false, false, true], frequency: 'monthly' }
    await expect.poll(() => look(page)).toEqual(chosen)
    await page.goto('/settings#notifications')
    await page.reload()
    await page.getByRole('switch', { name: 'Goals' }).waitFor()
    await expect.poll(() => look(page)).toEqual(chosen)

    const phone = await (await newContext({ viewport: 'phone', colorScheme: 'dark' })).newPage()
    await signIn(phone, ann)
    await openSettings(phone, 'Notifications')
    await phone.getByRole('switch', { name: 'Goals' }).waitFor()
    await expect.poll(() => look(phone)).toEqual(chosen)
    await checkAccessibility(phone)
  },
)

story('a change that fails goes back and says so', async ({ page, signIn, expectNoise, expect }) => {
  await signIn(page)
  expectNoise({ status: 503, path: '/api/settings' })
  await openSettings(page, 'Notifications')
  const goals = page.getByRole('switch', { name: 'Goals' })
  await goals.waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/settings', async (route) => {
    await held
    return route.fulfill({ status: 503, body: '' })
  })
  await goals.check()
  release()
  await page.getByText('Your settings could not be saved. Please try again.', { exact: true }).waitFor()
  await expect.poll(() => goals.isChecked()).toBe(false)
})

story('settings that cannot be loaded can be tried again', async ({ page, signIn, expectNoise }) => {
  await signIn(page)
  expectNoise({ status: 503, path: '/api/settings' })
  await page.route('/api/settings', (route) => route.fulfill({ status: 503, body: '' }))
  await openSettings(page, 'Notifications')
  await page.getByText('Your settings could not be loaded.').waitFor()
  await page.unroute('/api/settings')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('switch', { name: 'Goals' }).waitFor()
})

story('without e-mail the tab says so and still shows the digest', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openSettings(page, 'Notifications')
  await page.getByText('This Keel does not send e-mail yet').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Send me one now' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your weekly Keel digest' })
  await dialog.getByText('Nothing to tell yet').waitFor()
  await checkAccessibility(page)
})

storyWithMail(
  'the digest is previewed, sent at once, and ended with one press from the mail',
  async ({ page, server, newContext, expect }) => {
    onTestFinished(() => mailbox.close())
    const { adminEmail: email, adminPassword: password } = server
    await page.request.post('/api/auth/login', { data: { email, password } })
    await page.request.post('/api/assets', {
      data: { name: 'Savings', value: 1234.5, category: 'Cash and Equivalents' },
    })
    const pay = { income: 60_000, incomeBasis: 'net', expenses: 3000 }
    await page.request.post('/api/profile', { data: pay })
    await openSettings(page, 'Notifications')
    await page.getByText('if anything has changed by then.').waitFor()
    await page.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your weekly Keel digest' })
    await dialog.getByText('Net worth: $1,234.50.').waitFor()
    await dialog.getByText('Savings: $2,000.00 a month, 40.0% of your income. 20% is recommended.').waitFor()
    await checkAccessibility(page)
    const lines = await dialog.getByRole('listitem').allInnerTexts()
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: 'Send me one now' }).click()
    await page.getByText('Digest sent', { exact: true }).waitFor()
    const mail = await mailbox.next()
    expect(mail).toContain(`To: ${email}`)
    for (const line of lines) expect(mail).toContain(line)
    const link = /http:\S+\/unsubscribe#[\w.-]+/.exec(mail)?.[0] ?? ''
    expect(link).toContain(server.url)

    const stranger = await (await newContext()).newPage()
    await stranger.goto(link)
    await stranger.getByText('You are unsubscribed', { exact: true }).waitFor()
    await checkAccessibility(stranger)
    await page.reload()
    await page.getByRole('tab', { name: 'Notifications' }).click()
    await page.getByText('None: e-mail is switched off.').waitFor()
    await expect.poll(() => page.getByRole('switch', { name: 'Email notifications' }).isChecked()).toBe(false)
  },
)

story('unsubscribing that fails on the way can be tried again', async ({ page, expectNoise }) => {
  expectNoise({ status: 503, path: '/api/digest/unsubscribe' })
  await page.route(/\/api\/digest\/unsubscribe/, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/unsubscribe#1.token')
  await page.getByText('You are not unsubscribed', { exact: true }).waitFor()
  await page.unroute(/\/api\/digest\/unsubscribe/)
  await page.route(/\/api\/digest\/unsubscribe/, (route) => route.fulfill({ status: 200, body: '{}' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('You are unsubscribed', { exact: true }).waitFor()
})

story('a link that is not ours, or not whole, ends nothing', async ({ page, expectNoise }) => {
  expectNoise({ status: 400, path: '/api/digest/unsubscribe' })
  await page.goto('/unsubscribe')
  await page.getByText('This link is not complete', { exact: true }).waitFor()
  await page.goto('/unsubscribe#1.forged')
  await page.reload()
  await page.getByText('This link is not valid', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Open Settings' }).waitFor()
  await checkAccessibility(page)
})
