import { checkAccessibility } from './support/accessibility.ts'
import { input, log, openChat, say } from './support/chat.ts'
import { story } from './support/story.ts'

const placeholder = 'Type your message... (Press Enter to send, Shift+Enter for new line)'

story('Enter sends, Shift+Enter begins a new line, and nothing blank is sent', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await openChat(page)
  const sends = page.getByRole('button', { name: /^Send/ })
  await expect.poll(() => input(page).getAttribute('placeholder')).toBe(placeholder)
  await expect
    .poll(() => sends.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled)))
    .toEqual([true, true])
  await say(page, ' \n ')
  await expect.poll(() => input(page).inputValue()).not.toBe('')
  await input(page).fill('')
  await input(page).pressSequentially('one')
  await expect
    .poll(() => sends.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled)))
    .toEqual([false, false])
  await input(page).press('Shift+Enter')
  await input(page).pressSequentially('two')
  await expect.poll(() => input(page).inputValue()).toBe('one\ntwo')
  await input(page).press('Enter')
  await log(page)
    .getByRole('article', { name: /^Message #/ })
    .waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('')
  await expect.poll(() => log(page).getByRole('paragraph').first().innerText()).toBe('one\ntwo')
  await page.getByText('1 sent, 1 received').waitFor()
})

story('the Enter that ends a composition does not send', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await input(page).fill('貯金')
  const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  await input(page).dispatchEvent('keydown', composing)
  await input(page).dispatchEvent('keydown', { ...composing, isComposing: false, keyCode: 229 })
  await expect.poll(() => input(page).inputValue()).toBe('貯金')
  await input(page).press('Enter')
  await log(page).getByText('貯金', { exact: true }).waitFor()
})

for (const name of ['Send', 'Send message']) {
  story(`the button '${name}' sends, and the next message can be typed at once`, async (kit) => {
    const { page, signIn, expect } = kit
    await signIn(page)
    await openChat(page)
    await input(page).fill('Hello')
    await page.getByRole('button', { name, exact: true }).click()
    await log(page)
      .getByText(/^Response #/)
      .waitFor()
    await expect.poll(() => input(page).evaluate((field) => field === document.activeElement)).toBe(true)
  })
}

for (const browser of ['by its style', 'where no style does it']) {
  story(
    `the input grows with its text up to 200 pixels, and shrinks again, ${browser}`,
    async ({ page, signIn, expect }) => {
      if (browser !== 'by its style') await page.addInitScript(forgetFieldSizing)
      await signIn(page)
      await openChat(page)
      const height = () => input(page).evaluate((field) => (field as HTMLElement).offsetHeight)
      const low = await height()
      await input(page).fill('one\ntwo\nthree')
      const grown = await height()
      expect(grown).toBeGreaterThan(low)
      await input(page).fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'))
      await expect.poll(() => height()).toBe(200)
      await input(page).press('Enter')
      await expect.poll(height).toBe(low)
    },
  )
}

/** In the page: as in Firefox, the browser does not know the style, nor says that it does. */
function forgetFieldSizing() {
  const fixed = new CSSStyleSheet()
  fixed.replaceSync('textarea { field-sizing: fixed !important }')
  document.adoptedStyleSheets.push(fixed)
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (name: string, value?: string) =>
    name !== 'field-sizing' && (value === undefined ? supports(name) : supports(name, value))
}

story('a text that is too long is not cut and not sent, and the limit is named', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await openChat(page)
  await input(page).fill('x'.repeat(4001))
  await page.getByText('4,001 characters: please use at most 4,000.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  await input(page).press('Enter')
  await expect.poll(async () => (await input(page).inputValue()).length).toBe(4001)
  await checkAccessibility(page)
  await input(page).press('Backspace')
  await input(page).press('Enter')
  await log(page).getByText('4,000 characters', { exact: true }).waitFor()
})

story('what is typed survives a reload, and belongs to its user alone', async (kit) => {
  const { page, signIn, newUser, expect } = kit
  await signIn(page)
  await openChat(page)
  await input(page).fill('Half a thought')
  await page.reload()
  await expect.poll(() => input(page).inputValue()).toBe('Half a thought')
  await page.context().request.post('/api/auth/logout')
  await signIn(page, await newUser())
  await openChat(page)
  await expect.poll(() => input(page).inputValue()).toBe('')
})

story('words half typed in one tab survive a message sent from another', async ({ page, signIn, expect }) => {
  await signIn(page)
  await openChat(page)
  await input(page).fill('Half a thought')
  const other = await page.context().newPage()
  await openChat(other)
  await say(other, 'A whole thought')
  await log(other)
    .getByText(/^Response #/)
    .waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('Half a thought')
  await page.reload()
  await expect.poll(() => input(page).inputValue()).toBe('Half a thought')
})

story('the last message can be edited and sent again; the old one is kept as replaced', async (kit) => {
  const { page, signIn, expect } = kit
  await signIn(page)
  await openChat(page)
  await say(page, 'I make 58k')
  await log(page)
    .getByText(/^Response #/)
    .waitFor()
  await input(page).fill('A new thought')
  await log(page).getByRole('button', { name: 'Edit' }).click()
  await page.getByText(/^Editing message #\d+\. What was saved from it is taken back\.$/).waitFor()
  await expect.poll(() => input(page).inputValue()).toBe('I make 58k')
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => input(page).inputValue()).toBe('A new thought')

  await log(page).getByRole('button', { name: 'Edit' }).click()
  await say(page, 'I make 85k')
  await log(page)
    .getByText(/^Message #\d+ was replaced$/)
    .waitFor()
  await log(page)
    .getByText(/^Response #\d+ was replaced$/)
    .waitFor()
  await log(page).getByText('I make 85k', { exact: true }).waitFor()
  await expect.poll(() => log(page).getByText('I make 58k', { exact: true }).isVisible()).toBe(false)
  await expect.poll(() => input(page).inputValue()).toBe('A new thought')
  const statuses = async () => {
    const stored: { status: string }[] = await (await page.context().request.get('/api/messages')).json()
    return stored.map(({ status }) => status)
  }
  await expect.poll(statuses).toEqual(['replaced', 'replaced', 'done', 'done'])
  await log(page)
    .getByText(/^Message #\d+ was replaced$/)
    .click()
  await log(page).getByText('I make 58k', { exact: true }).waitFor()
})
