/** The message that an address points at: '#message-12'. */
export function readMessageHash(hash: string): number | null {
  const id = Number(/^#message-(\d{1,15})$/.exec(hash)?.[1] ?? Number.NaN)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
