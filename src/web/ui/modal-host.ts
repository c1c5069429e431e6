import { createExternalStore } from '#web/lib/external-store.ts'

/**
 * An open modal dialog makes all else on the page inert, toasts included. Dialogs therefore register here, and the
 * toaster moves into the topmost one, where its toasts can be seen, heard and pressed.
 */
const open = createExternalStore<readonly HTMLElement[]>([])

export function addModalHost(element: HTMLElement) {
  open.write([...open.read(), element])
  return () => open.write(open.read().filter((other) => other !== element))
}

export const useModalHost = () => open.use().at(-1) ?? null
