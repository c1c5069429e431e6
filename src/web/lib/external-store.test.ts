import { expect, test, vi } from 'vitest'
import { createExternalStore } from './external-store.ts'

test('listeners hear of every change until they leave', () => {
  const store = createExternalStore('a')
  const listener = vi.fn<() => void>()
  const leave = store.subscribe(listener)
  store.write('b')
  store.write('c')
  expect([store.read(), listener.mock.calls.length]).toEqual(['c', 2])
  leave()
  store.write('d')
  expect([store.read(), listener.mock.calls.length]).toEqual(['d', 2])
})

test('writing the same value again is no news', () => {
  const store = createExternalStore<string[]>([])
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.write(store.read())
  expect(listener).not.toHaveBeenCalled()
  store.write([])
  expect(listener).toHaveBeenCalledOnce()
})

test('it is watched from the first listener to the last', () => {
  const log: string[] = []
  const store = createExternalStore(0, () => {
    log.push('begin')
    return () => log.push('end')
  })
  const leaveOne = store.subscribe(() => {})
  const leaveOther = store.subscribe(() => {})
  leaveOne()
  leaveOne()
  expect(log).toEqual(['begin'])
  leaveOther()
  leaveOther()
  expect(log).toEqual(['begin', 'end'])
  store.subscribe(() => {})()
  expect(log).toEqual(['begin', 'end', 'begin', 'end'])
})
