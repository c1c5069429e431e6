/** Random numbers that repeat for a seed, so that the same question gets the same answer everywhere. */

export type Random = () => number

/** Uniform numbers from 0 to below 1: the generator sfc32, small and statistically sound. */
export function createRandom(seed: number): Random {
  let a = 0x9e37_79b9
  let b = 0x243f_6a88
  let c = seed | 0
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 2 ** 32
  }
  // Neighbouring seeds start alike; the first rounds pull them apart.
  for (let round = 0; round < 16; round++) next()
  return next
}

/** Normally distributed numbers with mean 0 and deviation 1, two at a time by Box and Muller. */
export function createNormal(random: Random): Random {
  let spare = 0
  // Apart from the number: a variable that may be null makes every number an object, and this is
  // called millions of times.
  let hasSpare = false
  return () => {
    if (hasSpare) {
      hasSpare = false
      return spare
    }
    hasSpare = true
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    const angle = 2 * Math.PI * random()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}
