import { ApiError } from '#contract/api-error.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'
import type { TestApp, TestClient } from './test-app.ts'

/** As a browser that has opened Keel under its name. */
export function inBrowser({ inject }: Pick<TestClient, 'inject'>, origin = 'http://localhost') {
  return async <Answer = unknown>(url: string, payload: object = {}): Promise<Answer> => {
    const headers = { origin, host: new URL(origin).host }
    const {
      statusCode: status,
      statusMessage: statusText,
      payload: text,
    } = await inject({
      method: 'POST',
      url,
      payload,
      headers,
    })
    if (status > 299) throw new ApiError({ status, statusText, text })
    return JSON.parse(text) as Answer
  }
}

export async function addPasskey(
  person: Pick<TestClient, 'inject'>,
  phone = createSoftwareAuthenticator(),
  name = 'Phone',
) {
  const post = inBrowser(person)
  const answer = phone.make(await post('/api/passkeys/begin'))
  return { phone, added: await post<{ id: number }>('/api/passkeys', { name, answer }) }
}

export async function signInWithPasskey(
  app: TestApp,
  phone: ReturnType<typeof createSoftwareAuthenticator>,
  device = app.visitor(),
) {
  const post = inBrowser(device)
  await post('/api/auth/passkey', { answer: phone.use(await post('/api/auth/passkey/begin')) })
  return device
}
