import { accents, defaultAppearance, fontSizes, themes } from './appearance.ts'
import { endpoints } from './endpoint.ts'
import { z } from './zod.ts'

export const frequencies = ['daily', 'weekly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]

/** What the user reads when a value is none of the list. */
const oneOf = <Values extends readonly string[]>(what: string, values: Values) =>
  z.enum(values, `${what} must be one of ${values.join(', ')}`)

const appearance = z.object({
  theme: oneOf('Theme', themes),
  accent: oneOf('Accent', accents),
  fontSize: oneOf('Font size', fontSizes),
})

const onOff = (what: string) => z.boolean(`${what} must be true or false`)

export const settingValues = z.extend(appearance, {
  /** Whether digests are sent at all. */
  email: onOff('E-mail'),
  advice: onOff('Advice'),
  market: onOff('Market'),
  budget: onOff('Budget'),
  goals: onOff('Goals'),
  frequency: oneOf('Frequency', frequencies),
})
export type Settings = z.output<typeof settingValues>

export const defaultSettings: Settings = {
  ...defaultAppearance,
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

const settingsResponse = z.extend(settingValues, {
  /** False on a Keel whose operator has not set up e-mail. */
  canSendEmail: z.boolean(),
})
export type SettingsAnswer = z.output<typeof settingsResponse>

export const settings = endpoints({
  get: {
    method: 'GET',
    path: '/api/settings',
    access: 'user',
    summary: 'Appearance and notifications, with the defaults until something is changed',
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
