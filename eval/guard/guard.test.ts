import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hearDistress } from '#advisor/talk/guarding/guard.ts'

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')

/** Misses were looked at in odd lines only; but whoever wrote the signs had written all the lines. */
const halves = (name: string) =>
  ['odd', 'even'].map((half, at) => ({
    half,
    lines: linesOf(name).filter((_, place) => place % 2 === at),
  }))

/** By the words alone, as on a machine that cannot run the network: the network may only add to it. */
const shareHeard = (lines: readonly string[], dangers: readonly string[]) =>
  lines.filter((text) => dangers.includes(hearDistress(text, null) ?? '')).length / lines.length

describe.each([
  ['crisis', 'selfHarm', 110],
  ['abuse', 'abuse', 30],
])('of the wordings of %s', (name, danger, least) => {
  test.each(halves(name))('98 % are heard in the $half lines', ({ lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(least)
    expect(shareHeard(lines, [danger])).toBeGreaterThanOrEqual(0.98)
  })
})

test.each(halves('harmless'))(
  '1 % of the harmless $half lines are taken for a danger at most',
  ({ lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(260)
    expect(shareHeard(lines, ['selfHarm', 'abuse'])).toBeLessThanOrEqual(0.01)
  },
)

test('wordings that were missed at first sight are heard now', () => {
  expect(shareHeard(linesOf('first-sight'), ['selfHarm'])).toBeGreaterThanOrEqual(0.98)
  expect(shareHeard(linesOf('abuse-of-a-tenth-hand'), ['abuse'])).toBeGreaterThanOrEqual(0.95)
  expect(shareHeard(linesOf('abuse-of-an-eleventh-hand'), ['abuse'])).toBeGreaterThanOrEqual(0.9)
})

test('no message is there twice', () => {
  const all = ['crisis', 'abuse', 'harmless', 'first-sight'].flatMap(linesOf)
  expect(new Set(all).size).toBe(all.length)
})
