import { type SubmitEvent, useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { explainPasskey, useAddPasskey, useRenamePasskey } from '#web/data/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** A name for a passkey that is there, or for one that the device makes next. */
export function NamePasskey({ passkey, onClose }: { passkey?: Passkey; onClose: () => void }) {
  const add = useAddPasskey()
  const rename = useRenamePasskey()
  const [name, setName] = useState(passkey?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const task = passkey ? rename : add

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const onSuccess = () => {
      toast({ title: passkey ? 'Passkey renamed' : 'Passkey added' })
      onClose()
    }
    if (passkey) rename.mutate({ id: passkey.id, name }, { onSuccess })
    else add.mutate(name, { onSuccess })
  }

  const failure = task.isError ? explainPasskey(task.error) : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={passkey ? 'Rename the passkey' : 'Add a passkey'}
      description={
        passkey
          ? undefined
          : 'Name it so that you know it again; then your device asks for finger, face or PIN.'
      }
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={task.isPending}>
            {passkey ? 'Rename' : 'Continue'}
          </Button>
        </>
      }
    >
      <Field label="Name" hint="Such as: my phone" error={isMissing ? 'Please name the passkey' : failure}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
