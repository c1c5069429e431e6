import { Component, type ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

/**
 * A page that breaks takes nothing else down and offers a reload, which also fetches a newer version if there is one.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main className="mx-auto grid min-h-dvh max-w-md place-items-center p-4">
        <Alert
          variant="error"
          title="This page stopped working"
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        >
          What you saved is safe. Reloading usually helps.
        </Alert>
      </main>
    )
  }
}
