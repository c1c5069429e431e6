import { lazy, Suspense, useEffect } from 'react'
import { isKeyOn } from './key-choice.ts'
import { type Opened, openedNow, openPalette, useOpened } from './palette-state.ts'

const Palette = lazy(() => import('./palette.tsx'))
const KeyList = lazy(() => import('./key-list.tsx'))

/** Listens for the two keys that work everywhere; what they open is loaded then. */
export default function PaletteKeys({ userId }: { userId: number }) {
  const opened = useOpened()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const wanted = readKey(event, isKeyOn(userId))
      if (!wanted || document.querySelector('dialog:modal')) return
      event.preventDefault()
      openPalette(wanted)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [userId])
  // One that has made room for the other may still say that it is closed.
  const close = (one: Opened) => () => openedNow() === one && openPalette(null)
  return (
    <Suspense>
      {opened === 'commands' && <Palette userId={userId} onClose={close('commands')} />}
      {opened === 'keys' && <KeyList userId={userId} onClose={close('keys')} />}
    </Suspense>
  )
}

/** A single letter is a command only where nobody is writing, and where the user wants it. */
function readKey(event: KeyboardEvent, isSingleKeyOn: boolean): 'commands' | 'keys' | null {
  if (event.defaultPrevented || event.isComposing) return null
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k')
    return 'commands'
  const isPlain = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey
  return isPlain && isSingleKeyOn && !isWriting(event.target) ? 'keys' : null
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
