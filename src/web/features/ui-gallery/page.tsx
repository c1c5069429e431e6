import { Logo } from '#web/ui/logo.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AppearanceControls } from './appearance-controls.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { DataSamples } from './data-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { FoundationSamples } from './foundation-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { TabSamples } from './tab-samples.tsx'

/** Every component in every state, for the eye. Routed at /ui in development only. */
export function UiGalleryPage() {
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-8 sm:py-10">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <AppearanceControls />
      </header>
      <main>
        <PageHeader
          title="Components"
          subtitle="Everything a screen of Keel is made of, in every state."
          back={{ href: '/', label: 'Back to Keel' }}
        />
        <div className="space-y-12">
          <DataSamples />
          <FoundationSamples />
          <ButtonSamples />
          <FieldSamples />
          <TabSamples />
          <FeedbackSamples />
          <OverlaySamples />
        </div>
      </main>
    </div>
  )
}
