/** What a template gives: every mail comes as plain text and as HTML. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface MailParts {
  subject: string
  /** Paragraphs in plain words; both forms of the mail are made from them. */
  paragraphs: string[]
  /** Lists under headings, after the paragraphs. */
  sections?: MailSection[]
  /** What to press, after all of that. */
  action?: { label: string; url: string; after: string[] }
  footer: string
  /** The small print's own link, such as one to get no more of these. */
  footerLink?: { label: string; url: string }
}

export interface MailSection {
  heading: string
  lines: string[]
}

/** Control characters would start new headers or lines where one line belongs. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Plain text and HTML with the same words, so that neither kind of reader misses anything. */
export function layOut(parts: MailParts): MailContent {
  const { subject, paragraphs, sections = [], action, footer, footerLink } = parts
  const after = action?.after ?? []
  const smallPrint = [footer, ...(footerLink ? [`${footerLink.label}: ${footerLink.url}`] : [])].join('\n')
  return {
    subject: oneLine(subject),
    text: [
      ...paragraphs,
      ...sections.map(({ heading, lines }) => [heading, ...lines.map((line) => `- ${line}`)].join('\n')),
      ...(action ? [action.url] : []),
      ...after,
      `-- \n${smallPrint}`,
    ].join('\n\n'),
    html: page(
      subject,
      [
        ...paragraphs.map(paragraph),
        ...sections.map(list),
        ...(action ? [button(action)] : []),
        ...after.map(paragraph),
        `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:13px;opacity:.75">${escapeHtml(footer)}${footerLink ? `<br>${plainLink(footerLink)}` : ''}</p>`,
      ].join('\n'),
    ),
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

const list = ({ heading, lines }: MailSection) =>
  `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(heading)}</h2>
<ul style="margin:0 0 16px;padding-left:20px">
${lines.map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`).join('\n')}
</ul>`

const plainLink = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`

function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f5f5c;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px">Or open this address:<br><a href="${href}" style="color:inherit;word-break:break-all">${href}</a></p>`
}

/** No colours but the button's own: the mail program's light or dark paper and ink stay as the reader likes them. */
function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(title))}</title>
<style>:root { color-scheme: light dark }</style>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700;font-size:20px">Keel</p>
${body}
</div>
</body>
</html>
`
}
