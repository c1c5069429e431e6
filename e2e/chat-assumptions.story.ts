import { checkAccessibility } from './support/accessibility.ts'
import { log, openChat, replies, tell } from './support/chat.ts'
import { story } from './support/story.ts'

const question = 'If I invest 500 a month, what will it grow to in 20 years?'

story('what a reply assumed is changed where it stands', { viewport: 'phone' }, async (kit) => {
  const { page, signIn, expect, expectNoise } = kit
  await signIn(page)
  await tell(page, question)
  await openChat(page)
  const reply = replies(page).first()
  await reply.getByRole('button', { name: 'Show the working' }).click()
  await reply.getByRole('heading', { name: 'What I assumed' }).waitFor()
  const chip = reply.getByRole('button', { name: 'Return a year 7%' })
  const field = reply.getByRole('textbox', { name: 'Your number: Return a year, in percent' })
  const hasFocus = (one: typeof chip) => () => one.evaluate((node) => node === document.activeElement)

  // With the keyboard alone: open, think again, open, mistype, mend.
  await chip.focus()
  await page.keyboard.press('Enter')
  await field.waitFor()
  await expect.poll(hasFocus(field)).toBe(true)
  // Whoever turns back sees the bar again that reading on has folded away.
  await page.evaluate(() => window.scrollBy(0, -40))
  const bar = page.getByText('Conversation History (2 messages)')
  await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) >= 56).toBe(true)
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect.poll(hasFocus(chip)).toBe(true)
  await page.keyboard.press('Enter')
  await field.fill('2000')
  await field.press('Enter')
  await reply.getByText('Please use a number from -99% to 1,000%.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('2000')
  await expect.poll(() => replies(page).count()).toBe(1)
  await field.fill('5 %')
  await field.press('Enter')

  const second = replies(page).nth(1)
  await second.waitFor()
  await log(page).getByText('Use 5% for “Return a year”.', { exact: true }).first().waitFor()
  await expect.poll(() => second.innerText()).toMatch(/after 20 years at 5%.* less than before\./s)
  await second.getByRole('button', { name: 'Show the working' }).click()
  await second.getByRole('heading', { name: 'What you set' }).waitFor()
  await second.getByRole('button', { name: 'Return a year 5%' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

  // What did not reach the server is kept, with the reason and the number.
  expectNoise({ status: 503, path: '/api/chat' })
  expectNoise({ text: 'ApiError: 503' })
  const message = 'Keel is busy. Please try again in a moment.'
  await page.route('**/api/chat', (route) => route.fulfill({ status: 503, json: { message } }))
  await second.getByRole('button', { name: 'Return a year 5%' }).click()
  const again = second.getByRole('textbox', { name: 'Your number: Return a year, in percent' })
  await again.fill('6')
  await again.press('Enter')
  await log(page).getByText(message).waitFor()
  await page.unroute('**/api/chat')
  await log(page).getByRole('button', { name: 'Try again' }).click()
  const third = replies(page).nth(2)
  await third.waitFor()
  await expect.poll(() => third.innerText()).toMatch(/after 20 years at 6%.* more than before\./s)
  await checkAccessibility(page)
})
