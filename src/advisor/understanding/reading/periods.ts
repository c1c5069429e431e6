import type { Token } from './tokens.ts'

export const periods = [
  'hour',
  'day',
  'week',
  'two-weeks',
  'half-month',
  'month',
  'quarter',
  'half-year',
  'year',
  'once',
] as const
export type Period = (typeof periods)[number]

export interface SaidPeriod {
  period: Period
  first: number
  next: number
}

const HOUR = 'hr|hrs|hour|hourly|hours'
const WEEK = 'wk|wks|week|weekly|weeks'
const MONTH = 'mo|mos|mon|mth|mnth|month|monthly|months|mnthly|montly|monthy|mont'
const QUARTER = 'qtr|quarter|quarterly'
const YEAR = 'yr|yrs|year|yearly|annual|annum|anum|annually|yr'
const DAY = 'day|daily'
const WEEKDAY = 'monday|tuesday|wednesday|thursday|friday|fri|thurs'
/** What comes round once a year. */
const FEAST =
  'jan|january|feb|february|march|apr|april|may|june|july|aug|august|sept|september|oct|october|nov|november|dec|december|' +
  'christmas|easter|thanksgiving|spring|fall|autumn|birthday'
const EVERY = '(?:a|an|per|each|every|\\/|ea|@|the)'
const TWO = '(?:2|two|other|second|2nd)'
const unit = (names: string) => `(?:${names})`
const days = (words: string) => `(?:the )?(?:${words})`
/** Two days of a month, half a month apart. */
const TWICE = [
  [days('1 ?st|first'), days('15 ?th|16 ?th|fifteenth|sixteenth')],
  [days('5 ?th|fifth'), days('20 ?th|twentieth')],
  [days('7 ?th|seventh'), days('22 ?nd|twenty - second')],
  [days('10 ?th|tenth'), days('25 ?th|twenty - fifth')],
  [days('15 ?th|fifteenth'), days('30 ?th|31 ?st|thirtieth|end|last(?: day)?')],
]
  .map(
    ([early, late]) =>
      `(?:on )?${early} (?:and|&|n|,) (?:again )?(?:on )?${late}(?: of (?:each|every|the) month)?`,
  )
  .join('|')

/** In order: the longer and rarer ways to say it come before what they contain. */
const patterns: [Period, RegExp][] = [
  [
    'two-weeks',
    exact(
      `(?:(?:every|each|per) )?(?:${TWO}|alternate) ${unit(`${WEEK}|${WEEKDAY}|payday`)}|bi ?- ?(?:weekly|wkly)|` +
        `biweekly|biwkly|fortnight(?:ly)?|(?:a|per|every|each) fortnight`,
    ),
  ],
  [
    'half-month',
    exact(
      `(?:twice|two times|2x|2 times|2 x) (?:a|per|each|every|\\/)? ?${unit(MONTH)}|semi ?-? ?monthly|semimonthly|${TWICE}|bimonthly`,
    ),
  ],
  [
    'half-year',
    exact(`every (?:6|six) months|twice (?:a|per) ${unit(YEAR)}|semi ?-? ?annual(?:ly)?|${EVERY} half year`),
  ],
  ['quarter', exact(`every (?:3|three) months|${EVERY} ${unit(QUARTER)}|quarterly`)],
  ['hour', exact(`(?:${EVERY}|for one|for an|in) ${unit(HOUR)}|hourly|\\/ ?${unit(HOUR)}|\\/ h|ph`)],
  [
    'week',
    exact(
      `${EVERY} (?:single )?${unit(WEEK)}|(?:in|for) week|weekly|wkly|every ${unit(WEEKDAY)}|pw|p \\. w \\.?|\\/ w`,
    ),
  ],
  [
    'month',
    exact(
      `p \\. m \\.?|${EVERY} (?:single )?${unit(MONTH)}|(?:in|for) month|monthly|mthly|mnthly|mo|pm|pcm|every month|\\/ m`,
    ),
  ],
  [
    'year',
    exact(
      `${EVERY} (?:single )?${unit(YEAR)}|(?:a|per|each|every|for the) (?:summer|winter|season|school year)|` +
        `(?:each|every) ${unit(FEAST)}|for the year|yearly|annually|annual|pa|p \\. a \\.?|p \\/ a|yr|\\/ y`,
    ),
  ],
  ['day', exact(`${EVERY} (?:single )?${unit(DAY)}|daily|every morning|every night`)],
]

function exact(source: string): RegExp {
  return new RegExp(`^(?:${source})$`)
}

/** How each of the patterns begins: most words begin no period, and are passed over at once. */
const openings = new RegExp(
  [
    String.raw`^(?:a|an|the|per|each|every|ea|@|\/|p|on|in|for|[12]|5|7|10|15|first|fifth|seventh|tenth|fifteenth|2x|2nd|`,
    String.raw`two|twice|other|second|alternate|bi|biweekly|biwkly|bimonthly|fortnight|fortnightly|semi|semimonthly|`,
    String.raw`semiannual|semiannually|quarterly|hourly|ph|weekly|wkly|pw|monthly|mthly|mnthly|mo|pm|pcm|yearly|annually|`,
    String.raw`annual|pa|yr|daily)$`,
  ].join(''),
)

/** The longest way to say a period takes so many tokens. */
const LONGEST = 13

/** The period that starts at a token, longest reading first. */
export function readPeriodAt(tokens: Token[], first: number): SaidPeriod | null {
  if (!openings.test(tokens[first]?.word ?? '')) return null
  for (let length = LONGEST; length > 0; length -= 1) {
    const words = tokens.slice(first, first + length)
    if (words.length < length || words.some((token) => token.kind === 'break')) continue
    const text = words.map((token) => token.word).join(' ')
    const found = patterns.find(([, pattern]) => pattern.test(text))
    // 'A quarter of my pay', 'a quarter million'
    const isShare =
      found?.[0] === 'quarter' &&
      /^(?:of|million|mil|mill|mile|to|past)$/.test(tokens[first + length]?.word ?? '')
    // 'Two weeks ago', 'two weeks notice'
    const isPast =
      /^(?:2|two|other|second) /.test(text) &&
      /^(?:ago|later|notice|off|vacation)$/.test(tokens[first + length]?.word ?? '')
    // 'The rest of the year' says when, and not how often.
    const isPart =
      (text === 'the year' && tokens[first - 1]?.word === 'of') ||
      (text === 'yr' && /^(?:next|last|this)$/.test(tokens[first - 1]?.word ?? ''))
    if (found && !isShare && !isPast && !isPart) return { period: found[0], first, next: first + length }
  }
  return null
}

/** Every period of the message, in order, without overlaps. */
export function readPeriods(tokens: Token[]): SaidPeriod[] {
  const found: SaidPeriod[] = []
  for (let at = 0; at < tokens.length;) {
    const said = readPeriodAt(tokens, at)
    if (said) found.push(said)
    at = said?.next ?? at + 1
  }
  return found
}
