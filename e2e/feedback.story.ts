import { checkAccessibility } from './support/accessibility.ts'
import { story } from './support/story.ts'

const sent = ['Feedback sent', 'Thank you for your feedback! We appreciate your input.']

story('A visitor sends feedback after mending what was missing', async ({ page, expect }) => {
  await page.goto('/feedback')
  await page.getByRole('heading', { name: 'Feedback', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Log In' }).first().waitFor()

  await page.getByRole('button', { name: 'Send Feedback' }).click()
  const rules = {
    Name: 'Name is required',
    Email: 'Please enter a valid email address',
    Subject: 'Subject is required',
    Message: 'Message must be at least 10 characters long',
  }
  for (const [label, message] of Object.entries(rules)) {
    const field = page.getByLabel(label, { exact: true })
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = await field.getAttribute('aria-describedby')
    await expect.poll(() => page.locator(`[id="${described}"]`).textContent()).toBe(message)
  }
  await checkAccessibility(page)

  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByLabel('Subject').fill('Thank you')
  await page.getByLabel('Message').fill('The plan for my card helped.')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  for (const text of sent) await page.getByText(text, { exact: true }).first().waitFor()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
})

story('A failure keeps what was written', async ({ page, expectNoise, expect }) => {
  expectNoise({ status: 500, path: '/api/feedback' })
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/feedback')
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Message').fill('This will not arrive.')
  await page.getByRole('button', { name: 'Send Feedback' }).click()
  await page.getByText('Error sending feedback', { exact: true }).first().waitFor()
  await page
    .getByText('There was a problem sending your feedback. Please try again later.', { exact: true })
    .first()
    .waitFor()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('This will not arrive.')
})

story(
  'A user writes from inside the app, with name and e-mail filled in',
  async ({ page, signIn, expect }) => {
    const person = await signIn(page)
    await page.goto('/chat')
    await page.getByRole('link', { name: 'Feedback' }).click()
    await page.getByRole('heading', { name: 'Feedback', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Financial Tools' }).waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(person.name)
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(person.email)
    await checkAccessibility(page)
    await page.getByLabel('Subject').fill('From inside')
    await page.getByLabel('Message').fill('The budget screen is clear.')
    await page.getByRole('button', { name: 'Send Feedback' }).click()
    for (const text of sent) await page.getByText(text, { exact: true }).first().waitFor()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(person.name)
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('')
  },
)
