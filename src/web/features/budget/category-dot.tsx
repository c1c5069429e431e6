import { createContext, use } from 'react'
import { assignColours, type ColourOf } from '#web/charts/category-colour.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The colours of this budget's categories, the same in the chart, on badges and in rows. */
export const CategoryColours = createContext<ColourOf>(assignColours([]))

export function CategoryDot({ name }: { name: string }) {
  const colourOf = use(CategoryColours)
  return (
    <span aria-hidden className={classNames('size-2.5 shrink-0 rounded-full', colourOf(name).background)} />
  )
}
