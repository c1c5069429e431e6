import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byRule, FigureSheet } from '#advisor/grounding/figures.ts'
import { Known } from './known.ts'
import { Page } from './page.ts'
import { printSentence } from './print-sentence.ts'
import { MarkdownSplitter } from './split-markdown.ts'
import { visibleText } from './visible-text.ts'

const known = new Known([new FigureSheet().money('Rent', 120_000, byRule('A rule', 'for tests'))])

function lay(markdown: string, question = '') {
  const page = new Page(question)
  const splitter = new MarkdownSplitter()
  const sentences = [...splitter.push(markdown), ...splitter.end()]
  const parts = sentences.flatMap((one) => [...page.add(one, printSentence(one.text, known))])
  return { page, parts: [...parts, ...page.end()] }
}

describe('the page of an answer', () => {
  test('short sentences first, the rest as paragraphs and lists', () => {
    const long = `${'word '.repeat(39)}end.`
    const { page } = lay(`Yes. It is [[f1]].\n\n${long} More.\n\n- a. b.\n- c`)
    expect(page.reply).toMatchObject({
      content: 'Yes. It is <data value="f1">$1,200</data>.',
      details: `<p>${long} More.</p><ul><li>a. b.</li><li>c</li></ul>`,
      figures: [{ id: 'f1' }],
    })
  })

  test('a long first sentence shows its beginning and stands in full in the details', () => {
    const { page } = lay(`${'word '.repeat(60)}[[f1]].`, 'And you?')
    expect(page.reply.content).toMatch(/^word .* word… And you\?$/)
    expect(visibleText(page.reply.content).length).toBeLessThanOrEqual(200)
    expect(page.reply.details).toContain('$1,200')
  })

  test('figures come before the sentence that names them, once', () => {
    const { parts } = lay('It is [[f1]]. Again [[f1]].')
    expect(parts.map(({ kind }) => kind)).toEqual(['figure', 'delta', 'delta'])
  })

  test('what was sent is what is kept, and the answer is never too long', () => {
    const piece = fc.constantFrom('Word. ', 'longer words here ', '[[f1]] ', '\n\n', '- ', '**b** ', 'End! ')
    const markdown = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
    const question = fc.constantFrom('', 'How much do you owe?', 'w'.repeat(150))
    fc.assert(
      fc.property(markdown, question, (text, asked) => {
        const { page, parts } = lay(text, asked)
        const sent = (part: string) =>
          parts.flatMap((one) => (one.kind === 'delta' && one.part === part ? [one.text] : [])).join('')
        expect(sent('content')).toBe(page.reply.content)
        expect(sent('details')).toBe(page.reply.details ?? '')
        expect(visibleText(page.reply.content).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})
