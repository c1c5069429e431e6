import type { Quantity } from './quantities.ts'
import type { Token } from './tokens.ts'

/** A number with the message it stands in. */
export interface Around {
  tokens: Token[]
  quantity: Quantity
}

export const before = ({ tokens, quantity }: Around, steps = 1) => tokens[quantity.first - steps]
export const after = ({ tokens, quantity }: Around, steps = 0) => tokens[quantity.next + steps]
