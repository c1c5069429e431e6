import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { Facts } from './facts.tsx'
import { Questions } from './questions.tsx'
import { Section } from './section.tsx'
import { Steps } from './steps.tsx'
import { TurnDiagram } from './turn-diagram.tsx'

export function HowItWorksPage() {
  return (
    <>
      <header className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-16 lg:px-8">
        <h1 className="max-w-3xl text-display">How Keel turns a sentence into a plan</h1>
        <p className="mt-5 max-w-2xl text-lg/8 text-pretty text-ink-muted">
          Language for talking, arithmetic for computing, and a record of where everything came from. Here is
          what happens between your message and the answer.
        </p>
      </header>
      <Steps />
      <Section title="One message, step by step" text="What the server does each time you write.">
        <TurnDiagram />
      </Section>
      <Facts />
      <Questions />
      <div className="mx-auto mt-20 flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 sm:px-6 lg:px-8">
        <h2 className="text-headline">Try it when it opens</h2>
        <ButtonAnchor href="/" size="lg">
          Join the Waitlist
        </ButtonAnchor>
      </div>
    </>
  )
}
