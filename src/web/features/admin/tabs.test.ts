import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { AdvisorUseEntry } from '#contract/advisor-use.ts'
import type { MailEntry } from '#contract/mails.ts'
import type { SystemState } from '#contract/system.ts'
import { advisorUseQuery, advisorUseSummaryQuery } from '#web/data/admin-advisor-use.ts'
import { mailsQuery } from '#web/data/admin-mails.ts'
import { systemQuery } from '#web/data/admin-system.ts'
import { onePage, renderScreen, wordsOf } from '#web/testing/render-screen.tsx'
import { AdvisorUseTab } from './advisor-use-tab.tsx'
import { MailsTab } from './mails-tab.tsx'
import { SystemTab } from './system-tab.tsx'

const now = new Date().toISOString()

const well: SystemState = {
  startedAt: now,
  engine: 'sqlite',
  warnings: [],
  memoryBytes: 145_000_000,
  loopDelay: { typicalMs: 1.25, rareMs: 4, worstMs: 30 },
  requests: { answered: 12_345, failed: 2, typicalMs: 3, rareMs: 40.5 },
  turns: { inFlight: 1, lastHour: 9, fellBack: 4 },
  hashing: { running: 2, waiting: 7 },
  outbox: { waiting: 0, dead: 3, oldestAt: null },
  sessions: 5,
  store: { bytes: 2_500_000, answerMs: 0.5 },
  disk: { freeBytes: 5e10, totalBytes: 1e11 },
  backups: { everyHours: 24, lastAt: null },
}

test('the state of the server is told in words', () => {
  const words = wordsOf(renderScreen(createElement(SystemTab), [systemQuery, well]))
  for (const text of [
    'All is well.',
    '12,345 answered, 2 failed; most within 3 ms, one in a hundred takes 40.5 ms or more',
    'Memory 145 MB',
    '1 answer under way, 9 in the last hour, of which 4 without the language model',
    'Passwords being checked 2, 7 waiting',
    '0 waiting, 3 given up',
    'Embedded, 2.5 MB, answers in 0.5 ms',
    'Disk 50 GB of 100 GB free',
    'Last backup None yet',
  ])
    expect(words).toContain(text)
  const state = { ...well, warnings: ['The disk is nearly full.'], backups: null }
  const warned = wordsOf(renderScreen(createElement(SystemTab), [systemQuery, state]))
  expect(warned).toContain('Something should be looked at The disk is nearly full.')
  expect(warned).toContain('Made by whoever runs PostgreSQL')
})

test('a mail that did not arrive says how often it was tried, and can be sent again', () => {
  const mail: MailEntry = {
    id: 1,
    kind: 'invitation',
    to: 'ann@example.com',
    subject: 'Your invitation',
    state: 'dead',
    attempts: 3,
    lastError: '550',
    nextAttemptAt: null,
    createdAt: now,
  }
  const html = renderScreen(createElement(MailsTab), [mailsQuery, onePage([mail])])
  expect(wordsOf(html)).toMatch(
    /Your invitation To ann@example.com, .* Tried 3 times, last answer 550 Given up/,
  )
  expect(html).toContain('aria-label="Send again: Your invitation to ann@example.com"')
  const none = wordsOf(renderScreen(createElement(MailsTab), [mailsQuery, onePage([])]))
  expect(none).toContain('Nothing is waiting')
})

test('the use of the advisor is summed up, and each turn says who answered', () => {
  const turn: AdvisorUseEntry = {
    id: 1,
    at: now,
    username: 'ann',
    provider: 'openai',
    model: 'small-1',
    answeredBy: 'model',
    tokensIn: 1200,
    tokensOut: 34,
    isEstimated: true,
    errorClass: 'Stopped',
    durationMs: 2500,
  }
  const summary = {
    turns: 8,
    builtIn: 2,
    tokensIn: 1200,
    tokensOut: 34,
    errors: [{ errorClass: 'Stopped', count: 1 }],
  }
  const words = wordsOf(
    renderScreen(
      createElement(AdvisorUseTab),
      [advisorUseSummaryQuery, summary],
      [advisorUseQuery, onePage([turn, { ...turn, id: 2, answeredBy: 'builtin', errorClass: null }])],
    ),
  )
  expect(words).toContain('Answered by Keel itself 25.0% 2 turns')
  expect(words).toContain('Tokens 1,234 1,200 in, 34 out')
  expect(words).toContain('Broken off or failed 1 Stopped 1')
  expect(words).toMatch(/ann , openai small-1 \(Stopped\) about 1,234 tokens, 2,500 ms/)
  expect(words).toContain('ann , Built-in advisor about')
})
