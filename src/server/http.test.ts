import { expect, test } from 'vitest'
import { onBothEngines } from '#server/testing/test-store.ts'
import { useTestApp } from '#server/testing/test-app.ts'

onBothEngines('what every answer keeps to', (engine) => {
  const app = useTestApp(engine)
  const send = (options: Parameters<ReturnType<ReturnType<typeof app>['visitor']>['inject']>[0]) =>
    app().visitor().inject(options)

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/auth/user'],
    ['GET', '/api'],
    ['PUT', '/api/../etc'],
    ['DELETE', '/api/sessions/abc/x'],
  ] as const)('%s %s is a JSON 404', async (method, url) => {
    const response = await send({ method, url })
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Not found' }])
  })

  test.each(['0', '-1', '1.5', 'abc', '9'.repeat(30), '%00', "1'--"])(
    'an id of %s is not found',
    async (id) => {
      const user = await app().newUser()
      const response = await user.inject({ method: 'DELETE', url: `/api/sessions/${id}` })
      expect(response.statusCode).toBe(404)
    },
  )

  test('an address that is no address is a JSON 400', async () => {
    const response = await send({ method: 'GET', url: '/api/%ZZ' })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toEqual(expect.any(String))
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('a body of %s is a 415', async (type) => {
    const response = await send({
      method: 'POST',
      url: '/api/auth/login',
      payload: 'email=a',
      headers: { 'content-type': type },
    })
    expect([response.statusCode, response.json()]).toEqual([415, { message: 'The body must be JSON' }])
  })

  test('a body over 256 kB is a 413', async () => {
    const response = await send({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'x'.repeat(300_000) },
    })
    expect([response.statusCode, response.json()]).toEqual([413, { message: 'That is too large' }])
  })

  test('it is refused by the length that it names, before the store is asked who sends it', async () => {
    const response = await send({
      method: 'POST',
      url: '/api/assets',
      payload: { name: 'x'.repeat(300_000) },
    })
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
  })

  test('a POST that needs no body may name the type and send none', async () => {
    const response = await send({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { 'content-type': 'application/json' },
    })
    expect([response.statusCode, response.json()]).toEqual([200, {}])
  })

  test('our own faults are a 500 that tells nothing', async () => {
    const { inject } = await app().newUser()
    await app().db.schema.alterTable('security_events').renameTo('hidden').execute()
    const response = await inject({ method: 'GET', url: '/api/security-events' })
    await app().db.schema.alterTable('hidden').renameTo('security_events').execute()
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    })
  })

  test('the browser is told to run nothing but our own files', async () => {
    const { headers } = await send({ method: 'GET', url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none';object-src 'none';base-uri 'none'")
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('alive and ready', async () => {
    expect((await send({ method: 'GET', url: '/healthz' })).json()).toEqual({ status: 'ok' })
    expect((await send({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' })
  })
})
