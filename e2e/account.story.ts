import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

story(
  'a user with a generated password is reminded until they have chosen their own',
  async ({ page, signIn, expect }) => {
    const { password } = await signIn(page)
    await page.goto('/settings')
    const banner = page.getByText('You are using a generated password.')
    await banner.waitFor()
    await page.getByRole('link', { name: 'Choose your own' }).click()
    await page.getByRole('heading', { name: 'Account Security' }).waitFor()
    await page.getByLabel('Current Password').fill(password)
    await page.getByLabel('New Password').fill('a password of my own')
    await page.getByLabel('Confirm Password').fill('a password of my own')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Your password has been changed.').waitFor()
    await expect.poll(() => page.getByLabel('Current Password').inputValue()).toBe('')
    await page.getByRole('link', { name: 'AI Advisor' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await banner.waitFor({ state: 'detached' })
  },
)

story('the Change Password page names every mistake', async ({ page, signIn, expectNoise }) => {
  await signIn(page)
  expectNoise({ status: 400, path: '/api/auth/change-password' })
  await page.goto('/change-password')
  await page.getByText('Security tips').waitFor()
  const submit = page.getByRole('button', { name: 'Change Password' })
  const see = (text: string) => page.getByText(text, { exact: true }).waitFor()
  await submit.click()
  await see('Current password is required')
  await see('Password must be at least 6 characters')
  await see('Please confirm your password')
  await page.getByLabel('Current Password').fill('wrong')
  await page.getByLabel('New Password').fill('long enough')
  await page.getByLabel('Confirm Password').fill('long enuff')
  await submit.click()
  await see("Passwords don't match")
  await page.getByLabel('Confirm Password').fill('long enough')
  await submit.click()
  await see('Current password is incorrect')
  await checkAccessibility(page)
})

story(
  'when the server says nothing, the page still says that it failed',
  async ({ page, signIn, expectNoise }) => {
    await signIn(page)
    expectNoise({ status: 500, path: '/api/auth/change-password' })
    await page.route('/api/auth/change-password', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/change-password')
    await page.getByLabel('Current Password').fill('whatever')
    await page.getByLabel('New Password').fill('long enough')
    await page.getByLabel('Confirm Password').fill('long enough')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Failed to change password', { exact: true }).waitFor()
  },
)

story(
  'Settings show the account, its devices and its activity',
  async ({ page, newUser, signIn, newContext, expect }) => {
    const ann = await signIn(page, await newUser({ name: 'Ann Lee', email: 'ann.lee@example.com' }))
    const phone = await (await newContext()).newPage()
    await signIn(phone, ann)
    await page.goto('/settings')
    for (const text of [
      'ann.lee',
      'Ann Lee',
      'ann.lee@example.com',
      'To change other account information, please contact support.',
    ]) {
      await page.getByRole('main').getByText(text, { exact: true }).waitFor()
    }
    await page.getByText('This device', { exact: true }).waitFor()
    await page.getByText('Signed in', { exact: true }).first().waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Manage financial profile' }).getAttribute('href'))
      .toBe('/profile')
    await checkAccessibility(page)

    await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
    await page.getByText('Device signed out', { exact: true }).waitFor()
    await phone.goto('/chat')
    await phone.waitForURL('/login?next=%2Fchat')
  },
)

story('signing out everywhere else leaves this device alone', async ({ page, signIn, newContext }) => {
  const ann = await signIn(page)
  const other = await (await newContext()).newPage()
  await signIn(other, ann)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByText('Signed out everywhere else', { exact: true }).waitFor()
  await other.goto('/chat')
  await other.waitForURL('/login?next=%2Fchat')
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})

story('Update Password in the Settings does the same as the page', async ({ page, signIn }) => {
  const { password } = await signIn(page)
  await page.goto('/settings')
  await page.getByLabel('Current Password').fill(password)
  await page.getByLabel('New Password').fill('a password of my own')
  await page.getByLabel('Confirm Password').fill('a password of my own')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByText('Your password has been changed.').waitFor()
})

story('deleting the account takes the password and leaves nothing', async ({ page, signIn, expectNoise }) => {
  const ann = await signIn(page)
  expectNoise({ status: 400, path: '/api/account/delete' })
  expectNoise({ status: 401, path: '/api/auth/login' })
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByText('your budget, balance sheet and financial profile, with their history').waitFor()
  await checkAccessibility(page)
  const confirm = dialog.getByRole('button', { name: 'Delete everything' })
  await confirm.click()
  await dialog.getByText('Password is required', { exact: true }).waitFor()
  await dialog.getByLabel('Password').fill('wrong')
  await confirm.click()
  await dialog.getByText('Password is incorrect', { exact: true }).waitFor()
  await dialog.getByLabel('Password').fill(ann.password)
  await confirm.click()
  await page.waitForURL('/')
  await page.getByText('Account deleted', { exact: true }).waitFor()
  await page.goto('/login')
  await page.getByLabel('Email').fill(ann.email)
  await page.getByLabel('Password').fill(ann.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Login failed', { exact: true }).waitFor()
})

story(
  'a session that ends in the middle of an edit asks for the password and goes on',
  async ({ page, signIn, expectNoise, expect }) => {
    const ann = await signIn(page)
    expectNoise({ status: 401, path: /^\/api\/auth\// })
    await page.goto('/change-password')
    await page.getByLabel('Current Password').fill(ann.password)
    await page.getByLabel('New Password').fill('a password of my own')
    await page.getByLabel('Confirm Password').fill('a password of my own')
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    await dialog.getByLabel('Password').fill('wrong')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByText('Invalid email or password').waitFor()
    await expect.poll(() => page.getByLabel('New Password').inputValue()).toBe('a password of my own')
    await dialog.getByLabel('Password').fill(ann.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Your password has been changed.').waitFor()
  },
)
