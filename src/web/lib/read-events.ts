interface ServerEvent {
  event: string
  data: string
}

/** The events of a text/event-stream, each as soon as its blank line has arrived. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  let waiting = ''
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      waiting += value ?? ''
      // A carriage return at the end may be half of a line end whose other half is still on its way.
      const blocks = waiting.replaceAll(/\r\n|\r(?!$)/g, '\n').split('\n\n')
      waiting = blocks.pop() ?? ''
      yield* blocks.map(readBlock).filter((event) => event !== null)
    }
  } finally {
    // Whoever stops reading early lets the connection go.
    await reader.cancel().catch(() => undefined)
  }
}

/** Null for a comment, which only keeps the connection awake. */
function readBlock(block: string): ServerEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
