/**
 * Keeps what was typed but not added while another tab is shown. Not React state, so that typing redraws only its own
 * form.
 */
export interface Kept<Value> {
  read: () => Value
  write: (value: Value) => void
}

export function keep<Value>(initial: Value): Kept<Value> {
  let kept = initial
  return {
    read: () => kept,
    write: (value) => {
      kept = value
    },
  }
}
