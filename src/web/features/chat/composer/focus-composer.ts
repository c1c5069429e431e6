export const COMPOSER_ID = 'your-message'

/** The cursor goes to the end of what is there. */
export function focusComposer() {
  const field = document.querySelector<HTMLTextAreaElement>(`#${COMPOSER_ID}`)
  // Giving the focus has the page laid out, even to what has it.
  if (field !== document.activeElement) field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

/** Where it would not open a keyboard on the screen that covers what is to be read. */
export function focusComposerWithoutKeyboard() {
  if (window.matchMedia('(pointer: fine)').matches) focusComposer()
}
