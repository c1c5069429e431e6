import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderScreen, wordsOf } from '#web/testing/render-screen.tsx'
import { PrivacyPolicyPage } from './page.tsx'

test('the policy promises what Keel keeps: no sale, no trackers, a deletion at once', () => {
  const words = wordsOf(renderScreen(createElement(PrivacyPolicyPage)))
  for (const text of [
    'Nothing is sold or shared for advertising.',
    'There are no ads and no trackers of other companies.',
    'Your conversations stay on the server unless its operator has connected a language model.',
    'You can delete your account, and everything in it, yourself and at once.',
    'Who is responsible',
  ])
    expect(words).toContain(text)
})
