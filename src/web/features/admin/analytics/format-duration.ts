/** 'Xm Ys', or 'Ys' below a minute. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  const minutes = Math.floor(whole / 60)
  return minutes > 0 ? `${minutes}m ${whole % 60}s` : `${whole}s`
}
