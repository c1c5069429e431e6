/** Where a sentence or line may be complete. */
const END = /[.!?]["”’)*_\]]*\s|\n/
/** The beginning of one, whose blank is still to come. */
const BEGINNING = /[.!?]["”’)*_\]]*$/
/** A model that ends no sentence must not be left waiting for one. */
const MOST = 1000

/** The model has called tools: what it said before was about its work, and the answer is still to come. */
export interface Step {
  /** Names of the tools. */
  calls: string[]
}

/**
 * Carries text from one who never waits to one who reads it, and the failure that ended it. The reader is woken when
 * a sentence may be complete: nobody is shown less than that, and waking costs more than a word does.
 */
export function createTextQueue() {
  let waiting = ''
  const steps: { after: string; step: Step }[] = []
  let beginning = ''
  let wake = Promise.withResolvers<void>()
  let end: { error: unknown } | 'ended' | null = null

  function finish(how: typeof end) {
    end = how
    wake.resolve()
  }

  async function* read(): AsyncGenerator<string | Step, void> {
    for (;;) {
      if (end === null) await wake.promise
      wake = Promise.withResolvers<void>()
      const taken = steps.splice(0)
      const ready = waiting
      waiting = ''
      for (const { after, step } of taken) {
        if (after !== '') yield after
        yield step
      }
      if (ready !== '') yield ready
      else if (taken.length > 0) continue
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
    step: (step: Step) => {
      steps.push({ after: waiting, step })
      waiting = ''
      beginning = ''
      wake.resolve()
    },
    end: () => finish('ended'),
    fail: (error: unknown) => finish({ error }),
    read,
  }
}
