import type { Card } from '#contract/cards.ts'
import type { Figure } from '#contract/figures.ts'
import type { Block, Draft, DraftCard } from '#advisor/reply.ts'
import { roundCents } from '#finance/money.ts'
import { isFigure, type Piece, type Text } from './pieces.ts'
import { plainMoney } from './plain-money.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (plain: string) => plain.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The one place where digits are printed into an answer: a figure names its id, so that a reader can ask for its source. */
function printPiece(piece: Piece): string {
  if (typeof piece === 'string') return escapeHtml(plainMoney(piece))
  if (isFigure(piece)) return `<data value="${piece.id}">${escapeHtml(piece.text)}</data>`
  return `<q>${escapeHtml(piece.quoted)}</q>`
}

export const printText = (pieces: Text) => pieces.map((piece) => printPiece(piece)).join('')

/** What a reader sees, without markup: what the limit of an answer counts. */
export function readText(pieces: Text): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : isFigure(piece) ? piece.text : `“${piece.quoted}”`))
    .join('')
}

function printBlock(block: Block): string {
  if (block.kind === 'paragraph') return `<p>${printText(block.text)}</p>`
  return `<ul>${block.items.map((item) => `<li>${printText(item)}</li>`).join('')}</ul>`
}

export const printBlocks = (blocks: readonly Block[]) => blocks.map((block) => printBlock(block)).join('')

export function printCard(card: DraftCard): Card {
  if (card.kind !== 'plan') return card
  const steps = card.steps.map(({ title, reason, open }) => ({
    title: printText(title),
    reason: printText(reason),
    open,
  }))
  return { ...card, steps }
}

/** Sums go on with parts of a cent; what is read has none. */
const toTheCent = (figure: Figure): Figure =>
  figure.unit === 'money' ? { ...figure, value: roundCents(figure.value) } : figure

/** Every figure a draft refers to, once, in the order of appearance. */
export function figuresOf({ content, details, cards }: Draft): Figure[] {
  const texts = [
    content,
    ...details.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : block.items)),
    ...cards.flatMap((card) =>
      card.kind === 'plan' ? card.steps.flatMap((step) => [step.title, step.reason]) : [],
    ),
  ]
  return [
    ...new Map(
      texts
        .flat()
        .filter(isFigure)
        .map((figure) => [figure.id, { ...toTheCent(figure), label: plainMoney(figure.label) }]),
    ).values(),
  ]
}
