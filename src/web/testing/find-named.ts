import type { SmallElement } from './small-dom/small-element.ts'

const selectors = {
  button: 'button, a, summary, input[type="checkbox"], input[type="radio"], [role="option"]',
  field: 'input, textarea, select',
  form: 'form',
  /** With a name of its own. */
  part: 'dialog, table, section, progress, svg, [role]',
}
export type Kind = keyof typeof selectors
export type Name = string | RegExp

/** What a screen reader would call it. */
export function nameOf(element: SmallElement): string {
  const root = element.closest('html')
  const textOf = (id: string) => root?.querySelector(`#${id}`)?.textContent ?? ''
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== null) return labelledBy.split(' ').map(textOf).join(' ')
  const own = element.id && root?.querySelector(`label[for="${element.id}"]`)
  const name = own || element.closest('label') || element
  return name.textContent.replaceAll(/\s+/g, ' ').trim()
}

/** In their order. */
export const listNamed = (within: SmallElement, kind: Kind, name: Name) =>
  within
    .querySelectorAll(selectors[kind])
    .filter((element) => (typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))))
