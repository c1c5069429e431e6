import type { BrowserContextOptions } from 'playwright-core'

export type ViewportName = 'phone' | 'desktop'

export function viewport(name: ViewportName): BrowserContextOptions {
  return name === 'phone'
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    : { viewport: { width: 1280, height: 800 } }
}
