import type { ComponentType } from 'react'
import { findPage, type PagePath } from '#contract/pages.ts'

type Load = () => Promise<ComponentType>

/** The pages that are prerendered. Each is a file of its own, which the built HTML of its page names ahead. */
export const publicPages: Partial<Record<PagePath, Load>> = {
  '/': async () => (await import('#web/features/landing/page.tsx')).LandingPage,
  '/how-it-works': async () => (await import('#web/features/how-it-works/page.tsx')).HowItWorksPage,
  '/privacy-policy': async () => (await import('#web/features/privacy-policy/page.tsx')).PrivacyPolicyPage,
  '/terms-of-service': async () =>
    (await import('#web/features/terms-of-service/page.tsx')).TermsOfServicePage,
}

/** A page whose code is there, so that it is rendered at once, as its HTML was. */
export interface ReadyPage {
  path: string
  Page: ComponentType
}

/** Null when the path is not one of these pages. */
export async function loadPublicPage(path: string): Promise<ReadyPage | null> {
  const found = findPage(path)
  const load = found && publicPages[found.path as PagePath]
  return load ? { path: found.path, Page: await load() } : null
}
