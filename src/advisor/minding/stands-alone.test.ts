import { expect, test } from 'vitest'
import { between, standsAlone } from './stands-alone.ts'

test.each([
  ['what is a reverse mortgage exactly', true],
  ['can my employer cut my pay like that', false],
  ['and what about the dental bill', false],
  ['should we still buy it', false],
  ['is a roth better', false],
])('%s stands alone: %s', (text, alone) => expect(standsAlone(text)).toBe(alone))

test('a vector between two others keeps their length', () => {
  const [x = 0, y = 0] = between(Float32Array.of(1, 0), Float32Array.of(0, 1), 0.5)
  expect(x).toBeCloseTo(y)
  expect(Math.hypot(x, y)).toBeCloseTo(1)
  expect(between(Float32Array.of(1, 0), Float32Array.of(-1, 0), 0.5)).toEqual(Float32Array.of(1, 0))
})
