import { checkAccessibility } from './support/accessibility.ts'
import { joinWaitlist, openPanel } from './support/admin-panel.ts'
import { startServer } from './support/server-process.ts'
import { storiesWith } from './support/story.ts'

// Many people join the waitlist from one address here.
const story = storiesWith(() => startServer({ env: { RATE_LIMITS: 'off' } }))

story('a visitor signs in first, a user ends up in the chat', async ({ page, signIn }) => {
  await page.goto('/admin')
  await page.waitForURL('/login?next=%2Fadmin')
  await signIn(page)
  await page.goto('/admin')
  await page.waitForURL('/chat')
})

story('an administrator opens the panel from the sidebar', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  await page.goto('/chat')
  await page.getByRole('link', { name: 'Admin Panel' }).click()
  await page.getByRole('heading', { name: 'Admin Panel', level: 1 }).waitFor()
  const tabs = page.getByRole('tab')
  await expect
    .poll(async () => (await tabs.allInnerTexts()).slice(0, 3))
    .toEqual(['Waitlist', 'Create User', 'Analytics'])
  await expect.poll(() => tabs.first().getAttribute('aria-selected')).toBe('true')
  await page.getByText('The mail-provider key is not set.').waitFor()
  await page.getByText('The sender address is not set.').waitFor()
  await checkAccessibility(page)
})

story('the banner knows every state of e-mail', async ({ page, newUser, signIn, expectNoise, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  expectNoise({ status: 500, path: '/api/admin/email-status' })
  expectNoise({ status: 401, path: '/api/admin/email-status' })
  const path = '/api/admin/email-status'
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin')
  await page.getByText('Unable to check email configuration status', { exact: true }).waitFor()
  await checkAccessibility(page)

  await page.unroute(path)
  const json = { configured: true, status: 'fine', apiKeySet: true, fromEmailSet: true }
  await page.route(path, (route) => route.fulfill({ json }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Email system is properly configured.', { exact: true }).waitFor()

  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 401, json: { message: 'Not signed in' } }))
  await page.reload()
  await page.getByRole('list', { name: 'Waitlist' }).waitFor({ state: 'attached' })
  await expect.poll(() => page.getByText(/email (?:system|configuration|is not)/i).count()).toBe(0)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

story(
  'when the waitlist cannot be loaded, the page leads back to the chat',
  async ({ page, newUser, signIn, expectNoise }) => {
    await signIn(page, await newUser({ isAdmin: true }))
    expectNoise({ status: 403, path: '/api/admin/waitlist' })
    await page.route('/api/admin/waitlist?*', (route) =>
      route.fulfill({ status: 403, json: { message: 'Administrators only' } }),
    )
    await page.goto('/admin')
    await page.getByText('You may not have admin privileges', { exact: true }).waitFor()
    await checkAccessibility(page)
    await page.getByRole('link', { name: 'Return to Chat' }).click()
    await page.waitForURL('/chat')
  },
)

story(
  'an administrator invites from the waitlist and passes the password on',
  async ({ page, newUser, signIn, newContext, expect }) => {
    await signIn(page, await newUser({ isAdmin: true }))
    await joinWaitlist(page, 'wanda@example.com')
    const panel = await openPanel(page)
    const row = panel.getByRole('listitem').filter({ hasText: 'wanda@example.com' })
    await row.getByText('Pending', { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Invite' }).click()

    const alert = page.getByRole('alertdialog', { name: 'Generated password' })
    await alert.getByText('It will not be stored or shown again.').waitFor()
    const password = await alert.getByRole('code').innerText()
    await page.getByText('User Invited Successfully', { exact: true }).waitFor()
    const inToast = page.getByText(`The password of wanda@example.com is ${password}`).first()
    await inToast.waitFor()
    await expect.poll(() => inToast.evaluate((element) => getComputedStyle(element).userSelect)).toBe('text')
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await alert.getByRole('button', { name: 'I have saved it' }).click()
    await alert.waitFor({ state: 'detached' })
    await row.getByText('Invited', { exact: true }).waitFor()
    await expect.poll(() => row.getByRole('button', { name: 'Invite' }).count()).toBe(0)

    const wanda = await (await newContext()).newPage()
    await signIn(wanda, { email: 'wanda@example.com', password, name: '', isAdmin: false })
    await wanda.goto('/chat')
    await wanda.getByText('You are using a generated password.').waitFor()
  },
)

story('somebody who has an account cannot be invited', async ({ page, newUser, signIn, expectNoise }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const ann = await newUser()
  await joinWaitlist(page, ann.email)
  expectNoise({ status: 409, path: '/api/admin/invite' })
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: `Invite ${ann.email}` }).click()
  await page.getByText('Error sending invitation', { exact: true }).waitFor()
  await page.getByText('A user with this e-mail already exists', { exact: true }).waitFor()
})

story('removing an entry asks first', async ({ page, newUser, signIn, expectNoise, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  await joinWaitlist(page, 'rene@example.com')
  expectNoise({ status: 500, path: /^\/api\/admin\/waitlist\/\d+$/ })
  const panel = await openPanel(page)
  const remove = panel.getByRole('button', { name: 'Remove rene@example.com' })
  await remove.click()
  const dialog = page.getByRole('alertdialog')
  const question = 'Are you sure you want to remove this email from the waitlist?'
  await dialog.getByText(question, { exact: true }).waitFor()
  await checkAccessibility(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => remove.count()).toBe(1)

  const path = '/api/admin/waitlist/*'
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Failed to remove email from waitlist.', { exact: true }).waitFor()
  await page.unroute(path)

  await remove.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Email removed', { exact: true }).waitFor()
  await remove.waitFor({ state: 'detached' })
})

story('several are found, selected and invited at once', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  await joinWaitlist(page, 'sam@many.example', 'sue@many.example', 'other@few.example')
  const panel = await openPanel(page)
  await panel.getByLabel('Search the waitlist').fill('MANY')
  await panel.getByText('other@few.example').waitFor({ state: 'detached' })
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(2)
  await panel.getByLabel('Select all 2 pending').check()
  await panel.getByRole('button', { name: 'Invite selected (2)' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Generated passwords' })
  await alert.getByText('They will not be stored or shown again.').waitFor()
  await expect.poll(() => alert.getByRole('code').count()).toBe(2)
  await page.getByText('2 Users Invited Successfully', { exact: true }).waitFor()
  await alert.getByRole('button', { name: 'I have saved them' }).click()
  const rows = panel.getByRole('listitem')
  await expect.poll(() => rows.getByText('Invited', { exact: true }).count()).toBe(2)
})

story('a long waitlist comes page by page and leaves as CSV', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const emails = Array.from({ length: 55 }, (_, index) => `p${index}@long.example`)
  await joinWaitlist(page, ...emails)
  const panel = await openPanel(page)
  const found = page.waitForResponse(/search=long\.example/)
  await panel.getByLabel('Search the waitlist').fill('long.example')
  await found
  await panel.getByText('p54@long.example').waitFor()
  const rows = panel.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(50)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await panel.getByText('p0@long.example', { exact: true }).waitFor()
  await expect.poll(() => rows.count()).toBe(55)
  await panel.getByText('Pending', { exact: true }).first().click()
  await panel.getByLabel('Search the waitlist').fill('nobody at all')
  await panel.getByText('Nobody found', { exact: true }).waitFor()
  const downloading = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Export CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('keel-waitlist.csv')
})
