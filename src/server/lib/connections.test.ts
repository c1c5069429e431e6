import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'

describe('connections', () => {
  let app: TestApp
  beforeEach(async () => {
    app = await startTestApp('sqlite', { arrivalMs: 50 })
    await app.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  const open = () => connect((app.app.server.address() as AddressInfo).port, '127.0.0.1')

  test.each([
    ['head', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n'],
    [
      'body',
      'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('a request whose %s never ends is answered with 408 and cut off', async (_, text) => {
    const socket = open().setEncoding('utf8')
    let answer = ''
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.write(text)
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('beyond the limit are refused, while those that are there are served', async () => {
    app.app.server.maxConnections = 1
    const first = open().setEncoding('utf8')
    await once(first, 'connect')
    const second = open()
    await once(second, 'close')
    first.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const [answer] = (await once(first, 'data')) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    first.destroy()
  })

  test('are capped, and requests have 30 seconds to arrive', async () => {
    const usual = await startTestApp('sqlite')
    const { maxConnections, requestTimeout } = usual.app.server
    await usual.close()
    expect([maxConnections, requestTimeout]).toEqual([4000, 25_000])
  })
})
