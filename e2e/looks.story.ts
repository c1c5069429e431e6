import type { Page } from 'playwright-core'
import { checkAccessibility, checkPaint } from './support/accessibility.ts'
import { openPanel } from './support/admin-panel.ts'
import { log, openChat, tell } from './support/chat.ts'
import { tellHousehold } from './support/household.ts'
import { story } from './support/story.ts'
import type { ViewportName } from './support/viewport.ts'

type Theme = 'light' | 'dark'

/**
 * Looks at a page as it stands, in both themes. The phone follows its system and writes large; the desktop has chosen
 * its theme, and the other stories have looked at how its pages are built.
 */
async function look(page: Page, viewport: ViewportName) {
  if (viewport === 'phone') {
    await checkAccessibility(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await checkPaint(page)
    await page.emulateMedia({ colorScheme: 'dark' })
  } else {
    for (const theme of ['light', 'dark'] as const) {
      await chooseTheme(page, theme)
      await checkPaint(page)
    }
  }
}

/** Marks the page as the setting does, without asking the server each time. */
const chooseTheme = (page: Page, theme: Theme) =>
  page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)

const open = async (page: Page, path: string, shows: string) => {
  await page.goto(path)
  await page.getByText(shows).first().waitFor()
}
/** Looks at pages, each once it shows these words. */
async function lookAt(page: Page, viewport: ViewportName, places: Record<string, string>) {
  for (const [path, shows] of Object.entries(places)) {
    await open(page, path, shows)
    await look(page, viewport)
  }
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').waitFor()

for (const [viewport, colorScheme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const) {
  const options = { viewport, colorScheme }

  story(`pages of visitors are for everybody in every look (${viewport})`, options, async (kit) => {
    const { page, expectNoise } = kit
    expectNoise({ status: 401, path: '/api/auth/user' })
    expectNoise({ status: 404, path: '/nowhere' })
    await lookAt(page, viewport, {
      '/login': 'Log in to Keel',
      '/forgot-password': 'Back to login',
      '/reset-password#token=old': 'Set password',
      '/unsubscribe': 'This link is not complete',
      '/feedback': 'Send Feedback',
      '/nowhere': '404 Page Not Found',
    })
  })

  story(
    `what is empty and what was said are for everybody in every look (${viewport})`,
    options,
    async (kit) => {
      const { page, signIn } = kit
      await signIn(page)
      await writeLarge(page, viewport)
      await lookAt(page, viewport, {
        '/chat': 'Do you have any debt to manage?',
        '/budget': 'Sample data',
        '/balance-sheet': 'No assets yet',
        '/plans': 'No debts on record',
        '/transactions': 'No transactions yet',
      })

      await tell(
        page,
        'I make 82k a year, rent 1,650, groceries 520',
        '14k in savings, 38k in my 401k, a Visa with 6,200, a student loan of 21,000',
        'How long until my Visa is paid off with 300 a month at 22.9%?',
      )
      await openChat(page)
      await log(page).getByRole('button', { name: 'Savings $14,000' }).click()
      await page.getByRole('button', { name: /^Today/ }).click()
      await press(page, 'Show the working')
      await page.getByText('What is left to pay').first().waitFor()
      await look(page, viewport)
      await log(page).getByRole('button', { name: '22.9%', exact: true }).first().click()
      await dialog(page)
      await look(page, viewport)
      await page.keyboard.press('Escape')
      await press(page, 'What I know')
      await page.getByText('What I took from our conversation').waitFor()
      await look(page, viewport)
    },
  )

  story(`the screens of money are for everybody in every look (${viewport})`, options, async (kit) => {
    const { page, signIn } = kit
    await signIn(page)
    await writeLarge(page, viewport)
    await tellHousehold(page)
    await open(page, '/budget', 'Expense Breakdown')
    await look(page, viewport)
    for (const [tab, button] of [
      ['Expenses', 'Edit Rent'],
      ['Income', 'Set take-home pay'],
      ['Goals', 'Add Goal'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await press(page, button)
      await look(page, viewport)
    }

    await open(page, '/balance-sheet', 'From your profile')
    await look(page, viewport)
    await press(page, 'Edit Savings')
    await dialog(page)
    await look(page, viewport)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Liabilities' }).click()
    await press(page, 'Edit Visa')
    await dialog(page)
    await look(page, viewport)

    await open(page, '/plans', 'What is owed, month by month')
    await look(page, viewport)
    for (const tab of ['House', 'Goals', 'Retirement', 'Safety net']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).getByRole('heading').first().waitFor()
      await look(page, viewport)
    }
    await page.getByRole('tab', { name: 'Compare' }).click()
    await page.getByText('Nothing to compare yet').waitFor()
    await look(page, viewport)
  })

  story(
    `the account and the Admin Panel are for everybody in every look (${viewport})`,
    options,
    async (kit) => {
      const { page, newUser, signIn } = kit
      await signIn(page, await newUser({ isAdmin: true }))
      await writeLarge(page, viewport)
      await open(page, '/profile', 'Your figures')
      await look(page, viewport)
      await page.keyboard.press('Control+k')
      await dialog(page)
      await look(page, viewport)
      await open(page, '/change-password', 'Security tips')
      await look(page, viewport)
      await open(page, '/settings', 'This device')
      await look(page, viewport)
      await press(page, 'Delete Account')
      await dialog(page)
      await look(page, viewport)
      await open(page, '/settings#notifications', 'Frequency')
      await look(page, viewport)
      for (const tab of [
        'Waitlist',
        'Create User',
        'Analytics',
        'Users',
        'Feedback',
        'Mails',
        'Audit trail',
        'System',
      ]) {
        const panel = await openPanel(page, tab)
        await panel.locator('h2').first().waitFor()
        await look(page, viewport)
      }
    },
  )
}

async function writeLarge(page: Page, viewport: ViewportName) {
  if (viewport === 'phone') await page.request.put('/api/settings', { data: { fontSize: 'large' } })
}
