import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

describe('whether a page is our own', () => {
  const publicUrl = new URL('https://keel.example.com')

  test.each([
    ['https://keel.example.com', '10.0.0.5:3000'],
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'localhost:3000'],
    ['http://[::1]:3000', 'localhost:3000'],
    ['http://laptop.local:3000', 'laptop.local:3000'],
  ])('%s on %s is', (origin, host) => expect(isOwnOrigin(origin, host, publicUrl)).toBe(true))

  test.each([
    ['https://evil.example', 'keel.example.com'],
    ['https://keel.example.com.evil.example', 'keel.example.com'],
    ['http://keel.example.com', '10.0.0.5:3000'],
    ['http://localhost:4000', '127.0.0.1:3000'],
    ['http://localhost:3000', 'keel.example.com:3000'],
    ['null', '127.0.0.1:3000'],
    ['', '127.0.0.1:3000'],
    ['file:///etc/passwd', '127.0.0.1:3000'],
    ['garbage', '127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'not a host'],
  ])('%s on %s is not', (origin, host) => expect(isOwnOrigin(origin, host, publicUrl)).toBe(false))
})
