import type { Figure } from '#contract/figures.ts'

/**
 * Text for the user, before it is printed. Plain parts may carry no digit; figures are printed from their value;
 * quotes are the user's own words (names of their rows, sentences of theirs) and are marked as such.
 */
export type Piece = string | Figure | Quoted

export interface Quoted {
  quoted: string
}

export type Text = readonly Piece[]

export const quote = (words: string): Quoted => ({ quoted: words })

/** text`Your net worth is ${figure}.` */
export function text(plain: TemplateStringsArray, ...inserted: readonly (Piece | Text)[]): Text {
  return plain.flatMap((part, at): Piece[] => {
    const next = inserted[at]
    const piece: Piece[] = next === undefined ? [] : isText(next) ? [...next] : [next]
    return part === '' ? piece : [part, ...piece]
  })
}

const isText = (value: Piece | Text): value is Text => Array.isArray(value)

export const isFigure = (piece: Piece): piece is Figure => typeof piece === 'object' && 'unit' in piece

/** 'a', 'a and b', 'a, b and c' */
export function listing(items: readonly (Piece | Text)[], joint = ' and '): Text {
  return items.flatMap((item, at) => {
    const between = at === 0 ? [] : [at === items.length - 1 ? joint : ', ']
    return [...between, ...(isText(item) ? item : [item])]
  })
}
