import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { Logo } from '#web/ui/logo.tsx'

export function NotFoundPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-6 p-6 text-center">
      <Logo />
      <div>
        <h1 className="text-title">404 Page Not Found</h1>
        <p className="mt-2 text-ink-muted">Did you forget to add the page to the router?</p>
      </div>
      <ButtonAnchor href="/">Back to Keel</ButtonAnchor>
    </main>
  )
}
