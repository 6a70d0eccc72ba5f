type SegmentedRadiosProps<T extends string> = {
  /** Accessible name of the group. Also part of the `name` of the radio buttons, so it must be unique on the page. */
  label: string
  options: readonly { value: T; text: string }[]
  value: T
  onChange: (value: T) => void
}

/** Radio buttons that look like a segmented control. */
export function SegmentedRadios<T extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedRadiosProps<T>) {
  return (
    <fieldset className="inspector-segmented-radios">
      <legend className="sh-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={`inspector ${label}`}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
