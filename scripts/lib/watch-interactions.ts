import type { Page } from 'playwright-core'

const SLOW_DOWN = 4

/** How long the page takes from each press or key to the next picture, on a processor a quarter as fast. */
export async function watchInteractions(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(startWatching)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await act()
  const durations = await page.evaluate(endWatching)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return durations
}

interface Watched extends Window {
  interactions?: Map<number, number>
}

/** In the page: the longest event of every interaction, as browsers count INP. */
function startWatching() {
  const found = new Map<number, number>()
  ;(window as Watched).interactions = found
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId: id = 0, duration } = entry
      if (id > 0) found.set(id, Math.max(found.get(id) ?? 0, duration))
    }
  }
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Two pictures later, so that the last interaction has been told of. */
async function endWatching(): Promise<number[]> {
  for (let pictures = 0; pictures < 3; pictures += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 50))
    })
  }
  return [...((window as Watched).interactions?.values() ?? [])]
}
