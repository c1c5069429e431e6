import { COUNTED_RATE } from '#advisor/understanding/reading/conventions.ts'

const blank = (hidden: string) => hidden.replaceAll(/[^\n]/g, ' ')

/** Text that is not the user's own words, or only tells how to count: 'APR/12 a month'; blanked, so that places stay the same. */
const patterns: RegExp[] = [
  // Lines quoted from someone else's post.
  /^[ \t]*>.*$/gm,
  // Markup, not what stands between the tags.
  /<[a-z/!][^<>\n]{0,200}>/gi,
  /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}/g,
  COUNTED_RATE,
]

/** Pairs of quotation marks. One that stands for inches opens nothing. */
const quotations = /(?<![^\s([-])"(?=\S)[^"\n]*"|“[^”\n]*”/g

export function hideForeign(text: string): string {
  const own = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text)
  // With a number in it someone is being quoted; without one it is the user's irony.
  return own.replaceAll(quotations, (found) =>
    /\d/.test(found) && !isWhole(text, found) ? blank(found) : found,
  )
}

/** A message that is one quotation as a whole is the user's after all. */
const isWhole = (text: string, found: string) => found.length >= text.trim().length - 2
