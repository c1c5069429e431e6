import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const LINKS = 9

/** The outline of the shell while the user is not known yet, so that nothing moves when it is filled. */
export function ShellOutline() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div
        className={classNames(
          'flex h-14 items-center justify-center border-b border-line bg-surface',
          'lg:block lg:h-auto lg:border-r lg:border-b-0',
        )}
      >
        <div className="flex items-center lg:h-16 lg:px-5">
          <Logo />
        </div>
        <div className="grid gap-5.5 px-6 pt-20 max-lg:hidden">
          {Array.from({ length: LINKS }, (_, index) => (
            <Skeleton key={index} className="h-5 w-36" />
          ))}
        </div>
      </div>
      <div className="grid h-[60dvh] place-items-center">
        <Spinner />
      </div>
    </div>
  )
}
