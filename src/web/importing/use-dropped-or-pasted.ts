import { useEffect, useEffectEvent } from 'react'
import { currentToast, dismissToast, toast } from '#web/ui/toast-store.ts'
import { looksLikeTable } from './looks-like-table.ts'

/** A file, or the text of a table that was copied elsewhere. */
export type Brought = File | string

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null

/** While a dialog is open, nothing is imported. */
const isBusy = () => document.querySelector('dialog[open]') !== null

/**
 * What is dropped or pasted anywhere on the page. Without this a browser would leave the page and show a dropped file.
 * Words that are pasted into a field stay there, as they may be meant for it; that they can be imported is offered.
 */
export function useDroppedOrPasted(onBrought: (brought: Brought) => void) {
  const take = useEffectEvent(onBrought)
  useEffect(() => {
    let offered: number | null = null
    function allow(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    }
    function drop(event: DragEvent) {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) take(file)
    }
    function paste(event: ClipboardEvent) {
      if (event.defaultPrevented || isBusy()) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const file = event.clipboardData?.files[0]
      // A spreadsheet puts a picture of the cells beside their text.
      if (looksLikeTable(text)) {
        if (!isField(event.target)) take(text)
        else if (!isOtherOffer(offered)) offered = offer(() => take(text))
      } else if (file && text === '' && !isField(event.target) && !file.type.startsWith('image/')) take(file)
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
      // Nothing would handle the offered import any more.
      if (offered !== null) dismissToast(offered)
    }
  }, [])
}

/** Something else can still be pressed, such as 'Undo', and would be lost under an offer. */
function isOtherOffer(own: number | null) {
  const shown = currentToast()
  return shown?.open === true && shown.action !== undefined && shown.id !== own
}

const OFFER_MS = 15_000

const offer = (onClick: () => void) =>
  toast({
    title: 'This looks like a table',
    description: 'Its rows can be brought as transactions.',
    duration: OFFER_MS,
    action: { label: 'Import it', onClick },
  })
