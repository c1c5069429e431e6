/** The promise, or the complaint when it takes longer than that. */
export async function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
  complaint: string,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`${complaint} within ${milliseconds / 1000} seconds.`)),
    milliseconds,
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
