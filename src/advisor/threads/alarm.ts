/** Rings once unless it is cancelled. Tests ring theirs by hand. */
export type SetAlarm = (milliseconds: number, ring: () => void) => () => void

export const setAlarm: SetAlarm = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}
