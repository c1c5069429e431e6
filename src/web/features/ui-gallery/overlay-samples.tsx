import { useState } from 'react'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { SampleGroup } from './sample-group.tsx'

export function OverlaySamples() {
  const [opened, setOpened] = useState<'form' | 'confirm' | null>(null)
  const close = () => setOpened(null)
  return (
    <SampleGroup title="Dialogs, toasts, tooltips">
      <Card>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setOpened('form')}>
            Open a form
          </Button>
          <Button variant="secondary" onClick={() => setOpened('confirm')}>
            Ask first
          </Button>
          <ToastButtons />
          <Tooltip text="Total assets minus total liabilities, from your balance sheet today.">
            <Button variant="link">Net worth</Button>
          </Tooltip>
        </div>
      </Card>
      <AssetDialog open={opened === 'form'} onClose={close} />
      <ConfirmDialog
        open={opened === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete “Savings account”?"
        text="Its value leaves your net worth at once. This cannot be undone."
        confirmLabel="Delete"
        destructive
      />
    </SampleGroup>
  )
}

function AssetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      closeOnBackdrop
      title="Add New Asset"
      description="Something you own that has a value."
      onSubmit={() =>
        toast({ title: 'Failed to add asset', description: 'Please try again.', variant: 'destructive' })
      }
      submitLabel="Add Asset"
    >
      <div className="space-y-4">
        <Field label="Name">
          <Input />
        </Field>
        <Field label="Value ($)">
          <AmountInput />
        </Field>
      </div>
    </FormDialog>
  )
}

function ToastButtons() {
  return (
    <>
      <Button variant="secondary" onClick={() => toast({ title: 'Asset added' })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Budget saved',
            description: 'Rent is now $1,850.00 a month.',
            duration: 10_000,
            action: { label: 'Undo', onClick: () => toast({ title: 'Undone' }) },
          })
        }
      >
        Toast with an action
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({ title: 'Failed to save', description: 'Please try again.', variant: 'destructive' })
        }
      >
        Toast of failure
      </Button>
    </>
  )
}
