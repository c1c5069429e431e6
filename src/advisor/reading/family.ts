/** How somebody files and whose parent they are: told in passing, kept by no profile, and asked for by every tax. */
import type { FilingStatus } from '#finance/us-taxes.ts'

export interface Family {
  status: FilingStatus | null
  /** Those who live with them, with the words that told it. */
  children: { count: number; quote: string } | null
  /** They share a home with a wife, a husband, a partner, or soon will. */
  hasPartner?: boolean
}

/** How each status is said to the sums, which go by words. */
export const filingWords: Record<FilingStatus, string> = {
  single: 'filing single',
  joint: 'married filing jointly',
  head: 'head of household',
}

const statuses: readonly (readonly [FilingStatus, RegExp])[] = [
  ['head', /\bhead of (?:the )?household\b|\bsingle (?:mom|mum|mother|dad|father|parent)\b/i],
  [
    'single',
    /\bmarried filing separate(?:ly)?\b|\bfil(?:e|ing) (?:as )?single\b|\b(?:i'?m|i am) (?:single|divorced|not married|a widow(?:er)?)\b/i,
  ],
  [
    'joint',
    new RegExp(
      [
        String.raw`\b(?:married|jointly|mfj)\b`,
        String.raw`(?<!\b(?:an?|his|her|their|ex|late|future|your)[ -])(?<!['’]s )\b(?:wife|husband|hubby)\b`,
        String.raw`\bs?he stays (?:at )?home\b`,
        String.raw`\bour (?:taxes|tax return|bracket)\b|\bbracket (?:are|would) we\b`,
        String.raw`\bwe (?:both )?(?:make|earn|gross|bring in)\b[^.?!]*\b(?:together|combined|jointly|between us)\b`,
      ].join('|'),
      'i',
    ),
  ],
]

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const CHILDREN = new RegExp(
  String.raw`\b(\d|${COUNTS.join('|')}) (?:(?:young|little|small|minor) )?(?:kids?|children)\b|\b(?:a|an|one) (?:baby|toddler|kid|child)\b`,
  'i',
)
/** 'My sister has 3 kids' tells nothing of the writer. */
const ANOTHERS =
  /\bmy (?:\w+ )?(?:mom|mother|dad|father|parents|brother|sister|cousin|friend|boss|neighbor|son|daughter|boyfriend|girlfriend|ex)\b/i
/** Wishes and suppositions. */
const NOT_YET =
  /\b(?:if|when|once|after|before|until|want|hope|plan(?:ning)? (?:on|to)|getting|get|going to|grown|adult)\b/i

const PARTNER = new RegExp(
  String.raw`\b(?:my|a) (?:wife|husband|hubby|spouse|partner|fianc[eé]e?)\b|\b(?:hubby|wifey)\b|\b(?:my|our) wedding\b|` +
    String.raw`\b(?:getting|got|am|are|i'?m|we'?re) (?:married|engaged)\b|^\W*(?:just )?(?:married|engaged)\b|` +
    String.raw`^(?=.*\b(?:boyfriend|girlfriend|bf|gf)\b).*\b(?:together|live with|living with|mov(?:e|ed|ing) in)\b`,
  'i',
)
const SUPPOSED = /\b(?:if|ex|late|former|business)\b/i

function readPartner(text: string, status: FilingStatus | null): boolean | undefined {
  const told = text.split(/[.!?;\n]+/).filter((part) => !SUPPOSED.test(part))
  if (told.some((part) => PARTNER.test(part))) return true
  return status === 'single' || status === 'head' ? false : undefined
}

export function readFamily(text: string): Family {
  const told = text.split(/[.!?;\n]+/).filter((part) => !ANOTHERS.test(part) && !NOT_YET.test(part))
  const child = told.map((part) => CHILDREN.exec(part)).find((found) => found !== null)
  const status = statuses.find(([, words]) => told.some((part) => words.test(part)))?.[0] ?? null
  const hasPartner = readPartner(text, status)
  return {
    status,
    children: child ? { count: countOf(child[1]), quote: child[0] } : null,
    ...(hasPartner !== undefined && { hasPartner }),
  }
}

function countOf(word: string | undefined): number {
  if (word === undefined) return 1
  const at = COUNTS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at
}

/** What was told before, with what the message tells anew; nothing where neither tells anything. */
export function recallFamily(before: Family | undefined, text: string): { family?: Family } {
  const now = readFamily(text)
  const status = now.status ?? before?.status ?? null
  const children = now.children ?? before?.children ?? null
  const hasPartner = now.hasPartner ?? before?.hasPartner
  if (status === null && children === null && hasPartner === undefined) return {}
  return { family: { status, children, ...(hasPartner !== undefined && { hasPartner }) } }
}
