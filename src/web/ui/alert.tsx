import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface AlertProps {
  variant?: 'info' | 'warn' | 'error' | 'success'
  title: ReactNode
  children?: ReactNode
  /** A way out, such as 'Try again'. */
  action?: ReactNode
  className?: string
}

const looks = {
  info: { Icon: Info, role: 'note', colours: 'border-accent/15 bg-accent-soft text-accent' },
  warn: { Icon: TriangleAlert, role: 'note', colours: 'border-warn/15 bg-warn-soft text-warn' },
  error: { Icon: CircleAlert, role: 'alert', colours: 'border-danger/15 bg-danger-soft text-danger' },
  success: { Icon: CircleCheck, role: 'status', colours: 'border-good/15 bg-good-soft text-good' },
}

export function Alert({ variant = 'info', title, children, action, className }: AlertProps) {
  const { Icon, role, colours } = looks[variant]
  return (
    <div role={role} className={classNames('flex gap-3 rounded-card border p-4 text-sm', colours, className)}>
      <Icon aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-pretty text-ink">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
