/** Passes values from a writer that never waits to a reader that reads at its own pace; unread values are queued. */
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
