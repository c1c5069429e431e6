import type { ReactElement } from 'react'
import { Alert } from './alert.tsx'
import { AmountInput } from './amount-input.tsx'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { ButtonAnchor } from './button-anchor.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'
import { Logo } from './logo.tsx'
import { PageHeader } from './page-header.tsx'
import { PasswordInput } from './password-input.tsx'
import { Progress } from './progress.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Spinner } from './spinner.tsx'
import { Switch } from './switch.tsx'
import { Cell, HeadCell, Table } from './table.tsx'
import { Textarea } from './textarea.tsx'
import { Tooltip } from './tooltip.tsx'

/** One of each that a prerendered page may show, for prerender.test.ts. */
export const prerenderSamples: Record<string, ReactElement> = {
  alert: <Alert title="Failed to load assets" variant="error" action={<Button>Try again</Button>} />,
  'amount-input': <AmountInput defaultValue="$5" />,
  avatar: <Avatar name="Ada Lovelace" />,
  badge: <Badge tone="good">On track</Badge>,
  button: <Button pending>Save</Button>,
  'button-anchor': <ButtonAnchor href="https://example.com">Out</ButtonAnchor>,
  card: <Card title="Recent Income">Salary</Card>,
  'empty-state': <EmptyState icon={null} title="No assets yet" text="Add one." />,
  field: (
    <Field label="Name" hint="As on the statement" error="Asset name is required">
      <Input />
    </Field>
  ),
  'icon-button': <IconButton label="Edit" icon={null} />,
  logo: <Logo />,
  'page-header': <PageHeader title="Budget Tracker" subtitle="Manage your income" />,
  'password-input': <PasswordInput autoComplete="new-password" />,
  progress: <Progress label="House deposit" value={40} />,
  segmented: (
    <Segmented label="Days" value="7" options={[{ value: '7', label: '7 days' }]} onValueChange={() => {}} />
  ),
  select: <Select placeholder="Choose one" defaultValue="" />,
  'skeleton-rows': <SkeletonRows count={3} />,
  spinner: <Spinner />,
  switch: <Switch label="Dark mode" description="Easier at night" />,
  table: (
    <Table caption="All expenses">
      <tbody>
        <tr>
          <HeadCell scope="row">Rent</HeadCell>
          <Cell numeric>$1,850.00</Cell>
        </tr>
      </tbody>
    </Table>
  ),
  textarea: <Textarea />,
  tooltip: (
    <Tooltip text="More about it">
      <button type="button">Net worth</button>
    </Tooltip>
  ),
}
