/** An answer as it came, whatever carried it. */
export interface WireResponse {
  status: number
  statusText: string
  text: string
  headers?: { get(name: string): string | null }
}
