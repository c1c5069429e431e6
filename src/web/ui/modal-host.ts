import { useSyncExternalStore } from 'react'

/**
 * An open modal dialog makes all else on the page inert, toasts included. Dialogs therefore register here, and the
 * toaster moves into the topmost one, where its toasts can be seen, heard and pressed.
 */
let open: HTMLElement[] = []
const listeners = new Set<() => void>()

function update(next: HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

export function addModalHost(element: HTMLElement) {
  update([...open, element])
  return () => update(open.filter((other) => other !== element))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useModalHost() {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  )
}
