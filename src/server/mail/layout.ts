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
  /** What to press, after the first paragraphs. */
  action?: { label: string; url: string; after: string[] }
  footer: string
}

/** Control characters would start new headers or lines where one line belongs. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Plain text and HTML with the same words, so that neither kind of reader misses anything. */
export function layOut({ subject, paragraphs, action, footer }: MailParts): MailContent {
  const before = paragraphs
  const after = action?.after ?? []
  return {
    subject: oneLine(subject),
    text: [...before, ...(action ? [action.url] : []), ...after, `-- \n${footer}`].join('\n\n'),
    html: page(
      subject,
      [
        ...before.map(paragraph),
        ...(action ? [button(action)] : []),
        ...after.map(paragraph),
        `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #8884;font-size:13px;opacity:.75">${escapeHtml(footer)}</p>`,
      ].join('\n'),
    ),
  }
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

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
