import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/accessibility.ts'
import {
  fulfillStream,
  input,
  log,
  openChat,
  replied,
  said,
  savedFact,
  say,
  serveMessages,
  type StoredMessage,
} from './support/chat.ts'
import { story } from './support/story.ts'

const visa = savedFact(2, {
  place: 'liabilities',
  field: null,
  itemId: 4,
  text: 'Visa $3,000',
  quote: '3k on my Visa',
})
const doubt = savedFact(3, {
  state: 'asked',
  field: 'expenses',
  text: 'expenses $3,500 a month',
  quote: '3 or 4k I guess',
})

async function openFacts(page: Page, facts: object[]): Promise<StoredMessage[]> {
  const messages = [said(1, 'I make 85k, and there is 3k on my Visa', { facts }), replied(2, 'Noted.')]
  await serveMessages(page, messages)
  await openChat(page)
  await log(page).getByText('Response #2').waitFor()
  return messages
}

story(
  'what was saved stands under the message, with the ways to change it',
  async ({ page, signIn, expect }) => {
    await signIn(page)
    await openFacts(page, [savedFact(1), visa])
    const items = log(page).getByRole('list', { name: 'Taken from this message' }).getByRole('listitem')
    expect((await items.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Saved: income $85,000 a year, from "I make 85k"',
      'Saved: Visa $3,000, from "3k on my Visa"',
    ])
    const links = await items
      .getByRole('link', { name: 'Edit' })
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links).toEqual(['/profile', '/balance-sheet'])
    await checkAccessibility(page)
  },
)

story(
  'Undo takes a saved fact back, and says so when it cannot',
  async ({ page, signIn, expect, expectNoise }) => {
    await signIn(page)
    const messages = await openFacts(page, [savedFact(1), visa])
    await page.route('/api/facts/1/undo', (route) => {
      const undone = savedFact(1, { state: 'undone', canUndo: false })
      messages[0] = said(1, messages[0]?.content ?? '', { facts: [undone, visa] })
      return route.fulfill({ json: undone })
    })
    await page.route('/api/facts/2/undo', (route) =>
      route.fulfill({ status: 409, json: { message: 'It has been changed since.' } }),
    )
    expectNoise({ status: 409, path: '/api/facts/2/undo' })
    const items = log(page).getByRole('list', { name: 'Taken from this message' }).getByRole('listitem')
    await items.nth(0).getByRole('button', { name: 'Undo' }).click()
    await items.nth(0).getByText('Undone: income $85,000 a year, from "I make 85k"').waitFor()
    expect(await items.nth(0).getByRole('button').count()).toBe(0)
    await items.nth(1).getByRole('button', { name: 'Undo' }).click()
    await items.nth(1).getByRole('alert').getByText('It has been changed since.').waitFor()
  },
)

story('a fact in doubt is asked about: yes, no, or correct it', async ({ page, signIn, expect }) => {
  await signIn(page)
  const messages = await openFacts(page, [doubt])
  const question = log(page).getByRole('group', { name: /^Shall I save/ })
  expect(await question.innerText()).toMatch(
    /^Shall I save expenses \$3,500 a month, from "3 or 4k I guess"\?/,
  )
  await checkAccessibility(page)
  await input(page).fill('Well:')
  await question.getByRole('button', { name: 'Correct it' }).click()
  expect(await input(page).inputValue()).toBe('Well:\n3 or 4k I guess')
  expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(true)

  const answers: unknown[] = []
  await page.route('/api/facts/3/confirm', (route) => {
    answers.push(route.request().postDataJSON())
    const saved = savedFact(3, { ...doubt, state: 'saved' })
    messages[0] = said(1, messages[0]?.content ?? '', { facts: [saved] })
    return route.fulfill({ json: saved })
  })
  await question.getByRole('button', { name: 'Yes' }).click()
  await log(page).getByText('Saved: expenses $3,500 a month, from "3 or 4k I guess"').waitFor()
  expect(answers).toEqual([{ correct: true }])
})

story('a no to a question stores nothing', async ({ page, signIn, expect }) => {
  await signIn(page)
  const messages = await openFacts(page, [doubt])
  const answers: unknown[] = []
  await page.route('/api/facts/3/confirm', (route) => {
    answers.push(route.request().postDataJSON())
    const declined = savedFact(3, { ...doubt, state: 'declined', canUndo: false })
    messages[0] = said(1, messages[0]?.content ?? '', { facts: [declined] })
    return route.fulfill({ json: declined })
  })
  await log(page).getByRole('button', { name: 'No', exact: true }).click()
  await log(page).getByText('Not saved: expenses $3,500 a month, from "3 or 4k I guess"').waitFor()
  expect(answers).toEqual([{ correct: false }])
})

story('what the chat saves is on a balance sheet that is open in another tab', async ({ page, signIn }) => {
  await signIn(page)
  const sheet = await page.context().newPage()
  await sheet.goto('/balance-sheet')
  await sheet.getByText('No assets yet').waitFor()
  const profile = await page.context().newPage()
  await profile.goto('/profile')
  await profile.getByLabel('Annual Income ($)').waitFor()
  await openChat(page)
  await page.route('/api/chat', async (route) => {
    const { request } = page.context()
    await request.post('/api/assets', { data: { name: 'Old boat', value: 900, category: 'Vehicles' } })
    await request.post('/api/profile', { data: { income: 85_000 } })
    const done = {
      userMessage: said(1, 'I have a boat'),
      reply: replied(2, 'Nice.'),
      extractedData: { income: 85_000 },
    }
    await fulfillStream(route, [['done', done]])
  })
  await say(page, 'I have a boat')
  await sheet.getByText('Old boat').waitFor()
  await profile.waitForFunction(() => document.querySelector('input')?.value === '85000')
})
