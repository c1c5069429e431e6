/** Why a message was not read: it took too long by itself, or too many others came first. */
export class OutOfTime extends Error {
  override name = 'OutOfTime'
  readonly reason: 'slow' | 'crowded'

  constructor(reason: 'slow' | 'crowded') {
    super(reason)
    this.reason = reason
  }
}
