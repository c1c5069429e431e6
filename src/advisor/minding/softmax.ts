/** What speaks for each of several things, as chances that make one together. */
export function softmax(values: ArrayLike<number>): number[] {
  const list = Array.from(values)
  const most = Math.max(...list)
  const powers = list.map((value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
