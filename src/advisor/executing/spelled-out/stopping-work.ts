/** 'I'm 52 with 90k, put in 1,500 a month: enough for 50k a year?': what will be there when work ends, and what it has to carry. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { Placing, type Where } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { constant, reckon, writeSum } from './write-sum.ts'

const LATER =
  /\b(?:retir\w*|401 ?\(?k|403 ?\(?b|457|tsp|(?:roth|trad\w*|sep)?\s?iras?|roths?|nest egg|(?:stop|quit|done) work(?:ing)?)\b/i
const ASKS =
  /\b(?:how (?:much|big)|what (?:will|would|do|does|am|should|is)|what'?ll|enough|on track|total|end up|worth|going to have)\b/i

const STOP: Where = {
  before:
    /\b(?:at|till?|until|by|to|turn|when (?:i'?m|we'?re|i am|i turn)|retire|retiring|quit|age)(?: age)? ?$/i,
  least: 40,
  most: 80,
}
const NOW: Where = {
  before: /(?:^|[.,!?;\n]\s*|\b(?:i'?m|i am|im|we'?re|age|aged|turn(?:ed|ing)|just|already|now|only) )$/i,
  after: /^(?: years old| yrs? old| ?yo\b| now\b| and \w+)/i,
  least: 18,
  most: 79,
}
const EACH =
  /^\s*(?:a|an|per|each|every|\/)\s?(?:mo|month|week|paycheck|check|year|yr)\b|^ ?(?:monthly|biweekly|weekly)\b/i
const ADDED: Where = {
  before: new RegExp(
    [
      String.raw`\b(?:put(?:ting)?|add(?:s|ing)?|sav(?:e|ing)|contribut\w+|invest(?:ing)?|do|doing)\b[^.;?!\d]{0,24}$`,
      String.raw`\b(?:throw(?:ing)?|sock\w*|kick\w*|stash\w*)\b[^.;?!\d]{0,24}$`,
    ].join('|'),
    'i',
  ),
  after: EACH,
  most: 15_000,
}
const EMPLOYER: Where = {
  before: new RegExp(
    [
      String.raw`\b(?:they|(?:my |the )?(?:work|job|boss|company|employer|hospital|school|agency|district)s?)\b[^.;?!\d]{0,24}$`,
      String.raw`\bmatch\w*\b[^.;?!\d]{0,16}$`,
    ].join('|'),
    'i',
  ),
  after: /^[^.;?!\d]{0,10}\b(?:match|from (?:my |the )?(?:work|job|company|employer))/i,
  most: 5000,
}
const WANTED: Where = {
  before:
    /\b(?:want|need|liv(?:e|ing) (?:on|off)|spend(?:ing)?|enough for|draw|take out|pull|on)\b[^.;?!\d]{0,20}$/i,
}
const THERE: Where = {
  before:
    /\b(?:got|ha(?:ve|s|d)|with|saved(?: up)?|there'?s|balance|is at|sitting|start\w*|only)\b[^.;?!\d]{0,28}$/i,
  after: /^ ?(?:saved|put (?:away|by)|in\b|already|now\b|there\b|so far|invested|total)/i,
  least: 500,
}
const PAY: Where = {
  before:
    /\b(?:mak(?:e|es|ing)|earn(?:s|ing)?|salary(?: is| of)?|pay(?: is)?|income(?: is)?)\b[^.;?!\d]{0,12}$/i,
}
const GROWS: Where = {
  before: /\b(?:at|earn\w*|grow\w*|return\w*|make[s]?)\b[^.;?!\d]{0,14}$/i,
  after: /^ ?(?:return|growth|interest|a year)/i,
  most: 15,
}

/** What an employer adds, as a share of what somebody puts in, up to a share of pay. */
const HALF = new RegExp(
  [
    String.raw`\bmatch\w*[^.;?!]{0,12}\bhalf\b`,
    String.raw`\bhalf[^.;?!]{0,12}\bmatch`,
    String.raw`\b50 ?(?:%|percent|cents)[^.;?!]{0,16}\bmatch`,
    String.raw`\bmatch\w*[^.;?!]{0,10}\b50 ?(?:%|cents)`,
  ].join('|'),
  'i',
)
const WHOLE = new RegExp(
  [
    String.raw`\bmatch\w* (?:it all|all of it|every|dollar for dollar|the same|100)`,
    String.raw`\bdollar for dollar\b`,
    String.raw`\bfull match\b`,
    String.raw`\bmatch(?:es)? (?:it|that|me)\b`,
  ].join('|'),
  'i',
)
const UP_TO: Where = {
  before: /\b(?:up to|first|max(?:es)?(?: out)? at|match(?:es)?(?: us| me| you)?) $/i,
  most: 15,
}

const BOTH = /\b(?:we|us) (?:both|each)\b|\beach of us\b/i

export function stoppingWork({ text, numbers, snapshot }: Spelling): Action[] | null {
  if (!ASKS.test(text)) return null
  const said = new Placing(text, numbers)
  const stop = said.age(STOP)
  const now = said.age(NOW)
  const years = stop
    ? undefined
    : said.months({ before: /\b(?:in|for|over|after|have)\b[^.;?!\d]{0,12}$/i, least: 24 })
  const upTo = said.percent(UP_TO)
  if (HALF.test(text)) said.percent({ least: 50, most: 50 })
  if (WHOLE.test(text)) said.percent({ least: 100, most: 100 })
  const share = said.percent({
    ...ADDED,
    after: /^ ?(?:of (?:my|our) (?:pay|salary|income|check|paycheck)|in(?:to)? )/i,
    most: 60,
  })
  const rate = said.percent(GROWS)
  const pay = said.money(PAY)
  const matched = said.money(EMPLOYER)
  const wanted = said.money(WANTED)
  const monthly = said.money(ADDED)
  const there = said.moneys(THERE)
  // Two ages, or words that name it, and nothing else looks so far ahead.
  if (!LATER.test(text) && !(now && stop)) return null
  if (!now && !years) return null
  // A share of a month's pay is worked out by others.
  if (pay && pay.period !== null && pay.period !== 'year') return null
  if (!stop && !years && !wanted) return null
  if (!monthly && !share && there.length === 0) return null
  if (said.money({ least: 13 }) || said.percent() || said.age() || !said.isDone) return null
  const salary: Value | SaidNumber | null = pay ?? storedPay(snapshot)
  if (share && salary === null) return null
  const employer = share && salary !== null ? matchOf(text, share, upTo, salary) : null
  return [
    writeSum('retirement-projection', {
      savings: there,
      monthly: [
        ...(monthly
          ? [BOTH.test(text) ? reckon(byMonth(monthly), 'times', constant(2)) : byMonth(monthly)]
          : []),
        ...(share && salary !== null ? [monthOf(share, salary)] : []),
        ...(matched ? [byMonth(matched)] : []),
        ...(employer ? [employer] : []),
      ],
      age: now,
      retirementAge: stop,
      years,
      rate,
    }),
    ...(wanted
      ? [
          {
            ...bare('enough'),
            inputs: [{ slot: 'target', value: { kind: 'number' as const, number: wanted } }],
          },
        ]
      : []),
  ]
}

const byMonth = (one: SaidNumber): SaidNumber => ({ ...one, kind: 'money', period: one.period ?? 'month' })

const storedPay = ({ profile }: Spelling['snapshot']): Value | null =>
  profile.income === null ? null : { kind: 'total', name: 'income' }

/** A month's part of so much of the pay; what is stored is by the month. */
const monthOf = (share: SaidNumber, salary: Value | SaidNumber) =>
  'quote' in salary
    ? reckon(reckon(salary, 'times', share), 'over', constant(12))
    : reckon(salary, 'times', share)

function matchOf(
  text: string,
  share: SaidNumber,
  upTo: SaidNumber | undefined,
  salary: Value | SaidNumber,
): Value | null {
  const counted = upTo && upTo.value < share.value ? upTo : share
  const month = monthOf(counted, salary)
  if (HALF.test(text)) return reckon(month, 'over', constant(2))
  return WHOLE.test(text) || upTo ? month : null
}
