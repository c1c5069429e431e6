import type { Spent } from '#advisor/writer.ts'

/** Roughly, in English, as providers say themselves. */
const CHARACTERS_A_TOKEN = 4

const estimate = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN)

/**
 * Counts what a turn costs. Providers report it with the end of an answer; for one that is cut off before, or is
 * never reported, it is estimated from what went out and what came back.
 */
export class Meter {
  #tokensIn = 0
  #tokensOut = 0
  #isEstimated = false
  /** Requests that are not reported yet, by characters. The next may be out before the report on the last is read. */
  readonly #open: { out: number; back: number }[] = []

  /** A request is about to go out. */
  send(body: string) {
    this.#open.push({ out: body.length, back: 0 })
  }

  /** More of the answer has come. */
  hear(characters: number) {
    const [answered] = this.#open
    if (answered) answered.back += characters
  }

  /** What the provider says the answer has cost; undefined where it does not say. */
  report(tokensIn: number | undefined, tokensOut: number | undefined) {
    const { out, back } = this.#open.shift() ?? { out: 0, back: 0 }
    this.#tokensIn += tokensIn ?? estimate(out)
    this.#tokensOut += tokensOut ?? estimate(back)
    this.#isEstimated ||= tokensIn === undefined || tokensOut === undefined
  }

  /** The request failed. Nobody charges for an answer of which nothing came. */
  fail() {
    if (this.#open[0]?.back === 0) this.#open.shift()
  }

  /** With what is on its way, or was cut off. */
  get spent(): Spent {
    return {
      tokensIn: this.#open.reduce((sum, { out }) => sum + estimate(out), this.#tokensIn),
      tokensOut: this.#open.reduce((sum, { back }) => sum + estimate(back), this.#tokensOut),
      isEstimated: this.#isEstimated || this.#open.length > 0,
    }
  }
}
