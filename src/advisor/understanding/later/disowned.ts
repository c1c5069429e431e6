import type { Fact } from '#advisor/facts.ts'
import { mentioned } from './focus.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'

/** What was said was not true. */
const untrue = new RegExp(
  [
    String.raw`\b(?:not|isn't|wasn't|aren't) mine\b|(?:^|[^\w\s']\s*|\b(?:just|only|i'm|im|i am|i was|lol|haha|oh) )`,
    String.raw`(?:kidding|joking)\b(?! (?:me|aside|you|apart))|\bwho am i kidding\b|\bjk\b|\bi lied\b|`,
    String.raw`(?:^|[.!]\s*)(?:all )?lies\b|\bmade (?:that|it) up\b|\bnot true\b|\bwrong (?:window|chat|person)\b`,
  ].join(''),
  'i',
)

const person =
  '(?:mom|mum|dad|mother|father|parent|sister|brother|wife|husband|partner|boss|son|daughter|kid|friend|' +
  'roommate|cousin|neighbor|neighbour|uncle|aunt|nephew|niece|grandma|grandpa|grandmother|grandfather|' +
  "boyfriend|girlfriend|fiance|fiancee|client|landlord|tenant|ex)(?:-in-law|'s (?:mom|dad|wife|husband))?"
/** 'That's', 'the boat is'; of a part of it ('half of it', 'the rest') another is true. */
const whole =
  '(?<!\\bof )\\b(?:that|it|this|those|these|they|which|the (?!rest\\b|others?\\b|remain|half\\b|second\\b)' +
  "(?:\\w+ ){0,2}?\\w+?)(?:'s|s| is| are| was| were|'re)(?: actually| really| all)?"
/** It belongs to another person: 'my sister's', 'my mother's account', 'his number'. */
const another = new RegExp(
  `${whole} (?:(?:my|our|his|her|their) (?:\\w+ )?${person}'?s(?:'s)?|(?:his|her|their)(?= \\w))(?= ?(?<next>[\\w']*))`,
  'gi',
)

/** 'The first number', 'the 6k car'; 'the bank' was not spoken of. */
const pointed = /\d|\b(?:one|ones|number|figure|account|money|card)\b/i

/** Words behind an owner that are no thing he owns. */
const after = new RegExp(
  [
    String.raw`^(?:actually|really|not|and|but|so|i|i'm|im|she|he|they|she's|he's|they're|lol|haha|sorry|too|who|since|`,
    String.raw`because|bc|now|anyway|mine|my|instead|name)$`,
  ].join(''),
  'i',
)
/** 'Account', but no 'birthday'. */
const owned = new RegExp(
  [
    String.raw`^(?:number|numbers|figure|account|accounts|card|one|ones|loan|loans|money|cash|stub|paystub|paycheck|salary|`,
    String.raw`income|pay|debt|debts|savings|bill|bills|statement|balance|sheet|rent|fund|letter)$`,
  ].join(''),
  'i',
)

/** Whether a message says that what was said before is another person's, or not true at all. */
export function isDisowned({ text, tokens }: Reading, known: readonly Fact[]): boolean {
  if (untrue.test(text)) return true
  return [...text.matchAll(another)].some(({ index, 0: match, groups }) => {
    const next = groups?.['next'] ?? ''
    const end = index + match.length
    const subject = tokens.filter(({ start }) => start >= index && start < end)
    const isSaid = !/^the /i.test(match) || pointed.test(match) || mentioned(subject, known).length > 0
    const isQuestion = /^[^.!\n]*\?/.test(text.slice(end))
    return isSaid && !isQuestion && (next === '' || after.test(next) || owned.test(next))
  })
}
