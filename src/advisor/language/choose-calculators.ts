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

const words = new WeakMap<Calculator, Set<string>>()

/** Read once for each calculator: there are many, and they do not change. */
function wordsAbout(calculator: Calculator): Set<string> {
  const known = words.get(calculator)
  if (known) return known
  const read = wordsOf(`${calculator.name.replaceAll('_', ' ')} ${calculator.description}`)
  words.set(calculator, read)
  return read
}

/** The calculators whose descriptions have most words in common with what was said; the order of the list decides ties. */
export function chooseCalculators(calculators: readonly Calculator[], said: string): Calculator[] {
  const asked = wordsOf(said)
  return calculators
    .map((calculator) => ({ calculator, score: asked.intersection(wordsAbout(calculator)).size }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ calculator }) => calculator)
}
