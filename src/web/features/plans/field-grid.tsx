import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface FieldGridProps {
  /** Beside each other where there is room; two on a phone. */
  columns?: 3 | 4
  children: ReactNode
}

/** The inputs of a row stand at one height, however many lines their labels take. */
export function FieldGrid({ columns = 4, children }: FieldGridProps) {
  return (
    <div
      className={classNames(
        '-mb-4 grid grid-cols-2 gap-x-4 *:row-span-4 *:grid *:grid-rows-subgrid *:pb-4',
        columns === 3 ? 'sm:grid-cols-3 max-sm:*:last:odd:col-span-2' : 'lg:grid-cols-4',
      )}
    >
      {children}
    </div>
  )
}
