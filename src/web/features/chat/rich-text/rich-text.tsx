import { memo } from 'react'
import { readHtml } from './read-html.tsx'

/** Words of the advisor. Read anew only when they change: a long conversation is drawn often. */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return <div className="rich-text wrap-anywhere">{readHtml(html)}</div>
})
