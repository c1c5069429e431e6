import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { feedbackInput } from '#contract/feedback.ts'
import { useSendFeedback } from '#web/data/feedback.ts'
import { RobotField } from '#web/public-frame/robot-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface FeedbackFormProps {
  /** Who is writing, as far as it is known. */
  name: string
  email: string
}

export function FeedbackForm({ name, email }: FeedbackFormProps) {
  const send = useSendFeedback()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(feedbackInput),
    defaultValues: { name, email, subject: '', message: '', leaveEmpty: '' },
  })
  const { errors } = formState

  const submit = handleSubmit((form) =>
    send.mutate(form, {
      onSuccess: () => {
        reset()
        toast({
          title: 'Feedback sent',
          description: 'Thank you for your feedback! We appreciate your input.',
        })
      },
      // What was written stays in the form.
      onError: () =>
        toast({
          variant: 'destructive',
          title: 'Error sending feedback',
          description: 'There was a problem sending your feedback. Please try again later.',
        }),
    }),
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" inputMode="email" autoComplete="email" {...register('email')} />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        <Input autoComplete="off" {...register('subject')} />
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <Textarea rows={7} {...register('message')} />
      </Field>
      <RobotField {...register('leaveEmpty')} />
      <Button type="submit" pending={send.isPending} pendingText="Sending..." className="justify-self-start">
        Send Feedback
      </Button>
    </form>
  )
}
