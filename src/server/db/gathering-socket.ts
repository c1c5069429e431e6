import { Socket } from 'node:net'

/**
 * Sends in one piece what is written in one go. pg corks its socket for every statement by itself; here it stays so
 * until all that follows from what happens now has been written, promises included.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  override cork(): void {
    super.cork()
    if (this.#isGathering) return
    this.#isGathering = true
    super.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
