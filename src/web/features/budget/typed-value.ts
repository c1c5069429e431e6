/** What was typed but not added survives a look at another tab. No state of React's: typing draws only its own form. */
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
