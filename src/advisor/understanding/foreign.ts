const blank = (hidden: string) => hidden.replaceAll(/[^\n]/g, ' ')

/** Text that is not the user's own words; blanked, so that places stay the same. */
const patterns: RegExp[] = [
  // Lines quoted from someone else's post.
  /^[ \t]*>.*$/gm,
  // Markup, not what stands between the tags.
  /<[a-z/!][^<>\n]{0,200}>/gi,
  /\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}/g,
  // A sentence in quotation marks with a number in it: someone is being quoted.
  /"[^"\n]*\d[^"\n]*"|“[^”\n]*\d[^”\n]*”/g,
]

export function hideForeign(text: string): string {
  return patterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => (isWhole(text, found) ? found : blank(found))),
    text,
  )
}

/** A message that is one quotation as a whole is the user's after all. */
const isWhole = (text: string, found: string) => /^["“]/.test(found) && found.length >= text.trim().length - 2
