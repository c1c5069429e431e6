import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'

/** Pass `autoComplete` ('current-password' or 'new-password'), so that password managers know which it is. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [revealed, setRevealed] = useState(false)
  return (
    <div className="relative">
      <Input
        {...rest}
        type={revealed ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={classNames('pr-12', className)}
      />
      <div className="absolute inset-y-0 right-0.5 flex items-center">
        <IconButton
          // Not 'Show password': the field beside it is what goes by that name.
          label={revealed ? 'Hide what I typed' : 'Show what I typed'}
          icon={revealed ? <EyeOff /> : <Eye />}
          disabled={rest.disabled}
          onClick={() => setRevealed(!revealed)}
        />
      </div>
    </div>
  )
}
