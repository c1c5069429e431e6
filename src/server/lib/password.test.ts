import { expect, test } from 'vitest'
import { createPasswords } from './password.ts'

const { hash, isOutdated, verify } = createPasswords()

test('a hash is salted, in PHC form, uses at least 46 MiB, and knows its password', async () => {
  const [one, two] = [await hash('open sesame'), await hash('open sesame')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verify('open sesame', one)).toBe(true)
  expect(await verify('open sesamE', one)).toBe(false)
})

test('the same letters from another keyboard are the same password', async () => {
  expect(await verify('Cafe\u0301 42', await hash('Caf\u00e9 42'))).toBe(true)
})

test('a cheaper hash is outdated', () => {
  expect(isOutdated('$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaA')).toBe(true)
  expect(isOutdated('$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHRzYWx0c2E$aGFzaA')).toBe(false)
})
