import { useSyncExternalStore } from 'react'

const onPaper = () => matchMedia('print')

function subscribe(listener: () => void) {
  const query = onPaper()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True while the page is laid out for paper: what is only for that is made then, and costs nothing before. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => onPaper().matches)
