import type { Figure, FigureSource } from '#contract/figures.ts'
import { MAX_REPLY_LENGTH } from '#contract/chat.ts'
import { quote, text, type Piece, type Text } from '#advisor/grounding/pieces.ts'
import { readText } from '#advisor/grounding/print.ts'
import { basisOf, basisWords } from './data/pay-basis.ts'

/** As many whole sentences as fit into a short answer, in their order. */
export function fitContent(sentences: readonly Text[]): Text {
  let content: Text = []
  for (const sentence of sentences) {
    const longer = content.length === 0 ? sentence : [...content, ' ', ...sentence]
    if (readText(longer).length > MAX_REPLY_LENGTH) continue
    content = longer
  }
  return content.length > 0
    ? content
    : text`The figures are long this time: you find them in the working below.`
}

const screens = {
  assets: 'your balance sheet',
  liabilities: 'your balance sheet',
  expenseItems: 'your budget',
  incomeItems: 'your budget',
  financialGoalItems: 'your goals',
} as const

/** Where an input came from, in words; of pay also whether that is before or after tax. */
export function whence({ source }: Figure): Text {
  const basis = basisOf(source)
  return basis ? text`${placeOf(source)}${basisWords[basis]}` : placeOf(source)
}

function placeOf(source: FigureSource): Text {
  if (source.kind === 'words') return text`as you wrote`
  if (source.kind === 'row') return text`from ${screens[source.list]}, ${nameOf(source.name)}`
  if (source.kind === 'profile') return text`from your profile`
  if (source.kind === 'transactions') return text`from your transactions`
  if (source.kind === 'rule') return text`assumed: ${source.text}`
  return text`${source.formula}`
}

const LONGEST_NAME = 40

/** A row's own name, shortened when it would fill the answer. */
export function nameOf(name: string): Piece {
  return quote(name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)
}
