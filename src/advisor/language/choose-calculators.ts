import type { Calculator } from '#advisor/planning/calculator.ts'

/** As many as a small model can keep apart. */
const MOST = 12

const common = new Set(
  'the and for with what that this from have how much many would does your you are can will about into than each when'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .filter((word) => !common.has(word))
      .map((word) => word.replace(/(?:ing|ments?|s|ed)$/, '').slice(0, 7)),
  )

/** The calculators whose descriptions have most words in common with what was said; the order of the list decides ties. */
export function chooseCalculators(calculators: readonly Calculator[], said: string): Calculator[] {
  const words = wordsOf(said)
  const score = ({ name, description }: Calculator) =>
    wordsOf(`${name.replaceAll('_', ' ')} ${description}`).intersection(words).size
  return calculators
    .map((calculator) => ({ calculator, score: score(calculator) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ calculator }) => calculator)
}
