import { findAll, layOutLines, spanOf, type Line } from '#advisor/understanding/reading/lines.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { denials, denialsOf, labels, type NoneField, noneWordings } from './nothing-words.ts'
import { clauseBefore, isAsked, isOwn, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'

/** The user says that there is none of it. */
export interface SaidNone {
  field: NoneField
  start: number
  end: number
  /** 'No debt except the car': none but what is named, so not zero. */
  except: boolean
}

const exception = new RegExp(
  [
    String.raw`\b(?:except|besides|other than|apart from|aside from|outside of|save(?: for)?(?= (?:the|my|our|a|#\d+)\b)|`,
    String.raw`but (?:the|my|our|a|for|#)|beyond|excluding|not counting|unless you count|minus|if you do not count|barring|`,
    String.raw`just the|only the|other|(?<!anything )else|otherwise)\b`,
  ].join(''),
)
/** 'Except the Lord', 'unless you count karma': no exception that anybody could pay. */
const inJest = new RegExp(
  [
    String.raw`\b(?:except|but|save|besides|unless you count)(?: for| maybe| to)?(?: the| my)? (?:lord|god|jesus|karma|`,
    String.raw`sleep|gratitude|favors?|thanks|taxes)\b|`,
    String.raw`\bunless you count (?!.*(?:#|\b(?:mortgage|house|home|car|truck|loans?|cards?|visa|debts?|notes?|owe|`,
    String.raw`balance)\b))`,
  ].join(''),
)
const wished = new RegExp(
  [
    String.raw`\b(?:will|would|want|wants|to (?:be|have|get|become|live|stay|owe)|goal|hope|hoping|plan|planning|become|`,
    String.raw`becoming|dream|wish|get us|keep)\b(?! (?:i|we) (?:owe|have)\b)[^,;]*$`,
  ].join(''),
)
const notNow = new RegExp(
  [
    String.raw`\b(?:had|was|were|used to|until|till|by|once|when|being|get|getting|almost|nearly|soon|after|ago|if|could|`,
    String.raw`should|never had)\b(?! (?:i|we) (?:owe|have)\b)[^,;]*$`,
  ].join(''),
)
/** 'I get 2,208 a month and have no debts': what was said before 'and have' or 'I' is another thought. */
const afresh = /^.* (?=and (?:have|owe|am|are|carry|got|there is|it is) )|^.* (?=\S+ (?:i|we) )/
/** 'Rob has nothing saved'; what an account has is the user's. */
const someoneHas = /\b(?!account\b|bank\b|fund\b)[a-z]+ has (?:\w+ )?$/

/** What the user says to have none of. `asked`: the field that the advisor has just asked for. */
export function readNone(reading: Reading, asked: NoneField | null): SaidNone[] {
  const lines = layOutLines(reading)
  const found = (Object.keys(noneWordings) as NoneField[]).flatMap((field) => [
    ...lines.flatMap((line, index) => nonesIn(lines, line, index, field)),
    ...labelledIn(lines, field),
  ])
  const answer = asked && !found.some(({ field }) => field === asked) ? answerIn(lines, asked) : null
  // 'No debt', asked for pay or savings, speaks of debts alone.
  const isOfOther =
    answer !== null && found.some(({ start, end }) => start < answer.end && end > answer.start)
  return dropRepeated(answer && !isOfOther ? [...found, answer] : found)
}

/** Some word of every wording; most lines have none and need not be tried on each. */
const telling = new RegExp(
  [
    String.raw`\b(?:no|not|none|nope|nothing|nothin|nobody|never|neither|without|zero|nil|zip|zilch|nada|squat|jack|diddly|`,
    String.raw`free|out|paid|gone|empty|broke|borrow\w*|every|everything|all|only|what)\b`,
  ].join(''),
)

function nonesIn(lines: Line[], line: Line, index: number, field: NoneField): SaidNone[] {
  if (!telling.test(line.text)) return []
  return noneWordings[field].flatMap((pattern) =>
    findAll(line, pattern)
      .filter(({ from, to }) => isFact(lines, index, from, to))
      .map(({ from, to }) => ({
        field,
        ...spanOf(line, from, to),
        except: hasException(lines, index, from, to),
      })),
  )
}

function isFact(lines: Line[], index: number, from: number, to: number): boolean {
  const line = lines[index]
  if (!line) return false
  const clause = clauseBefore(line, from)
  const isLabel = /^\W*$/.test(line.text.slice(0, from)) && line.text.slice(from, to).includes(':')
  if (!(isLabel || isOwn(lines, index, from)) || isQuoted(line, from)) return false
  if (/^(?:then|before|back then|last year|start|at the worst)(?: :|$| \()/.test(line.text)) return false
  if (isSupposed(line, from) || isAsked(line, from) || wished.test(clause)) return false
  if (notNow.test(clause.replace(afresh, '')) || someoneHas.test(clause)) return false
  return !(line.isQuestion && /^ ?\?$/.test(line.text.slice(to)) && !/\b(?:i|we)\b/.test(clause))
}

function hasException(lines: Line[], index: number, from: number, to: number): boolean {
  const line = lines[index]
  const rest = restOfThought(line?.text.slice(to) ?? '')
  if (exception.test(rest)) return !inJest.test(rest)
  const next = lines[index + 1]?.text ?? ''
  if (/^(?:well ,? ?)?(?:except|besides|other than|apart from|aside from|just the|only the)\b/.test(next))
    return true
  return /\b(?:except for|besides|other than|apart from|aside from|outside of) [^;]*$|\botherwise $/.test(
    clauseBefore(line ?? emptyLine, from),
  )
}

/** 'No debt, no bills except a phone' excepts the phone from the bills. */
const restOfThought = (text: string) =>
  text.split(/[;.]| and (?:i|we) | so |, (?:and )?no (?!debts?|loans?|cards?|mortgage|credit)/)[0] ?? ''

const emptyLine: Line = { text: '', isQuestion: false, isNewLine: true, places: [] }

/** 'Savings? I don't have any.': a label, and after it what would answer it as a question. */
function labelledIn(lines: Line[], field: NoneField): SaidNone[] {
  return lines.slice(1).flatMap((line, index) => {
    const match = labels[field].test(lines[index]?.text ?? '') ? denials.exec(line.text) : null
    if (!match) return []
    const except = hasException(lines, index + 1, 0, match[0].length)
    return [{ field, ...spanOf(line, 0, match[0].length), except }]
  })
}

function answerIn(lines: Line[], field: NoneField): SaidNone | null {
  const line = lines[0]
  const match = line && (denials.exec(line.text) ?? denialsOf[field].exec(line.text))
  if (!line || !match || lines.length > 4) return null
  return { field, ...spanOf(line, 0, match[0].length), except: hasException(lines, 0, 0, match[0].length) }
}

/** Said twice is said once; a plain denial and an exception together are an exception. */
function dropRepeated(found: SaidNone[]): SaidNone[] {
  const fields = [...new Set(found.map(({ field }) => field))]
  return fields.flatMap((field) => {
    const all = found.filter((none) => none.field === field)
    const first = all.find(({ except }) => except) ?? all[0]
    return first ? [first] : []
  })
}
