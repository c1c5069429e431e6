import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './testing/read-architecture.ts'

const top = join(root, '..')
const files = globSync('{src,scripts,e2e,eval,training}/**/*.{ts,tsx,mjs}', { cwd: top })
  // Kept as it is handed out, so that everybody scores alike.
  .filter((file) => file !== 'eval/score.mjs')
  .map((file) => ({ file, lines: readFileSync(join(top, file), 'utf8').trimEnd().split('\n') }))

const MOST_LINES = 300
/** Patterns of what people write read better with more of them side by side. */
const longest = (file: string) => (file.startsWith('src/advisor/') ? 140 : 120)
/** What a language model is told: prose from the first line to the last. */
const isProse = (file: string) => file === 'src/advisor/language/rules.ts'

const COMMENT = /^\s*(?:\/\/|\/?\*)/
const LITERAL = /(String\.raw)?(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g
const PATTERN = /\(\?|\\[bdsw]|\w\|\w/

/** Without sentences: broken in two they are harder to read and to find. Patterns are none. */
const withoutSentences = (line: string) =>
  line.replaceAll(LITERAL, (literal: string, raw?: string) =>
    raw || !literal.includes(' ') || PATTERN.test(literal) ? literal : "''",
  )

const lengthOf = (line: string) => (COMMENT.test(line) ? line : withoutSentences(line)).length

describe('the sources', () => {
  test('stand in files that can be read in one go', () => {
    expect(files.length).toBeGreaterThan(1000)
    expect(files.filter(({ lines }) => lines.length > MOST_LINES).map(({ file }) => file)).toEqual([])
  })

  test('have lines that need no scrolling', () => {
    const long = files
      .filter(({ file }) => !isProse(file))
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, at) => (lengthOf(line) > longest(file) ? [`${file}:${at + 1}`] : [])),
      )
    expect(long).toEqual([])
  })

  test.each([
    ['a sentence', `throw new Error('${'so much to say '.repeat(20)}')`, 19],
    ['a sentence with a value in it', '`${name} is at ${place}.`.length', 9],
    ['words without a space', `const tag = '${'a'.repeat(130)}'`, 144],
    ['a pattern', `const words = 'one two|three'`, 29],
    ['a raw pattern', 'String.raw`\\b one two`', 22],
    ['a comment', "// 'in the words of people'", 27],
  ])('%s is measured by what of it is code', (_, line, length) => {
    expect(lengthOf(line)).toBe(length)
  })
})
