import { afterAll, beforeAll } from 'vitest'
import { chat } from '#contract/chat.ts'
import { profile } from '#contract/profile.ts'
import { startFakeProvider } from './fake-provider.ts'
import { startTestApp, type TestApp, type TestClient } from './test-app.ts'

export const MODEL_KEY = 'sk-not-in-any-payload'

/**
 * One app for the tests of a `describe`, with a language model that does as the test says, six turns a day for each.
 */
export function useTestModel() {
  let provider: Awaited<ReturnType<typeof startFakeProvider>>
  let app: TestApp
  beforeAll(async () => {
    provider = await startFakeProvider()
    const env = {
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'fake-1',
      AI_API_KEY: MODEL_KEY,
      AI_TOOLS: 'all',
      AI_USER_TURNS_PER_DAY: '6',
    }
    app = await startTestApp('sqlite', { env })
  })
  afterAll(async () => {
    await app.close()
    provider.close()
  })
  return {
    app: () => app,
    provider: () => provider,
    say: (who: TestClient, message: string) => who.call(chat.send, { body: { message } }),
    newSaver: async () => {
      const ann = await app.newUser()
      await ann.call(profile.save, { body: { income: 8_500_000, savings: 1_200_000 } })
      return ann
    },
  }
}
