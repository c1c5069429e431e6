import type { Page } from 'playwright-core'

const SLOW_DOWN = 4

export interface Interaction {
  /** E.g. 'click on button Add'. */
  what: string
  milliseconds: number
}

/** How long the page takes from each press or key to the next picture, on a processor a quarter as fast. */
export async function watchInteractions(page: Page, act: () => Promise<void>): Promise<Interaction[]> {
  await page.evaluate(startWatching)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await act()
  const interactions = await page.evaluate(endWatching)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return interactions
}

interface Watched extends Window {
  interactions?: Map<number, Interaction>
}

interface Noted extends PerformanceEntry {
  interactionId?: number
  target?: Element | null
}

/** In the page: the longest event of every interaction, as browsers count INP. */
function startWatching() {
  const found = new Map<number, Interaction>()
  ;(window as Watched).interactions = found
  const describe = ({ name, target }: Noted) => {
    const label =
      target?.getAttribute('aria-label') ?? target?.getAttribute('name') ?? target?.textContent ?? ''
    return `${name} on ${target?.localName ?? 'what is gone'} ${label.slice(0, 20)}`.trim()
  }
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as Noted[]) {
      const { interactionId: id = 0, duration } = entry
      if (id === 0 || duration <= (found.get(id)?.milliseconds ?? 0)) continue
      found.set(id, { what: describe(entry), milliseconds: duration })
    }
  }
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Two pictures later, so that the last interaction has been told of. */
async function endWatching(): Promise<Interaction[]> {
  for (let pictures = 0; pictures < 3; pictures += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 50))
    })
  }
  return [...((window as Watched).interactions?.values() ?? [])]
}
