import { checkReferences } from '#advisor/grounding/check.ts'
import type { Figure } from '#contract/figures.ts'
import type { Known } from './known.ts'
import { cleanSentence, withoutMarks } from './print-sentence.ts'
import type { Sentence } from './split-markdown.ts'

export interface Judged extends Sentence {
  /** Numbers and references that nothing stands behind, as written. */
  untraced: string[]
}

/** What stands so close to a figure that it makes another number of it: '-[[f1]]', '[[f1]]k', '[[f1]] million'. */
const ALTERED =
  /[-−+~^*/.,\w]\[\[[^\]]*\]\]|\[\[[^\]]*\]\](?:[\w^*/]|,\w|\.\w|\s*(?:%|k\b|(?:hundred|thousand|million|billion|trillion|percent|times|fold)s?\b|[+*/×x]\s*\[\[))/gi

/** Checks a sentence by what a reader would see of it. */
export function judgeSentence(sentence: Sentence, known: Known): Judged {
  const clean = cleanSentence(sentence.text)
  const hasReference = clean.includes('[[')
  const text = hasReference ? tidyUnits(clean, known) : clean
  const plain = withoutMarks(text)
  const numbers = checkReferences(plain, known.ids).map(({ words }) => words)
  const altered = hasReference ? [...plain.matchAll(ALTERED)].map(([words]) => words) : []
  return { ...sentence, text, untraced: [...numbers, ...altered] }
}

const REFERENCE_WITH_UNIT =
  /(\$\s*)?(\[\[\s*(\w+)\s*\]\])(\s*(?:%|dollars?\b|percent\b|months?\b|years?\b))?/gi

/** Figures print with their unit, which models often write as well. */
const tidyUnits = (text: string, known: Known) =>
  text.replaceAll(
    REFERENCE_WITH_UNIT,
    (whole, sign: string | undefined, reference: string, id: string, unit = '') => {
      const figure = known.figure(id)
      if (!figure) return whole
      const isSaid = units[figure.unit]?.test(unit) ?? false
      const front = figure.unit === 'money' ? '' : (sign ?? '')
      return `${front}${reference}${isSaid ? '' : unit}`
    },
  )

const units: Partial<Record<Figure['unit'], RegExp>> = {
  money: /dollar/i,
  percent: /%|percent/i,
  months: /month/i,
  years: /year/i,
}

export const isTraced = ({ untraced }: Judged) => untraced.length === 0

/** What the model is told about sentences that did not pass. */
export function describeFaults(held: readonly Judged[], known: Known): string {
  const faults = [...new Set(held.flatMap(({ untraced }) => untraced))].slice(0, 20)
  const figures = known.figures.map(({ id, label, text }) => `[[${id}]] ${label}: ${text}`)
  return `These are no known figures: ${JSON.stringify(faults)}. Write the part below again without any number of your own: refer to a figure by its reference, or leave the number out. Answer with the corrected part alone.

Known figures:
${figures.join('\n')}

The part:
${held.map(({ text }) => text).join(' ')}`
}
