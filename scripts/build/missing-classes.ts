/** The classes of a page that the whole app's style sheet knows and its own does not. */
export function findMissingClasses(html: string, wholeSheet: string, ownSheet: string): string[] {
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decode(names).split(/\s+/))
  return [...new Set(used)].filter((name) => has(wholeSheet, name) && !has(ownSheet, name))
}

const has = (sheet: string, name: string) => sheet.includes(`.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`)

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'")
