import { checkAccessibility } from './support/accessibility.ts'
import { openPanel } from './support/admin-panel.ts'
import { storiesAlone } from './support/story.ts'

const story = storiesAlone()

story('an administrator sees how the server does, in words', async ({ page, newUser, signIn }) => {
  await signIn(page, await newUser({ isAdmin: true }))
  const panel = await openPanel(page, 'System')
  await panel.getByText('Last backup').waitFor()
  await panel.getByText(/answered, 0 failed/).waitFor()
  await panel.getByText(/^Embedded, .* answers in/).waitFor()
  await checkAccessibility(page)
})
