import { classNames } from '#web/ui/class-names.ts'
const promises = [
  { term: 'It never moves money', text: 'Keel connects to no bank and cannot pay, trade or borrow for you.' },
  { term: 'It sells nothing', text: 'No ads, no commissions, no products to recommend.' },
  { term: 'You can leave', text: 'Deleting your account deletes what it holds, at once.' },
]

/** What matters as much as what it does: what it will not do. */
export function Promises() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-24 sm:px-6 sm:pt-32 lg:px-8">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 className="text-headline">What Keel will not do</h2>
          <p className="mt-4">
            <a
              href="/how-it-works"
              className={classNames(
                'inline-flex items-center font-medium text-accent underline',
                'decoration-accent/40 underline-offset-4',
                'hover:decoration-accent touch:min-h-touch',
              )}
            >
              How it works, in detail
            </a>
          </p>
        </div>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {promises.map(({ term, text }) => (
            <div key={term} className="border-t-2 border-accent pt-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1.5 text-pretty text-ink-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
