import { Skeleton } from './skeleton.tsx'

interface SkeletonRowsProps {
  count: number
  label?: string
}

export function SkeletonRows({ count, label = 'Loading' }: SkeletonRowsProps) {
  return (
    <div className="divide-y divide-line">
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 py-4">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  )
}
