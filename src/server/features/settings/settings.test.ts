import { expect, test } from 'vitest'
import { accents, fontSizes, themes } from '#contract/appearance.ts'
import { defaultSettings, frequencies, settings } from '#contract/settings.ts'
import { currencyCodes } from '#finance/currency.ts'
import { useTestApp } from '#server/testing/test-app.ts'
import { onBothEngines } from '#server/testing/test-store.ts'

onBothEngines('settings', (engine) => {
  const app = useTestApp(engine)
  const put = (person: Awaited<ReturnType<ReturnType<typeof app>['newUser']>>, payload: unknown) =>
    person.inject({ method: 'PUT', url: '/api/settings', payload: payload as object })

  test('start as the specification says', async () => {
    const ann = await app().newUser()
    expect(await ann.call(settings.get)).toEqual({
      theme: 'system',
      accent: 'teal',
      fontSize: 'medium',
      currency: 'USD',
      email: true,
      advice: true,
      market: true,
      budget: true,
      goals: false,
      frequency: 'weekly',
      canSendEmail: false,
    })
  })

  test('keep every value of every list, each on its own and only for their owner', async () => {
    const [ann, bob] = [await app().newUser(), await app().newUser()]
    const changes = [
      ...themes.map((theme) => ({ theme })),
      ...accents.map((accent) => ({ accent })),
      ...fontSizes.map((fontSize) => ({ fontSize })),
      ...currencyCodes.map((currency) => ({ currency })),
      ...frequencies.map((frequency) => ({ frequency })),
      ...(['email', 'advice', 'market', 'budget', 'goals'] as const).flatMap((name) => [
        { [name]: true },
        { [name]: false },
      ]),
    ]
    const expected = { ...defaultSettings, canSendEmail: false }
    for (const body of changes) {
      Object.assign(expected, body)
      expect(await ann.call(settings.change, { body })).toEqual(expected)
      expect(await ann.call(settings.get)).toEqual(expected)
    }
    expect(await bob.call(settings.get)).toEqual({ ...defaultSettings, canSendEmail: false })
  })

  test('two devices that change different settings at once do not undo each other', async () => {
    const ann = await app().newUser()
    await Promise.all([
      ann.call(settings.change, { body: { theme: 'dark' } }),
      ann.call(settings.change, { body: { accent: 'plum' } }),
      ann.call(settings.change, { body: { goals: true } }),
    ])
    expect(await ann.call(settings.get)).toMatchObject({ theme: 'dark', accent: 'plum', goals: true })
  })

  test.each([
    [{}, 'Name at least one setting to change'],
    [{ colour: 'red' }, 'Unrecognized key: "colour"'],
    [{ theme: 'dark', isAdmin: true }, 'Unrecognized key: "isAdmin"'],
    [{ theme: 'dark', canSendEmail: true }, 'Unrecognized key: "canSendEmail"'],
    [{ theme: 'sepia' }, 'Theme must be one of system, light, dark'],
    [{ theme: 'dark', accent: 'red' }, 'Accent must be one of teal, indigo, plum, amber, slate'],
    [{ fontSize: 12 }, 'Font size must be one of small, medium, large'],
    [{ theme: null }, 'Theme must be one of system, light, dark'],
    [{ email: 'yes' }, 'E-mail must be true or false'],
    [{ goals: 1, theme: 'dark' }, 'Goals must be true or false'],
    [{ currency: 'JPY', theme: 'dark' }, `Currency must be one of ${currencyCodes.join(', ')}`],
    [{ currency: 'eur' }, `Currency must be one of ${currencyCodes.join(', ')}`],
    [{ frequency: 'hourly' }, 'Frequency must be one of daily, weekly, monthly'],
  ])('%j is refused and changes nothing', async (payload, message) => {
    const ann = await app().newUser()
    const response = await put(ann, payload)
    expect([response.statusCode, response.json().message]).toEqual([400, message])
    expect(await ann.call(settings.get)).toEqual({ ...defaultSettings, canSendEmail: false })
  })
})
