/** A document of its own, in which nothing runs and nothing is loaded. */
export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** What a reader sees, without tags and with the marks around quotations: what the length of a reply counts. */
export function readText(html: string): string {
  const body = parseHtml(html)
  for (const quotation of body.querySelectorAll('q')) quotation.replaceWith('“', ...quotation.childNodes, '”')
  return (body.textContent ?? '').trim()
}
