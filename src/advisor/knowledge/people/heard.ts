/** What is said to a life event or a feeling: one of the first sentences, one step behind it, the rest on request. */
export interface Heard {
  /** First sentences, at most 60 characters each. */
  hears: readonly string[]
  /** Sensible next steps, at most 110 characters each, each fit to stand behind any first sentence. */
  steps: readonly string[]
  /** Further sentences for the details. */
  more: readonly string[]
}
