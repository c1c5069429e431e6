import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ProviderName } from './model.ts'
import { createTappedFetch } from './tapped-fetch.ts'

export interface ProviderSettings {
  provider: ProviderName
  model: string
  apiKey: string | null
  baseUrl: URL | null
}

/** Where a provider is when no address is given. */
export const providerOrigins: Record<Exclude<ProviderName, 'compatible'>, string> = {
  openai: 'https://api.openai.com',
  anthropic: 'https://api.anthropic.com',
  google: 'https://generativelanguage.googleapis.com',
}

/**
 * A model as an object: passed as a bare name it would go through a gateway. Each provider is loaded only when it is
 * used, so that Keel without one starts as quickly as before.
 */
export async function openProvider({
  provider,
  model,
  apiKey,
  baseUrl,
}: ProviderSettings): Promise<LanguageModelV4> {
  const options = {
    fetch: createTappedFetch(provider),
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl && { baseURL: baseUrl.href.replace(/\/$/, '') }),
  }
  if (provider === 'openai') {
    const { createOpenAI } = await import('@ai-sdk/openai')
    // Chat completions keep nothing at the provider, unlike its newer interface.
    return createOpenAI(options).chat(model)
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(options)(model)
  }
  if (provider === 'google') {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle(options)(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const baseURL = options.baseURL ?? ''
  return createOpenAICompatible({ ...options, baseURL, name: 'compatible', includeUsage: true })(model)
}
