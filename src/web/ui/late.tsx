import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/**
 * A part that its page can open without: a file of its own, fetched once the page stands, so that it is there when it
 * is asked for and also when the connection is lost by then.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetch = async () => (loaded ??= await load())
  const Awaited = lazy(async () => ({ default: await fetch() })) as ComponentType<Props>
  whenIdle(() => {
    fetch().catch(() => {
      // Offline already: the next attempt comes with the part itself.
    })
  })
  return function Late(props: Props) {
    // What is there already is shown at once, without the moment that waiting takes.
    const [Part] = useState(() => loaded ?? Awaited)
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function whenIdle(run: () => void) {
  if (typeof document === 'undefined') return
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 200)
}
