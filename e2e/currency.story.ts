import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import { ask, input, openChat, replies } from './support/chat.ts'
import { tellHousehold } from './support/household.ts'
import { openSettings, stored } from './support/settings.ts'
import { story } from './support/story.ts'

const main = (page: Page) => page.getByRole('main')
const choice = (page: Page) => page.getByRole('combobox', { name: 'Amounts are written in' })

/** Every dollar sign that stands on the screen. */
const dollarsOn = async (page: Page) => (await main(page).innerText()).match(/\$\S*/g) ?? []

story(
  'another currency writes every screen anew, converts nothing, and is what the chat reads and says',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await tellHousehold(page)
    // The first answer of a server waits for its advisor to be loaded.
    await page.request.post('/api/chat', { data: { message: 'Hello' } })

    await openSettings(page, 'Appearance')
    await page.getByText('Nothing is converted.').waitFor()
    expect(await choice(page).inputValue()).toBe('USD')
    expect(await page.getByText('those of the United States').count()).toBe(0)
    await choice(page).focus()
    await stored(page, async () => void (await choice(page).selectOption('EUR')))
    await page.getByText('those of the United States, in US dollars.').waitFor()
    // Where it is chosen, nothing moves under the hand.
    expect(await choice(page).evaluate((select) => select === document.activeElement)).toBe(true)
    await checkAccessibility(page)

    await page.goto('/budget')
    await main(page).getByText('€2,170').first().waitFor()
    expect(await dollarsOn(page)).toEqual([])
    await page.getByRole('tab', { name: 'Expenses' }).click()
    await main(page).getByText('€1,650.00').first().waitFor()
    const amount = page.getByRole('textbox', { name: 'Amount' }).first()
    await amount.fill('€12.50')
    expect(await dollarsOn(page)).toEqual([])

    await page.goto('/balance-sheet')
    await main(page).getByText('€38,000.00').first().waitFor()
    expect(await dollarsOn(page)).toEqual([])
    await page.goto('/profile')
    await main(page).getByText('€2,170').first().waitFor()
    expect(await dollarsOn(page)).toEqual([])
    await page.goto('/plans')
    await main(page).getByText('€6,200 owed').first().waitFor()
    expect(await dollarsOn(page)).toEqual([])

    await openChat(page)
    const rent = await ask(page, 'My rent went up to 1.750,50 €')
    await expect.poll(() => rent.innerText()).toContain('€1,750.50')
    const figure = rent.getByRole('button', { name: '€1,750.50' }).first()
    await figure.click()
    await page.getByText('My rent went up to 1.750,50 €').last().waitFor()
    await page.keyboard.press('Escape')
    const foreign = await ask(page, 'I have a car worth $9,000')
    await expect.poll(() => foreign.innerText()).toContain('I keep everything in euros and convert nothing')
    const taken = await ask(page, 'yes')
    await expect.poll(() => taken.innerText()).toContain('€9,000')
    const limit = await ask(page, 'What federal income tax do I pay on €80,000, filing single?')
    await limit.getByRole('button', { name: 'Show the working' }).click()
    await limit.getByText('These are rules of the United States').waitFor()

    await ask(page, 'What will 300 a month grow to in 10 years at 7%?')

    // A screen that is open in another tab goes along at once.
    const tab = await page.context().newPage()
    await openSettings(tab, 'Appearance')
    await page.goto('/budget')
    await main(page).getByText('€1,750.50').first().waitFor()
    await stored(tab, async () => void (await choice(tab).selectOption('CHF')))
    await main(page).getByText('CHF\u00A01,750.50').first().waitFor()
    await tab.close()
    await page.goto('/chat')
    await input(page).waitFor()
    await page.getByText('€1,750.50').first().waitFor()
    // An old reply and the cards below it stay in one currency, and say in which.
    const old = replies(page).last()
    await old.getByText('in euros', { exact: true }).waitFor()
    await old.getByRole('button', { name: 'Show the working' }).click()
    await old.getByRole('slider').waitFor({ state: 'attached' })
    await expect.poll(() => old.locator('svg text').allTextContents()).toContain('€0')
    expect(await old.innerText()).not.toContain('CHF')
  },
)
