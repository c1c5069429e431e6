import { pageDescriptions } from '#contract/listed-pages.ts'
import { documentTitle, type Page, type PagePath } from '#contract/pages.ts'

/** What search engines and shared links show of a page; nothing for pages that are not for them. */
export function describePage(page: Page): string[] {
  const description = pageDescriptions[page.path as PagePath]
  if (description === undefined) return ['<meta name="robots" content="noindex" />']
  const title = escapeHtml(documentTitle(page))
  const text = escapeHtml(description)
  return [
    `<meta name="description" content="${text}" />`,
    `<link rel="canonical" href="__PUBLIC_URL__${page.path}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Keel" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:url" content="__PUBLIC_URL__${page.path}" />`,
    '<meta property="og:image" content="__PUBLIC_URL__/social-card.png" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:alt" content="Keel, a financial advisor that shows its working" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
