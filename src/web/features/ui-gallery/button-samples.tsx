import { ArrowRight, Menu, Pencil, Plus, Trash2 } from 'lucide-react'
import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SampleGroup } from './sample-group.tsx'

const variants = ['primary', 'secondary', 'ghost', 'destructive', 'link'] as const

export function ButtonSamples() {
  return (
    <SampleGroup title="Buttons">
      <Card>
        <div className="space-y-4">
          <div className="flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                {variant}
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} pending pendingText="Saving...">
                {variant}
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm">
              <Plus aria-hidden /> Small
            </Button>
            <Button>
              <Plus aria-hidden /> Medium
            </Button>
            <Button size="lg">
              Large <ArrowRight aria-hidden />
            </Button>
            <ButtonLink href="/login" variant="secondary">
              A link
            </ButtonLink>
            <ButtonAnchor href="mailto:help@example.com" variant="link">
              A link outside
            </ButtonAnchor>
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <IconButton label="Open menu" icon={<Menu />} />
            <IconButton label="Edit asset" icon={<Pencil />} />
            <IconButton label="Delete asset" icon={<Trash2 />} variant="destructive" />
            <IconButton label="Not now" icon={<Trash2 />} disabled />
          </div>
        </div>
      </Card>
    </SampleGroup>
  )
}
