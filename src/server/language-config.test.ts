import { describe, expect, test } from 'vitest'
import { readLanguageConfig } from './language-config.ts'

describe('the language model in the environment', () => {
  test('is off by default, whatever keys are there', () => {
    expect(readLanguageConfig({ OPENAI_API_KEY: 'k', AI_API_KEY: 'k', AI_MODEL: 'm' })).toBeNull()
    expect(readLanguageConfig({ AI_PROVIDER: 'builtin' })).toBeNull()
  })

  test.each([
    ['openai', 'OPENAI_API_KEY'],
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ])('%s takes its usual key and has a model of its own', (provider, key) => {
    const config = readLanguageConfig({ AI_PROVIDER: provider, [key]: 'secret' })
    expect(config).toMatchObject({
      provider,
      apiKey: 'secret',
      baseUrl: null,
      timeoutMs: 90_000,
      tools: 'all',
      limits: { steps: 8, outputTokens: 16_000 },
    })
    expect(config?.model).not.toBe('')
    expect(readLanguageConfig({ AI_PROVIDER: provider, [key]: 'a', AI_API_KEY: 'b' })?.apiKey).toBe('b')
  })

  test('a compatible server needs an address and a model, and no key', () => {
    const env = { AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' }
    expect(readLanguageConfig(env)).toMatchObject({ provider: 'compatible', model: 'llama', apiKey: null })
  })

  test('budgets can be set, and 0 keeps the model from answering', () => {
    const env = { AI_PROVIDER: 'openai', AI_API_KEY: 'k', AI_USER_TURNS_PER_DAY: '0' }
    expect(readLanguageConfig(env)?.budgets).toMatchObject({ userTurns: 0, serverTurns: 5000 })
  })

  test.each([
    [
      { AI_PROVIDER: 'oracle' },
      'AI_PROVIDER is not usable: it must be one of builtin, openai, anthropic, google, compatible.',
    ],
    [{ AI_PROVIDER: 'openai' }, 'AI_API_KEY is not usable: it must be a key for openai (or OPENAI_API_KEY).'],
    [
      { AI_PROVIDER: 'compatible', AI_MODEL: 'm' },
      'AI_BASE_URL is not usable: it must be the address of an OpenAI-compatible server, such as http://127.0.0.1:11434/v1.',
    ],
    [
      { AI_PROVIDER: 'compatible', AI_BASE_URL: 'http://x/v1' },
      'AI_MODEL is not usable: it must be the name of a model on that server.',
    ],
    [
      { AI_BASE_URL: 'ollama' },
      'AI_BASE_URL is not usable: it must be an address that starts with http:// or https://.',
    ],
    [{ AI_TIMEOUT_MS: '0' }, 'AI_TIMEOUT_MS is not usable: it must be a number from 1000 to 100000.'],
    [{ AI_TIMEOUT_MS: '120000' }, 'AI_TIMEOUT_MS is not usable: it must be a number from 1000 to 100000.'],
    [
      { AI_SERVER_TOKENS_PER_DAY: 'many' },
      'AI_SERVER_TOKENS_PER_DAY is not usable: it must be a number from 0 to 1000000000000.',
    ],
  ])('%o stops the start', (env: Record<string, string>, message) => {
    expect(() => readLanguageConfig(env)).toThrow(message)
  })
})
