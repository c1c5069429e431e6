import { FileUp } from 'lucide-react'
import { type ClipboardEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Importing } from './use-import.ts'

const KINDS = '.csv,.tsv,.txt,.xlsx,.ofx,.qfx,.qif,.zip'

export function ChooseStep({ importing }: { importing: Importing }) {
  const field = useRef<HTMLInputElement>(null)

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text/plain')
    if (text.trim() === '') return
    event.preventDefault()
    void importing.openPasted(text)
  }

  return (
    <>
      <div
        className={classNames(
          'grid justify-items-center gap-3 rounded-card border',
          'border-dashed border-control px-4 py-8 text-center',
        )}
      >
        <FileUp aria-hidden className="size-8 text-ink-muted" />
        <p className="text-sm text-pretty text-ink-muted">
          Drop a file here, or choose one: CSV, Excel, OFX, QFX or QIF from your bank, or the export of
          Actual, YNAB, Mint, Monarch, Firefly III, Sure or Maybe.
        </p>
        <Button onClick={() => field.current?.click()}>Choose a file</Button>
        <input
          ref={field}
          type="file"
          accept={KINDS}
          aria-label="File to import"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file can be chosen again after it was mended.
            target.value = ''
            if (file) void importing.openFile(file)
          }}
        />
      </div>
      <Field label="Or paste a table" hint="Copied from a spreadsheet or from your bank's page.">
        <Textarea rows={2} onPaste={paste} placeholder="Paste here" />
      </Field>
      <p className="text-sm text-pretty text-ink-muted">
        Files are read in your browser. You see what was understood before anything is stored, and can take an
        import back as a whole.
      </p>
    </>
  )
}
