/** What every field that takes text or a choice looks like. */
export const controlStyle =
  'block w-full min-w-0 rounded-control border border-control bg-surface px-3 text-sm text-ink shadow-card ' +
  'transition-colors enabled:hover:border-ink-muted focus-visible:-outline-offset-1 ' +
  'aria-invalid:border-danger aria-invalid:outline-danger read-only:[&:is(input,textarea)]:border-line ' +
  'read-only:[&:is(input,textarea)]:bg-subtle disabled:cursor-not-allowed disabled:bg-subtle disabled:opacity-60'

export const controlHeight = 'h-10 touch:min-h-touch'
