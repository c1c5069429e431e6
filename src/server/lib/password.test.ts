import { expect, test } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'

test('a hash is salted, in PHC form, uses at least 46 MiB, and knows its password', async () => {
  const [one, two] = [await hashPassword('open sesame'), await hashPassword('open sesame')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('open sesame', one)).toBe(true)
  expect(await verifyPassword('open sesamE', one)).toBe(false)
})

test('the same letters from another keyboard are the same password', async () => {
  expect(await verifyPassword('Cafe\u0301 42', await hashPassword('Caf\u00e9 42'))).toBe(true)
})

test('a cheaper hash is outdated', () => {
  expect(isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaA')).toBe(true)
  expect(isOutdated('$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaA')).toBe(false)
})
