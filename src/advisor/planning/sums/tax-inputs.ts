/** What the tax sums share: the filing status, the year and how both are said. */
import type { Figure } from '#contract/figures.ts'
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { Household, Input } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { type Filing, type FilingStatus, taxSource, taxYearOf } from '#finance/us-taxes.ts'

/** Married people who file apart are taxed much as single ones are. */
function statusOf(words: string): FilingStatus {
  if (/\bhead of (?:the )?household\b/i.test(words)) return 'head'
  if (/\bseparate(?:ly)?\b/i.test(words)) return 'single'
  return /\b(?:married|joint(?:ly)?|mfj)\b/i.test(words) ? 'joint' : 'single'
}

const names: Record<FilingStatus, string> = {
  single: 'filing single',
  joint: 'married filing jointly',
  head: 'filing as head of household',
}

export interface KnownFiling extends Filing {
  /** 'filing single', for the middle of a sentence. */
  name: string
  isAssumed: boolean
  yearFigure: Figure
}

export function filingOf({ snapshot, text: words }: Household, sheet: Worksheet): KnownFiling {
  const year = taxYearOf(snapshot.today)
  const status = statusOf(words)
  const isAssumed = status === 'single' && !/\bsingle\b/i.test(words)
  const yearFigure = sheet.fixed('Tax year', 'year', year, byRule('US federal tax', taxSource(year)))
  return { year, status, name: names[status], isAssumed, yearFigure }
}

/** The year and the status that the tax was worked out for. */
export const filingNote = ({ isAssumed, yearFigure, name }: KnownFiling, credit = ''): Text =>
  isAssumed
    ? text`US federal tax for ${yearFigure}, assuming you file single${credit}; tell me if you’re married or head of household.`
    : text`US federal tax for ${yearFigure}, ${name}${credit}.`

export const children = {
  label: 'Children with a tax credit',
  unit: 'number',
  min: 0,
  max: 20,
  stored: ({ family }) => family?.children ?? null,
} as const satisfies Input
