import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface SampleNoticeProps {
  onClear: () => void
  isClearing: boolean
}

export function SampleNotice({ onClear, isClearing }: SampleNoticeProps) {
  return (
    <Alert
      title="Sample data"
      action={
        <Button size="sm" variant="secondary" disabled={isClearing} onClick={onClear}>
          Clear sample data
        </Button>
      }
    >
      Entries marked ‘Sample’ show how this page works. They count in the totals here and nowhere else. Edit
      one to make it yours, or clear them all and start with your own.
    </Alert>
  )
}
