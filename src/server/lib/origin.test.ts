import { describe, expect, test } from 'vitest'
import { isOwnHost, isOwnOrigin } from './origin.ts'

const publicUrl = new URL('https://keel.example.com')

describe('whether a page is our own', () => {
  test.each([
    ['https://keel.example.com', '10.0.0.5:3000'],
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'localhost:3000'],
    ['http://[::1]:3000', 'localhost:3000'],
  ])('%s on %s is', (origin, host) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(true)
  })

  test('the host that was asked is, until Keel is told a name of its own', () => {
    expect(isOwnOrigin('http://laptop.local:3000', 'laptop.local:3000', null)).toBe(true)
    expect(isOwnOrigin('http://laptop.local:3000', 'laptop.local:3000', publicUrl)).toBe(false)
  })

  test.each([
    ['https://evil.example', 'keel.example.com'],
    ['https://evil.example', 'evil.example'],
    ['https://keel.example.com.evil.example', 'keel.example.com'],
    ['http://keel.example.com', '10.0.0.5:3000'],
    ['http://keel.example.com', 'keel.example.com'],
    ['http://localhost:4000', '127.0.0.1:3000'],
    ['http://localhost:3000', 'keel.example.com:3000'],
    ['null', '127.0.0.1:3000'],
    ['', '127.0.0.1:3000'],
    ['file:///etc/passwd', '127.0.0.1:3000'],
    ['garbage', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'not a host'],
  ])('%s on %s is not', (origin, host) => {
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(false)
  })
})

describe('whether a host is our own', () => {
  test.each(['keel.example.com', 'KEEL.example.com', 'keel.example.com:443', 'localhost:3000', '[::1]:3000'])(
    '%s is',
    (host) => expect(isOwnHost(host, publicUrl)).toBe(true),
  )

  test.each(['evil.example', 'keel.example.com:8443', 'keel.example.com.evil.example', 'not a host', ''])(
    '%s is not',
    (host) => expect(isOwnHost(host, publicUrl)).toBe(false),
  )

  test('any is, until Keel is told its own', () => expect(isOwnHost('anything', null)).toBe(true))
})
