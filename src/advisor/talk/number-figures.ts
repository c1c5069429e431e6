import type { Figure } from '#contract/figures.ts'
import { isFigure, type Text } from '#advisor/grounding/pieces.ts'
import type { Block, Draft, DraftCard } from '#advisor/reply.ts'

/** Numbers the figures anew: those of a calculator and our own come from different sheets and share their ids. */
export function numberFigures({ content, details, cards }: Draft): Draft {
  const ids = new Map<Figure, string>()
  const idOf = (figure: Figure) => {
    const id = ids.get(figure) ?? `f${ids.size + 1}`
    ids.set(figure, id)
    return id
  }
  const renumber = (text: Text): Text =>
    text.map((piece) => (isFigure(piece) ? { ...piece, id: idOf(piece) } : piece))
  const inBlock = (block: Block): Block =>
    block.kind === 'paragraph'
      ? { ...block, text: renumber(block.text) }
      : { ...block, items: block.items.map((item) => renumber(item)) }
  const inCard = (card: DraftCard): DraftCard =>
    card.kind === 'plan'
      ? {
          ...card,
          steps: card.steps.map((step) => ({
            ...step,
            title: renumber(step.title),
            reason: renumber(step.reason),
          })),
        }
      : card
  return {
    content: renumber(content),
    details: details.map((block) => inBlock(block)),
    cards: cards.map((card) => inCard(card)),
  }
}
