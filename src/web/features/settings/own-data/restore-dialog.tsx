import { useState } from 'react'
import { messageOf, queryClient } from '#web/data/client.ts'
import { explainFailure, useRestore } from '#web/data/own-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'

export function RestoreDialog({ onClose }: { onClose: () => void }) {
  const restore = useRestore()
  const [file, setFile] = useState<File | null>(null)
  const [isReplacing, setReplacing] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [rows, setRows] = useState(0)

  function submit() {
    setMissing(file === null)
    if (file === null) return
    setRows(0)
    restore.mutate(
      { file, mode: isReplacing ? 'replace' : 'empty', onProgress: setRows },
      {
        onSuccess: () => {
          queryClient.clear()
          toastAfterLoad({
            title: 'Everything is restored',
            description: 'Your account is as the file says.',
          })
          location.assign('/chat')
        },
      },
    )
  }

  const isBusy = restore.isPending || restore.isSuccess
  return (
    <FormDialog
      onClose={onClose}
      dismissible={!isBusy}
      title="Restore from a file"
      description="Choose an archive or a keel.json that was downloaded from a Keel. Your e-mail, your password and your devices stay as they are."
      onSubmit={submit}
      submitLabel={isReplacing ? 'Replace everything' : 'Restore'}
      destructive={isReplacing}
      pending={isBusy}
    >
      <div className="grid gap-5">
        <Field label="File" error={isMissing ? 'Please choose a file' : undefined}>
          <Input
            type="file"
            accept=".zip,.json,application/zip,application/json"
            disabled={isBusy}
            className="py-2"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </Field>
        <Checkbox checked={isReplacing} disabled={isBusy} onChange={setReplacing}>
          <span>
            Replace what is in this account
            <span className="block text-ink-muted">
              Needed when something is stored here already. It is deleted for good.
            </span>
          </span>
        </Checkbox>
        <output className="text-sm text-ink-muted empty:hidden">
          {isBusy && `Reading: ${rows.toLocaleString('en-US')} rows so far. Nothing changes before the end.`}
        </output>
        {restore.isError && (
          <Alert variant="error" title="Nothing was restored">
            {explainFailure(restore.error) ??
              messageOf(restore.error, 'The file could not be read to its end.')}
          </Alert>
        )}
      </div>
    </FormDialog>
  )
}
