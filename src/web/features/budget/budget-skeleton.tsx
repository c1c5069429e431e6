import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the overview while the profile loads. */
export function BudgetSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">Loading</output>
      <Skeleton className="h-10 w-full max-w-sm" />
      <div className="grid gap-4 sm:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-32 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-104 rounded-card" />
    </div>
  )
}
