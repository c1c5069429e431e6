import type { Minded } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { allSums, findSum } from '#advisor/planning/sums/all-sums.ts'
import { callCalc, calcTool } from './calc-tool.ts'
import type { FactDesk } from './fact-desk.ts'
import { factTools } from './fact-tools.ts'
import { callLook, lookTool } from './look-tool.ts'
import type { ModelTool } from './model.ts'
import { nearest, wordsOf } from './nearest.ts'
import { callSum, describeSum } from './sum-tools.ts'
import type { Workbench } from './workbench.ts'

/** Every sum, or a few that fit the message: small models lose their way among many. */
export type ToolChoice = 'all' | 'few'

/** As many as a small model can keep apart. */
const FEW = 10

const described = new Map(allSums.map((sum) => [sum, describeSum(sum)]))
const sumWords = new Map(
  allSums.map((sum) => [sum, wordsOf(`${sum.name.replaceAll('-', ' ')} ${sum.about}`)]),
)

/** The tools of a turn, always in the same order, so that a provider can keep its reading of them. */
export function createTools(bench: Workbench, desk: FactDesk, choice: ToolChoice): ModelTool[] {
  const sums = choice === 'all' ? allSums : chooseSums(bench)
  const isFew = choice === 'few'
  return [
    { ...calcTool, run: (input) => callCalc(input, bench) },
    { ...lookTool, run: (input) => callLook(input, bench) },
    { ...factTools.fact, run: (input) => desk.fact(input) },
    { ...factTools.leave, run: (input) => desk.leave(input) },
    ...(isFew
      ? []
      : [
          { ...factTools.answer, run: (input: unknown) => desk.answer(input) },
          { ...factTools.hear, run: (input: unknown) => desk.hear(input) },
        ]),
    ...sums.flatMap((sum) => {
      const tool = described.get(sum)
      return tool ? [{ ...tool, run: (input: unknown) => callSum(sum, input, bench) }] : []
    }),
  ]
}

/** By what the built-in mind takes the message for, then the sums that the talk is at, then by shared words. */
function chooseSums({ turn, sums }: Workbench): Sum[] {
  const minded = turn.minded ? likely(turn.minded) : []
  const last = sums.slice(-2).map(({ kind }) => kind)
  const said = wordsOf(turn.text)
  const byWords = nearest(allSums, said, (sum) => sumWords.get(sum) ?? new Set())
  const chosen = new Set(
    [...minded, ...last]
      .flatMap((name) => findSum(name) ?? [])
      .concat(byWords)
      .slice(0, FEW),
  )
  return allSums.filter((sum) => chosen.has(sum))
}

const likely = ({ readings, intents }: Minded) =>
  [
    ...readings.flatMap(({ actions }) => actions.map(({ intent }) => intent)),
    ...intents.map(({ name }) => name),
  ]
    .filter((name, at, all) => all.indexOf(name) === at)
    .slice(0, 5)
