import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { readPlay, writePlay } from '#server/testing/play.ts'
import { replay } from '#server/testing/replay.ts'

const folder = join(import.meta.dirname, '../../../../eval/plays')
const files = globSync('*.play', { cwd: folder }).toSorted()
const plays = files.map((file) => ({ file, play: readPlay(readFileSync(join(folder, file), 'utf8')) }))

const told = z.object({ results: z.record(z.string(), z.string()), inputs: z.optional(z.array(z.string())) })

/** What a figure of a sum says it was made from is what the tool has told the model that went in. */
function checkSources(figures: readonly Figure[], results: readonly string[], known: readonly string[]) {
  const sums = results.flatMap((result) => {
    const read = z.safeParse(told, JSON.parse(result))
    const { results: figuresOf, inputs } = read.success ? read.data : {}
    // 'Balance: $6,200, said' without where it is from.
    return figuresOf && inputs
      ? [{ results: figuresOf, inputs: inputs.map((one) => one.replace(/, \w+$/, '')) }]
      : []
  })
  const isOf = (inputs: readonly Input[]) =>
    sums.some((sum) => inputs.every(({ label, text }) => sum.inputs?.includes(`${label}: ${text}`))) ||
    known.some((sum) => inputs.every(({ text }) => sum.includes(text)))
  const wrong = figures
    .flatMap(({ source }) => (source.kind === 'formula' ? [source.inputs] : []))
    .filter((inputs) => isOfSum(inputs, sums) && !isOf(inputs))
  expect(wrong).toEqual([])
}

type Input = Extract<Figure['source'], { kind: 'formula' }>['inputs'][number]
type Sum = z.output<typeof told>

/** Made from as many inputs of the same names as a sum has: then it is the sum's. */
const isOfSum = (inputs: readonly Input[], sums: readonly Sum[]) =>
  sums.some(
    (sum) =>
      sum.inputs?.length === inputs.length &&
      inputs.every(({ label }) => sum.inputs?.some((input) => input.startsWith(`${label}: `))),
  )

describe('plays of a strong model', () => {
  test('are many, of many kinds, and mostly good', () => {
    const turns = plays.flatMap(({ play }) => play.turns)
    expect(plays.length).toBeGreaterThanOrEqual(14)
    expect(turns.length).toBeGreaterThanOrEqual(40)
    const judged = Map.groupBy(
      turns,
      ({ judgement }) => /^(?:good|partly|bad)/.exec(judgement)?.[0] ?? 'not judged',
    )
    expect([judged.get('not judged'), judged.get('bad')]).toEqual([undefined, undefined])
    expect(judged.get('good')?.length).toBeGreaterThanOrEqual(40)
  })

  test.each(plays)('$file', async ({ file, play }) => {
    const turns = await replay(play)
    const soFar: string[] = []
    for (const { turn, told: results, known } of turns) {
      soFar.push(...results)
      expect(turn.reply.notice).toBeNull()
      checkSources(turn.reply.figures, soFar, known)
    }
    // `npx vitest run --project unit -u …/plays.test.ts` records what became of it anew.
    await expect(writePlay(play, turns)).toMatchFileSnapshot(join(folder, file))
  })
})
