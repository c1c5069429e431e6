import { expect, test } from 'vitest'
import { hearNumbers } from './heard.ts'
import { readNumbers } from './numbers.ts'
import { recallThousands } from './recall-thousands.ts'

const heard = hearNumbers('30k down, and 150k from him', readNumbers('30k down, and 150k from him'))

test.each([
  ['how long would the 150 last', 150_000],
  ['and with the 30 only', 30_000],
  ['back to 30 but cheaper', 30],
  ['over 30', 30],
  ['just 150 a month on it', 150],
  ['about 45 of them', 45],
])('%s: %d', (text, value) => expect(recallThousands(text, readNumbers(text), heard)[0]?.value).toBe(value))
