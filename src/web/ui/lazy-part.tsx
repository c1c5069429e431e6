import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface When {
  /** False for parts that most visits do not need: they are fetched only when shown. */
  isAhead?: boolean
}

/**
 * A part that the page can open without. It is a file of its own, fetched once the page is shown, so that it is ready
 * when needed, even if the connection is lost by then. A part that cannot be fetched breaks nothing else.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  { isAhead = true }: When = {},
): ComponentType<Props> {
  type Part = ComponentType<Props>
  let loaded: Part | undefined
  const fetchPart = async () => (loaded ??= await load())
  if (isAhead)
    whenIdle(() => {
      fetchPart().catch(() => {
        // Offline already: the next attempt comes with the part itself.
      })
    })

  function Awaited({
    part,
    props,
    onRetry,
  }: {
    part: Promise<Part | null>
    props: Props
    onRetry: () => void
  }) {
    const Loaded = use(part)
    if (Loaded) return createElement(Loaded, props)
    const query = { isFetching: false, refetch: async () => onRetry() }
    return <LoadFailure isQuiet failure="This part could not be loaded." query={query} />
  }

  return function LazyPart(props: Props) {
    // What is there already is shown at once, without the moment that waiting takes.
    const [Ready] = useState(() => loaded)
    const [part, setPart] = useState(() => (Ready ? null : fetchPart().catch(() => null)))
    const retry = () => setPart(fetchPart().catch(reloadIfServed))
    if (Ready || !part) return Ready && <Ready {...props} />
    return (
      <Suspense fallback={fallback}>
        <Awaited part={part} props={props} onRetry={retry} />
      </Suspense>
    )
  }
}

/** Some browsers never fetch a file again that failed once, until the page is loaded anew. */
async function reloadIfServed() {
  const isServed = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isServed) location.reload()
  return null
}

function whenIdle(run: () => void) {
  if (typeof document === 'undefined') return
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 200)
}
