import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#web/data/client.ts'
import { downloadEverything } from '#web/data/own-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toast-store.ts'

const RestoreDialog = lazyPart(async () => (await import('./restore-dialog.tsx')).RestoreDialog)

/** Everything here is the user's to take along, and to bring back. */
export function OwnData() {
  const [isRestoring, setRestoring] = useState(false)
  const [isChecking, setChecking] = useState(false)

  async function download() {
    setChecking(true)
    try {
      await downloadEverything()
    } catch (error) {
      const description = messageOf(error, 'Please try again.')
      toast({ variant: 'destructive', title: 'Nothing was downloaded', description })
    } finally {
      setChecking(false)
    }
  }

  return (
    <Card
      title="Your data"
      description="Everything Keel has stored for you in one archive: a file that can be restored here or on another Keel, and a table of each part for a spreadsheet."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" pending={isChecking} onClick={() => void download()}>
          <Download aria-hidden />
          Download everything
        </Button>
        <Button variant="secondary" onClick={() => setRestoring(true)}>
          <Upload aria-hidden />
          Restore from a file
        </Button>
      </div>
      {isRestoring && <RestoreDialog onClose={() => setRestoring(false)} />}
    </Card>
  )
}
