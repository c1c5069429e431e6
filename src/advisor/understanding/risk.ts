import { findAll, layOutLines, spanOf, type Line } from './lines.ts'
import type { Reading } from './reading.ts'
import { type RiskLevel, riskAnswers, riskWordings } from './risk-words.ts'
import { before, clauseBefore, isStated } from './stance.ts'

export interface SaidRisk {
  level: RiskLevel
  start: number
  end: number
}

interface Candidate extends SaidRisk {
  isNamed: boolean
}

/** The user's own attitude to investment risk. `asked`: the advisor has just asked for it, so a bare word answers. */
export function readRisk(reading: Reading, asked: boolean): SaidRisk | null {
  const lines = layOutLines(reading)
  const found = lines.flatMap((line, index) => candidatesOf(lines, line, index))
  const best = choose(found) ?? (asked ? answerOf(lines) : null)
  return best && { level: best.level, start: best.start, end: best.end }
}

/** A level named of oneself counts more than a feeling; what is said last counts more than what came before. */
function choose(found: Candidate[]): Candidate | null {
  const named = found.filter(({ isNamed }) => isNamed)
  const medium = found.findLast(({ level, isNamed }) => level === 'medium' && !isNamed)
  return named.at(-1) ?? medium ?? found.at(-1) ?? null
}

function candidatesOf(lines: Line[], line: Line, index: number): Candidate[] {
  return riskWordings
    .flatMap(({ level, pattern, isNamed }) =>
      findAll(line, pattern)
        .filter(({ from, to }) => isMeant(lines, index, from, to))
        .map(({ from, to }) => ({ level, isNamed, from, ...spanOf(line, from, to) })),
    )
    .toSorted((one, other) => one.from - other.from)
}

const formerly =
  /\b(?:used to|(?:i|we) was|(?:i|we) were|when (?:i|we) (?:was|were)|in my (?:youth|twenties|thirties|younger|#\d+)|back then|years ago|no longer|not any ?more|before the (?:kids|divorce|crash|baby)|once upon)\b/
const elsewhere =
  /^(?: \w+){0,4}? (?:driver|driving|debt|paying|payoff|pay|spending|spender|saver|saving|budget\w*|politic\w*|cancer|tumou?r|treatment|job|boss|schedule|dog|neighborhood|republican|church|estimate|guess|number|figure|assumption|interest rates?|rates?|income|blood|fever|key|gear|class|deductible|plan|apr)\b/

/** The user's own and present attitude, and about investing. */
function isMeant(lines: Line[], index: number, from: number, to: number): boolean {
  const line = lines[index]
  if (!line) return false
  // The frame itself may hold the person ('I am …'), so the head reaches into it.
  const head = Math.min(to, from + (/^(?:i|we|my|our|put|call|both)\b/.exec(line.text.slice(from))?.[0].length ?? 0))
  if (!isStated(lines, index, head)) return false
  if (formerly.test(clauseBefore(line, to))) return false
  if (/\b(?:not|never|hardly)(?: \w+)? $/.test(before(line, from)) && !/^not\b/.test(line.text.slice(from)))
    return false
  return !elsewhere.test(line.text.slice(to))
}

/** In an answer the last level said stands, unless it is denied. */
function answerOf(lines: Line[]): Candidate | null {
  const said = lines.flatMap((line) =>
    riskAnswers
      .flatMap(([level, pattern]) =>
        findAll(line, pattern)
          .filter(({ from }) => !/\b(?:not|no|never|nor|than|too) (?:too |very |that |really |so )?$/.test(before(line, from)))
          .map(({ from, to }) => ({ level, isNamed: true, from, ...spanOf(line, from, to) })),
      )
      .toSorted((one, other) => one.from - other.from),
  )
  return said[0] ?? null
}
