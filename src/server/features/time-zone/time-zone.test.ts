import { expect, test } from 'vitest'
import { balanceSheet } from '#contract/balance-sheet.ts'
import { timeZone } from '#contract/time-zone.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { findTimeZone } from './store.ts'

onBothEngines("the user's time zone", (engine) => {
  const app = useTestApp(engine)
  const put = async (timeZone: unknown) => {
    const person = await app().newUser()
    const response = await person.inject({
      method: 'PUT',
      url: '/api/users/me/time-zone',
      payload: { timeZone },
    })
    return { response, stored: await findTimeZone(app().db, person.user.id) }
  }

  test('is UTC until the browser tells it, and can change', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    expect(await findTimeZone(app().db, ann.user.id)).toBe('UTC')
    for (const name of ['Europe/Paris', 'Europe/Paris', 'America/New_York']) {
      expect(await ann.call(timeZone.set, { body: { timeZone: name } })).toEqual({ timeZone: name })
      expect(await findTimeZone(app().db, ann.user.id)).toBe(name)
    }
    expect(await findTimeZone(app().db, bob.user.id)).toBe('UTC')
  })

  test.each(['UTC', 'Etc/GMT+5', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires'])(
    '%s is one',
    async (name) => {
      const { response, stored } = await put(name)
      expect([response.statusCode, stored]).toEqual([200, name])
    },
  )

  test('what is stored wrong is read as UTC', async () => {
    const { user, call } = await app().newUser()
    await app().db.updateTable('users').set({ timeZone: 'SystemV/AST4' }).where('id', '=', user.id).execute()
    expect(await findTimeZone(app().db, user.id)).toBe('UTC')
    await call(balanceSheet.addAsset, {
      body: { name: 'Cash', value: 1, category: 'Other Assets', notes: null },
    })
  })

  test.each([
    '',
    'SystemV/AST4',
    'PST',
    'ACT',
    'Mars/Olympus',
    '+02:00',
    '-05',
    'a'.repeat(10_000),
    5,
    null,
    undefined,
    ['UTC'],
  ])('%j is none', async (name) => {
    const { response, stored } = await put(name)
    expect([response.statusCode, response.json().message]).toEqual([400, 'This time zone is not known'])
    expect(stored).toBe('UTC')
  })
})
