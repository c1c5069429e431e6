import { accents, fontSizes } from '#contract/appearance.ts'
import { checkAccessibility, checkPaint } from './support/accessibility.ts'
import { marks, openSettings, paper, stored, textSize } from './support/settings.ts'
import { story } from './support/story.ts'

story(
  'every choice shows at once, survives a reload and stands on a second device from its first page on',
  async ({ page, signIn, newContext, expect }) => {
    const ann = await signIn(page)
    await openSettings(page, 'Appearance')
    await expect
      .poll(() => page.getByRole('radio', { checked: true }).evaluateAll(namesOf))
      .toEqual(['teal', 'medium'])
    const dark = page.getByRole('switch', { name: 'Dark mode' })
    await expect.poll(() => dark.isChecked()).toBe(false)
    const light = await paper(page)

    await stored(page, () => dark.check())
    await expect.poll(() => paper(page)).not.toBe(light)
    await stored(page, () => page.getByRole('radio', { name: 'Indigo' }).check())
    await expect.poll(() => textSize(page)).toBe('16px')
    await stored(page, () => page.getByRole('radio', { name: 'Large' }).check())
    await expect.poll(() => textSize(page)).toBe('18px')
    const chosen = { theme: 'dark', accent: 'indigo', font: 'large' }
    await expect.poll(() => marks(page)).toEqual(chosen)
    await page.reload()
    await expect.poll(() => marks(page)).toEqual(chosen)

    const phone = await (await newContext({ viewport: 'phone' })).newPage()
    await signIn(phone, ann)
    // Before any script has run.
    const html = await (await phone.request.get('/budget')).text()
    expect(html).toContain('<html lang="en" data-theme="dark" data-accent="indigo" data-font="large">')
    await openSettings(phone, 'Appearance')
    await expect.poll(() => marks(phone)).toEqual(chosen)
    await expect.poll(() => phone.getByRole('switch', { name: 'Dark mode' }).isChecked()).toBe(true)

    await stored(phone, () => phone.getByRole('radio', { name: 'Plum' }).check())
    await page.reload()
    await expect.poll(async () => (await marks(page)).accent).toBe('plum')
  },
)

story('nothing of it stays for whoever comes after signing out', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openSettings(page, 'Appearance')
  await stored(page, () => page.getByRole('switch', { name: 'Dark mode' }).check())
  await page.goto('/logout')
  await page.waitForURL('/')
  await expect.poll(() => marks(page)).toEqual({})
})

story(
  'dark mode follows the device until it is chosen, and again when asked to',
  { colorScheme: 'dark' },
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await openSettings(page, 'Appearance')
    const dark = page.getByRole('switch', { name: 'Dark mode' })
    await page.getByText('Follows this device until you choose.').waitFor()
    await expect.poll(() => dark.isChecked()).toBe(true)
    const night = await paper(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => dark.isChecked()).toBe(false)
    await expect.poll(() => paper(page)).not.toBe(night)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => dark.isChecked()).toBe(true)
    await expect.poll(() => paper(page)).toBe(night)

    await stored(page, () => dark.uncheck())
    await expect.poll(async () => (await marks(page)).theme).toBe('light')
    await expect.poll(() => paper(page)).not.toBe(night)
    await page.getByText('Chosen by you, on all your devices.').waitFor()
    await stored(page, () => page.getByRole('button', { name: 'Follow the device again' }).click())
    await expect.poll(async () => (await marks(page)).theme).toBe(undefined)
    await expect.poll(() => paper(page)).toBe(night)
  },
)

story('another tab follows without a reload', async ({ page, signIn, expect }) => {
  await signIn(page)
  const other = await page.context().newPage()
  await other.goto('/budget')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await openSettings(page, 'Appearance')
  await stored(page, () => page.getByRole('radio', { name: 'Amber' }).check())
  await expect.poll(async () => (await marks(other)).accent).toBe('amber')
})

story('a change that fails goes back and says so', async ({ page, signIn, expectNoise, expect }) => {
  await signIn(page)
  expectNoise({ status: 500, path: '/api/settings' })
  await openSettings(page, 'Appearance')
  const dark = page.getByRole('switch', { name: 'Dark mode' })
  await stored(page, () => page.getByRole('radio', { name: 'Slate' }).check())
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/settings', async (route) => {
    await held
    return route.fulfill({ status: 500, body: '' })
  })
  await dark.check()
  await page.getByRole('radio', { name: 'Plum' }).check()
  await expect.poll(() => marks(page)).toEqual({ theme: 'dark', accent: 'plum' })
  release()
  await page.getByText('Your settings could not be saved. Please try again.', { exact: true }).waitFor()
  await expect.poll(() => marks(page)).toEqual({ accent: 'slate' })
  await expect.poll(() => dark.isChecked()).toBe(false)
  await page.unroute('/api/settings')
  await page.reload()
  await expect.poll(() => marks(page)).toEqual({ accent: 'slate' })
})

story('the swatches can be walked with the keyboard', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openSettings(page, 'Appearance')
  await page.getByRole('radio', { name: 'Teal' }).focus()
  await stored(page, () => page.keyboard.press('ArrowRight'))
  await expect.poll(async () => (await marks(page)).accent).toBe('indigo')
  await stored(page, () => page.keyboard.press('ArrowLeft'))
  await expect.poll(async () => (await marks(page)).accent).toBe(undefined)
})

for (const theme of ['light', 'dark'] as const) {
  story(
    `every accent and every size is accessible to everybody when it is ${theme}`,
    { colorScheme: theme },
    async ({ page, signIn }) => {
      await signIn(page)
      await openSettings(page, 'Appearance')
      await checkAccessibility(page)
      // Colours ask for the same contrast in all of our sizes, and sizes are the same in all colours.
      for (const choice of [...accents, ...fontSizes]) {
        await page.locator(`input[value=${choice}]`).check()
        await checkPaint(page)
      }
    },
  )
}

const namesOf = (inputs: (HTMLElement | SVGElement)[]) =>
  inputs.map((input) => (input as HTMLInputElement).value)
