import { checkAccessibility } from './support/accessibility.ts'
import { openPanel } from './support/admin-panel.ts'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

story('Create User names the mistake and keeps what was typed', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const panel = await openPanel(page, 'Create User')
  for (const name of ['Create User', 'Send Invitation']) {
    await panel.getByLabel('Email').fill('nobody')
    await panel.getByRole('button', { name }).click()
    await panel.getByText('Please enter a valid email address', { exact: true }).waitFor()
    await expect.poll(() => panel.getByLabel('Email').inputValue()).toBe('nobody')
  }
  await checkAccessibility(page)
})

story('a user is created and an administrator too', async ({ page, newUser, signIn, newContext, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const panel = await openPanel(page, 'Create User')
  await panel.getByLabel('Email').fill('Carl@Example.com')
  await panel.getByLabel('Name').fill('Carl Cole')
  await panel.getByRole('switch', { name: 'Administrator' }).check()
  await panel.getByRole('button', { name: 'Create User' }).click()
  await page.getByText('User Created Successfully', { exact: true }).waitFor()
  const alert = page.getByRole('alertdialog', { name: 'Generated password' })
  const password = await alert.getByRole('code').innerText()
  await alert.getByRole('button', { name: 'Copy the password' }).click()
  await alert.getByRole('button', { name: 'I have saved it' }).click()
  await expect.poll(() => panel.getByLabel('Email').inputValue()).toBe('')

  const carl = await (await newContext()).newPage()
  await signIn(carl, { email: 'carl@example.com', password, name: '', isAdmin: true })
  await carl.goto('/admin')
  await carl.getByRole('heading', { name: 'Admin Panel', level: 1 }).waitFor()
})

story('failures are told in the words of the server, or in ours', async (kit) => {
  const { page, newUser, signIn, expectNoise } = kit
  const ann = await newUser({ isAdmin: true })
  await signIn(page, ann)
  expectNoise({ status: 409, path: '/api/admin/users' })
  expectNoise({ status: 500, path: '/api/admin/invite' })
  const panel = await openPanel(page, 'Create User')
  await panel.getByLabel('Email').fill(ann.email)
  await panel.getByRole('button', { name: 'Create User' }).click()
  await page.getByText('Error creating user', { exact: true }).waitFor()
  await page.getByText('A user with this e-mail already exists', { exact: true }).waitFor()
  await page.route('/api/admin/invite', (route) => route.fulfill({ status: 500, body: '' }))
  await panel.getByRole('button', { name: 'Send Invitation' }).click()
  await page.getByText('Error sending invitation', { exact: true }).waitFor()
  await page.getByText('An error occurred', { exact: true }).waitFor()
})

story('when e-mail works, no password is shown', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const user = {
    id: 99,
    name: null,
    username: 'eve',
    email: 'eve@example.com',
    isAdmin: false,
    passwordIsGenerated: true,
  }
  await page.route('/api/admin/invite', (route) =>
    route.fulfill({ status: 201, json: { user, emailSent: true } }),
  )
  const panel = await openPanel(page, 'Create User')
  await panel.getByLabel('Email').fill('eve@example.com')
  await panel.getByRole('button', { name: 'Send Invitation' }).click()
  await page.getByText('User Invited Successfully', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0)
})

story('a user is found, changed, disabled and deleted', async (kit) => {
  const { page, newUser, signIn, newContext, expectNoise, expect } = kit
  await signIn(page, await newUser({ isAdmin: true }))
  const uma = await newUser({ name: 'Uma Thorn', email: 'uma@example.com' })
  const other = await newUser()
  expectNoise({ status: 409, path: /^\/api\/admin\/users\/\d+$/ })
  expectNoise({ status: 401, path: '/api/users/me' })
  const theirs = await (await newContext()).newPage()
  await signIn(theirs, uma)
  const panel = await openPanel(page, 'Users')
  await panel.getByLabel('Search users').fill('UMA th')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
  await panel.getByText(/^Seen /).waitFor()
  await checkAccessibility(page)

  await panel.getByRole('button', { name: 'Edit uma@example.com' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit user' })
  await dialog.getByLabel('Email').fill(other.email)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await dialog.getByText('A user with this e-mail already exists').waitFor()
  await checkAccessibility(page)
  await dialog.getByLabel('Email').fill('uma.thorn@example.com')
  await dialog.getByLabel('Name').fill('Uma Thornton')
  await dialog.getByRole('switch', { name: 'Disabled' }).check()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('User updated', { exact: true }).waitFor()
  await panel.getByText('Uma Thornton', { exact: true }).first().waitFor()
  await panel.getByText('Disabled', { exact: true }).waitFor()
  await theirs.goto('/chat')
  await theirs.waitForURL('/login?next=%2Fchat')

  await panel.getByRole('button', { name: 'Delete uma.thorn@example.com' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this user?' })
  await question.getByRole('button', { name: 'Delete user' }).click()
  await page.getByText('User deleted', { exact: true }).waitFor()
  await panel.getByText('Nobody found', { exact: true }).waitFor()
})

story('a user who is locked out gets a new password', async (kit) => {
  const { page, newUser, signIn, newContext } = kit
  await signIn(page, await newUser({ isAdmin: true }))
  const lou = await newUser({ email: 'lou@example.com' })
  const panel = await openPanel(page, 'Users')
  await panel.getByRole('button', { name: 'New password for lou@example.com' }).click()
  await page.getByRole('button', { name: 'Generate password' }).click()
  const alert = page.getByRole('alertdialog', { name: 'Generated password' })
  await alert.getByText('It will not be stored or shown again.').waitFor()
  const password = await alert.getByRole('code').innerText()
  await alert.getByRole('button', { name: 'I have saved it' }).click()
  await signIn(await (await newContext()).newPage(), { ...lou, password })
})

story('an administrator steps down, but cannot harm their own account here', async (kit) => {
  const { page, newUser, signIn, expect } = kit
  const me = await newUser({ isAdmin: true, name: 'Mia Moe', email: 'mia@example.com' })
  await signIn(page, me)
  const panel = await openPanel(page, 'Users')
  await panel.getByLabel('Search users').fill('mia@')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(1)
  await panel.getByText('You', { exact: true }).waitFor()
  await expect.poll(() => panel.getByRole('button').count()).toBe(1)
  await panel.getByRole('button', { name: 'Edit mia@example.com' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit user' })
  await expect.poll(() => dialog.getByRole('switch').count()).toBe(1)
  await dialog.getByRole('switch', { name: 'Administrator' }).uncheck()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await page.waitForURL('/chat')
})

story('feedback is read and marked as handled', async ({ page, newUser, signIn }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const data = {
    name: 'Fay',
    email: 'fay@example.com',
    subject: 'Colours',
    message: 'I would like more of them.',
  }
  await page.request.post('/api/feedback', { data })
  const panel = await openPanel(page, 'Feedback')
  await panel.getByText('I would like more of them.').waitFor()
  await panel.getByText('Open', { exact: true }).waitFor()
  await checkAccessibility(page)
  await panel.getByRole('button', { name: 'Mark as handled: Colours' }).click()
  await panel.getByText('Handled', { exact: true }).waitFor()
})

story('the audit trail tells who did what, page by page', async ({ page, newUser, signIn, expect }) => {
  const admin = await newUser({ isAdmin: true, name: 'Ada', email: 'ada@example.com' })
  await signIn(page, admin)
  await page.request.post('/api/admin/users', { data: { email: 'zed@example.com' } })
  for (let times = 0; times < 60; times += 1) await page.request.delete('/api/sessions')
  const panel = await openPanel(page, 'Audit trail')
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(50)
  await panel.getByRole('button', { name: 'Show more' }).click()
  await panel.getByText('Account created: zed by ada').waitFor()
  await checkAccessibility(page)
})
