import type { Question } from '#advisor/planning/question/said.ts'

const frequencies: [number, RegExp][] = [
  [
    12,
    /compound\w*[^.?!]{0,40}\b(?:monthly|(?:every|each|per|a) month|twelve times)|monthly compounding|of the (?:yearly|annual) rate (?:each|every|a|per) month/,
  ],
  [4, /compound\w*[^.?!]{0,40}\bquarter|quarterly compounding/],
  [365, /compound\w*[^.?!]{0,40}\b(?:daily|(?:every|each) day)|daily compounding/],
  [52, /compound\w*[^.?!]{0,40}\bweekly/],
  [2, /compound\w*[^.?!]{0,40}\b(?:semi ?annually|twice a year|half ?yearly|every six months)/],
  [1, /compound\w*[^.?!]{0,40}\b(?:annual|year)|annual compounding|annually compounded/],
]

interface Compounding {
  compoundingsPerYear: number
  contributionsPerYear: number
  timing: 'end' | 'start'
}

/** How often interest and contributions come: as said; else yearly for one sum and monthly with contributions. */
export function readCompounding({ gist, said }: Question, hasContributions: boolean): Compounding {
  const stated = frequencies.find(([, pattern]) => pattern.test(gist))?.[0]
  const isYearly = said.some((number) => number.kind === 'money' && number.period === 'year') && stated !== 12
  const contributionsPerYear = isYearly ? 1 : 12
  return {
    compoundingsPerYear: stated ?? (hasContributions && !isYearly ? 12 : 1),
    contributionsPerYear,
    timing: /(?:start|beginning) of (?:each|every|the) (?:month|year|period)/.test(gist) ? 'start' : 'end',
  }
}
