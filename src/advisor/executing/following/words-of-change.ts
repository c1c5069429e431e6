/** What the words beside a number do to the one before it: put it in its place, on top of it, or off it. */
import type { SaidNumber } from '#advisor/reading/said-number.ts'

export type Change = 'set' | 'add' | 'take'

/** What may stand between a number and the word that says what it does: '200 a month more'. */
const UNIT = '(?: ?(?:%|percent|points?|dollars|bucks|grand))?'
const BETWEEN = String.raw`${UNIT}(?: ?(?:\/|a|per|each|every) ?(?:month|mo|year|yr|week|paycheck))?`
const ABOUT = String.raw`(?: about| like| maybe)? \$?`
const IT = '(?: (?:it|that|this|spending|expenses|costs|payments?))?'
const WAY = '(?: (?:up|back|down|off|out))?'

interface Row {
  does: Change
  /** The words right before the number, or right after it. */
  before?: string
  after?: string
}

/** The first row that fits counts. */
const rows: readonly Row[] = [
  { does: 'add', after: String.raw`(?: [a-z]+){0,2} (?:more|extra|on top|additional)\b(?! (?:than|like))` },
  { does: 'take', after: String.raw` (?:less|lower|fewer|off)\b(?! than)` },
  { does: 'set', after: ' (?:instead|total|altogether|in all|flat|only)' },
  { does: 'add', after: ' (?:employer |company |work )?match' },
  { does: 'add', before: String.raw`match\w*(?: me| us)?(?: (?:the first|up to))?` },
  { does: 'add', before: '(?:another|an? extra|an additional|extra|additional|plus|adds?|adding|on top)' },
  { does: 'add', before: '(?:also|too)(?: [a-z]+){0,3}' },
  { does: 'take', before: `(?:cut|trim|shave|reduce|lower|drop)${IT}${WAY} by` },
  { does: 'take', before: '(?:minus|less|take off|knock off)' },
  { does: 'add', before: `(?:rais\\w*|bump\\w*|increas\\w*|up|go|goes|went)${IT}${WAY}(?: by)?` },
  {
    does: 'set',
    before: `(?:only|just|instead|make (?:it|that)|made it|did|do|to|what about|how about|try|at)`,
  },
  { does: 'take', before: `(?:cut|trim|shave|reduce)${IT}${WAY}` },
]
const read = rows.map(({ does, before, after }) => ({
  does,
  before: before === undefined ? null : new RegExp(String.raw`\b${before}${ABOUT}$`, 'i'),
  after: after === undefined ? null : new RegExp(`^${BETWEEN}${after}`, 'i'),
}))

/** Null where the words say nothing of it. */
export function changeSaid(text: string, { start, end }: Pick<SaidNumber, 'start' | 'end'>): Change | null {
  const [front, rest] = [text.slice(0, start), text.slice(end)]
  const found = read.find(({ before, after }) => before?.test(front) || after?.test(rest))
  return found?.does ?? null
}
