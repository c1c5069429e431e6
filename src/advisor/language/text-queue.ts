/** Where a sentence or line may be complete. */
const END = /[.!?]["”’)*_\]]*\s|\n/
/** The beginning of one, whose blank is still to come. */
const BEGINNING = /[.!?]["”’)*_\]]*$/
/** A model that ends no sentence must not be left waiting for one. */
const MOST = 1000

/**
 * Carries text from one who never waits to one who reads it, and the failure that ended it. The reader is woken when
 * a sentence may be complete: nobody is shown less than that, and waking costs more than a word does.
 */
export function createTextQueue() {
  let waiting = ''
  let beginning = ''
  let wake = Promise.withResolvers<void>()
  let end: { error: unknown } | 'ended' | null = null

  function finish(how: typeof end) {
    end = how
    wake.resolve()
  }

  async function* read(): AsyncGenerator<string, void> {
    for (;;) {
      if (end === null) await wake.promise
      wake = Promise.withResolvers<void>()
      const ready = waiting
      waiting = ''
      if (ready !== '') yield ready
      else if (end === 'ended') return
      else if (end) throw end.error
    }
  }

  return {
    push: (text: string) => {
      waiting += text
      const recent = beginning + text
      beginning = BEGINNING.exec(recent)?.[0] ?? ''
      if (waiting.length > MOST || END.test(recent)) wake.resolve()
    },
    end: () => finish('ended'),
    fail: (error: unknown) => finish({ error }),
    read,
  }
}
