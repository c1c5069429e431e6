import { useEffect, useEffectEvent } from 'react'
import type { Conversation } from '#web/data/merge-messages.ts'

/** Goes to the message that the address points at, once. True when the conversation does not have it. */
export function useShowMessage(
  target: number | null,
  data: Conversation | undefined,
  onShown: () => void,
): boolean {
  const tellShown = useEffectEvent(onShown)
  const isThere = target !== null && (data?.messages.some(({ id }) => id === target) ?? false)

  useEffect(() => {
    const row = isThere ? document.querySelector<HTMLElement>(`#message-${target}`) : null
    if (!row) return
    row.closest('details')?.setAttribute('open', '')
    row.scrollIntoView({ block: 'center' })
    // Its ring shows which one it is; the keyboard and screen readers go on from there.
    row.focus({ preventScroll: true })
    tellShown()
  }, [target, isThere])

  return target !== null && data !== undefined && !isThere
}
