interface ChooseBoxProps {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (isChosen: boolean) => void
  labelShown?: boolean
}

/** A tick box whose whole label, as large as a thumb, can be pressed. */
export function ChooseBox({ label, checked, disabled, onChange, labelShown = false }: ChooseBoxProps) {
  return (
    <label className="inline-flex min-h-9 shrink-0 items-center gap-3 text-sm touch:min-h-touch touch:min-w-8">
      <input
        type="checkbox"
        aria-label={labelShown ? undefined : label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 shrink-0 disabled:opacity-30"
      />
      {labelShown && label}
    </label>
  )
}
