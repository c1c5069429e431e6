import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape that all pages share, while the one that was asked for is on its way. */
export function PageSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">Loading</output>
      <div className="grid gap-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
