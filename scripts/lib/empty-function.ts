import { basename } from 'node:path'

/** The main export is named as its file: 'goal-card.tsx' has GoalCard, or goalCard. */
function findName(file: string): string {
  const words = basename(file)
    .replace(/\.tsx?$/, '')
    .split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/**
 * The code with the body of the file's main function taken out, or of the first method of what it defines; null where
 * it has neither, such as a list or a type.
 */
export function emptyFunction(file: string, code: string): string | null {
  // A component that is seldom drawn again is one, too: export const GoalCard = memo(function GoalCard(…
  const named = [...code.matchAll(/^export (?:default |const \w+ = memo\()?(?:async )?function\*? (\w+)/gm)]
  const wanted = findName(file).toLowerCase()
  const main = named.find(([, name = '']) => name.toLowerCase() === wanted) ?? named[0]
  if (!main) return emptyMethod(code)
  const headEnd = endOfParameters(code, code.indexOf(main[0]) + main[0].length)
  // The house format puts the end of the head at the end of a line, and the end of the body at the start of one.
  const head = /\{\n/g
  head.lastIndex = headEnd
  const open = head.exec(code)
  const end = /\n\}\)?\n/g
  end.lastIndex = headEnd
  const close = end.exec(code)?.index ?? -1
  if (!open || close < open.index) return null
  return `${code.slice(0, open.index + 1)} return undefined as never ${code.slice(close + 1)}`
}

/** Of export const fourPercent = defineSum({ … compute(input) {…}, … }). */
function emptyMethod(code: string): string | null {
  const open = /^  (?:async )?\w+\(.*\) \{\n/m.exec(code)
  const end = open && code.indexOf('\n  },\n', open.index)
  if (!open || !end || end < 0) return null
  const head = open.index + open[0].length - 1
  return `${code.slice(0, head)} return undefined as never ${code.slice(end + '\n  '.length)}`
}

/** Where the brackets of the parameters close. */
function endOfParameters(code: string, from: number): number {
  let depth = 0
  for (let at = code.indexOf('(', from); at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    if (code[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}
