import { isListed, listedPages } from '#contract/listed-pages.ts'
import { pages } from '#contract/pages.ts'

/** Search engines may index the public pages, and nothing else. */
export function robotsText(publicUrl: string): string {
  const closed = pages.filter((page) => !isListed(page)).map((page) => `Disallow: ${page.path}`)
  return ['User-agent: *', 'Disallow: /api/', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}

export function sitemapXml(publicUrl: string): string {
  const urls = listedPages.map((page) => `  <url><loc>${escapeXml(publicUrl + page.path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
