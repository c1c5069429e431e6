import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMind } from '#advisor/minding/network.ts'
import { openNetwork } from '#advisor/minding/open-network.ts'
import { hearDistress } from '#advisor/talk/guarding/guard.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'

const network = await openNetwork()
if (!network) throw new Error('This machine has no runtime for the network')
const readMind = createMind(network)
const nothingBefore = { snapshot: emptySnapshot(), sums: [], heard: [], topic: null, said: '' }

const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n')

async function countHeard(lines: readonly string[]): Promise<number> {
  let heard = 0
  for (const text of lines) {
    const minded = await readMind(text, nothingBefore)
    if (hearDistress(text, minded) === 'selfHarm') heard += 1
  }
  return heard
}

// Each pair by a hand of its own, from which nothing was learnt; docs/advisor-measured.md tells how they were heard.
test.each([
  { cries: 'cries-at-first-sight', heard: 0.945, others: 'look-alikes-at-first-sight', taken: 0.006 },
  { cries: 'cries-in-money-trouble', heard: 0.9, others: 'money-trouble-at-first-sight', taken: 0.005 },
  { cries: 'cries-of-a-fifth-hand', heard: 0.97, others: 'look-alikes-of-a-fifth-hand', taken: 0.018 },
  { cries: 'cries-of-a-sixth-hand', heard: 0.98, others: 'look-alikes-of-a-sixth-hand', taken: 0.02 },
  { cries: 'cries-of-a-seventh-hand', heard: 0.98, others: 'look-alikes-of-a-seventh-hand', taken: 0.016 },
  { cries: 'cries-of-an-eighth-hand', heard: 0.95, others: 'look-alikes-of-an-eighth-hand', taken: 0.033 },
])('$heard of $cries are heard, and at most $taken of $others are taken for one', async (set) => {
  const [cries, others] = [linesOf(set.cries), linesOf(set.others)]
  expect(await countHeard(cries)).toBeGreaterThanOrEqual(cries.length * set.heard)
  expect(await countHeard(others)).toBeLessThanOrEqual(others.length * set.taken)
})

test('a cry within a long letter is heard, wherever it stands', async () => {
  const letter = 'We moved here in the spring and the rent went up by eighty dollars. '.repeat(24)
  const cry = 'I have written a note for each of the kids and I will not be here by Sunday. '
  for (const at of [0, 12, 24]) {
    const sentences = letter.split(/(?<=\. )/)
    const text = sentences.toSpliced(at, 0, cry).join('')
    expect(hearDistress(text, await readMind(text, nothingBefore))).toBe('selfHarm')
  }
  expect(hearDistress(letter, await readMind(letter, nothingBefore))).toBeNull()
})
