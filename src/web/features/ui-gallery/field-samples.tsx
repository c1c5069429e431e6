import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { SampleGroup } from './sample-group.tsx'

export function FieldSamples() {
  return (
    <SampleGroup title="Forms">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <AssetForm />
        <FieldStates />
      </div>
      <Card title="Switches">
        <div className="divide-y divide-line">
          <Switch label="E-mail notifications" description="A digest of what has changed." defaultChecked />
          <Switch label="Budget alerts" />
          <Switch label="Not available yet" disabled />
          <Switch label="Always on" defaultChecked disabled />
        </div>
      </Card>
    </SampleGroup>
  )
}

function AssetForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', value: '', category: '', notes: '' },
  })
  const { errors } = formState
  return (
    <Card title="With react-hook-form" description="Submit it empty to see the messages.">
      <form noValidate className="space-y-4" onSubmit={handleSubmit(() => {})}>
        <Field label="Name" error={errors.name?.message}>
          <Input
            {...register('name', { required: 'Asset name is required' })}
            placeholder="e.g., Savings account"
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Value ($)" error={errors.value?.message}>
            <AmountInput
              {...register('value', { required: 'Value is required' })}
              describe={(text) => (/\d/.test(text) ? `${text} dollars` : undefined)}
            />
          </Field>
          <Field label="Category" error={errors.category?.message}>
            <Select {...register('category', { required: 'Category is required' })} placeholder="Choose one">
              <option>Cash</option>
              <option>Investments</option>
              <option>Real estate</option>
            </Select>
          </Field>
        </div>
        <Field label="Notes (optional)" hint="Only you can see them.">
          <Textarea {...register('notes')} rows={3} />
        </Field>
        <Button type="submit">Add Asset</Button>
      </form>
    </Card>
  )
}

function FieldStates() {
  const [amount, setAmount] = useState('$1,234.56')
  return (
    <Card title="States">
      <div className="space-y-4">
        <Field label="Password" hint="At least 6 characters.">
          <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
        </Field>
        <Field label="Amount" hint={`Kept as typed: ${amount}`}>
          <AmountInput value={amount} onValueChange={setAmount} />
        </Field>
        <Field label="With an error" error="Please enter a valid e-mail address">
          <Input type="email" defaultValue="ada@" />
        </Field>
        <Field label="Read-only">
          <Input readOnly defaultValue="ada@example.com" />
        </Field>
        <Field label="Disabled">
          <Input disabled defaultValue="Not now" />
        </Field>
        <Field label="Disabled choice">
          <Select disabled defaultValue="Cash">
            <option>Cash</option>
          </Select>
        </Field>
      </div>
    </Card>
  )
}
