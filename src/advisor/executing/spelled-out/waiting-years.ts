/** What it costs to begin later. */
import type { Action } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { constant, reckon, writeSum } from './write-sum.ts'

const WAITS =
  /\b(?:wait\w*|instead|starts?|starting|goof\w*|until|till|later|puts? (?:it )?off|lazy|delay\w*|not (?:start|until))\b/i

/** 'He's 25, 250 a month at 7% until 65; or from 35 on: what did the ten years cost?' */
export function waitingYears({ text, numbers }: Spelling): Action[] | null {
  if (!WAITS.test(text)) return null
  const said = new Placing(text, numbers)
  const rate = said.percent({ most: 20 })
  const ages: SaidNumber[] = []
  for (let age = said.age(); age; age = said.age()) ages.push(age)
  const contribution = said.money({ most: 10_000 })
  said.dropTimes()
  const [now, start, stop, ...more] = ages.toSorted((a, b) => a.value - b.value)
  if (!contribution || !now || !start || !stop || more.length > 0 || !said.isDone) return null
  if (stop.value < 50 || start.value - now.value > 25) return null
  const yearsFrom = (from: SaidNumber) => reckon(reckon(stop, 'take', from), 'times', constant(12))
  return [
    writeSum('waiting-to-start', {
      contribution: { ...contribution, kind: 'money', period: contribution.period ?? 'month' },
      rate,
      months: yearsFrom(now),
      later: yearsFrom(start),
    }),
  ]
}
