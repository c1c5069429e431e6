/** Told how much of the work is done, from 0 to 1. */
export type OnProgress = (part: number) => void

export const untold: OnProgress = () => {}

/** A stretch of a longer way. */
export const within =
  (tell: OnProgress, from: number, to: number): OnProgress =>
  (part) =>
    tell(from + part * (to - from))

/** Passes on only what makes a difference to somebody who looks. */
export function sparingly(tell: OnProgress, step = 0.01): OnProgress {
  let last = 0
  return (part) => {
    if (part < last + step && part < 1) return
    last = part
    tell(part)
  }
}
