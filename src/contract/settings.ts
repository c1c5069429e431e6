import { DEFAULT_CURRENCY } from '#finance/currency.ts'
import { accents, defaultAppearance, fontSizes, themes } from './appearance.ts'
import { currency, keptCurrency } from './currency.ts'
import { endpoints } from './endpoint.ts'
import { oneOf } from './fields.ts'
import { z } from './zod.ts'

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

const appearance = z.object({
  theme: oneOf('Theme', themes),
  accent: oneOf('Accent', accents),
  fontSize: oneOf('Font size', fontSizes),
})

const onOff = (what: string) => z.boolean(`${what} must be true or false`)

const settingValues = z.extend(appearance, {
  currency,
  /** Whether digests are sent at all. */
  email: onOff('E-mail'),
  advice: onOff('Advice'),
  market: onOff('Market'),
  budget: onOff('Budget'),
  goals: onOff('Goals'),
  frequency: oneOf('Frequency', frequencies),
})
export type Settings = z.output<typeof settingValues>

/** All of them, as they are stored. */
export const storedSettings = z.extend(settingValues, { currency: keptCurrency })

export const defaultSettings: Settings = {
  ...defaultAppearance,
  currency: DEFAULT_CURRENCY,
  email: true,
  advice: true,
  market: true,
  budget: true,
  goals: false,
  frequency: 'weekly',
}

/** A setting that is absent stays as it is. One that does not exist is a mistake of the sender and changes nothing. */
const settingsInput = z
  .partial(z.strictObject(settingValues.shape))
  .check(z.refine((changes) => Object.keys(changes).length > 0, 'Name at least one setting to change'))
export type SettingsInput = z.output<typeof settingsInput>

const settingsResponse = z.extend(storedSettings, {
  /** False on a Keel whose operator has not set up e-mail. */
  canSendEmail: z.boolean(),
})
export type SettingsAnswer = z.output<typeof settingsResponse>

export const settings = endpoints({
  get: {
    method: 'GET',
    path: '/api/settings',
    access: 'user',
    summary: 'Appearance, currency and notifications, with the defaults until something is changed',
    response: settingsResponse,
  },
  change: {
    method: 'PUT',
    path: '/api/settings',
    access: 'user',
    summary: 'Change the settings that are named; unknown ones are refused',
    body: settingsInput,
    response: settingsResponse,
  },
})
