import { findAll, layOutLines, spanOf, type Line } from '#advisor/understanding/reading/lines.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { riskAnswers, riskWordings, shortRiskAnswers } from './risk-words.ts'
import { investing } from './risk-sayings.ts'
import type { RiskLevel } from './risk-wording.ts'
import {
  before,
  clauseBefore,
  holderBefore,
  isAsked,
  isOwn,
  isQuoted,
  isStated,
  isSupposed,
} from '#advisor/understanding/stance.ts'

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
  const isAnswer = asked && !lines.some(({ text }) => AT_A_RATE.test(text))
  const best = choose(found) ?? scoreOf(reading, lines, isAnswer) ?? (isAnswer ? answerOf(lines) : null)
  return best && { level: best.level, start: best.start, end: best.end }
}

/** 'And at only 5' goes on with a sum. */
const AT_A_RATE = /\bat (?:only |just |like )?#\d/

/** A level named of oneself counts more than a feeling; what is said last counts more than what came before. */
function choose(found: Candidate[]): Candidate | null {
  const named = found.filter(({ isNamed }) => isNamed)
  const medium = found.findLast(({ level, isNamed }) => level === 'medium' && !isNamed)
  return named.at(-1) ?? medium ?? found.at(-1) ?? null
}

/** One of these is in every wording; most sentences have none and need no closer look. */
const hint = new RegExp(
  [
    String.raw`risk|invest|aggress|conserv|moderat|medium|middl|balanc|between|stock|market|wall street|crash|drop|dip|fall`,
    String.raw`fell|tank|los[est]|losing|sle[ep]|sick|ill|stomach|nerv|gambl|safe|volatil|b[uo][yu]|sold|sell|scar|afraid`,
    String.raw`fear|fright|terrif|timid|cautio|avers|swing|fences|yolo|bring it|growth|bold|60 \/ 40|red\b|ups and downs`,
    String.raw`panic|surprise|mattress|principal|worrier|chicken|degenerate|boring|guarante|dice|ride|send|gas|glory`,
    String.raw`goldilocks|cowboy|bird|nor\b|neither|not |never|beside|awake|hives|wary|leery|doubl|thr[eo]w|load|low|high`,
    String.raw`opposite|this|half|thrive|better|careful|bury|mix|some of|cds|treasur|bonds|deposits|blink|flinch|worr|max`,
    String.raw`shrug|bother|fine|comfort|hate|allerg|preserv|protect|fdic|reward|etf|moon|truck|discount|opportun|sale`,
    String.raw`nothing|anything|daring|spic|steep|know myself|tick|distress|average|fancy|government`,
  ].join('|'),
)

function candidatesOf(lines: Line[], line: Line, index: number): Candidate[] {
  if (!hint.test(line.text)) return []
  return riskWordings
    .filter(({ needsTopic }) => needsTopic !== true || isAboutInvesting(lines, index))
    .flatMap(({ level, pattern, isNamed }) =>
      findAll(line, pattern)
        .filter(({ from, to }) => isMeant(lines, index, from, to, isNamed))
        .map(({ from, to }) => ({ level, isNamed, from, ...spanOf(line, from, to) })),
    )
    .toSorted((one, other) => one.from - other.from)
}

const isAboutInvesting = (lines: Line[], index: number) =>
  lines.slice(Math.max(0, index - 1), index + 2).some(({ text }) => investing.test(text))

/** A level of former times; a fright of former times still shows one. */
const formerName = /\b(?:i|we) (?:was|were)\b/
const formerly = new RegExp(
  [
    String.raw`\b(?:used to|when (?:i|we) (?:was|were)|in my (?:youth|twenties|thirties|younger|#\d+)|back then|years ago|`,
    String.raw`no longer|not any ?more|before the (?:kids|divorce|crash|baby)|once upon)\b`,
  ].join(''),
)
const elsewhere = new RegExp(
  [
    String.raw`^(?: (?!and|i|we|but)\w+){0,4}? (?:driver|driving|debt|paying|payoff|pay|spending|spender|saver|saving|`,
    String.raw`budget\w*|politic\w*|cancer|tumou?r|treatment|job|boss|schedule|dog|neighborhood|republican|church|estimate|`,
    String.raw`guess|number|figure|assumption|interest rates?|rates?|income|blood|fever|key|gear|class|deductible|plan|`,
    String.raw`apr)\b`,
  ].join(''),
)

/** The user's own and present attitude, and about investing. */
function isMeant(lines: Line[], index: number, from: number, to: number, isNamed: boolean): boolean {
  const line = lines[index]
  if (!line) return false
  // The frame itself may hold the person ('I am …'), so the head reaches into it.
  const head = Math.min(
    to,
    from + (/^(?:i|we|my|our|put|call|both)\b/.exec(line.text.slice(from))?.[0].length ?? 0),
  )
  const falling = withoutFalls(lines)
  if (
    !isStated(falling, index, head) &&
    !isSelfSaid(falling, index, from, to) &&
    !isAgreedWith(lines, index, to)
  )
    return false
  if (/\bshould (?:i|we)\b/.test(line.text.slice(from, to))) return false
  if (/\bsold\b/.test(line.text.slice(from, to)) && !SOLD_OWN.test(line.text.slice(0, to))) return false
  if (formerly.test(clauseBefore(line, to)) || (isNamed && formerName.test(clauseBefore(line, to))))
    return false
  if (/\b(?:not|never|hardly)(?: \w+)? $/.test(before(line, from)) && !/^not\b/.test(line.text.slice(from)))
    return false
  return !elsewhere.test(line.text.slice(to))
}

/** 'It fell and I sold'; 'it fell, the man next door sold everything' is his fright. */
const SOLD_OWN =
  /(?:^|[^\w ] ?|\b(?:i|we|and|then|just|almost|nearly|have|had|already|even|finally|always|panic|panicked|basically) )sold\b/

/** 'The market drops and I throw up': the words name the user, and nobody else stands before them. */
function isSelfSaid(lines: Line[], index: number, from: number, to: number): boolean {
  const line = lines[index]
  if (!line || !/\b(?:i|we|me|us|my)\b/.test(line.text.slice(from, to))) return false
  const isPlain = !isSupposed(line, from) && !isAsked(line, from) && !isQuoted(line, from)
  return isPlain && holderBefore(before(line, from)) === 'none'
}

/** '7 out of 10', 'a 5 on a scale of 1 to 10', and the bare number when it was asked for. */
function scoreOf({ amounts }: Reading, lines: Line[], asked: boolean): Candidate | null {
  for (const [index, line] of lines.entries()) {
    if (!asked && !/\brisk\b/.test(`${lines[index - 1]?.text ?? ''} ${line.text}`)) continue
    const isScale = /\b(?:scale|out of|to (?:10|ten))\b|\/ /.test(
      `${lines[index - 1]?.text ?? ''} ${line.text}`,
    )
    const said = findAll(line, /#(\d+)(?! %)/).find(({ groups }) => {
      const { value = 0, kind } = amounts[Number(groups[1])] ?? {}
      return value >= 1 && value <= 10 && Number.isInteger(value) && (kind === 'bare' || kind === 'ratio')
    })
    const rated = said ? (amounts[Number(said.groups[1])]?.value ?? 0) : 0
    if (!said || !(asked || isScale) || !isOwn(lines, index, said.from)) continue
    return {
      level: rated <= 3 ? 'low' : rated <= 6 ? 'medium' : 'high',
      isNamed: true,
      ...spanOf(line, said.from, said.to),
    }
  }
  return null
}

/** 'Even if it halves I buy more' supposes a fall of the market, not another investor: the same length without 'if'. */
const withoutFalls = (lines: Line[]) =>
  lines.map((line) => ({
    ...line,
    text: line.text.replaceAll(
      /\bif (?=(?:it|they|the|stocks?|prices|things|everything|my|our|a|all) )(?!(?:i|we|you)\b)/g,
      'as ',
    ),
  }))

/** 'My advisor calls me risk averse, and he's right.' */
function isAgreedWith(lines: Line[], index: number, to: number): boolean {
  const line = lines[index]
  const after = `${line?.text.slice(to) ?? ''} ${lines[index + 1]?.text ?? ''}`
  return (
    /\b(?:i am|me|us|we are)\b/.test(line?.text ?? '') &&
    new RegExp(
      [
        String.raw`\b(?:(?:he|she|they|that) (?:is|are) (?:right|fair|true|accurate|about right)|damn right|guilty|`,
        String.raw`sounds (?:about )?right|and i agree|that is me|which is (?:right|true|fair))\b`,
      ].join(''),
    ).test(after)
  )
}

/** In an answer the first level said stands, unless it is denied; a few words say more than the same ones in a story. */
function answerOf(lines: Line[]): Candidate | null {
  const length = lines.flatMap(({ places }) => places).length
  if (length > 30) return null
  const levelsIn = (answers: typeof riskAnswers) =>
    lines.flatMap((line, index) =>
      answers
        .flatMap(([level, pattern]) =>
          findAll(line, pattern)
            .filter(({ from }) => !denial.test(before(line, from)) && isOwn(lines, index, from))
            .map(({ from, to }) => ({ level, isNamed: true, from, ...spanOf(line, from, to) })),
        )
        .toSorted((one, other) => one.from - other.from),
    )
  return levelsIn(riskAnswers)[0] ?? (length <= 7 ? levelsIn(shortRiskAnswers)[0] : undefined) ?? null
}

const denial = /\b(?:not|no|never|nor|than|too) (?:too |very |that |really |so )?$/
