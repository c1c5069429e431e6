import { expect, test } from 'vitest'
import { allEndpoints } from '#server/testing/all-endpoints.ts'
import { z } from '#contract/zod.ts'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

/** Walks the whole contract: whatever is promised is served, and only to those it is for. */
onBothEngines('the contract', (engine) => {
  const app = useTestApp(engine)
  const endpoints = allEndpoints().map((endpoint) => ({
    endpoint,
    name: `${endpoint.method} ${endpoint.path}`,
  }))
  const urlOf = (path: string) => path.replaceAll(/:\w+/g, '999999999')

  test('names no call twice', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  })

  test.each(endpoints)('$name is served', ({ endpoint }) => {
    expect(app().app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true)
  })

  test.each(endpoints.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$name answers 401 to visitors, whatever they send',
    async ({ endpoint }) => {
      const { inject } = app().visitor()
      const url = urlOf(endpoint.path)
      const plain = await inject({ method: endpoint.method, url })
      const garbage = await inject({
        method: endpoint.method,
        url,
        payload: '{',
        headers: { 'content-type': 'text/plain' },
      })
      for (const response of [plain, garbage]) {
        expect([response.statusCode, response.json()]).toEqual([401, { message: 'Not signed in' }])
      }
    },
  )

  test.each(endpoints.filter(({ endpoint }) => endpoint.access === 'admin'))(
    '$name answers 403 to users',
    async ({ endpoint }) => {
      const user = await app().newUser()
      const response = await user.inject({ method: endpoint.method, url: urlOf(endpoint.path) })
      expect([response.statusCode, response.json()]).toEqual([403, { message: 'Administrators only' }])
    },
  )

  test.each(endpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))(
    '$name is refused from another site',
    async ({ endpoint }) => {
      const admin = await app().newUser({ isAdmin: true })
      const response = await admin.inject({
        method: endpoint.method,
        url: urlOf(endpoint.path),
        headers: { origin: 'https://evil.example' },
      })
      expect(response.statusCode).toBe(403)
      await expect(admin.inject({ method: 'GET', url: '/api/auth/user' })).resolves.toMatchObject({
        statusCode: 200,
      })
    },
  )

  test.each(endpoints.filter(({ endpoint }) => endpoint.body))(
    '$name survives bodies that make no sense',
    async ({ endpoint }) => {
      const admin = await app().newUser({ isAdmin: true })
      const bodies = [
        '[]',
        'null',
        '1',
        '"x"',
        '{',
        '{"email":{"a":1},"password":[],"newPassword":7,"token":null}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{"email":"${'x'.repeat(10_000)}"}`,
        '{"\\u0000":"\\u0000"}',
        '{"email":"\\ud800"}',
      ]
      const refusal = { message: expect.any(String) }
      // Where every field may be absent, a body of unknown ones is an empty one.
      const mayBeEmpty = endpoint.body !== undefined && z.safeDecode(endpoint.body, {}).success
      for (const payload of bodies) {
        const isEmpty = payload === 'null' || payload.startsWith('{"email"')
        const headers = { 'content-type': 'application/json' }
        const response = await admin.inject({
          method: endpoint.method,
          url: urlOf(endpoint.path),
          payload,
          headers,
        })
        const expected = mayBeEmpty && isEmpty ? 200 : 400
        expect([payload.slice(0, 40), response.statusCode]).toEqual([payload.slice(0, 40), expected])
        expect(response.json()).toMatchObject(expected === 400 ? refusal : {})
      }
    },
  )
})
