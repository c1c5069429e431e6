import { expect, test } from 'vitest'
import { Meter } from './meter.ts'

test('counts what the provider reports, over all requests', () => {
  const meter = new Meter()
  for (const tokens of [100, 20]) {
    meter.send('x'.repeat(4000))
    meter.hear(40)
    meter.report(tokens, 5)
  }
  expect(meter.spent).toEqual({ tokensIn: 120, tokensOut: 10, isEstimated: false })
})

test('estimates an answer that is on its way, until it is reported', () => {
  const meter = new Meter()
  meter.send('x'.repeat(401))
  expect(meter.spent).toEqual({ tokensIn: 101, tokensOut: 0, isEstimated: true })
  meter.hear(7)
  meter.hear(2)
  expect(meter.spent).toEqual({ tokensIn: 101, tokensOut: 3, isEstimated: true })
  meter.report(90, 4)
  expect(meter.spent).toEqual({ tokensIn: 90, tokensOut: 4, isEstimated: false })
})

test('estimates what a provider does not report', () => {
  const meter = new Meter()
  meter.send('x'.repeat(400))
  meter.hear(40)
  meter.report(undefined, 9)
  expect(meter.spent).toEqual({ tokensIn: 100, tokensOut: 9, isEstimated: true })
})

test('takes reports in the order of the requests, also when the next is out already', () => {
  const meter = new Meter()
  meter.send('x'.repeat(400))
  meter.send('x'.repeat(800))
  meter.report(90, 4)
  expect(meter.spent).toEqual({ tokensIn: 290, tokensOut: 4, isEstimated: true })
  meter.report(180, 5)
  expect(meter.spent).toEqual({ tokensIn: 270, tokensOut: 9, isEstimated: false })
})

test('a request that failed costs nothing, unless some of the answer came', () => {
  const meter = new Meter()
  meter.send('x'.repeat(400))
  meter.fail()
  expect(meter.spent).toEqual({ tokensIn: 0, tokensOut: 0, isEstimated: false })
  meter.send('x'.repeat(400))
  meter.hear(40)
  meter.fail()
  expect(meter.spent).toEqual({ tokensIn: 100, tokensOut: 10, isEstimated: true })
})
