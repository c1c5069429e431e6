import { useLayoutEffect, type RefObject } from 'react'
import { addModalHost } from './modal-host.ts'

/** Shows a native dialog for as long as it is mounted. The browser keeps focus inside and gives it back after. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    const leave = addModalHost(element)
    return () => {
      leave()
      element.close()
    }
  }, [dialog])
}
