import { useMemo, useState } from 'react'
import { assignColours, type ColourOf, orderCategories } from '#web/charts/category-colour.ts'

/** Colours that stay while the screen is open: deleting a row must not recolour the others. */
export function useColours(expenses: readonly { id: number; category: string }[]): ColourOf {
  const [known, setKnown] = useState<readonly string[]>([])
  const order = useMemo(() => orderCategories(expenses, known), [expenses, known])
  if (order !== known) setKnown(order)
  return useMemo(() => assignColours(order), [order])
}
