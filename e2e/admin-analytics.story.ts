import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { openPanel, sidewaysOverflow } from './support/admin-panel.ts'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

const path = '/api/admin/analytics?*'

function answerFor(period: number) {
  return {
    period,
    uniqueVisitors: 1200 + period,
    totalSessions: 3400,
    totalPageViews: 98_765,
    avgTimeSpent: 185,
    activeUsers: 4,
    topPages: [
      { path: '/', views: 5000, avgTimeSpent: 42 },
      { path: '/chat', views: 4000, avgTimeSpent: 200 },
      { path: '/how-it-works', views: 12, avgTimeSpent: 60 },
    ],
    days: Array.from({ length: period }, (_, index) => ({
      date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
      visitors: 10 + index,
      sessions: 20 + index,
      views: 50 + ((index * 37) % 90),
    })),
    referrers: [{ host: 'news.example', visits: 120 }],
    funnel: [
      { step: 'visit', count: 1230 },
      { step: 'waitlist', count: 310 },
    ],
  }
}

const serveAnalytics = (page: Page) =>
  page.route(path, (route) => {
    const period = Number(new URL(route.request().url()).searchParams.get('period'))
    return route.fulfill({ json: answerFor(period) })
  })

story('analytics show the last 30 days, or 7, or 90', async ({ page, newUser, signIn, expect }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  await serveAnalytics(page)
  const panel = await openPanel(page, 'Analytics')
  const figure = (name: string) =>
    panel.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]')
  await figure('Unique Visitors').getByText('1,230').waitFor()
  await expect.poll(() => panel.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true)
  await expect.poll(() => figure('Total Sessions').innerText()).toBe('3,400')
  await expect.poll(() => figure('Total Page Views').innerText()).toBe('98,765')
  await expect.poll(() => figure('Average Time Spent').innerText()).toBe('3m 5s')
  await expect.poll(() => figure('Active Users').innerText()).toBe('4')
  const table = panel.getByRole('table', { name: 'Top Pages' })
  await expect
    .poll(async () => (await table.getByRole('row').allInnerTexts()).map((row) => row.split('\t')))
    .toEqual([
      ['Page', 'Views', 'Average time'],
      ['Home Page', '5,000', '42s'],
      ['AI Chat', '4,000', '3m 20s'],
      ['How it works', '12', '1m 0s'],
    ])
  await panel.getByText('The busiest day was').waitFor()
  await panel.getByText('Visit', { exact: true }).waitFor()
  await panel.getByText('news.example', { exact: true }).waitFor()
  await checkAccessibility(page)
  for (const [name, visitors] of [
    ['7 days', '1,207'],
    ['90 days', '1,290'],
  ] as const) {
    await panel.getByText(name, { exact: true }).click()
    await figure('Unique Visitors').getByText(visitors).waitFor()
  }
})

story('analytics that cannot be loaded say so', async ({ page, newUser, signIn, expectNoise }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  expectNoise({ status: 500, path: '/api/admin/analytics' })
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  const panel = await openPanel(page, 'Analytics')
  await panel.getByText('Error loading analytics data. Please try again later.', { exact: true }).waitFor()
})

story(
  'the panel works on a phone in the dark',
  { viewport: 'phone', colorScheme: 'dark' },
  async ({ page, newUser, signIn, expect }) => {
    await signIn(page, await newUser({ isAdmin: true }))
    await serveAnalytics(page)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const tab of ['Waitlist', 'Create User', 'Analytics', 'Users', 'Feedback', 'Audit trail']) {
      const panel = await openPanel(page, tab)
      await panel
        .getByText(tab === 'Analytics' ? 'Top Pages' : tab)
        .first()
        .waitFor()
      await expect.poll(async () => [tab, await sidewaysOverflow(page)]).toEqual([tab, 0])
      await checkAccessibility(page)
    }
  },
)
