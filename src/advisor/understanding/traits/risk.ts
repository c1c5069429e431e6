import { findAll, layOutLines, type Line } from '#advisor/understanding/reading/lines.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { isAsked, isOwn, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'
import { spanOf } from './said-where.ts'

export type RiskLevel = 'low' | 'medium' | 'high'

export interface SaidRisk {
  level: RiskLevel
  start: number
  end: number
}

/** From this on the judge is believed; a bare answer needs less. */
const SURE = 0.5
const ANSWERED = 0.2

const names: readonly [RiskLevel, string][] = [
  ['medium', 'medium|moderate(?:ly)?|average|balanced|middle|in between'],
  ['low', 'low|lowest|conservative|cautious|averse|safe|safely|careful|little|less|no'],
  ['high', 'high|highest|aggressive(?:ly)?|agressive|risky|bold|daring|big'],
]

/** 'I am aggressive about paying off my debt' speaks of something else. */
const about = '(?:with|about|in|when)(?! [^.]*\\b(?:debt|loan|pay|spend))'

/** The name of a level beside a word that says what it is of; feelings and habits are the judge's to hear. */
const namings = names.map(([level, name]): [RiskLevel, RegExp] => [
  level,
  new RegExp(
    [
      `\\brisk(?: tolerance| appetite| level| profile)?(?: is| as|:| ,)?(?: pretty| very| quite| rather| the)? (?:${name})\\b`,
      `\\b(?:${name})(?: \\w+)? (?:risk tolerance|tolerance for risk|appetite for risk|risk\\b(?! of))`,
      `\\b(?:put|mark|call|consider) (?:me|us) (?:down )?(?:as |for |in the |at the |on the )?(?:${name})\\b(?! of the)`,
      `\\b(?:i am|we are)(?: an?)?(?: pretty| very| quite| rather| fairly)? (?:${name}) (?:investor|${about})\\b`,
    ].join('|'),
  ),
])

/** Where in a message risk is spoken of, for the quote. */
const SPOKEN_OF =
  /risk|invest|stock|market|aggress|conserv|moderat|medium|middl|balanc|safe|crash|drop|gambl|panic|volatil|careful/i

/** The user's own attitude to investment risk. `asked`: the advisor has just asked for it, so a bare word answers. */
export function readRisk(reading: Reading, asked: boolean): SaidRisk | null {
  const { low = 0, medium = 0, high = 0 } = reading.weighed?.besides.risk ?? {}
  const lines = layOutLines(reading)
  const [level, chance] = (
    [
      ['low', low],
      ['medium', medium],
      ['high', high],
    ] as const
  ).reduce((top, one) => (one[1] > top[1] ? one : top))
  const isHeard = chance >= (asked ? ANSWERED : SURE) && (asked || !isOtherFear(reading.text))
  const heard =
    scoredIn(reading, lines) ?? namedIn(lines) ?? (isHeard ? level : asked ? answerIn(reading) : null)
  return heard && { level: heard, ...spanOf(reading, SPOKEN_OF) }
}

/** 'I am so scared of losing the house' is afraid of other things than markets. */
const isOtherFear = (text: string) =>
  /\b(?:scared|afraid|terrified|worried|nervous|panicking|sleep)\b/i.test(text) &&
  !/\b(?:risk|invest|stock|market|fund|crash|percent|portfolio|bonds?|drops?\b|principal|gambl)|%/i.test(text)

const levelOf = (score: number): RiskLevel => (score <= 3 ? 'low' : score <= 6 ? 'medium' : 'high')

/** 'On risk I am a 5 out of 10' */
function scoredIn({ amounts }: Reading, lines: Line[]): RiskLevel | null {
  const scores = lines.flatMap((line, index) =>
    findAll(line, /\brisk\b[^.?!#]{0,40}#(\d+) (?:out of|\/) #(\d+)\b/)
      .filter(({ from, to }) => !line.isQuestion && isOwn(lines, index, to) && !isSupposed(line, from))
      .filter(({ groups }) => amounts[Number(groups[2])]?.value === 10)
      .flatMap(({ groups }) => amounts[Number(groups[1])]?.value ?? []),
  )
  const last = scores.at(-1)
  return last === undefined ? null : levelOf(last)
}

/** 'My risk tolerance is low'; what is said last counts. */
function namedIn(lines: Line[]): RiskLevel | null {
  const found = lines.flatMap((line, index) =>
    namings.flatMap(([level, naming]) =>
      findAll(line, naming)
        .filter(
          ({ from, to }) =>
            isOwn(lines, index, to) &&
            !isAsked(line, from) &&
            !isSupposed(line, from) &&
            !isQuoted(line, from) &&
            !DENIED.test(line.text.slice(0, from)),
        )
        .map(({ from }) => ({ level, at: index * 10_000 + from })),
    ),
  )
  return found.toSorted((one, other) => one.at - other.at).at(-1)?.level ?? null
}
const DENIED = /\b(?:not|never|no longer|used to be|was|were|than)(?: \w+)? $/

const answers = names.map(([level, name]): [RiskLevel, RegExp] => [level, new RegExp(`\\b(?:${name})\\b`)])
const plainly: readonly [RiskLevel, RegExp][] = [
  ['medium', /\b(?:half|neither|some|a bit|so so|normal|either|depends)\b/],
  ['low', /\b(?:none|not|nope|zero|hate|scared|nervous|worrier|cds|the first)\b/],
  [
    'high',
    /\b(?:a lot|lots|plenty|very|love|yes|max|maximum|yolo|full send|bring it|the (?:second|third|last))\b/,
  ],
]
const SHORT = 12

/** A few words after the question, or a score of ten. */
function answerIn(reading: Reading): RiskLevel | null {
  const { tokens, amounts } = reading
  const lines = layOutLines(reading)
  const [line] = lines
  if (tokens.length > SHORT || !line || line.isQuestion || !isOwn(lines, 0, line.text.length)) return null
  const score = amounts.find(({ value }) => Number.isInteger(value) && value >= 1 && value <= 10)
  if (score) {
    if (/\bat (?:only |just |like )?#\d|%/.test(line.text)) return null
    return levelOf(score.value)
  }
  return [...answers, ...plainly].find(([, words]) => words.test(line.text))?.[0] ?? null
}
