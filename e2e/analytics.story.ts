import { request } from 'playwright-core'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

interface Analytics {
  totalPageViews: number
  totalSessions: number
  topPages: { path: string; views: number }[]
}

async function readAnalytics({
  url,
  adminEmail,
  adminPassword,
}: Record<string, unknown>): Promise<Analytics> {
  const admin = await request.newContext({ baseURL: String(url) })
  await admin.post('/api/auth/login', { data: { email: adminEmail, password: adminPassword } })
  const answer = await admin.get('/api/admin/analytics?period=7')
  const analytics = (await answer.json()) as Analytics
  await admin.dispose()
  return analytics
}

story(
  'visits are counted without a cookie, after the page stands, and not when people ask not to',
  async ({ page, newContext, server, expectNoise, expect }) => {
    expectNoise({ status: 404, path: '/no-such-page' })
    const countViews = async () => (await readAnalytics({ ...server })).totalPageViews
    await page.goto('/')
    await expect.poll(countViews).toBe(1)
    await page.getByRole('link', { name: 'How it works' }).first().click()
    await page.waitForURL('/how-it-works')
    await expect.poll(countViews).toBe(2)
    await page.goto('/no-such-page')
    await expect.poll(countViews).toBe(3)
    expect(await page.context().cookies()).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    const { totalSessions, topPages } = await readAnalytics({ ...server })
    expect(totalSessions).toBe(1)
    expect(new Set(topPages.map(({ path, views }) => `${path} ${views}`))).toEqual(
      new Set(['/ 1', '/how-it-works 1', 'other 1']),
    )

    const shy = await newContext()
    await shy.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
    const quiet = await shy.newPage()
    const calls: string[] = []
    quiet.on('request', (sent) => calls.push(new URL(sent.url()).pathname))
    await quiet.goto('/login')
    await quiet.getByLabel('Email').waitFor()
    await quiet.waitForLoadState('networkidle')
    expect(calls.filter((path) => path.startsWith('/api/analytics'))).toEqual([])
  },
)
