/** What speaks for each of several things, as chances that make one together. */
export function softmax(values: Float32Array): number[] {
  const most = Math.max(...values)
  const powers = Array.from(values, (value) => Math.exp(value - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
