import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'

type Answer = readonly [query: { queryKey: QueryKey }, data: unknown]

/** The first page of a list that is loaded in pages. */
export const onePage = (rows: readonly unknown[]) => ({ pages: [rows], pageParams: [null] })

/** What a screen shows when the server has answered so; what nobody answers is still on its way. */
export function renderScreen(screen: ReactElement, ...answers: Answer[]): string {
  const client = new QueryClient()
  for (const [{ queryKey }, data] of answers) client.setQueryData(queryKey, data)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">{screen}</Router>
    </QueryClientProvider>,
  )
  client.clear()
  return html
}

/** Its words alone, a space between what stands apart. */
export const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()
