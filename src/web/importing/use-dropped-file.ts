import { useEffect, useEffectEvent } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** A file that is dropped anywhere on the page. Without this a browser would leave the page and show the file. */
export function useDroppedFile(onFile: (file: File) => void) {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    function allow(event: DragEvent) {
      if (hasFiles(event)) event.preventDefault()
    }
    function drop(event: DragEvent) {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file) take(file)
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('drop', drop)
    }
  }, [])
}
