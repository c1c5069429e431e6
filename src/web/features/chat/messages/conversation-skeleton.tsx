import { Skeleton } from '#web/ui/skeleton.tsx'

export function ConversationSkeleton() {
  return (
    <div className="grid gap-6">
      <output className="sr-only">Loading the conversation</output>
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-10 w-2/5 justify-self-end" />
      <Skeleton className="h-20 w-3/5" />
      <Skeleton className="h-10 w-1/2 justify-self-end" />
    </div>
  )
}
