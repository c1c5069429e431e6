import { findAll, layOutLines, spanOf, type Line } from '#advisor/understanding/reading/lines.ts'
import { isOther } from '#advisor/understanding/people.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { readPresentAge } from './present-age.ts'
import { retirementWordings, settledWordings, yearsLeftWordings } from './retirement-words.ts'
import {
  before,
  clauseBefore,
  holderBefore,
  isAsked,
  isOwn,
  isQuoted,
  isSupposed,
} from '#advisor/understanding/stance.ts'

export interface SaidAge {
  age: number
  start: number
  end: number
}

interface Candidate extends SaidAge {
  /** How the message orders them: by sentence, then by place. */
  order: number
}

const topic = new RegExp(
  [
    String.raw`\b(?:retir\w*|stop(?:ping)? work\w*|quit(?:ting)? work|pension|nest egg|fire|hang it up|stop|quit|be done|`,
    String.raw`work(?:ing)? (?:until|till|til)|keep me until|go at|when :|(?:figured|counted|planned) on #\d+)\b`,
  ].join(''),
)

/**
 * The age at which the user plans to stop working. `asked`: the advisor has just asked for it, or it is what was said
 * last. `presentAge`: known from before, for 'in 20 years'; the message's own wins.
 */
export function readRetirementAge(
  reading: Reading,
  asked: boolean,
  presentAge: number | null,
): SaidAge | null {
  const lines = layOutLines(reading)
  const now = readPresentAge(reading) ?? presentAge
  const isAbout = asked || lines.some((line) => topic.test(line.text))
  const found = lines
    .flatMap((line, index) =>
      // Without a number there is no age.
      line.text.includes('#')
        ? [
            ...plansIn(reading, lines, index),
            ...(now === null ? [] : yearsLeftIn(reading, lines, index, now, asked)),
            ...(isAbout ? settledIn(reading, lines, index, now) : []),
            ...ageAloneIn(reading, lines, index, now),
          ]
        : [],
    )
    // 'I can go to 30', at 59 or without a word of retiring, is of hours or of anything else.
    .filter(({ age }) => age > (now ?? 0) && (age >= YOUNGEST || isAbout))
  const last = found.toSorted((one, other) => one.order - other.order).at(-1)
  const best = last ?? (asked ? answerIn(reading, lines) : null)
  return best ? { age: best.age, start: best.start, end: best.end } : null
}

/** Whether the message speaks of retiring, so that the next one may give the age without naming it. */
export const isAboutRetirement = (reading: Reading) =>
  layOutLines(reading).some((line) => /\bretir(?:e|ing|ement)\b/.test(line.text))

function ageAt({ amounts }: Reading, index: string | undefined): number | null {
  const amount = amounts[Number(index)]
  if (!amount || amount.currency || amount.percent || amount.scaled || amount.formatted) return null
  if (!/^(?:age|bare|duration|count|date)$/.test(amount.kind) || !Number.isInteger(amount.value)) return null
  return amount.value >= 30 && amount.value <= 85 ? amount.value : null
}

const will = new RegExp(
  [
    String.raw`\b(?:want|wants|wanting|wish|desire|mean to|notion to|am after|put me down|wanted to|`,
    String.raw`would (?:like|love|prefer|be happy|rather|settle)|should like|hope|hoping|plan|`,
    String.raw`planning|intend|intending|aim|aiming|going to|trying|shooting|goal|dream|target|need to|willing|ready|`,
    String.raw`thinking|figure|expect|looking|will|can|fine|happy|always said|must|prefer|like to|that is when|decided|`,
    String.raw`would (?:both |probably |just )?(?:stop|quit|be|go|leave|work|fly|keep))\b`,
  ].join(''),
)
const unwanted = new RegExp(
  [
    String.raw`\b(?:not (?:\w+ ){0,3}?(?:want|looking|planning|plan|going|trying|able|ready|intend|realistic|expect|think|`,
    String.raw`likely)?(?: \w+){0,3}|never|can not|refuse to|instead of|rather than|used to|had (?:\w+ )?(?:planned|wanted|`,
    String.raw`hoped|thought|figured)|(?:was|were) (?:\w+ )?(?:planning|hoping|going|supposed|thinking)|wanted to|meant to|`,
    String.raw`took|would (?:always )?(?:been|planned|thought|hoped|figured)|plan (?:was|had)|had (?:always )?been|`,
    String.raw`originally|told me|tell me|could have|should have|once thought|thought (?:i|we) would|like my \w+|`,
    String.raw`like everybody|too old|too early|forced|retired|qualify|eligible|available|vest(?:s|ed)?|matures?|penalty|`,
    String.raw`medicare|social security (?:at|starts))\b`,
  ].join(''),
)

/** 'My roommate: I'm out at 45'. */
const isSpokenByOther = (head: string) => isOther(/(\w+) : [^:]*$/.exec(head)?.[1] ?? '')

/** 'Jim wants to stop', 'the other is willing to carry on', 'our order hopes that I will': not the user's plan. */
const othersPlan = new RegExp(
  [
    String.raw`\b(?!me\b|part\b|heart\b)[a-z]+ (?:wants|hopes|intends|expects)(?: that)? (?:to |i will |me to |`,
    String.raw`us to )?(?:\w+ ){0,2}$|(?<!that |goal |plan |aim |dream )\bis (?:willing|planning|hoping|aiming) (?:to )?$`,
  ].join(''),
)
const denied = /\bnot (?:be )?$|\bfull $/

/** The user's own plan at this place of a line. */
function isPlan(
  lines: Line[],
  index: number,
  from: number,
  needsWill: boolean,
  inside: string,
  isFirm = false,
): boolean {
  const line = lines[index]
  if (!line) return false
  const clause = clauseBefore(line, from)
  const own = /^(?:i|we)\b/.test(inside)
    ? !/\b(?:says?|thinks?|told|wants)\b[ ,:"]*$/.test(clause)
    : isOwn(lines, index, from)
  if (!own || isQuoted(line, from) || isSpokenByOther(before(line, from))) return false
  if (isSupposed(line, from) && !/\b(?:know|see|asking|wondering) (?:if|whether) (?:i|we) can\b/.test(clause))
    return false
  if (othersPlan.test(clause) || denied.test(clause)) return false
  if (
    isAsked(line, from) ||
    (!isFirm &&
      unwanted.test(clause.replace(/^.*\b(?:till|until|til|when|before|because|i just|we just) /, '')))
  )
    return false
  if (isMereGuess(line, from + inside.length)) return false
  if (!needsWill) return true
  // 'I go out at 54', 'I stop at 60': the present tense is a plan.
  if (/\b(?:i|we)(?: will| am| are| will be)? $/.test(clause) && !inside.startsWith('quit')) return true
  return will.test(
    `${clause}${inside}${line.text
      .slice(from + inside.length)
      .split(' ', 5)
      .join(' ')}`,
  )
}

/** 'Retirement age: 65?' asks more than it says. */
const isMereGuess = ({ text, isQuestion }: Line, to: number) =>
  isQuestion &&
  /^ ?\??$/.test(text.slice(to)) &&
  !/\b(?:i|we) (?:am|are|want|would|plan|hope|will|intend)\b/.test(text)

function plansIn(reading: Reading, lines: Line[], index: number): Candidate[] {
  const line = lines[index]
  if (!line) return []
  return retirementWordings.flatMap(({ pattern, needsWill, isFirm }) =>
    findAll(line, pattern).flatMap(({ from, to, groups }) => {
      const age = ageAt(reading, groups[1])
      if (age === null || !isPlan(lines, index, from, needsWill, groups[0] ?? '', isFirm)) return []
      // 'I can go to 30 for a while' speaks of hours.
      if (needsWill && age < YOUNGEST) return []
      if (/^ (?:(?:years?|yrs?) (?:ago|in|of|from)|days|weeks|months)\b/.test(line.text.slice(to))) return []
      return [{ age, order: index * 10_000 + to, ...spanOf(line, from, to) }]
    }),
  )
}

function yearsLeftIn(
  reading: Reading,
  lines: Line[],
  index: number,
  now: number,
  asked: boolean,
): Candidate[] {
  const line = lines[index]
  if (!line) return []
  const bare = asked ? [/\b(?:in|another|about|so)? ?#(\d+)(?: more)? (?:years?|yrs?)\b(?! old)/] : []
  return [...yearsLeftWordings, ...bare].flatMap((pattern) =>
    findAll(line, pattern).flatMap(({ from, to, groups }) => {
      const years = reading.amounts[Number(groups[1])]?.value ?? 0
      if (!Number.isInteger(years) || years < 1 || now + years > 85 || now + years < 30) return []
      if (!isPlan(lines, index, from, false, groups[0] ?? '')) return []
      return [{ age: now + years, order: index * 10_000 + to, ...spanOf(line, from, to) }]
    }),
  )
}

function settledIn(reading: Reading, lines: Line[], index: number, now: number | null): Candidate[] {
  const line = lines[index]
  if (!line || line.isQuestion) return []
  return settledWordings.flatMap((pattern) =>
    findAll(line, pattern).flatMap(({ from, to, groups }) => {
      const age = ageAt(reading, groups[1])
      const amount = reading.amounts[Number(groups[1])]
      if (age === null || age === now || amount?.kind === 'duration' || amount?.kind === 'count') return []
      // 'The pension at 60 would be 1,400' says what comes at that age.
      if (/^ (?:about |around |like )?#\d/.test(line.text.slice(to))) return []
      const clause = clauseBefore(line, from)
      if (holderBefore(before(line, from)) === 'other' && !/knees say|told|it is$/.test(groups[0] ?? ''))
        return []
      if (
        isSupposed(line, from) ||
        isAsked(line, from) ||
        /\bplan (?:was|had)\b|\bhad planned\b/.test(clause)
      )
        return []
      return [{ age, order: index * 10_000 + to, ...spanOf(line, from, to) }]
    }),
  )
}

const leavingWork =
  /\b(?:retir(?:e|es|ing|ement)|stop(?:ping)? work\w*|hang(?:ing)? (?:it |them )?up|out (?:that|the) door|call(?:ing)? it quits)\b/
const alone = new RegExp(
  [
    String.raw`^(?:(?:so|but|and|ok|okay|well|fine|maybe|probably|say|more like|like|try|make it|age|at|about|around|`,
    String.raw`how about|[:,]) )*#(\d+)(?: for me| flat| i guess| tops| at the latest| at least)?(?: [.!,].*)?$`,
  ].join(''),
)

/** 'I won't be retiring at 65 like the form says. 70.': an age that is a sentence, beside one about retiring. */
function ageAloneIn(reading: Reading, lines: Line[], index: number, now: number | null): Candidate[] {
  const line = lines[index]
  if (!line || line.isQuestion) return []
  const said = findAll(line, alone)[0]
  const age = ageAt(reading, said?.groups[1])
  const [before = '', after = ''] = [lines[index - 1]?.text, lines[index + 1]?.text]
  const isAbout =
    leavingWork.test(before) ||
    (leavingWork.test(lines[index - 2]?.text ?? '') && before.split(' ').length <= SHORT) ||
    (index === 0 && leavingWork.test(after) && /\b(?:i|we)\b/.test(after))
  const isOthers = holderBefore(before) === 'other' && !/\b(?:i|we|my)\b/.test(before)
  if (!said || age === null || age === now || age < YOUNGEST || !isAbout || isOthers) return []
  return [{ age, order: index * 10_000 + said.to, ...spanOf(line, said.from, said.to) }]
}

/** Nobody leaves earlier without saying more about it. */
const YOUNGEST = 40
/** Words of 'I laugh' between 'Retirement?' and the age. */
const SHORT = 4

/** A question without its mark, or the age at which something else begins. */
const noAnswer = new RegExp(
  [
    String.raw`^(?:(?:so|and|ok|but|then) )*(?:how|what|when|where|which|can|could|would|should)\b`,
    String.raw`\b(?:ss|social security|benefits?|claim\w*|medicare)\b`,
  ].join('|'),
)

/** A bare answer: the last age that is neither denied nor the present one. */
function answerIn(reading: Reading, lines: Line[]): Candidate | null {
  if (lines.flatMap(({ places }) => places).length > 40) return null
  const ages = lines.flatMap((line, index) =>
    noAnswer.test(line.text)
      ? []
      : findAll(line, /#(\d+)(?![%\d])/).flatMap(({ from, to, groups }) => {
          const age = ageAt(reading, groups[1])
          if (age === null || /\b(?:not|i am|than|was) $/.test(before(line, from))) return []
          if (!isOwn(lines, index, from) || (line.isQuestion && isAsked(line, from))) return []
          return [{ age, order: index * 10_000 + to, ...spanOf(line, from, to) }]
        }),
  )
  return ages.at(-1) ?? null
}
