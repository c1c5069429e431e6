import { categoryColour } from '#web/charts/category-colour.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The colour that a category has in the chart. */
export function CategoryDot({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className={classNames('size-2.5 shrink-0 rounded-full', categoryColour(name).background)}
    />
  )
}
