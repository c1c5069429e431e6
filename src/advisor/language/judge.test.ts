import { describe, expect, test } from 'vitest'
import { byRule, FigureSheet } from '#advisor/grounding/figures.ts'
import { isTraced, judgeSentence } from './judge.ts'
import { Known } from './known.ts'
import { printSentence } from './print-sentence.ts'

const sheet = new FigureSheet()
const source = byRule('A rule', 'for tests')
const known = new Known([
  sheet.money('Rent', 120_000, source),
  sheet.percent('Rate', 5, source),
  sheet.months('Time', 14, source),
])
known.addName('Visa 4521')

const judge = (text: string) => judgeSentence({ text, block: 0, item: 0, kind: 'paragraph' }, known)
const print = (text: string) => printSentence(judge(text).text, known)

describe('sentences of a language model', () => {
  test.each([
    ['Your rent is [[f1]].', 'Your rent is $1,200.'],
    ['It costs $[[f1]] at [[f2]]% over [[ f3 ]] months.', 'It costs $1,200 at 5% over 14 months.'],
    ['Pay off [[n1]] first ([[f1]]), then save.', 'Pay off “Visa 4521” first ($1,200), then save.'],
    ['Use your 401(k) and the 50/30/20 rule.', 'Use your 401(k) and the 50/30/20 rule.'],
    ['**[[f1]]** is *much*, see [our page](/budget).', '$1,200 is much, see our page.'],
  ])('%s', (text, visible) => {
    expect(judge(text).untraced).toEqual([])
    expect(print(text).visible).toBe(visible)
  })

  test.each([
    'You owe $500.',
    'You owe five hundred dollars.',
    'You owe fi**ve** hundred dollars.',
    'You owe fi\u200bve hundred dollars.',
    'You owe `fi``ve` hundred.',
    'You owe [fi](x)ve hundred.',
    'You owe ５００.',
    'You owe [[f9]].',
    'You owe [[constructor]].',
    'You owe -[[f1]].',
    'You owe [[f1]]k.',
    'You owe [[f1]],000.',
    'You owe [[f1]] million.',
    'You owe 1[[f1]].',
    'You owe [[f1]]%.',
  ])('%s is not let through', (text) => expect(isTraced(judge(text))).toBe(false))

  test('markup of its own comes out as text', () => {
    expect(print('<b onclick=x>Hi</b> & **you**').html).toBe(
      '&lt;b onclick=x&gt;Hi&lt;/b&gt; &amp; <strong>you</strong>',
    )
    expect(print('See **[[f1]]** and [[n1]].').html).toBe(
      'See <strong><data value="f1">$1,200</data></strong> and <q>Visa 4521</q>.',
    )
  })
})
