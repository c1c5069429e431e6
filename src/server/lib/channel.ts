/** Carries values from one who never waits to one who reads when it pleases; unread ones are kept. */
export function createChannel<Value>() {
  const waiting: Value[] = []
  let wake = Promise.withResolvers<void>()
  let ended = false

  async function* read(): AsyncGenerator<Value, void> {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift() as Value
      if (ended) return
      await wake.promise
      wake = Promise.withResolvers<void>()
    }
  }

  return {
    push(value: Value) {
      waiting.push(value)
      wake.resolve()
    },
    end() {
      ended = true
      wake.resolve()
    },
    read,
  }
}
