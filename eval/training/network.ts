/** Wide and deep over sparse facts: each adds straight to the answer, and through one hidden layer that sees them together. */
export interface Shape {
  facts: number
  hidden: number
  classes: number
}

export class Network {
  wide: Float32Array
  wideG: Float32Array
  w1: Float32Array
  g1: Float32Array
  b1: Float32Array
  gb1: Float32Array
  w2: Float32Array
  g2: Float32Array
  shape: Shape
  constructor(shape: Shape, random: () => number) {
    this.shape = shape
    const { facts, hidden, classes } = shape
    this.wide = new Float32Array(facts * classes)
    this.wideG = new Float32Array(facts * classes).fill(1e-2)
    this.w1 = Float32Array.from({ length: facts * hidden }, () => (random() - 0.5) * 0.1)
    this.g1 = new Float32Array(facts * hidden).fill(1e-2)
    this.b1 = new Float32Array(hidden)
    this.gb1 = new Float32Array(hidden).fill(1e-2)
    this.w2 = Float32Array.from({ length: hidden * classes }, () => (random() - 0.5) * 0.5)
    this.g2 = new Float32Array(hidden * classes).fill(1e-2)
  }
  forward(facts: Int32Array, drop: ((at: number) => boolean) | null, hiddenOut: Float32Array): Float32Array {
    const { hidden, classes } = this.shape
    const scores = new Float32Array(classes)
    hiddenOut.set(this.b1)
    for (const fact of facts) {
      const row = fact * hidden
      for (let c = 0; c < classes; c += 1) scores[c]! += this.wide[fact * classes + c]!
      for (let h = 0; h < hidden; h += 1) hiddenOut[h]! += this.w1[row + h]!
    }
    for (let h = 0; h < hidden; h += 1) {
      if (hiddenOut[h]! <= 0 || drop?.(h)) {
        hiddenOut[h] = 0
        continue
      }
      if (drop) hiddenOut[h]! *= 2
      for (let c = 0; c < classes; c += 1) scores[c]! += hiddenOut[h]! * this.w2[h * classes + c]!
    }
    let max = -Infinity
    for (const s of scores) max = Math.max(max, s)
    let total = 0
    for (let c = 0; c < classes; c += 1) {
      scores[c] = Math.exp(scores[c]! - max)
      total += scores[c]!
    }
    for (let c = 0; c < classes; c += 1) scores[c]! /= total
    return scores
  }
  learn(
    facts: Int32Array,
    label: number,
    rate: number,
    random: () => number,
    deepRate = rate,
    smooth = 0.03,
  ) {
    const { hidden, classes } = this.shape
    const h = new Float32Array(hidden)
    const delta = this.forward(facts, () => random() < 0.5, h)
    for (let c = 0; c < classes; c += 1)
      delta[c] = delta[c]! - (c === label ? 1 - smooth : smooth / (classes - 1))
    const dh = new Float32Array(hidden)
    for (let k = 0; k < hidden; k += 1) {
      if (h[k]! <= 0) continue
      let sum = 0
      for (let c = 0; c < classes; c += 1) {
        const at = k * classes + c
        sum += delta[c]! * this.w2[at]!
        const g = delta[c]! * h[k]!
        this.g2[at]! += g * g
        this.w2[at]! -= (deepRate * g) / Math.sqrt(this.g2[at]!)
      }
      dh[k] = sum * 2
      this.gb1[k]! += dh[k]! * dh[k]!
      this.b1[k]! -= (deepRate * dh[k]!) / Math.sqrt(this.gb1[k]!)
    }
    for (const fact of facts) {
      for (let c = 0; c < classes; c += 1) {
        const at = fact * classes + c
        const g = delta[c]!
        this.wideG[at]! += g * g
        this.wide[at]! -= (rate * g) / Math.sqrt(this.wideG[at]!)
      }
      for (let k = 0; k < hidden; k += 1) {
        const g = dh[k]!
        if (g === 0) continue
        const at = fact * hidden + k
        this.g1[at]! += g * g
        this.w1[at]! -= (deepRate * g) / Math.sqrt(this.g1[at]!)
      }
    }
  }
}
