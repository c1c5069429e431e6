import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Correction, correction, wrongKinds } from '#contract/wrong-answers.ts'
import { messageOf } from '#web/data/client.ts'
import { useMarkWrong } from '#web/data/wrong-answers.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'

/** What is wrong with a reply, and what would have been right. */
export function WrongForm({ id, onClose }: { id: number; onClose: () => void }) {
  const mark = useMarkWrong(id)
  const { register, handleSubmit, formState } = useForm<Correction>({
    resolver: zodResolver(correction),
    defaultValues: { kind: 'figure', text: '', right: '' },
  })
  const { errors } = formState

  const submit = handleSubmit((form) =>
    mark.mutate(form, {
      onSuccess: () => {
        toast({
          title: 'Marked as wrong',
          description: 'You find it under Settings, where you can delete it.',
        })
        onClose()
      },
    }),
  )

  return (
    <FormDialog
      onClose={onClose}
      title="What is wrong?"
      description="Your message, this answer and how it came about are kept on this server, for you alone."
      onSubmit={submit}
      submitLabel="Mark as wrong"
      pending={mark.isPending}
    >
      <div className="grid gap-3">
        {mark.isError && (
          <Alert variant="error" title="Error">
            {messageOf(mark.error, 'That could not be kept. Please try again.')}
          </Alert>
        )}
        <Field label="Wrong is" error={errors.kind?.message}>
          <Select {...register('kind')}>
            {Object.entries(wrongKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="In your words (optional)" error={errors.text?.message}>
          <Textarea rows={3} {...register('text')} />
        </Field>
        <Field label="What would have been right (optional)" error={errors.right?.message}>
          <Textarea rows={2} {...register('right')} />
        </Field>
      </div>
    </FormDialog>
  )
}
