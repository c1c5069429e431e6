import { storedSettings } from '#contract/settings.ts'
import { z } from '#contract/zod.ts'
import { definePart, onePage } from '#server/features/own-data/part.ts'
import { kept, moment } from '#server/features/own-data/shapes.ts'
import { findPayload, keepPayload, setLanguageModel } from '#server/features/language-model/store.ts'
import { changeSettings, findSettings } from '#server/features/settings/store.ts'

export const settingsPart = definePart(Object.keys(storedSettings.shape), {
  name: 'settings',
  most: 1,
  schema: storedSettings,
  read: (db, userId) =>
    onePage(
      db
        .selectFrom('settings')
        .select('userId')
        .where('userId', '=', userId)
        .executeTakeFirst()
        .then((row) => row && findSettings(db, userId)),
    ),
  restore: async ({ trx, userId }, rows) => {
    for (const row of rows) await changeSettings(trx, userId, row)
  },
})

const payload = z.object({
  at: moment,
  provider: kept(100),
  model: kept(300),
  address: kept(2000),
  body: kept(256 * 1024),
})

/** Whether a language model may write the answers, and the last thing that was sent to it. */
export const languageModelPart = definePart(['on', 'lastSent'], {
  name: 'languageModel',
  most: 1,
  schema: z.object({ on: z.nullable(z.boolean()), lastSent: z.nullable(payload) }),
  read: (db, userId) =>
    onePage(
      Promise.all([
        db.selectFrom('languageSettings').select('isOn').where('userId', '=', userId).executeTakeFirst(),
        findPayload(db, userId),
      ]).then(([choice, sent]) => {
        if (!choice && !sent) return undefined
        return { on: choice ? choice.isOn === 1 : null, lastSent: sent ?? null }
      }),
    ),
  restore: async ({ trx, userId }, rows) => {
    for (const { on, lastSent } of rows) {
      if (on !== null) await setLanguageModel(trx, userId, on)
      if (lastSent) await keepPayload(trx, userId, lastSent)
    }
  },
})
