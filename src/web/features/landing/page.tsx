import { useWaitlist, type Waitlist } from '#web/data/waitlist.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Features } from './features.tsx'
import { Miniature } from './miniature/miniature.tsx'
import { Promises } from './promises.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

export function LandingPage() {
  const waitlist = useWaitlist()
  return (
    <>
      <Hero waitlist={waitlist} />
      <Features />
      <Promises />
      <Closing waitlist={waitlist} />
    </>
  )
}

interface WithWaitlist {
  waitlist: Waitlist
}

function Hero({ waitlist }: WithWaitlist) {
  return (
    <section
      className={classNames(
        // At the top, not centred: what stands beside it arrives later, and would move it.
        'mx-auto grid max-w-6xl items-start gap-x-14 gap-y-12 px-4 pt-8',
        'sm:px-6 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] lg:px-8 lg:pt-14',
      )}
    >
      <div className="lg:pt-28">
        <h1 className="text-display">A financial advisor that shows its working</h1>
        <p className="mt-5 max-w-lg text-lg/8 text-pretty text-ink-muted">
          Tell Keel about your money in your own words. It keeps your budget and balance sheet up to date,
          works out real plans, and shows where every figure comes from.
        </p>
        <div className="mt-8">
          <WaitlistForm waitlist={waitlist} />
        </div>
      </div>
      <Miniature />
    </section>
  )
}

function Closing({ waitlist }: WithWaitlist) {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-20 sm:px-6 sm:pt-28 lg:px-8">
      <div
        className={classNames(
          'grid gap-x-14 gap-y-8 rounded-panel border border-line bg-surface p-6 shadow-card',
          'sm:p-10 lg:grid-cols-2 lg:items-center lg:p-14',
        )}
      >
        <div>
          <h2 className="text-headline">Know where you stand</h2>
          <p className="mt-3 max-w-md text-pretty text-ink-muted">
            Keel opens by invitation, a few people at a time. Leave your address and we will write when it is
            your turn. Nothing else will be sent to it.
          </p>
        </div>
        <WaitlistForm waitlist={waitlist} />
      </div>
    </section>
  )
}
