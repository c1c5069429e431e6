import type { FastifyInstance } from 'fastify'
import type { LanguageModel } from '#advisor/language/model.ts'
import { languageModel, type LanguageModelState } from '#contract/language-model.ts'
import { route } from '#server/lib/route.ts'
import type { Services } from '#server/services.ts'
import { listFields } from './list-fields.ts'
import { findPayload, isLanguageModelOn, setLanguageModel } from './store.ts'

const names = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

function describeProvider({ provider, name: model, origin }: LanguageModel) {
  const name = provider === 'compatible' ? new URL(origin).host : names[provider]
  return { name, model, origin }
}

export function languageModelRoutes(app: FastifyInstance, { db, model }: Pick<Services, 'db' | 'model'>) {
  const view = async (userId: number): Promise<LanguageModelState> => ({
    provider: model && describeProvider(model),
    isOn: model !== null && (await isLanguageModelOn(db, userId)),
  })

  route(app, languageModel.get, ({ user }) => view(user.id))

  route(app, languageModel.set, async ({ user, body }) => {
    await setLanguageModel(db, user.id, body.isOn)
    return view(user.id)
  })

  route(app, languageModel.lastSent, async ({ user }) => {
    const sent = await findPayload(db, user.id)
    if (!sent) return null
    const { at, provider, model: name, address, body } = sent
    return { at, provider, model: name, address, fields: listFields(body) }
  })
}
