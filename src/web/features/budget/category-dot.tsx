import { createContext } from 'react'
import { assignColours, type Colour, type ColourOf } from '#web/charts/category-colour.ts'

/** The colours of this budget's categories, the same in the chart, on badges and in rows. */
export const CategoryColours = createContext<ColourOf>(assignColours([]))

export function CategoryDot({ colour }: { colour: Colour }) {
  return (
    <svg aria-hidden viewBox="0 0 10 10" className="size-2.5! shrink-0">
      <circle cx="5" cy="5" r="5" className={colour} />
    </svg>
  )
}
