import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** The pages that are prerendered. Each is a file of its own, which the built HTML of its page names ahead. */
const readingPages: Record<string, Load> = {
  '/': async () => (await import('#web/features/landing/page.tsx')).LandingPage,
  '/how-it-works': async () => (await import('#web/features/how-it-works/page.tsx')).HowItWorksPage,
  '/privacy-policy': async () => (await import('#web/features/privacy-policy/page.tsx')).PrivacyPolicyPage,
  '/terms-of-service': async () =>
    (await import('#web/features/terms-of-service/page.tsx')).TermsOfServicePage,
}

export async function loadReadingPage(path: string): Promise<ComponentType> {
  const load = readingPages[path]
  if (!load) throw new Error(`${path} is not a page for reading`)
  return load()
}
