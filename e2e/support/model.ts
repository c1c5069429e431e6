import { afterAll } from 'vitest'
import { type ProviderRequest, startFakeProvider } from '#server/testing/fake-provider.ts'
import { startServer } from './server-process.ts'

/** A provider of the file's own over real HTTP, and the way to start a server that lets it word the answers. */
export async function openProvider(env: Record<string, string> = {}) {
  const provider = await startFakeProvider()
  afterAll(() => provider.close())
  const settings = { AI_PROVIDER: 'compatible', AI_BASE_URL: provider.url, AI_MODEL: 'fake-1', ...env }

  /** Sends the sentences of the next answer one by one, each when the story says so. */
  function sendSlowly(...sentences: ((request: ProviderRequest) => string)[]) {
    const gates = sentences.map(() => Promise.withResolvers<void>())
    provider.respond((request) => ({
      does: 'wait',
      text: sentences.map((sentence) => `${sentence(request)} `),
      until: async (at) => gates[at]?.promise,
    }))
    let sent = 0
    return () => gates[sent++]?.resolve()
  }

  return { provider, sendSlowly, start: () => startServer({ env: settings }), settings }
}
