import { useEffect, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

const PAUSE_MS = 250

interface SearchFieldProps {
  label: string
  placeholder: string
  /** Called once the person pauses, not at every letter. */
  onSearch: (text: string) => void
  startsWith?: string
  className?: string
}

export function SearchField({ label, placeholder, onSearch, startsWith = '', className }: SearchFieldProps) {
  const [text, setText] = useState(startsWith)
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <Field label={label} labelHidden className={className ?? ''}>
      <Input
        type="search"
        autoComplete="off"
        maxLength={254}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  )
}
