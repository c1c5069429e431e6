import { useQueries, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { MARK_ROWS, type Transaction } from '#contract/transactions.ts'
import {
  marksQuery,
  PAGE_ROWS,
  type TransactionFilter,
  transactionsPageQuery,
} from '#web/data/transactions.ts'
import { firstAndLast, isNear, pageToAsk, ROW_HEIGHT, stepAt } from './window-rows.ts'

/** A hand that has not moved for so long rests. */
const STILL_MS = 100

/** The rows in view and a few around them, and what is known of them; only their pages are fetched. */
export function useWindow(frame: RefObject<HTMLElement | null>, filter: TransactionFilter, total: number) {
  const [place, setPlace] = useState({ top: 0, height: 600 })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let rest: ReturnType<typeof setTimeout> | undefined
    const ask = (isStill: boolean) => {
      const { first } = firstAndLast({ top: stepAt(element.scrollTop), height: 0 }, total)
      setAsked((earlier) => pageToAsk(earlier, Math.floor(first / PAGE_ROWS), { isStill }))
    }
    const look = () => {
      const next = { top: stepAt(element.scrollTop), height: element.clientHeight }
      setPlace((earlier) => (earlier.top === next.top && earlier.height === next.height ? earlier : next))
      ask(false)
      clearTimeout(rest)
      rest = setTimeout(() => ask(true), STILL_MS)
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    return () => {
      clearTimeout(rest)
      element.removeEventListener('scroll', look)
      watcher.disconnect()
    }
  }, [frame, total])

  const { first, last } = firstAndLast(place, total)
  const pages: number[] = []
  for (let page = Math.floor(first / PAGE_ROWS); page <= Math.floor(last / PAGE_ROWS); page += 1)
    pages.push(page)
  const marks = useQuery({ ...marksQuery(filter), enabled: total > MARK_ROWS })
  const isAsked = isNear(asked, pages[0] ?? 0)
  const found = useQueries({
    queries: pages.map((page) => {
      const query = transactionsPageQuery(filter, page, marks.data)
      return { ...query, enabled: isAsked && query.enabled !== false }
    }),
  })
  const rowAt = (index: number): Transaction | undefined =>
    found[Math.floor(index / PAGE_ROWS) - (pages[0] ?? 0)]?.data?.[index % PAGE_ROWS]

  function reveal(index: number) {
    const element = frame.current
    if (!element) return
    const [top, bottom] = [index * ROW_HEIGHT, (index + 1) * ROW_HEIGHT]
    if (top < element.scrollTop) element.scrollTo({ top })
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: bottom - element.clientHeight })
  }

  return {
    first,
    last,
    rowAt,
    reveal,
    hasFailed: marks.isError || found.some(({ isError }) => isError),
    rowsInView: Math.floor(place.height / ROW_HEIGHT),
  }
}
