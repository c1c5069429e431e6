import { createElement } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { household } from '#contract/household.ts'
import { type FinancialProfile, profile, type ProfileChange } from '#contract/profile.ts'
import { setOffline } from '#web/data/connection.ts'
import { listWaiting } from '#web/data/waiting.ts'
import { answer, refuse } from '#web/testing/fake-server.ts'
import { emptyHousehold, emptyProfile } from '#web/testing/nothing-known.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { currentToast } from '#web/ui/toast-store.ts'
import { PersonalDetails } from './personal-details.tsx'

const known: FinancialProfile = { ...emptyProfile, income: 8_500_000, retirementAge: 67, version: 3 }
const change: ProfileChange = {
  id: 5,
  at: '2026-03-04T10:00:00.000Z',
  source: 'profile',
  messageId: null,
  quote: null,
  field: 'income',
  oldValue: 8_000_000,
  newValue: 8_500_000,
}

function openDetails(...answers: ReturnType<typeof answer>[]) {
  const read = [answer(household.get, emptyHousehold), answer(profile.listChanges, [change])]
  return openScreen(createElement(PersonalDetails, { profile: known }), { answers: [...read, ...answers] })
}

test('the form shows what is known, and sends only what was changed', async () => {
  const screen = await openDetails(answer(profile.save, { ...known, debt: 120_000, conflicts: [] }))
  expect(screen.field('Annual Income ($)').value).toBe('85000')
  expect(screen.field('Retirement Age').value).toBe('67')
  await screen.type('Total Debt ($)', '1,200')
  await screen.choose('Before or After Tax', 'net')
  await screen.press('Save Changes')
  expect(screen.changes()).toMatchObject([
    { call: 'POST /api/profile', body: { debt: 120_000, incomeBasis: 'net' } },
  ])
  expect(screen.changes()[0]?.body).not.toHaveProperty('income')
  expect(currentToast()).toMatchObject({ title: 'Profile updated' })
})

test('what is no amount is named at its field, and not sent', async () => {
  const screen = await openDetails()
  await screen.type('Total Debt ($)', 'a lot')
  await screen.press('Save Changes')
  expect(screen.field('Total Debt ($)').getAttribute('aria-invalid')).toBe('true')
  expect(screen.changes()).toEqual([])
})

test('a save that fails says so and keeps what was typed', async () => {
  const screen = await openDetails(refuse(profile.save, 500, 'No.'))
  await screen.type('Total Debt ($)', '1200')
  await screen.press('Save Changes')
  expect(currentToast()).toMatchObject({ description: 'Failed to update profile. Please try again.' })
  expect(screen.field('Total Debt ($)').value).toBe('1200')
})

test('what is saved without a connection is kept in the words of the form', async () => {
  const screen = await openDetails()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => setOffline(false))
  await screen.type('Total Debt ($)', '1200')
  await screen.type('Retirement Age', '')
  await screen.choose('Before or After Tax', 'net')
  await screen.press('Save Changes')
  await expect
    .poll(() => listWaiting(1).map(({ text }) => text))
    .toEqual(['Financial profile: Total Debt $1,200.00, Before or After Tax After tax, Retirement Age none'])
})

test('a change of the history is taken back', async () => {
  const screen = await openDetails(answer(profile.restore, { ...known, income: 8_000_000 }))
  expect(screen.words()).toContain('$80,000.00 $85,000.00')
  await screen.press('Restore')
  expect(screen.changes()).toEqual([{ call: 'POST /api/profile/restore', body: { changeId: 5 } }])
  expect(currentToast()?.description).toBe('Annual Income is back to what it was: $80,000.00')
})
