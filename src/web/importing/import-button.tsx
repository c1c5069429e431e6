import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type Brought, useDroppedOrPasted } from './use-dropped-or-pasted.ts'

// What reads files weighs more than a page, and most visits bring none.
const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog, null, {
  isAhead: false,
})

interface ImportButtonProps {
  /** A picture alone, where there is little room; on a phone none, as the screens beside have the whole button. */
  compact?: boolean
  variant?: 'primary' | 'secondary'
}

/** Brings a file of transactions; one that is dropped, or a table pasted, anywhere on the page opens it as well. */
export function ImportButton({ compact = false, variant = 'secondary' }: ImportButtonProps) {
  const [opened, setOpened] = useState<{ brought: Brought | null } | null>(null)
  useDroppedOrPasted((brought) => setOpened({ brought }))
  const open = () => setOpened({ brought: null })
  return (
    <>
      {compact ? (
        <IconButton label="Import transactions" icon={<Upload />} className="max-sm:hidden" onClick={open} />
      ) : (
        <Button variant={variant} onClick={open}>
          <Upload aria-hidden />
          Import
        </Button>
      )}
      {opened && <ImportDialog brought={opened.brought} onClose={() => setOpened(null)} />}
    </>
  )
}
