import { findAll, layOutLines, spanOf, type Line } from './lines.ts'
import type { Reading } from './reading.ts'
import { clauseBefore, isAsked, isOwn, isQuoted, isSupposed } from './stance.ts'

export type NoneField = 'debt' | 'savings' | 'income'

/** The user says that there is none of it. */
export interface SaidNone {
  field: NoneField
  start: number
  end: number
  /** 'No debt except the car': none but what is named, so not zero. */
  except: boolean
}

const no =
  '(?:no|zero|nil|not any|without(?: any)?|(?:do|does) not (?:have|got)(?: any| no| a single)?|have not(?: got)?(?: any| no)?|not one|not a single|never any)'
/** Words that leave 'debt' meaning all of it; 'credit card debt' does not. */
const plain =
  '(?:(?:real|more|outstanding|actual|remaining|such|whatsoever|kind of|kinda|major|significant|damn|goddamn|single|personal|at all) )*'
const soul =
  '(?:anybody|anyone|nobody|no one|noone|any man|a living soul|a soul|the bank|anybody else|people)'
const nothing =
  '(?:nothing|nothin|anything|not a (?:thing|cent|penny|dime|red cent|nickel|dollar)|a (?:thing|cent|penny|dime|red cent|nickel|dollar|single \\w+)|any money|money|zero|zip|zilch|nada|squat|jack|diddly)'
/** 'On it', 'for the car': one thing's debt, not all. */
const notOnOneThing =
  '(?! (?:(?:is |are )?(?:owed |owing )?(?:on|for|against|under|from) (?!any|it all|top|paper|earth|a \\w+ basis|my name|our name)|back\\b|more\\b|less\\b|him|her\\b|each other|the (?:irs|government|hospital|school|dealer)))'

const wordings: Record<NoneField, RegExp[]> = {
  debt: [
    new RegExp(`\\b${no} ${plain}debts?\\b(?! (?:payments?|service|collectors?|consolidation|load|advice))`),
    new RegExp(
      `\\b${no} (?:\\w+ )?loans? (?:of any|at all|whatsoever|or (?:credit )?(?:cards?|debts?)|and no (?:\\w+ )?(?:cards?|debts?|mortgage)|no (?:\\w+ )?(?:cards?|debts?))`,
    ),
    new RegExp(
      `\\b(?:no|zero) mortgage ,? ?(?:and |or )?(?:no )?(?:\\w+ )?(?:loans?(?! to)|car note|car payment)(?: ,)? ?(?:and |or )?(?:no )?(?:\\w+ )?(?:cards?|loans?|balances?)\\b`,
    ),
    /\b(?:debt free|free (?:and clear )?(?:of|from) (?:all |any )?debts?|out of debt|not in (?:any )?debt|never (?:been|gone|was) in debt|never carried any(?: debt)?)\b(?! (?:subreddit|sub|group|class|course|podcast|challenge|date|goal|by|before|journey|plan|community|day|in #|until))/,
    new RegExp(
      `\\b(?:do|does|did) not (?:really |currently )?owe (?:${soul} )?(?:${nothing}|${soul})\\b(?: to ${soul})?${notOnOneThing}`,
    ),
    new RegExp(
      `\\bowes? (?:${soul} )?(?:nothing|nothin|nobody|no one|zero|zip|zilch|nada|squat|not a \\w+)\\b(?: to ${soul}| a \\w+)?${notOnOneThing}`,
    ),
    /(?<!\b(?:house|home|car|truck|place|condo|on it|cabin|boat|land|worth \S+ with|with) )\b(?:nothing|zero|not a (?:cent|penny|dime|thing))(?: is)? (?:owed|owing|owe)\b(?! (?:on (?!any)|to me|for))/,
    /(?<!\b(?:student|card|credit|medical|consumer|loan|tax|other|bad|college|school|car|auto) )\bdebts?(?: total| balance| load)? ?(?:[:,=?-]|is|are|stands? at|-)* ?(?:none|nil|zero|no\b|nothing|zip|nada|zilch|n \/ a)(?! (?:on|more|from|of|for))/,
    /\b(?:carry|carries|have) (?:no|zero) balances?(?: (?:on anything|anywhere|at all))?(?= [.,;!]|$)|\bnot carry a balance on anything\b|\b(?:everything|all of it) (?:is|i own is|we own is) paid (?:off|for)\b/,
  ],
  savings: [
    new RegExp(
      `\\b(?:${no}|nothing in|zero in|not a (?:cent|penny|dime|dollar)(?: in)?|(?:have|got) not (?:got )?a (?:cent|penny|dime|dollar) in) (?:(?:any|real|actual|much|my|the|our|a|got|no|such) )*savings\\b(?! (?:bonds?|goal|rate|plan|account|acct|for|toward|towards))`,
    ),
    /\b(?:nothing|zero|no money|not a (?:cent|penny|dime|dollar|thing)|(?:not|never) (?:\w+ ){0,3}?(?:a (?:cent|penny|dime|dollar|thing)|anything|any money|any))(?: (?:got|is|really|have|to my name))? (?:saved|put away|put aside|set aside|tucked away|stashed(?: away)?|socked away|squirreled away|in the bank|in savings|laid by|put by)\b(?! (?:for|toward|towards|on|me|us|by|from))/,
    /\b(?:have|has|did) not (?:been able to )?saved? (?:a (?:cent|penny|dime|thing|dollar)|anything|any)\b(?! (?:for|toward|towards|on|of|from))/,
    /\bsavings?(?: account| balance)? ?(?:[:,=?-]|is|are|currently|at|now|sits? at|stands? at|has|just|basically|literally|pretty much|-)* ?(?:none|nil|zero|nothing|zip|nada|zilch|empty|gone|wiped out|n \/ a|non ?existent|a big fat zero)\b(?! (?:for|toward|towards))/,
    /\b(?:what|which) savings\b/,
  ],
  income: [/\bincome ?(?:[:,=?-]|is|right now|currently|-)* ?(?:none|nil|zero|nothing|zip|nada)\b/],
}

const denials =
  /^(?:(?:honestly|well|um|uh|oh|haha|lol|currently|right now|i have|i have got|we have|absolutely|thankfully|sadly|literally|basically|pretty much|still|got|,|that would be|it is|i got) )*(?:no|nope|nah|none|nothing|nada|zip|zilch|zero|nil|never|not a (?:cent|penny|dime|thing|dollar|bean|single \w+)|not any|not one|do not have (?:any|one)|i do not|we do not|not really any|a big fat zero|goose egg|squat|not any ?more|have not (?:got )?any)\b(?! (?:idea|clue|thanks|thank you|way|comment|problem|worries|sure|now|more|other|else|one|just|but|it is|that is|i (?:have|owe)|#|\$|,? ?#))/

/** Answers that deny one thing only: 'all paid off' is about debts, 'flat broke' about savings. */
const denialsOf: Record<NoneField, RegExp> = {
  debt: /\b(?:all (?:paid|clear|square|gone)|paid (?:it |everything |them )?all off|paid off everything|clean slate|free and clear|(?:i am|we are) (?:all )?(?:clear|clean|square|paid up)|squared away|none of (?:that|it))\b/,
  savings:
    /\b(?:broke|wiped out|(?:it is )?all gone|spent (?:it )?all|spent every|nothing left|paycheck to paycheck|empty)\b/,
  income: /\b(?:unemployed|out of work|laid off|not working|no job|between jobs|stay at home)\b/,
}

const exception =
  /\b(?:except|besides|other than|apart from|aside from|outside of|save for|but (?:the|my|our|a|for|#)|beyond|excluding|not counting|unless you count|minus|if you do not count|barring|just the|only the|other)\b/
const notNow =
  /\b(?:had|was|were|used to|will|would|want|wants|to (?:be|have|get|become|live|stay|owe)|goal|until|till|by|once|when|hope|hoping|plan|planning|being|become|becoming|get|getting|dream|almost|nearly|soon|after|ago|if|could|should|wish|never had|get us|keep)\b(?! (?:i|we) (?:owe|have)\b)[^,;]*$/

/** What the user says to have none of. `asked`: the field that the advisor has just asked for. */
export function readNone(reading: Reading, asked: NoneField | null): SaidNone[] {
  const lines = layOutLines(reading)
  const found = lines.flatMap((line, index) =>
    (Object.keys(wordings) as NoneField[]).flatMap((field) => nonesIn(lines, line, index, field)),
  )
  const answer = asked && !found.some(({ field }) => field === asked) ? answerIn(lines, asked) : null
  return dropRepeated(answer ? [...found, answer] : found)
}

function nonesIn(lines: Line[], line: Line, index: number, field: NoneField): SaidNone[] {
  return wordings[field].flatMap((pattern) =>
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
  if (!isOwn(lines, index, from) || isQuoted(line, from)) return false
  if (/^(?:then|before|back then|last year|start|at the worst)(?: :|$| \()/.test(line.text)) return false
  if (isSupposed(line, from) || isAsked(line, from) || notNow.test(clause)) return false
  return !(line.isQuestion && /^ ?\?$/.test(line.text.slice(to)) && !/\b(?:i|we)\b/.test(clause))
}

function hasException(lines: Line[], index: number, from: number, to: number): boolean {
  const line = lines[index]
  const rest = (line?.text.slice(to) ?? '').split(/[;.]| and (?:i|we) | so /)[0] ?? ''
  if (exception.test(rest)) return true
  const next = lines[index + 1]?.text ?? ''
  if (/^(?:well ,? ?)?(?:except|besides|other than|apart from|aside from|just the|only the)\b/.test(next))
    return true
  return /\b(?:except for|besides|other than|apart from|aside from|outside of) [^;]*$/.test(
    clauseBefore(line ?? emptyLine, from),
  )
}

const emptyLine: Line = { text: '', isQuestion: false, isNewLine: true, places: [] }

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
