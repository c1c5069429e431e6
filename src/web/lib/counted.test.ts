import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one is one, and everything else is many', () => {
  expect(counted(1, 'row')).toBe('1 row')
  expect(counted(0, 'row')).toBe('0 rows')
  expect(counted(1204, 'row')).toBe('1,204 rows')
  expect(counted(1, 'entry', 'entries')).toBe('1 entry')
  expect(counted(2, 'entry', 'entries')).toBe('2 entries')
})
